"""References in citation styles: a line or paragraph of text taken apart into its fields."""
