"""A library of invented papers for the tour."""

from __future__ import annotations

from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.destination import Destination
from desktop_app.services.bench.invented_papers import arxiv_mail, invent
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session


def make_library(library: Path, papers: int) -> None:
    """Papers as of a mail; they are kept, so that the Inbox holds the tour's own."""
    session = Session.open(library)
    listing = library.with_suffix(".txt")
    listing.write_text(arxiv_mail(invent(papers)), encoding="utf-8")
    if papers:
        session.imports.import_listings(
            [ListingInput(listing, None, None, listing.name)], Progress(), Destination.LIBRARY
        )
    session.close()
