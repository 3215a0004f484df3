"""One file a layout of plain text or page."""
