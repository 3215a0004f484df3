"""Plain values that every layer may use; standard library only."""
