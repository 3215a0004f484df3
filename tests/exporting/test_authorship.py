"""What notes say of authors agrees with the names that are written."""

from __future__ import annotations

from desktop_app.exporting.authorship import authorship
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.model.description import Description


def test_owners_that_are_written_beside_the_named_are_in_the_note() -> None:
    paper = Description(
        title="Moss at noon",
        authors=("Ada Thorn", "Bela Reed"),
        author_total=7,
        authors_complete=False,
        attributed_to=("Ida Brass",),
    )
    without = authorship(paper, ExportOptions())
    assert without.names == ("Ada Thorn", "Bela Reed")
    assert without.remarks == ("Author list incomplete in the source: 2 of 7 named.",)
    people = authorship(paper, ExportOptions(attribution=True))
    assert people.names == ("Ada Thorn", "Bela Reed", "Ida Brass")
    assert people.remarks == (
        "Author list incomplete in the source: 2 of 7 named; Ida Brass added after them.",
        "Listed on the page of Ida Brass; the place among the authors is not known.",
    )
