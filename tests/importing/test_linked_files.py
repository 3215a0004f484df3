"""Files that RIS and EndNote's tagged exports name by their path come as the user's own."""

from __future__ import annotations

import pytest

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.importing.values.linked_files import linked_file
from desktop_app.model.own_things import OwnFile, OwnThings
from desktop_app.model.record import Record

PLACES = {
    "file:///home/reed/a%20b.pdf": ("/home/reed/a b.pdf",),
    "file:///C:/Users/reed/a.pdf": ("C:/Users/reed/a.pdf",),
    "files/7/Reed%202021.pdf": ("files/7/Reed%202021.pdf", "files/7/Reed 2021.pdf"),
    "C:\\reed\\a.pdf": ("C:/reed/a.pdf",),
    "internal-pdf://0123/a.pdf": ("0123/a.pdf",),
    "https://example.org/a.pdf": None,
    "www.example.org/a.pdf": None,
    "doi:10.9999/a.pdf": None,
    "Full text": None,
    "": None,
}


@pytest.mark.parametrize("value", PLACES)
def test_what_is_a_file(value: str) -> None:
    places = PLACES[value]
    assert linked_file(value) == (OwnFile(places) if places else None)


@pytest.mark.parametrize(
    ("format_id", "text"),
    [
        (
            "ris",
            "TY  - JOUR\nTI  - Kites\nL1  - files/7/a.pdf\nL1  - https://x.example/a.pdf\nER  - \n",
        ),
        ("endnote-tagged", "%0 Journal Article\n%T Kites\n%> files/7/a.pdf\n"),
    ],
)
def test_files_of_an_entry(format_id: str, text: str) -> None:
    (record,) = importer_called(format_id).read(source_of_text(text, "x"))
    assert isinstance(record, Record)
    assert record.own == OwnThings(files=(OwnFile(("files/7/a.pdf",)),))
    assert "files/7/a.pdf" in record.extra.values()
