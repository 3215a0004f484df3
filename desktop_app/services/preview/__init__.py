"""A listing beside its records, before it is added."""
