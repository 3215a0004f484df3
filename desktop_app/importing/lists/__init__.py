"""Lists of papers in plain lines: where they begin, which line is what; entries as records."""
