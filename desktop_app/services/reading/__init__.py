"""Listings to records, before any library is asked."""
