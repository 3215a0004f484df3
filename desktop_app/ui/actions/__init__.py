"""Actions as a table; menus and keys are made of it."""
