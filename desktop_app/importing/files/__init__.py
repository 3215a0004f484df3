"""Files that need more than decoding: large ones part by part, packed ones, workbooks."""
