"""Files that belong to papers: attached, opened, found again."""
