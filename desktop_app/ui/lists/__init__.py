"""Reading lists and saved searches: what is seen of them, and what is done with them."""
