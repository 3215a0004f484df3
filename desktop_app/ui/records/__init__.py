"""What a paper was made of: its records, its fields and their choice, its history."""
