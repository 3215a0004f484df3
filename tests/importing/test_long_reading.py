"""A file that is read part by part gives what it gives when it is read as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.importing.decoding import text_pieces
from desktop_app.importing.files import long_reading
from desktop_app.importing.files.cuts import cut_for
from desktop_app.importing.files.long_reading import LongReading
from desktop_app.importing.files.long_text import long_text
from desktop_app.importing.importer import Header, Item
from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import read_source
from desktop_app.model.record import Problem, Record

BIBTEX = [
    "@string{lamp = {Journal of Lamps}}",
    "@article{a1,\n  title = {A {Lamp} on a pier},\n  journal = lamp,\n  year = 2020\n}",
    "@inproceedings{b1, title = {Of tides}, crossref = {proc}, author = {Quill, Ada}}",
    "@article{a1, title = {The same key again}, journal = nowhere}",
    "@book{c, title = {It quotes\n@article{inner, title = {Not one}}\nand goes on}, year = 1999}",
    "free text, a@b.example\n",
    "@article{broken, title = {Never closed\n",
    "@proceedings{proc, title = {Proceedings of Tides}, year = {2011}, publisher = {Sea}}",
    "@comment{jabref-meta: grouping:\n0 AllEntriesGroup:;\n1 StaticGroup:Piers\\;0\\;1\\;\\;;\n}",
    "@article{d, title = {In a group}, groups = {Piers}, crossref = {missing}}",
    "@misc{e1, title = {x}, xdata = {shared}}\n@xdata{shared, publisher = {Pier Press}}",
    "@string{lamp = {Lamps, second series}}",
]
RIS = [
    "TY  - JOUR\nTI  - A lamp\nAU  - Quill, Ada\nPY  - 2020\nER  - ",
    "TY  - CONF\nTI  - Of tides\nAB  - It goes\non and on\nER  -",
    "what stands between",
    "TY  - BOOK\nTI  - No end line\n",
    "TY  - GEN\nER  - ",
    "  TY  - JOUR\n  TI  - Indented\n  ER  - ",
]
RECORD = (
    "<record><header><identifier>oai:x:{n}</identifier></header><metadata><oai:dc>"
    "<dc:title>{t}</dc:title><dc:creator>Quill, Ada</dc:creator></oai:dc></metadata></record>"
)
OAI = [
    RECORD.format(n=1, t="A lamp"),
    RECORD.format(n=2, t="Of &nbsp; <![CDATA[ </record> ]]> tides"),
    RECORD.format(n=3, t="Broken <b>"),
    "<!-- <record> -->",
    "<record><metadata><oai:dc><dc:title>Cut",
    "<record/>",
]
PAPER = {"id": "2001.00001", "title": "A lamp", "abstract": "It shines.", "authors": "Ada Quill"}
KAGGLE = [
    json.dumps(
        {**PAPER, "categories": "cs.LG", "journal-ref": "x", "authors_parsed": [["Q", "A"]]}
    ),
    json.dumps({**PAPER, "id": "2001.00002", "authors_parsed": [["Stone", "Bo", ""]]}),
    '{"id": "2001.00003", "title": "cut',
    '{"nothing": 1}',
    '{"id": "1", "title": 5, "bad" 1}',
]
CSL = [
    json.dumps({"id": "a", "type": "book", "title": "A lamp"}),
    json.dumps(
        {"id": "b", "type": "article", "title": "Of tides", "author": [{"family": "Q"}]}, indent=2
    ),
    '{"id": "c", "type": "book", "title": "{\\n[ in text"}',
]
DBLP = [
    '<article key="journals/x/A1" mdate="2020-01-01"><author>Ada Quill</author>'
    "<title>A lamp.</title><year>2020</year></article>",
    '<www key="homepages/q/A"><author>Ada Quill</author><title>Home Page</title></www>',
    '<inproceedings key="conf/x/B2"><title>T&uuml;r</title><year>2011</year></inproceedings>',
]
TABLE = [
    'A lamp,"Quill, Ada",2020',
    '"Of ""tides""\nand lines","Stone, Bo; Quill, Ada",2011',
    "",
    ",,",
    "One cell too many,Ada Quill,2020,more",
    'Never "closed",Bo Stone,"20',
    'Closed",Bo Stone,1999',
]
FORMS: dict[str, tuple[str, list[str], str]] = {
    "bibtex": ("", BIBTEX, ""),
    "ris": ("", RIS, ""),
    "oai": (
        '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:oai="http://o" '
        'xmlns:dc="http://d"><ListRecords>\n',
        OAI,
        "\n</ListRecords></OAI-PMH>\n",
    ),
    "arxiv-json": ("", KAGGLE, "\n"),
    "csl-json": ("[", CSL, "]"),
    "csv": ("sep=,\nTitle,Authors,Year\n", TABLE, ""),
    "dblp-xml": ('<?xml version="1.0"?>\n<dblp>\n', DBLP, "\n</dblp>"),
}


def both(path: Path, form: str) -> tuple[list[Item], list[Item]]:
    importer = importer_called(form)
    whole = list(importer.read(read_source(path)))
    text = long_text(path, path.name, None, lambda _: None)
    cut = cut_for(form, text.head)
    assert cut is not None
    parts = LongReading(text, importer, cut).items(lambda _: None)
    return whole, [item for part in parts for item in part.items]


def told(items: list[Item]) -> list[object]:
    """What is in order. A problem's text goes on into what follows, which may be the next part."""
    return [
        (item.line, item.reason) if isinstance(item, Problem) else item
        for item in items
        if not isinstance(item, Header)
    ]


def heads(items: list[Item]) -> list[Header]:
    return [item for item in items if isinstance(item, Header)]


@st.composite
def listings(draw: st.DrawFn) -> tuple[str, str]:
    form = draw(st.sampled_from(sorted(FORMS)))
    head, entries, tail = FORMS[form]
    drawn = draw(st.lists(st.sampled_from(entries), min_size=2, max_size=12))
    between = "," if form == "csl-json" else ""
    gap = draw(st.sampled_from(("\n", "\n\n")))
    if form == "arxiv-json":
        drawn, gap = [KAGGLE[0], KAGGLE[1], *drawn], "\n"
    if form == "csv":
        drawn = [TABLE[0], *drawn]  # it is a table by its first row
    return form, head + (between + gap).join(drawn) + tail


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    def set_part(size: int) -> None:
        monkeypatch.setattr(long_reading, "PART", size)
        monkeypatch.setattr(text_pieces, "BLOCK", max(1, size // 3))

    yield set_part


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(listings(), st.integers(1, 400))
def test_parts_give_what_the_whole_gives(
    tmp_path: Path, small: Callable[[int], None], listing: tuple[str, str], size: int
) -> None:
    form, text = listing
    small(size)
    path = tmp_path / "x.txt"
    path.write_text(text, encoding="utf-8")
    whole, parts = both(path, form)
    if form == "arxiv-json" and KAGGLE[2] in text:
        # A line that is cut short takes the next one along, unless it is the last of its part.
        records = [item for item in parts if isinstance(item, Record)]
        assert all(item in records for item in whole if isinstance(item, Record))
        return
    assert told(parts) == told(whole)
    assert heads(parts) == heads(whole)


def test_a_group_is_here_if_a_paper_of_any_part_is_in_it(
    tmp_path: Path, small: Callable[[int], None]
) -> None:
    small(100)
    names = ("Piers", "Lamps", "Tides")
    tree = "".join(f"1 StaticGroup:{name}\\;0\\;1\\;\\;;\n" for name in (*names, "Nobody"))
    text = f"@comment{{jabref-meta: grouping:\n0 AllEntriesGroup:;\n{tree}}}\n" + "".join(
        f"@article{{{name}, title = {{A long title on {name} and more}}, groups = {{{name}}}}}\n"
        for name in names
    )
    path = tmp_path / "x.bib"
    path.write_text(text, encoding="utf-8")
    whole, parts = both(path, "bibtex")
    assert heads(parts) == heads(whole)
    (line,) = heads(parts)[0].ledger
    assert (line.there, line.here, line.left) == (4, 3, ("Nobody",))


def test_only_a_part_is_held_at_a_time(tmp_path: Path, small: Callable[[int], None]) -> None:
    small(10_000)
    path = tmp_path / "x.ris"
    path.write_text("\n".join([RIS[0], RIS[1]] * 2_000), encoding="utf-8")
    text = long_text(path, path.name, None, lambda _: None)
    cut = cut_for("ris", text.head)
    assert cut is not None
    parts = list(LongReading(text, importer_called("ris"), cut).items(lambda _: None))
    assert len(parts) > 20
    sizes = [len(part.items) for part in parts]
    assert max(sizes) < 400
    assert sum(sizes) == 4_000
