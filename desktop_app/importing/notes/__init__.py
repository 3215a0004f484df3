"""Notes on papers: lines with labels, front matter, properties."""
