"""More like this: papers near to others, and the words that make them so."""
