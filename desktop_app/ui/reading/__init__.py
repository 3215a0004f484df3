"""Papers read one at a time, over the whole window, and decided on where they wait for that."""
