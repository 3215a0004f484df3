"""What a page of HTML says to programs: meta tags, JSON-LD, COinS."""
