"""What comes in as BibTeX goes out as BibTeX with nothing lost."""

from __future__ import annotations

import io
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.registry import exporter_called
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import TextSource, read_source, source_of_text
from desktop_app.model.citekey import IMPORTED_KEY
from desktop_app.model.description import Description, description_to_json
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.names import parse_name
from desktop_app.model.paper import Paper
from desktop_app.model.record import Record

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus" / "bibtex"
PEOPLE = ("editor", "translator")
OWN = r"""
@string{jps = "Journal of Parcel Studies"}
@inbook{Quill:1999/x,
  author = {Quill, Maren and {The Harbour Group} and van der Zee, Jr., Anneke and others},
  title = {{PARCELNET} and the {$O(n \log n)$} cost of 100\% \"Uber--knots: {A} Story},
  booktitle = {Knots \& Bends}, editor = {Brass, Ida and Holt, Bram},
  year = 1999, month = feb, day = 3, pages = {1--20}, publisher = {Harbour Press},
  series = {Lecture Knots}, number = 7, volume = {II}, edition = {2nd}, chapter = 4,
  address = {Oslo}, isbn = {978-1-00-000000-1}, note = {See \url{https://x.example/a_b}},
  keywords = {knots, bends}, shelfmark = {K {7} \LaTeX}, language = {english},
  doi = {10.9999/a_b(c)}, url = {https://x.example/~q/p?a=1&b=2%20c}
}
@article{two, author = {Okonkwo, Ada}, title = {Tides}, journal = jps, number = 3, volume = 9,
  year = {2020}, pages = {e12}, eprint = {2001.99999v2}, archiveprefix = {arXiv},
  primaryclass = {cs.DS}, pmid = {123}, annote = {Mine}, abstract = {One.

Two costs \$5, 5\% of \{a\} and a\_b.}}
@mastersthesis{three, author = {Li, Ming}, title = {On C\#}, school = {Univ. of Nowhere},
  year = {in press}, month = {spring}, type = {Master's thesis}}
@online{four, author = {Plus, Pia}, title = {A page}, url = {ftp://f.example/x},
  date = {2021-05-06}, urldate = {2022-01-02}}
@manual{five, title = {A manual}, organization = {Lamp Makers}, year = 2001, author = {}}
@misc{six, title = {Hidden}, howpublished = {On a wall}, eprint = {abc123}, eprinttype = {jstor}}
"""


def records(source: TextSource) -> list[Record]:
    return [item for item in importer_called("bibtex").read(source) if isinstance(item, Record)]


def again(record: Record) -> tuple[Record, str]:
    """The record after it went out as a paper and came in."""
    values = {field.name: getattr(record, field.name) for field in fields(Description)}
    key = record.fields.get(IMPORTED_KEY)
    paper = Paper(id=1, citekey=key if isinstance(key, str) else None, **values)
    out = io.StringIO(newline="")
    exporter_called("bibtex").write([paper], out, ExportOptions(include_untitled=True))
    (back,) = records(source_of_text(out.getvalue(), "out.bib"))
    return back, out.getvalue()


def meaning(record: Record) -> dict[str, Any]:
    """All that the record says, with names by their parts: how they are written may change."""
    said = description_to_json(record)
    said["authors"] = [parse_name(name) for name in record.authors]
    for name in PEOPLE:
        if name in record.fields:
            said["fields"][name] = [parse_name(person) for person in record.fields[name]]
    return said


@pytest.mark.parametrize("number", range(6))
def test_own_entries_come_back_as_they_were(number: int) -> None:
    record = records(source_of_text(OWN, "own.bib"))[number]
    back, text = again(record)
    assert meaning(back) == meaning(record), text


def test_entry_types_and_keys_are_kept() -> None:
    texts = [again(record)[1] for record in records(source_of_text(OWN, "own.bib"))]
    assert [text[: text.index(",")] for text in texts] == [
        "@inbook{Quill:1999/x",
        "@article{two",
        "@mastersthesis{three",
        "@online{four",
        "@manual{five",
        "@misc{six",
    ]


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the collection of sample files is not here")
def test_files_of_other_programs_lose_nothing() -> None:
    """A second value of one field gets a number; all else is as it was."""
    count = 0
    for path in sorted(CORPUS.glob("*.bib")):
        try:
            source = read_source(path)
        except UnreadableListing:
            continue
        for record in records(source):
            if not record.title or IMPORTED_KEY not in record.fields:
                continue
            back, text = again(record)
            before, after = meaning(record), meaning(back)
            kept, found = _further_values(before), _further_values(after)
            assert after == before, f"{path.name}\n{text}"
            assert found <= kept, f"{path.name}\n{text}"
            assert all(f"{{{value}}}" in text for value in kept - found), f"{path.name}\n{text}"
            count += 1
    assert count > 300


def _further_values(said: dict[str, Any]) -> set[str]:
    """Takes addresses and what no table names out of what a record says."""
    said["extra"].pop("corporate", None)
    found = set(said.pop("urls"))
    for values in said.pop("extra").values():
        found.update([values] if isinstance(values, str) else values)
    return found
