"""Formats of tagged lines beside RIS: the lines, and what the tags of each format mean."""
