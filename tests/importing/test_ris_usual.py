"""Usual entries of RIS are the records that they would be by the closer look, and others get it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.ris_record import record_of
from desktop_app.importing.ris_usual import usual_record
from desktop_app.importing.tagged_lines import TaggedEntry, TagSyntax, tagged_entries
from desktop_app.model.record import Record

_SYNTAX = TagSyntax(
    re.compile(r"([A-Z][A-Z0-9])  -(?:\s|$)"), frozenset(("TY",)), frozenset(("ER",)), loose=True
)
USUAL = """TY  - JOUR
AU  - Reed, Ann
AU  - Moss, B. C.
TI  - Tidal lanterns
T2  - Journal of Piers
J2  - J Piers
PY  - 2021
DA  - 2021/04/09/
VL  - 3
IS  - 2
SP  - 11
EP  - 19
SN  - 1234-5678
DO  - 10.5555/piers.7
UR  - https://example.org/piers/7
KW  - tides
KW  - lamps
AB  - We count lanterns. We look.
LA  - en
ID  - reed2021
ER  -
"""
VALUES = (
    "2021", "2021/04", "1 May 2021", "2020///nan", "SEP", "in press", "10.5555/A.b", "10.5555/a.b",
    "10.48550/arXiv.2101.00001", "Reed, Ann", "Reed, A.; Moss, B.", "Ann Reed", "et al.",
    "Reed, Ann and Moss, Bo", "Reed,Ann", "Reed, Moss, Tarn, Lee, Ann", "A <i>lamp</i>", "<i></i>",
    "Piers &amp; lamps", r"Erd{\"o}s", "Ünal, Åse", "U\u0308nal, A\u030ase", "one\u00a0two",
    "two  blanks", " before", "behind ", "", "e12", "11-19", "11-11", "19", "-", "No", "1234-5678",
    "12345678 (ISSN)", "978-3-16-148410-0", "tides; lamps", ";", "https://arxiv.org/abs/2101.00001",
    "nlm", "WOS:0001", "https://doi.org/10.5555/a.b", "https://www.doi.org/find?id=10.5555/a.b",
    "https://example.org/7", "http://dx.doi.org/10.5555/A.b", "NLM",
    "no address", "We look ...", "We look. […]", "No title in the source.", "a  - b", "files/a.pdf",
    "Listed on the page of Ann Reed; the place among the authors is not known.", "arXiv:2101.00001",
)  # fmt: skip
TAGS = (
    "TI T1 CT AU A1 A2 ED JO JF T2 BT JA J2 JI PY Y1 Y2 DA VL VO IS CP SP EP SN DO UR L1 L2 L4 KW "
    "AB N2 N1 ID AN LA PB PU DB DP M1 M3 C2 C3 C7 AD U1 XX TT"
).split()
KINDS = "JOUR BOOK CHAP CONF CPAPER THES GEN JFULL XYZ jour".split()


def _usual(text: str, start: int = 0) -> tuple[Record, int] | None:
    return usual_record(text.split("\n"), start, _SYNTAX.tag.match)


def _looked_at(text: str) -> Record:
    (entry,) = tagged_entries(text.split("\n"), _SYNTAX)
    assert isinstance(entry, TaggedEntry)
    return record_of(entry)


def _is_the_same(text: str) -> None:
    found = _usual(text)
    if found is not None:
        looked_at = _looked_at(text)
        assert found == (looked_at, text.count("\n"))
        assert found[0].own == looked_at.own
        assert list(found[0].fields) == list(looked_at.fields)
        assert list(found[0].extra) == list(looked_at.extra)


def test_a_usual_entry_is_read_whole() -> None:
    found = _usual("\n" + USUAL + "TY  - BOOK", 1)
    assert found is not None
    record, behind = found
    assert record == _looked_at(USUAL).changed(line=2, end_line=22)
    assert behind == 22
    assert list(record.fields) == [
        "volume", "issue", "keyword", "language", "container-title-short", "citation-key", "ISSN",
        "page",
    ]  # fmt: skip
    assert (record.date, record.venue, record.doi) == (
        "2021-04-09",
        "Journal of Piers",
        "10.5555/piers.7",
    )


REAL = """TY  - JOUR
TI  - Tidal lanterns &amp; the “pier”
AU  - Ünal, Åse
AU  - Moss Bo
T2  - Journal of Piers
DA  - 2021/04/09/
PY  - 2021
AB  - P < 0.05 in <i>vivo</i>;  © 2021
VL  -
SP  - e11
EP  - e19
SN  - 12345678 (ISSN)
SN  - 12345678
UR  - https://example.org/piers?doi=10.5555%2fpiers.7
L2  - https://doi.org/10.5555/piers.7
L4  - files/7/a.pdf
AD  - Pier School,  Tarn
AN  - WOS:000001
ID  - 27
N1  - Times cited: 5
References:  30
KW  - tides
lamps
M3  - Article
ER  -
"""


def test_an_entry_as_databases_write_them_is_usual_too() -> None:
    text = REAL.replace("SN  - 12345678\n", "")
    found = _usual(text)
    assert found is not None
    _is_the_same(text)
    record = found[0]
    assert record.title == "Tidal lanterns & the “pier”"
    assert (record.abstract, record.date) == ("P < 0.05 in vivo; © 2021", "2021-04-09")
    assert (record.doi, record.urls) == (
        "10.5555/piers.7",
        ("https://example.org/piers?doi=10.5555%2fpiers.7",),
    )
    assert record.fields["note"] == "Times cited: 5 References: 30"
    assert record.fields["keyword"] == ("tides", "lamps")
    assert (record.fields["page"], record.fields["ISSN"]) == ("e11-e19", "12345678")
    assert record.extra == {"ID": "27", "L4": "files/7/a.pdf", "AD": "Pier School,  Tarn"}
    assert record.own is not None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "TY  - JOUR\n",
        "TY  - JOUR\nER  - \n",
        "TY  - JOUR\nTI  - Piers\n",
        "TY  - JOUR\nTI  - Piers\nTY  - BOOK\nER  - \n",
        "TY - JOUR\nTI - Piers\nER - \n",
        USUAL.replace("VL  - 3", "VL  - 3\nVL  - 4"),
        REAL,
    ],
)
def test_others_are_left_to_the_closer_look(text: str) -> None:
    assert _usual(text) is None


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(KINDS),
    st.lists(st.tuples(st.sampled_from(TAGS), st.sampled_from(VALUES)), min_size=1),
)
def test_what_is_taken_for_usual_is_the_same_record(
    kind: str, fields: list[tuple[str, str]]
) -> None:
    lines = [f"TY  - {kind}", *(f"{tag}  - {value}" for tag, value in fields), "ER  - ", ""]
    _is_the_same("\n".join(lines))


@settings(max_examples=500, deadline=None)
@given(
    st.sampled_from((USUAL, REAL)),
    st.lists(st.tuples(st.integers(1, 20), st.sampled_from(VALUES), st.booleans()), max_size=3),
)
def test_a_usual_entry_with_odd_values_is_the_same_record(
    text: str, odd: list[tuple[int, str, bool]]
) -> None:
    lines = text.split("\n")
    for index, value, goes_on in odd:
        if not lines[index].startswith("ER"):
            lines[index] = lines[index] + "\n" + value if goes_on else lines[index][:6] + value
    _is_the_same("\n".join(lines))


def test_an_address_with_a_doi_behind_a_question_mark_is_only_an_address() -> None:
    asked = "https://www.doi.org/find?id=10.5555/a.b"
    text = USUAL.replace("DO  - 10.5555/piers.7\n", "").replace(
        "https://example.org/piers/7", asked
    )
    found = _usual(text)
    assert found is not None
    assert (found[0].doi, found[0].urls) == (None, (asked,))
    _is_the_same(text)
