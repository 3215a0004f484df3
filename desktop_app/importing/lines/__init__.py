"""What one line of a listing is: a head, a year, a venue, authors, furniture."""
