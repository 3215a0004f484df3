"""What is seen of sources: what is new in them, and each one's series of copies."""
