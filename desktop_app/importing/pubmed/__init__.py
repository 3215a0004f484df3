"""PubMed's XML and its saved text."""
