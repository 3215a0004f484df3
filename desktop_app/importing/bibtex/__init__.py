"""BibTeX and BibLaTeX: the grammar, and what entries and fields mean."""
