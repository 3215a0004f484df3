"""The sidebar and all that handles tags."""
