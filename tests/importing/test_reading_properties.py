"""What holds for any text: no reader raises, nothing is invented, every line is spoken for."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.importing.lists.arxiv_authors import arxiv_authors
from desktop_app.importing.registry import IMPORTERS
from desktop_app.importing.text_source import source_of_text
from desktop_app.importing.values.cut_mark import without_cut_mark
from desktop_app.importing.values.person_names import author_list
from desktop_app.model.errors import UnreadableListing
from tests.importing.invented_pages import Invented, abstracts, profile, publications, read

QUICK = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
PIECES = st.sampled_from(
    [
        "arXiv2024",
        "DBLP1999",
        "arXiv",
        "2024",
        "cs.LG↗",
        "Publications (3)",
        "Publications",
        "At least 19 recordsLinked to original sources",
        "Publications and source records attributed to Oda Merrivale.",
        "Oda Merrivale",
        "Oda Merrivale, Jun Tarkowski +4",
        "Oda Merrivale, :, Jun Tarkowski +0",
        "A Title of Some Words",
        "A long sentence about kites that goes on and on until it has enough letters to be "
        "an abstract, which is then cut in mid-wo…",
        "Another sentence about glass that goes on and on until it has enough letters to be "
        "an abstract, which is then cut in mid-wo...",
        "We present a short and whole sentence about moss, with $x^2$ and \\emph{style}.",
        "Home",
        "+13",
        "\\\\",
        "arXiv:2306.00101",
        "Paper (*cross-listing*): math.AG/9204002",
        "Title: A Kite",
        "  that goes on",
        "Authors: A. One (1), B. Two (",
        "Date: Wed, 7 Jun 2023 18:23:40 GMT   (14kb)",
        "\\\\ ( https://arxiv.org/abs/2306.00101 ,  14kb)",
        "-" * 78,
        "<p>",
        "</div>",
        "https://arxiv.org/abs/2306.00101",
        "",
        "",
    ]
)
LINES = st.lists(PIECES | st.text(max_size=30), max_size=30)
WORDS = st.sampled_from(
    "kites glass moss queue drift slow learning of the under in wind cold paper river".split()
)
TITLES = st.lists(WORDS, min_size=3, max_size=9).map(lambda words: " ".join(words).title())
SENTENCES = st.lists(WORDS, min_size=45, max_size=80).map(
    lambda words: "We show " + " ".join(words) + "."
)
NAMES = st.sampled_from(
    ["Ann Lee", "Bo Chen", "Lise van den Akker", "J. R. Ost", "Per Nakagawa-Lund", "Zoë d'Arc"]
)
AUTHORS = st.builds(
    lambda names, more: ", ".join(names) + (f" +{more}" if more else ""),
    st.lists(NAMES, min_size=1, max_size=4, unique=True),
    st.integers(0, 300),
)
ENTRIES = st.lists(
    st.builds(
        Invented,
        TITLES,
        AUTHORS,
        SENTENCES,
        st.sampled_from(["arXiv2024", "DBLP2019", "OpenReview2023"]),
        st.sampled_from([("cs.LG↗",), ("math.PR", "stat.ML"), ("Robotics↗",)]),
    ),
    min_size=2,
    max_size=8,
).map(tuple)


@QUICK
@given(LINES)
def test_any_lines_keep_the_promises(lines: list[str]) -> None:
    text = "\n".join(lines)
    if text.strip():
        read(text)


@QUICK
@given(LINES, st.sampled_from([importer.format.id for importer in IMPORTERS]))
def test_no_reader_raises_even_if_told_to_read(lines: list[str], format_id: str) -> None:
    text = "\n".join(lines)
    if not text.replace("\0", "").strip():
        return
    source = source_of_text(text, "x")
    importer = next(importer for importer in IMPORTERS if importer.format.id == format_id)
    for item in importer.read(source):
        assert item is not None


@QUICK
@given(st.text(alphabet="<>/abdivp \n='\"&;!-", max_size=300))
def test_any_html_gives_lines(markup: str) -> None:
    try:
        page = read_html(markup)
    except UnreadableListing:
        return
    for line in page.lines:
        assert line.text and line.number <= line.end_number


@settings(QUICK, max_examples=25)
@given(ENTRIES)
def test_pages_of_random_papers_read_as_they_were_made(entries: tuple[Invented, ...]) -> None:
    for reading in (read(profile(entries)), read(publications(entries)), read(abstracts(entries))):
        assert len(reading.records) == len(entries)
        for record, entry in zip(reading.records, entries, strict=True):
            assert record.title in (entry.title, None)
            assert entry.abstract.startswith(record.abstract)
    for record, entry in zip(read(publications(entries)).records, entries, strict=True):
        names, _, more = entry.authors.partition(" +")
        assert record.authors == tuple(names.split(", "))
        assert record.author_total == len(record.authors) + int(more or 0)
        assert record.title == entry.title
    for record, entry in zip(read(profile(entries)).records, entries, strict=True):
        assert (record.title, record.abstract) == (entry.title, entry.abstract)
        assert record.subjects == tuple(name.rstrip("↗") for name in entry.subjects)


@QUICK
@given(st.text(max_size=200))
def test_small_readers_take_anything(text: str) -> None:
    kept, cut = without_cut_mark(text)
    assert text.startswith(kept) and cut == (kept != text)
    for found in (author_list(text), arxiv_authors(text)):
        if found is not None:
            assert found.names
            assert found.total is None or found.total >= len(found.names)


LONG = 40_000


@pytest.mark.parametrize(
    "text",
    [
        "a" * LONG,
        " " * LONG + "x",
        "a " * (LONG // 2),
        "word, " * (LONG // 6),
        "Ann Lee, " * (LONG // 9) + "+3",
        "." * LONG,
        "…" * LONG,
        "+1" * (LONG // 2),
        "(" * LONG,
        "((a)" * (LONG // 4),
        "[(" * (LONG // 2),
        "<" * LONG,
        "<a " * (LONG // 3),
        "<p>" * (LONG // 3),
        "</div>" * (LONG // 6),
        "<!--" * (LONG // 4),
        "-" * LONG,
        "-\n" * (LONG // 2),
        "\\\\\n" * (LONG // 3),
        "\\\\\narXiv:2306.00101\n" * (LONG // 20),
        "arXiv:2306.00101\nTitle: x\n" * (LONG // 26),
        "arXiv2024\n" * (LONG // 10),
        "arXiv2024\nA Title\n" * (LONG // 18),
        "Publications (3)\n" * (LONG // 17),
        "Ann Lee\n" * (LONG // 8),
        "A line of text that is cut at some place or other and is quite long for that...\n" * 700,
        "\n" * LONG,
        "10.1234/" * (LONG // 8),
        "https://arxiv.org/abs/" * (LONG // 22),
        "$" * LONG,
        "{" * LONG,
        "\\'" * (LONG // 2),
        "From: a\nContent-Type: multipart/mixed; boundary=x\n\n" + "--x\n\n" * (LONG // 5),
        "arXiv:2306.00101\nAuthors: " + "(" * LONG + "\n",
        "arXiv:2306.00101\nAuthors: " + "A (1) " * (LONG // 6) + "\n",
        "arXiv:2306.00101\nTitle: " + " et al" * (LONG // 6) + "\n",
        "arXiv:2306.00101\nAuthors: " + " ,;" * (LONG // 3) + "12 additional authors\n",
        "Title,Authors\n" + '"Moss","Lee, A., ' + "and Oak, B., " * 60 + 'x"\n',
        "Title,Authors\n" + '"Moss","Lee, A.  ' + "& Oak, B.  " * 60 + 'x"\n',
        ("Moss in rooms\nMoss 2021" + "." * LONG + "\n\n") * 4,
    ],
    ids=lambda text: repr(text[:24]),
)
def test_no_text_makes_a_reader_slow(text: str) -> None:
    """Quadratic work on these would take minutes, and the run would be seen to hang."""
    read(text)
    for importer in IMPORTERS:
        for _ in importer.read(source_of_text(text + ".", "x")):
            pass


def test_a_joined_line_that_became_nothing_is_spoken_for_as_a_whole() -> None:
    """'+13' on a line of its own belongs to the names above it."""
    cut = (
        "Another sentence about glass that goes on and on until it has enough letters to be an "
        "abstract, which is then cut in mid-wo..."
    )
    names = "Oda Merrivale, Jun Tarkowski +4"
    reading = read("\n".join(["arXiv2024", names, cut, names, "+13"]))
    assert [(place.line, place.end_line) for place in reading.summary.passed_over] == [(4, 5)]
