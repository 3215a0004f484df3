"""The command palette: anything that can be done or gone to, by a few letters of its name."""
