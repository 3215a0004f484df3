"""Services on the web asked about papers, on the user's word."""
