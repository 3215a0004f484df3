"""One file a structured format."""
