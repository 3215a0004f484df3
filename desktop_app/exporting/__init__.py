"""From papers to text."""
