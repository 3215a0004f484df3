"""Possible duplicates, side by side."""
