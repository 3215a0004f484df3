"""Values, whatever format they came in: names, dates, addresses, markup; drafts."""
