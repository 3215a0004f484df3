"""The command line: one file a command, over the same services as the window."""
