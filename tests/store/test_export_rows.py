"""Rows for an export name the listings of their papers, each once, as they came."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.destination import Destination
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from desktop_app.store.papers.export_rows import ExportRows

LAMP = "@article{lamp,\n  title = {Lamps that learn},\n  doi = {10.1000/lamp}\n}\n"
KNOT = "@article{knot,\n  title = {Knots for sailors},\n  doi = {10.1000/knot}\n}\n"


@pytest.mark.parametrize(
    "listings", [{"a.bib": LAMP + KNOT}, {"b.bib": LAMP, "a.bib": LAMP + KNOT}]
)
def test_sources_of_papers(tmp_path: Path, listings: dict[str, str]) -> None:
    session = Session.open(tmp_path / "rows.paperfold")
    for name, text in listings.items():
        (tmp_path / name).write_text(text)
        taken = ListingInput(tmp_path / name, None, None, name)
        session.imports.import_listings([taken], Progress(), Destination.LIBRARY)
    ids = session.search.ids(PaperQuery(ALL))
    with session.library.read() as reader:
        (page,) = ExportRows(reader.connection).pages(ids, sources=True)
        (bare,) = ExportRows(reader.connection).pages(ids, sources=False)
    session.close()

    found = {row[2]: list(page.sources[row[0]]) for row in page.rows}
    assert found == {"Lamps that learn": list(listings), "Knots for sailors": ["a.bib"]}
    assert [row[0] for row in page.rows] == list(ids) and bare.sources == {}
