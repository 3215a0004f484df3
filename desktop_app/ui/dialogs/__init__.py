"""Questions, export, editing, history."""
