"""Papers edited, and what belongs to them: records, versions, keys, files, authors."""
