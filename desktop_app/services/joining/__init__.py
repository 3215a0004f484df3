"""Which records are one paper: matched, joined, taken apart, and checked."""
