"""What the layers without Qt say in English, in the language of the window."""
