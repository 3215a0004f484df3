"""Services on the web that know papers: how each is asked, how fast, and what its answers hold."""
