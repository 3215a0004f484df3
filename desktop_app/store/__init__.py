"""The library file: the only place that speaks SQL."""
