"""Records into the library, the report, and the way back."""
