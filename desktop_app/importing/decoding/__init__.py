"""Bytes to text: encodings, told or found out, and what could not be decoded."""
