"""Papers as rows: written, read, united, exported."""
