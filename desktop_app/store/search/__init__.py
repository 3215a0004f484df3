"""Papers found and put in order: the search language as SQL, and the indexes of texts."""
