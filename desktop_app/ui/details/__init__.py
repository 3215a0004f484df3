"""One paper, in full."""
