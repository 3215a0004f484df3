"""From bytes to records; knows no library and asks nothing."""
