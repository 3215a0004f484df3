"""Tags put on and taken off, and kept in order."""
