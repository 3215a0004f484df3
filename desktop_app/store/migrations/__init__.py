"""The ordered table of schema steps; the schema is their sum."""
