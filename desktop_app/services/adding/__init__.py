"""Listings into an open library with a look first: held, added, read again."""
