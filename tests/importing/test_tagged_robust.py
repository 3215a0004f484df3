"""Nothing that a tagged text or a table may hold breaks a reader or makes it slow."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import PassedOver, Problem, Record

READERS = ("ris", "medline", "endnote-tagged", "web-of-science", "ovid", "refworks", "csv")
_TAGS = (
    "TY  - ", "ER  - ", "TI  - ", "AU  - ", "PY  - ", "KW  - ", "SP  - ", "EP  - ", "DO  - ",
    "SN  - ", "AN  - ", "N1  - ", "TY - ", "PMID- ", "FAU - ", "DP  - ", "LID - ", "%0 ", "%A ",
    "%D ", "%8 ", "%@ ", "PT ", "ER", "EF", "UT ", "   ", "<1. >", "SO  - ", "Author", "RT ", "YR ",
    "title,authors,year", "title;abstract;pages;type", '"', ",", "",
)  # fmt: skip
_VALUES = st.one_of(
    st.sampled_from(
        (
            "JOUR", "Journal Article", "J", "P", "2001/13/45/", "0000", "1998/99", "Jun", "10.1/x",
            "10.1000/abc", "arXiv:2101.00001v9", "PMID:1", "12-", "-", "1234-567X", "9780000000000",
            "et al.", "Ay, B; Cee, D", "and", "https://a.example;", "$x$", "<b>&amp;", "[]",
            "Author list incomplete in the source: 3 of 99 named.", "['a', 'b']",
            "Listed on the page of A and B; the place among the authors is not known.",
            "X (2012). Y. (pp. 1-2)", "\\\"{o} {\\'e", '"open', "…",
        )
    ),
    st.text(max_size=30),
)  # fmt: skip
_LINES = st.lists(st.builds("{}{}".format, st.sampled_from(_TAGS), _VALUES), max_size=25)


@pytest.mark.parametrize("reader", READERS)
@settings(max_examples=60, deadline=None)
@given(lines=_LINES)
def test_any_lines_are_read(reader: str, lines: list[str]) -> None:
    source = source_of_text("\n".join(["TY  - JOUR", *lines]), "listing")
    importer = importer_called(reader)
    importer.sniff(source)
    count = len(source.lines)
    for item in importer.read(source):
        if isinstance(item, Record):
            assert 1 <= item.line <= item.end_line <= count
            assert item.year is None or 1000 <= item.year <= 2999
            assert all(item.authors) and all(item.fields.values()) and all(item.extra.values())
            assert item.author_total is None or item.author_total >= len(item.authors)
        elif isinstance(item, PassedOver):
            assert 1 <= item.line <= item.end_line <= count
        elif isinstance(item, Problem):
            assert 1 <= item.line <= count and len(item.text) <= 200 and item.reason


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    "piece",
    ["a", " ", "1", "- ", ", ", "; ", "(", "[", "<b ", "&#1", "\\'", "$", "{", " and ", "10.1/",
     "97", "https://", '"', "A,", "\t", "%A x\n", "AU  - x\n", "TY  - JOUR\n", "PT J\n", "<1. >\n"],
)  # fmt: skip
def test_no_long_value_makes_a_reader_slow(reader: str, piece: str) -> None:
    """Quadratic work on these would take minutes, and the run would be seen to hang."""
    heads = {
        "ris": ["TY  - JOUR\n{}  - ".format, ("TI", "AU", "DA", "SN", "UR", "M3", "KW", "N1")],
        "medline": ["PMID- 1\n{:4}- ".format, ("TI", "AU", "DP", "IS", "LID", "PG")],
        "endnote-tagged": ["%0 Book\n%{} ".format, ("T", "A", "D", "@", "U", "P")],
        "web-of-science": ["PT J\n{} ".format, ("TI", "AU", "PD", "SN", "UT", "DE")],
        "ovid": ["<1. >\n{}  - ".format, ("TI", "AU", "SO", "IB", "PG", "ID")],
        "refworks": ["RT Book\n{} ".format, ("T1", "A1", "FD", "SN", "LK")],
        "csv": ["title,{}\nx,".format, ("authors", "year", "keywords", "source", "type", "url")],
    }
    head, tags = heads[reader]
    for tag in tags:
        source = source_of_text(head(tag) + piece * (40_000 // len(piece)) + "x", "listing")
        importer = importer_called(reader)
        importer.sniff(source)
        sum(1 for _ in importer.read(source))
