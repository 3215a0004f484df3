"""HTML to the lines that a reader of the page sees."""
