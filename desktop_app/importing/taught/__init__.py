"""Layouts that a person taught by marking the parts of a record: learned, read, kept as files."""
