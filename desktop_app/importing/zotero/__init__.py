"""Zotero's own library: its items, names and ledger."""
