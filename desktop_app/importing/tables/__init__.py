"""Tables of papers, on pages and in plain text."""
