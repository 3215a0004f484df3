"""Imports, listings and sources as rows."""
