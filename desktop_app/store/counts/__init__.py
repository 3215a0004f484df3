"""Papers counted and grouped."""
