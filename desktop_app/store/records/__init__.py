"""Records, what they are matched by, and what was decided of them."""
