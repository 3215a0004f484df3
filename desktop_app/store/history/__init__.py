"""What writes replaced, kept so that they can be undone."""
