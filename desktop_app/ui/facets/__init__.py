"""Facets beside the table: what the papers shown have in common, and narrowing by it."""
