"""What the program can do; no Qt, no SQL."""
