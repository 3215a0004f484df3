"""Layouts that are taught: what is learned from one or two marked records, and read by it."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.importing.importer import Confidence
from desktop_app.importing.taught.authors import taught_authors
from desktop_app.importing.taught.layout_file import (
    LARGEST,
    layout_from_json,
    layout_to_json,
)
from desktop_app.importing.taught.line_matching import match
from desktop_app.importing.taught.shape import Group, Piece, PieceKind, Shape, TaughtLayout
from desktop_app.importing.text_source import source_of_bytes, source_of_text
from desktop_app.model.errors import UnreadableListing
from tests.importing.taught_pages import records_by, shape_of, taught

BLOCKS = """The garden group
Publications (3)

Moss at noon
A. Thorn, B. Reed +4
Garden Letters 12(3), 45-67, 2019

Ferns and their spores: a long title that is
broken over two lines
C. Vale
Leaf, 2020
We count the spores of forty ferns over one winter, and
say which of them grew.

On oaks
A. Thorn and D. Oak
Journal of Slow Things 7, 2021

Last changed in May
"""
NUMBERED = """[1] Thorn, A., Reed, B. C.: Moss at noon. Garden Letters 12, 1-9 (2019)
[2] Vale, C.: Ferns and their spores. In: Leaf and Stem. pp. 3-4 (2020)
[3] Oak, D., Thorn, A., Ost, J.R.: On the slowness
    of oaks. Journal of Slow Things (2021)
"""
TIGHT = """Moss at noon
Ada Thorn, Bela Reed
2019
Ferns and spores
Cy Vale
2020
On oaks
Dan Oak, Ada Thorn
2021
"""


def test_blocks_are_read_as_the_first_was_marked():
    shape = shape_of(
        BLOCKS, ("title", "Moss at noon"), ("authors", "A. Thorn, B. Reed"),
        ("venue", "Garden Letters"), ("year", "2019"), after=3,
    )  # fmt: skip
    assert shape.after_blank
    moss, oaks = records_by(shape, BLOCKS)  # the ferns' title has two lines, which nobody showed
    assert (moss.title, moss.authors, moss.venue, moss.year) == (
        "Moss at noon", ("A. Thorn", "B. Reed"), "Garden Letters", 2019,
    )  # fmt: skip
    assert (moss.author_total, moss.authors_complete) == (6, False)
    assert (oaks.title, oaks.authors, oaks.venue, oaks.year) == (
        "On oaks", ("A. Thorn", "D. Oak"), "Journal of Slow Things", 2021,
    )  # fmt: skip
    assert (oaks.line, oaks.end_line) == (15, 17)


def test_second_record_shows_what_differs():
    shape = shape_of(
        BLOCKS,
        ("title", "Moss at noon"), ("authors", "A. Thorn, B. Reed"),
        ("venue", "Garden Letters"), ("year", "2019"),
        ("title", "Ferns and their spores: a long title that is\nbroken over two lines"),
        ("authors", "C. Vale"), ("venue", "Leaf"), ("year", "2020"),
        ("abstract", "We count the spores of forty ferns over one winter, and\nsay which of them"
                     " grew."),
        after=3,
    )  # fmt: skip
    moss, ferns, oaks = records_by(shape, BLOCKS)
    assert ferns.title == "Ferns and their spores: a long title that is broken over two lines"
    assert (ferns.authors, ferns.venue, ferns.year) == (("C. Vale",), "Leaf", 2020)
    assert ferns.abstract.endswith("over one winter, and say which of them grew.")
    assert moss.abstract is None and oaks.abstract is None
    assert (moss.title, oaks.title) == ("Moss at noon", "On oaks")


def test_numbered_references_follow_the_first():
    shape = shape_of(
        NUMBERED, ("authors", "Thorn, A., Reed, B. C."), ("title", "Moss at noon"),
        ("venue", "Garden Letters"), ("year", "2019"),
    )  # fmt: skip
    first, *_ = records_by(shape, NUMBERED)
    assert first.authors == ("Thorn, A.", "Reed, B. C.")
    assert (first.title, first.venue, first.year) == ("Moss at noon", "Garden Letters", 2019)


def test_records_without_blank_lines_between_them():
    shape = shape_of(
        TIGHT, ("title", "Moss at noon"), ("authors", "Ada Thorn, Bela Reed"), ("year", "2019")
    )
    found = records_by(shape, TIGHT)
    assert [(r.title, r.authors, r.year) for r in found] == [
        ("Moss at noon", ("Ada Thorn", "Bela Reed"), 2019),
        ("Ferns and spores", ("Cy Vale",), 2020),
        ("On oaks", ("Dan Oak", "Ada Thorn"), 2021),
    ]


def test_the_first_record_alone_may_stand_behind_a_blank_line():
    text = """Filter:

Moss at noon
Ada Thorn, Bela Reed; Garden Letters, Series 9:1-14

[abs] [pdf]
Ferns and spores
Cy Vale; Garden Letters, Series 9:15-20

[abs] [pdf]
On oaks
Dan Oak, Ada Thorn; Garden Letters, Series 9:21-30

[abs] [pdf]
"""
    shape = shape_of(
        text, ("title", "Moss at noon"), ("authors", "Ada Thorn, Bela Reed"),
        ("venue", "Garden Letters"),
    )  # fmt: skip
    assert not shape.after_blank
    assert [(one.title, one.authors, one.venue) for one in records_by(shape, text)] == [
        ("Moss at noon", ("Ada Thorn", "Bela Reed"), "Garden Letters"),
        ("Ferns and spores", ("Cy Vale",), "Garden Letters"),
        ("On oaks", ("Dan Oak", "Ada Thorn"), "Garden Letters"),
    ]


def test_names_marked_one_by_one_are_one_list():
    one = shape_of(TIGHT, ("title", "Moss at noon"), ("authors", "Ada Thorn"),
                   ("authors", "Bela Reed"), ("year", "2019"))  # fmt: skip
    other = shape_of(TIGHT, ("title", "Moss at noon"), ("authors", "Ada Thorn, Bela Reed"),
                     ("year", "2019"))  # fmt: skip
    assert one == other


def test_labels_are_looked_for_and_ignored_parts_are_not_kept():
    text = (
        "Title: Moss\nAuthors: Ada Thorn\nKeywords: stone, wall\nYear: 2019\n\n"
        "Title: Ferns\nAuthors: Cy Vale\nKeywords: leaf\nYear: 2020\n\nTitle: no more\n"
    )
    shape = shape_of(
        text, ("title", "Moss"), ("authors", "Ada Thorn"), ("ignore", "stone, wall"),
        ("year", "2019"),
    )  # fmt: skip
    assert [piece.value for piece in shape.groups[0].ways[0]] == ["Title: ", "title"]
    assert [(r.title, r.year) for r in records_by(shape, text)] == [("Moss", 2019), ("Ferns", 2020)]


def test_identifiers_and_cut_abstracts():
    text = (
        "Moss at noon\nhttps://doi.org/10.5555/moss.1\nWe count the moss of one wall for a "
        "year and…\n\nFerns\narXiv:2401.00002\nSpores of forty ferns were kept over one "
        "winter.\n\n"
    )
    shape = shape_of(
        text, ("title", "Moss at noon"), ("identifiers", "https://doi.org/10.5555/moss.1"),
        ("abstract", "We count the moss of one wall for a year and…"),
    )  # fmt: skip
    moss, ferns = records_by(shape, text)
    assert (moss.doi, moss.abstract_complete) == ("10.5555/moss.1", False)
    assert moss.abstract.endswith("for a year and")
    assert (ferns.arxiv_id, ferns.abstract_complete) == ("2401.00002", True)


def test_saved_pages_are_read_by_their_items():
    html = "<html><body><ul>" + "".join(
        f"<li><b>{title}</b><br>{names}<br>{year}</li>"
        for title, names, year in (("Moss at noon", "Ada Thorn, Bela Reed", 2019),
                                   ("Ferns and spores", "Cy Vale", 2020),
                                   ("On oaks", "Dan Oak", 2021))
    ) + "</ul></body></html>"  # fmt: skip
    shape = shape_of(
        TIGHT, ("title", "Moss at noon"), ("authors", "Ada Thorn, Bela Reed"), ("year", "2019")
    )
    reader = taught(shape)
    source = source_of_bytes(html.encode(), "page.html")
    titles = [item.title for item in reader.read(source) if hasattr(item, "title")]
    assert titles == ["Moss at noon", "Ferns and spores", "On oaks"]
    assert reader.sniff(source) is Confidence.SURE


def test_page_of_the_shape_is_known_and_others_are_not():
    reader = taught(
        shape_of(TIGHT, ("title", "Moss at noon"), ("authors", "Ada Thorn, Bela Reed"),
                 ("year", "2019"))
    )  # fmt: skip
    assert reader.sniff(source_of_text(TIGHT, "x")) is Confidence.SURE
    assert reader.sniff(source_of_text("A head\n" + TIGHT + "foot\n" * 5, "x")) is Confidence.LIKELY
    assert reader.sniff(source_of_text("It rained, and we read the paper.\n" * 40, "x")) == 0
    assert reader.sniff(source_of_text("@article{a, title={Moss}, year={2019}}\n" * 9, "x")) == 0


def test_title_alone_is_never_sure():
    text = "Moss at noon\n\nFerns and spores\n\nOn oaks\n\nOn elms\n"
    reader = taught(shape_of(text, ("title", "Moss at noon")))
    assert [r.title for r in records_by(reader.layout.shape, text)] == [
        "Moss at noon", "Ferns and spores", "On oaks", "On elms",
    ]  # fmt: skip
    assert reader.sniff(source_of_text(text, "x")) is Confidence.MAYBE


@pytest.mark.parametrize(
    ("text", "parts", "reason"),
    [
        ("Ada Thorn", [("authors", "Ada Thorn")], "neither a title nor an abstract"),
        ("Ada Thorn Moss at noon", [("authors", "Ada Thorn"), ("title", "Moss at noon")],
         "Nothing but a blank"),
        ("Moss\n2019\n\n2020\nFerns", [("title", "Moss"), ("year", "2019"), ("year", "2020"),
                                       ("title", "Ferns")], "same order"),
    ],
)  # fmt: skip
def test_marks_that_show_nothing_are_refused(text, parts, reason):
    with pytest.raises(UnreadableListing, match=reason):
        shape_of(text, *parts)


def test_nothing_marked_is_nothing_learned():
    with pytest.raises(UnreadableListing):
        shape_of("Moss")


@pytest.mark.parametrize(
    ("text", "names", "total"),
    [
        ("Ada Thorn, Bela Reed", ("Ada Thorn", "Bela Reed"), 2),
        ("Thorn A.; Reed B.", ("Thorn A.", "Reed B."), 2),
        ("Thorn, A., & Reed, B. C.", ("Thorn, A.", "Reed, B. C."), 2),
        ("A. Thorn, B. Reed and 3 more", ("A. Thorn", "B. Reed"), 5),
        ("Ada Thorn et al.", ("Ada Thorn",), None),
        ("Ada Thorn + Bela Reed", ("Ada Thorn", "Bela Reed"), 2),
        ("A. Thorn | B. Reed | C. Oak", ("A. Thorn", "B. Reed", "C. Oak"), 3),
    ],
)
def test_authors_as_pages_and_references_write_them(text, names, total):
    found = taught_authors(text)
    assert (found.names, found.total) == (names, total)


@pytest.mark.parametrize("text", ["", "x", "2019", "B", "We show how moss grows on the wall"])
def test_what_is_no_list_of_names(text):
    assert taught_authors(text) is None


def test_year_shows_itself_without_a_border():
    pieces = (Piece(PieceKind.FIELD, "venue"), Piece(PieceKind.FIELD, "year"))
    assert match("arXiv2026", pieces) == {"venue": "arXiv", "year": "2026"}
    assert match("arXiv", pieces) is None


WORDS = st.text(alphabet="abc XYZ,.0123", min_size=1, max_size=12).filter(str.strip)
TEXTS = st.builds(Piece, st.just(PieceKind.TEXT), WORDS)
OPEN = st.sampled_from([Piece(PieceKind.ANY), Piece(PieceKind.FIELD, "ignore")])
MIDDLES = st.lists(st.tuples(TEXTS, OPEN).map(list), max_size=4).map(lambda it: sum(it, []))
GROUPS = st.builds(
    lambda pieces, many, blank, optional: Group((tuple(pieces),), many, blank, optional),
    MIDDLES.filter(bool), st.booleans(), st.booleans(), st.booleans(),
)  # fmt: skip
SHAPES = st.builds(
    lambda groups, blank: Shape(
        (Group(((Piece(PieceKind.FIELD, "title"),),)), *groups), blank
    ),
    st.lists(GROUPS, max_size=4), st.booleans(),
)  # fmt: skip


@given(SHAPES, st.text(alphabet="ab é→", min_size=1, max_size=80).filter(str.strip))
def test_a_layout_comes_back_from_its_file(shape, name):
    layout = TaughtLayout(" ".join(name.split()), shape)
    assert layout_from_json(layout_to_json(layout)) == layout


@given(SHAPES, st.text(alphabet="abc XYZ,.0123\n", max_size=300))
def test_any_layout_reads_any_text(shape, text):
    if text.strip():
        records_by(shape, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 100_000,
        '{"name": "x"}',
        '{"paperfold_layout": true, "name": "x", "groups": []}',
        '{"paperfold_layout": 99, "name": "x", "groups": []}',
        '{"paperfold_layout": 1e999, "name": "x"}',
        '{"paperfold_layout": ' + "9" * 5000 + "}",
        '{"paperfold_layout": 1, "name": "", "groups": [{"ways": [[{"field": "title"}]]}]}',
        '{"paperfold_layout": 1, "name": "x", "groups": [{"ways": [[{"field": "money"}]]}]}',
        '{"paperfold_layout": 1, "name": "x", "groups": [{"ways": [[{"regex": "(a+)+"}]]}]}',
        '{"paperfold_layout": 1, "name": "x", "groups": [{"ways": [[{"field": "year"}]]}]}',
        '{"paperfold_layout": 1, "name": "x", "run": "rm", "groups": [{"pieces": '
        '[{"field": "title"}]]}]}',
        '{"paperfold_layout": 1, "name": "x", "groups": [{"ways": [[{"field": "title"}, '
        '{"any": true}]]}]}',
        '{"paperfold_layout": 1, "name": "x", "groups": [{"ways": [[{"field": "title"}]], '
        '"optional": true}]}',
        '{"paperfold_layout": 1, "name": "x", "groups": [{"ways": [[{"field": "title"}]], '
        '"many": "yes"}]}',
        " " * LARGEST + "{}",
    ],
    ids=lambda text: text[:40],
)
def test_bad_layout_files_are_refused(text):
    with pytest.raises(UnreadableListing):
        layout_from_json(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["ways", "field", "text", "any", "many", "groups", "name"]),
                inner,
                max_size=4,
            )
        ),
    )
)
def test_any_json_is_a_layout_or_refused(value):  # fmt: skip
    whole = {"paperfold_layout": 1, "name": "x", "groups": value}
    try:
        layout = layout_from_json(json.dumps(whole))
    except UnreadableListing:
        return
    assert layout.name == "x"


@pytest.mark.parametrize(
    "line", ["a, " * 9_000, "." * 29_000, "x" * 29_000, "Lee, A., " * 3_000, "2019 " * 5_000]
)
def test_no_layout_and_no_line_make_reading_slow(line):
    """Trying every border with every other would take hours, and be seen to hang."""
    comma = Piece(PieceKind.TEXT, ",")
    names = ("authors", "ignore", "title", "ignore", "venue", "ignore", "year")
    pieces = [comma]
    for name in names:
        pieces += [Piece(PieceKind.FIELD, name), comma]
    shape = Shape((Group((tuple(pieces),), many=True), Group(((comma, *pieces),), optional=True)))
    records_by(shape, "\n".join([line] * 40))


def test_emphasis_is_no_part_of_a_shape():
    text = (
        "- **Thorn, A.**, Reed, B. (2019). Moss at noon. *Garden Letters.*\n"
        "- Vale, C. & **Thorn, A.** (2020). Ferns. *Leaf.*\n* a star\n"
    )
    shape = shape_of(
        text, ("authors", "Thorn, A.**, Reed, B."), ("year", "2019"), ("title", "Moss at noon"),
        ("venue", "Garden Letters"),
    )  # fmt: skip
    assert [(r.title, r.authors, r.venue) for r in records_by(shape, text)] == [
        ("Moss at noon", ("Thorn, A.", "Reed, B."), "Garden Letters"),
        ("Ferns", ("Vale, C.", "Thorn, A."), "Leaf"),
    ]


def test_two_ways_to_write_a_reference_are_both_read():
    shape = shape_of(
        NUMBERED,
        ("authors", "Thorn, A., Reed, B. C."), ("title", "Moss at noon"),
        ("venue", "Garden Letters"), ("year", "2019"),
        ("authors", "Vale, C."), ("title", "Ferns and their spores"),
        ("venue", "Leaf and Stem"), ("year", "2020"),
    )  # fmt: skip
    found = records_by(shape, NUMBERED)
    assert [(r.title, r.venue, r.year) for r in found] == [
        ("Moss at noon", "Garden Letters", 2019),
        ("Ferns and their spores", "Leaf and Stem", 2020),
    ]


def test_venue_at_the_end_of_a_line_ends_where_it_did():
    venue = Piece(PieceKind.FIELD, "venue")
    point = Piece(PieceKind.TEXT, ".")
    assert match("Leaf. [doi:10.5555/1](x)", (venue, point)) == {"venue": "Leaf"}
    assert match("Proc. of the Leaf.", (venue, point)) == {"venue": "Proc. of the Leaf"}
    assert match("Leaf", (venue, point)) == {"venue": "Leaf"}


TOLD = """Entry begins
Feathers of the North Wind
written down by Ada Thorn & Bela Reed
shelf: Garden Letters
Entry begins
A Short Walk around Zero
written down by Cy Vale
shelf: Leaf
Entry begins
Counting Sheep
{words} Dan Oak & Ada Thorn
shelf: Leaf
"""


@pytest.mark.parametrize("words", ["written down by", "told aloud by"])
def test_words_before_a_mark_are_no_part_of_it(words):
    text = TOLD.format(words=words)
    shape = shape_of(
        text, ("title", "Feathers of the North Wind"), ("authors", "Ada Thorn & Bela Reed"),
        ("venue", "Garden Letters"),
    )  # fmt: skip
    found = [(r.title, r.authors, r.venue) for r in records_by(shape, text)]
    assert found[:2] == [
        ("Feathers of the North Wind", ("Ada Thorn", "Bela Reed"), "Garden Letters"),
        ("A Short Walk around Zero", ("Cy Vale",), "Leaf"),
    ]
    same = words.startswith("written")
    assert found[2:] == ([("Counting Sheep", ("Dan Oak", "Ada Thorn"), "Leaf")] if same else [])


def test_words_that_only_the_marked_record_has_end_at_the_mark():
    text = "Moss at noon\nseen once by Ada Thorn\n2019\n\nFerns\nheard often by Cy Vale\n2020\n"
    shape = shape_of(text, ("title", "Moss at noon"), ("authors", "Ada Thorn"), ("year", "2019"))
    assert [(r.title, r.authors) for r in records_by(shape, text)] == [
        ("Moss at noon", ("Ada Thorn",)),
        ("Ferns", ("Cy Vale",)),
    ]


def test_short_family_names_are_no_initials():
    text = (
        "Thorn & Reed - Moss at noon (Garden Letters, 2019)\n"
        "Vale & Ost - Ferns and their spores (Leaf, 2020)\n"
        "Chen et al. - On oaks (Slow Things, 2021)\n"
        "Li, Oak & Ng - On bark (Slow Things, 2022)\n"
    )
    shape = shape_of(
        text, ("authors", "Vale & Ost"), ("title", "Ferns and their spores"),
        ("venue", "Leaf"), ("year", "2020"),
    )  # fmt: skip
    assert [(one.authors, one.title, one.venue, one.year) for one in records_by(shape, text)] == [
        (("Thorn", "Reed"), "Moss at noon", "Garden Letters", 2019),
        (("Vale", "Ost"), "Ferns and their spores", "Leaf", 2020),
        (("Chen",), "On oaks", "Slow Things", 2021),
        (("Li", "Oak", "Ng"), "On bark", "Slow Things", 2022),
    ]
