"""RIS: entries, tags and what they mean."""
