"""Sources as series of listings, and the kept lines of listings."""
