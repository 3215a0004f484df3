"""MEDLINE text, EndNote tagged, Web of Science, Ovid, RefWorks: invented entries of each."""

from __future__ import annotations

import pytest

from desktop_app.model.description import Identifier
from tests.importing.reading import read, record, records

MEDLINE = """
PMID- 9000001
OWN - NLM
STAT- MEDLINE
IS  - 1111-2222 (Electronic)
IS  - 3333-444X (Linking)
VI  - 7
IP  - 2
DP  - 2019 Mar 4
TI  - Lamps in the ward: a
      controlled study.
PG  - 697-704
LID - 10.9999/lamp.7 [doi]
LID - S0001 [pii]
AB  - BACKGROUND: Lamps turn.
      RESULTS: They do.
CN  - Lamp Study Group
FAU - Brass, Ida B Jr
AU  - Brass IB Jr
AD  - Ward 1, Lampton.
AU  - van Holt CD
LA  - eng
PT  - Journal Article
PT  - Review
PL  - Norway
TA  - Lamp J
JT  - Journal of lamps
MH  - *Light
OT  - lamps
PMC - PMC900
AID - S0001 [pii]
AID - 10.9999/lamp.7 [doi]
SO  - Lamp J. 2019 Mar 4;7(2):697-704.

PMID-9000002
TI  - A chapter on wicks
BTI - The book of lamps
DP  - 2009
FED - Quill, Maren
ED  - Quill M
"""


def test_medline() -> None:
    first, second = records(MEDLINE, "medline")
    assert first.title == "Lamps in the ward: a controlled study."
    assert first.authors == ("Lamp Study Group", "Brass, Ida B, Jr", "van Holt, CD")
    assert (first.date, first.venue, first.doi) == (
        "2019-03-04",
        "Journal of lamps",
        "10.9999/lamp.7",
    )
    assert first.identifiers == (Identifier("pmid", "9000001"), Identifier("pmcid", "PMC900"))
    assert first.abstract == "BACKGROUND: Lamps turn. RESULTS: They do."
    assert first.fields["keyword"] == ("*Light", "lamps")
    assert first.fields["page"] == "697-704" and first.fields["genre"] == "Review"
    assert first.fields["ISSN"] == ("1111-2222", "3333-444X")
    assert first.extra["AD"] == "Ward 1, Lampton." and first.extra["LID"] == "S0001 [pii]"
    assert "AID" not in first.extra and (first.line, first.end_line) == (2, 33)
    assert (second.type, second.venue) == ("chapter", "The book of lamps")
    assert second.fields["editor"] == ("Quill, Maren",) and second.authors == ()


def test_medline_number_alone_is_a_problem() -> None:
    reading = read("PMID- 1\n\nPMID- 2\nTI  - T\n")
    assert len(reading.records) == 1 and [p.line for p in reading.summary.problems] == [1]


ENW = """%0 Journal Article
%A Quill, Maren
%A The HARBOUR Collaboration,
%D 2020
%8 March 3
%T Sorting parcels
%J Parcel Studies
%V 3
%N 2
%P 101-120
%R 10.9999/PS.1
%@ 1234-5678
%X First words.

Second paragraph.
%K sorting
parcels
%F quill20
%U https://parcels.example/1
%[ 2021/05/06/
%+ Harbour 1

%0 Book
%A Brass, Ida
%Y Holt, Bram
%T Lamps
%B Library of Light
%@ 978-1-4822-5326-9
"""


def test_endnote_tagged() -> None:
    first, second = records(ENW, "endnote-tagged")
    assert first.type == "article-journal" and first.date == "2020-03-03"
    assert first.authors == ("Quill, Maren", "The HARBOUR Collaboration")
    assert first.abstract == "First words. Second paragraph." and first.doi == "10.9999/ps.1"
    assert first.fields["keyword"] == ("sorting", "parcels")
    assert first.fields["citation-key"] == "quill20" and first.fields["accessed"] == "2021-05-06"
    assert first.extra == {"%+": "Harbour 1"} and (first.line, first.end_line) == (1, 21)
    assert second.fields["collection-title"] == "Library of Light" and second.venue is None
    assert second.fields["translator"] == ("Holt, Bram",)
    assert second.fields["ISBN"] == "978-1-4822-5326-9"


def test_refer_without_types() -> None:
    text = "%A I. Brass\n%T One\n%D 1979\n%O reprinted\n\n%T Two\n%D May 1980\n\n\n"
    first, second = records(text, "endnote-tagged")
    assert (first.title, first.year, first.type) == ("One", 1979, None)
    assert first.fields == {"note": "reprinted"} and second.date == "1980-05"


WOS = """FN Invented Web
VR 1.0
PT J
AU Quill, MB
   Brass, I
AF Quill, Maren B.
   Brass, Ida
TI Sorting parcels, with a
   second line
SO PARCEL STUDIES
DE sorting; parcels
ID HARBOUR; SALT
AB Some words.
PD SEP 5
PY 2020
VL 3
IS 2
BP 101
EP 120
DI 10.9999/PS.1
PM 77
UT WOS:000123
WC Logistics; Oceanography
CR OTHER A, 1999, J X, V1, P1
   OTHER B, 1998, J Y, V2, P3
SN 1234-5678
ER

PT P
AU HOLT B
TI A lamp
PN XX1234-A
ER

EF
"""


def test_web_of_science() -> None:
    first, second = records(WOS, "web-of-science")
    assert first.title == "Sorting parcels, with a second line"
    assert first.authors == ("Quill, Maren B.", "Brass, Ida") and first.date == "2020-09-05"
    assert first.fields["keyword"] == ("sorting", "parcels", "HARBOUR", "SALT")
    assert first.subjects == ("Logistics", "Oceanography") and first.fields["page"] == "101-120"
    assert first.identifiers == (Identifier("pmid", "77"), Identifier("wos", "000123"))
    assert first.extra["CR"] == ("OTHER A, 1999, J X, V1, P1", "OTHER B, 1998, J Y, V2, P3")
    assert (second.type, second.authors, second.fields["number"]) == (
        "patent",
        ("HOLT, B",),
        "XX1234-A",
    )


def test_web_of_science_without_indents_or_end() -> None:
    text = "FN Web\nVR 1.0\nPT J\nAU Quill, Maren (m@a.example)\nBrass, Ida\nTI One\nmore of it\n"
    found = record(text, "web-of-science")
    assert found.authors == ("Quill, Maren", "Brass, Ida") and found.title == "One more of it"
    assert len(read(text).summary.problems) == 1


def test_web_of_science_keeps_tags_in_the_order_of_the_entry() -> None:
    kept = {"Z9": "3", "NR": "12", "TC": "2", "U1": "0", "GA": "AB1", "PA": "Oslo"}
    lines = [f"{tag} {value}" for tag, value in kept.items()]
    text = "\n".join(["FN Web", "VR 1.0", "PT J", "TI One", *lines, "ER", "EF"])
    found = record(text, "web-of-science")
    assert [tag for tag in found.extra if tag in kept] == list(kept)


@pytest.mark.parametrize(
    ("source", "venue", "date", "volume", "issue", "page"),
    [
        (
            "Lamp Weekly.   28(2):103-106, April 2015.",
            "Lamp Weekly",
            "2015-04",
            "28",
            "2",
            "103-106",
        ),
        (
            "Lamp Weekly: A Paper June 2019;1(6):123-456",
            "Lamp Weekly: A Paper",
            "2019-06",
            "1",
            "6",
            "123-456",
        ),
        ("Lamp Weekly. ", "Lamp Weekly", None, None, None, None),
    ],
)
def test_ovid_sources(source, venue, date, volume, issue, page) -> None:  # type: ignore[no-untyped-def]
    found = record(f"<1. >\nVN  - Ovid\nTI  - One. [References].\nSO  - {source}\n", "ovid")
    assert (found.title, found.venue, found.date) == ("One", venue, date)
    fields = [found.fields.get(name) for name in ("volume", "issue", "page")]
    assert fields == [volume, issue, page]


def test_ovid_short_and_long() -> None:
    short, book = records(
        "<1. >\nVN  - Ovid\nDB  - LampINFO\nTI  - Lamps\nAU  - Brass, Ida\nAU  - Holt, Bram\n"
        "YR  - 2014\nJN  - Lamp Weekly\nVO  - 7\nIP  - 2\nPG  - No Pagination Specified\n"
        "MH  - *Light\nID  - wicks, oil\nXP  - XL  - https://ovid.example/1\n\n"
        "<2. >\nVN  - Ovid\nTI  - Wicks\nSO  - Quill, M [Ed]; Ay, B [Ed]. (2012). The lamp book. "
        "(pp. 11-31). Oslo: Harbour\nPT  - Book\nDT  - Chapter\n",
        "ovid",
    )
    assert short.authors == ("Brass, Ida", "Holt, Bram") and short.venue == "Lamp Weekly"
    assert short.fields["keyword"] == ("*Light", "wicks", "oil") and "page" not in short.fields
    assert short.urls == ("https://ovid.example/1",)
    assert (book.type, book.venue, book.date) == ("chapter", "The lamp book", "2012")
    assert book.fields["editor"] == ("Quill, M", "Ay, B") and book.fields["page"] == "11-31"
    found = record(
        "<1>\nAccession Number\n  0001.\nAuthor\n  Brass, Ida MD *;  Holt, Bram PhD, RN +;\nTitle\n"
        "  Lamps.[Miscellaneous]\nDOI Number\n  10.9999/x.1\n",
        "ovid",
    )
    assert found.authors == ("Brass, Ida", "Holt, Bram") and found.title == "Lamps"
    assert found.doi == "10.9999/x.1" and found.extra["AN"] == "0001."


def test_refworks() -> None:
    first, second = records(
        "RT Journal Article\nSR Electronic(1)\nID 7\nA1 Brass,Ida\nT1 Lamps\nand wicks\n"
        "JF Lamp Weekly\nYR 2002\nFD Feb\nVO 3\nSP 5\nOP 9\nK1 light\nSN 1234-5678\n\n"
        "RT Book, Whole\nA1 Holt,Bram\nT1 Oil\nT2 Library of Light\nYR 1999\n",
        "refworks",
    )
    assert (first.title, first.date) == ("Lamps and wicks", "2002-02")
    assert first.fields["page"] == "5-9" and first.extra == {"SR": "Electronic(1)", "ID": "7"}
    assert second.type == "book" and second.fields["collection-title"] == "Library of Light"


_EDITORS = {
    "ris": ("TY  - BOOK\nTI  - Lamps\n{}ER  - \n", "ED  - {}\n", "ED"),
    "medline": ("PMID- 1\nTI  - Lamps\n{}", "FED - {}\n", "editor"),
    "endnote-tagged": ("%0 Book\n%T Lamps\n{}", "%E {}\n", "%E"),
    "refworks": ("RT Book\nT1 Lamps\nYR 2001\n{}", "A2 {}\n", "A2"),
    "ovid": ("<1. >\nTI  - Lamps\n{}", "ED  - {}\n", "editor"),
    "biblioscape": ("--TI-- Lamps\n{}------\n", "--SA-- {}\n", "SA"),
    "bibtxt": ("[a]\n title: Lamps\n{}", " editor: {}\n", "editor"),
    "engineering-village": ("<RECORD 1>\n\nTitle:Lamps\n{}", "Editors:{}\n", "Editors"),
}


@pytest.mark.parametrize("mark", ["et al.", "et al", "others", "and others", "…", "..."])
@pytest.mark.parametrize("format_id", _EDITORS)
def test_editors_and_others(format_id: str, mark: str) -> None:
    """A cut list ends in 'others'; where nobody is named, what stands there is kept as it is."""
    text, line, tag = _EDITORS[format_id]
    named = record(text.format(line.format("Reed, Ann") + line.format(mark)), format_id)
    assert named.fields["editor"] == ("Reed, Ann", "others") and not named.extra
    before = record(text.format(line.format(mark) + line.format("Reed, Ann")), format_id)
    assert before.fields["editor"] == ("Reed, Ann", "others")
    alone = record(text.format(line.format(mark)), format_id)
    assert "editor" not in alone.fields and alone.extra[tag] in (mark, (mark,))


@pytest.mark.parametrize("mark", ["et al.", "others", "…", "...", r"\ldots"])
def test_editors_and_others_in_bibtex(mark: str) -> None:
    named = record(f"@book{{a,\n title={{L}},\n editor={{Reed, Ann and {mark}}}\n}}\n", "bibtex")
    assert named.fields["editor"] == ("Reed, Ann", "others")
    alone = record(f"@book{{a,\n title={{L}},\n editor={{{mark}}}\n}}\n", "bibtex")
    assert "editor" not in alone.fields and alone.extra["editor"] == mark
