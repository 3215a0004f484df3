"""One file a known site, or kind of page, with a form of its own."""
