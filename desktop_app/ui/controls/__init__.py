"""Controls painted by our own hand over the real ones, so that role, name and keys remain."""
