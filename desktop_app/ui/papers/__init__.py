"""The table of papers and its search."""
