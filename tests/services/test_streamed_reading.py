"""A large listing gives its records one by one, and they are those of the whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.importing.decoding import text_pieces
from desktop_app.importing.files import long_reading
from desktop_app.importing.files.cuts import cut_for
from desktop_app.jobs.progress import Progress
from desktop_app.model.listing import ListingSummary
from desktop_app.model.record import Record
from desktop_app.services.bench.invented_papers import invent
from desktop_app.services.reading import long_listing
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.long_reader import way_in_parts
from desktop_app.services.reading.read_service import read_listing
from desktop_app.services.reading.streamed_reading import stream_listing
from tests.benchmarks.written_formats import WRITTEN

GROUPS = """@comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 StaticGroup:Light\\;0\\;1\\;\\;\\;\\;;
1 KeywordGroup:Wicks\\;0\\;keywords\\;wick\\;0\\;0\\;0\\;\\;\\;\\;;
}
"""
ENTRY = "@article{{k{n}, title = {{Lamp {n}}}, groups = {{Light}}, mendeley-groups = {{A,B}}}}\n"
LISTINGS = {
    "groups.bib": "".join(ENTRY.format(n=n) for n in range(40)) + GROUPS,
    "broken.ris": "TY  - JOUR\nTI  - Lamp\nER  - \n\nTY  - JOUR\nER  - \n\n" * 30,
    "table.csv": "title,authors\n" + "A lamp for all,Ada Quill\n" * 20,
    "items.json": json.dumps(
        [
            {"type": "book", "title": f"Lamp {n}", "author": [{"family": "Quill"}]}
            for n in range(40)
        ],
        indent=1,
    ),
    "nothing.txt": "Nothing that is a paper.\n" * 20,
    "empty.txt": "",
}


@pytest.mark.parametrize("name", LISTINGS)
def test_it_is_what_the_whole_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / name
    path.write_text(LISTINGS[name], encoding="utf-8")
    item = ListingInput(path, None, None, name)
    whole = read_listing(item, None, Progress())
    monkeypatch.setattr(long_listing, "LONG", 1)
    monkeypatch.setattr(long_reading, "PART", 300)
    monkeypatch.setattr(text_pieces, "BLOCK", 100)
    *records, summary = stream_listing(item, None)
    assert tuple(records) == whole.records
    assert summary == whole.summary


def test_the_first_record_comes_before_the_last_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_reading, "PART", 1_000)
    monkeypatch.setattr(text_pieces, "BLOCK", 300)
    monkeypatch.setattr(long_listing, "LONG", 1)
    path = tmp_path / "x.ris"
    path.write_text(LISTINGS["broken.ris"], encoding="utf-8")
    stream = stream_listing(ListingInput(path, None, None, "x.ris"), "ris")
    assert isinstance(next(stream), Record)
    path.unlink()
    assert isinstance(list(stream)[-1], ListingSummary), "an open file goes on to be read"


@pytest.mark.parametrize("form", [name for name, it in WRITTEN.items() if not it.most])
def test_what_can_be_cut_is_read_part_by_part(form: str, tmp_path: Path) -> None:
    path = tmp_path / "listing"
    path.write_text(WRITTEN[form].text(list(invent(50))), encoding="utf-8")
    way = way_in_parts(ListingInput(path, None, None, "listing"), None, lambda _: None)
    cut = cut_for(form, path.read_text(encoding="utf-8"))
    assert (way is None) == (cut is None)
    assert way is None or way.importer.format.id == form
