"""Programs that look for texts which break a reader or stall it; run by hand."""
