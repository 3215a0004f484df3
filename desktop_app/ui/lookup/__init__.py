"""Papers looked up on the web: what would be sent, the answers beside what is here, the log."""
