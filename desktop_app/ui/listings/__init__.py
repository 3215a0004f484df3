"""Importing: empty state, report and problems."""
