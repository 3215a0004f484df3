"""Entries of RIS that are cut many at a time are read as line by line, whatever stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.formats.ris import RisImporter
from desktop_app.importing.importer import Item
from desktop_app.importing.ris import ris_entries
from desktop_app.importing.ris.ris_entries import RisEntries
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import PassedOver, Record

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


def _read(text: str) -> list[Item]:
    return list(RisImporter().read(source_of_text(text, "listing")))


@contextmanager
def _line_by_line() -> Iterator[None]:
    """Nothing is cut."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RisEntries, "read", lambda self: iter(()))
        yield


def _usual(text: str) -> Record:
    """The only record of a text, which needs no closer look."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ris_entries, "record_of", None)
        entries = RisEntries(text, lambda line: False)
        (record,) = entries.read()
    assert entries.is_at_end() and isinstance(record, Record)
    return record


def _is_the_same(text: str) -> None:
    with _line_by_line():
        looked_at = _read(text)
    # their texts too: equal dictionaries may be in another order
    assert list(map(repr, _read(text))) == list(map(repr, looked_at))


def test_a_usual_entry_is_read_whole() -> None:
    record = _usual(USUAL)
    _is_the_same(USUAL)
    assert (record.line, record.end_line) == (1, 21)
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
    record = _usual(REAL)
    _is_the_same(REAL)
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
    ("old", "new", "expected"),
    [
        ("VL  - 3\n", "VL  - 3\nVL  - 4\n", {"volume": ("3", "4")}),
        ("SN  - 1", "SN  - 8765-4321\nSN  - 1", {"ISSN": ("8765-4321", "1234-5678")}),
        ("J2  - J Piers\n", "JF  - Piers Q\nJ9  - PQ\n", {"container-title-short": "PQ"}),
        ("SP  - 11\nEP  - 19\n", "M1  - 7\n", {"number": "7"}),
        ("SP  - 11\nEP  - 19\n", "Y2  - 2022/01/02\n", {"accessed": "2022-01-02"}),
        ("UR  - ", "UR  - https://arxiv.org/abs/2101.00001v2\nUR  - ", {"version": "v2"}),
        ("KW  - tides\nKW  - lamps\n", "KW  - tides; lamps\n", {"keyword": ("tides", "lamps")}),
    ],
)
def test_seldom_values_are_usual_where_they_say_all_by_themselves(
    old: str, new: str, expected: dict[str, object]
) -> None:
    text = USUAL.replace(old, new)
    fields = _usual(text).fields
    assert {name: fields[name] for name in expected} == expected
    _is_the_same(text)


def test_what_stands_between_entries_is_passed_over() -> None:
    text = f"1.\n{USUAL}\n\n2.\nof two\n\n{USUAL}"
    items = [item for item in _read(text) if isinstance(item, Record | PassedOver)]
    assert [(type(item), item.line, item.end_line) for item in items] == [
        (PassedOver, 1, 1),
        (Record, 2, 22),
        (PassedOver, 25, 26),
        (Record, 28, 48),
    ]
    _is_the_same(text)


@pytest.mark.parametrize(
    "text",
    [
        "TY  - JOUR\n",
        "TY  - JOUR\nER  - \n",
        "TY  - JOUR\nTI  - Piers\n",
        "TY  - JOUR\nTI  - Piers\nTY  - BOOK\nER  - \n",
        "TY - JOUR\nTI - Piers\nER - \n",
        "TY  - JOUR\nTI  - Piers\nER  -x\n",
        "TI  - Piers\nER  - \n",
        " \nER  - \nER  - \n",
        f"TY  - JOUR\nTI  - Piers\nTY - BOOK\nER  - \n{USUAL}",
    ],
)
def test_others_are_left_to_the_closer_look(text: str) -> None:
    entries = RisEntries(text, lambda line: line.startswith("TY - "))
    assert list(entries.read()) == []
    assert (entries.at, entries.line) == (0, 1)
    _is_the_same(text)


def test_an_entry_of_many_authors_is_cut_as_any_other() -> None:
    text = USUAL.replace("AU  - Reed, Ann\n", "AU  - Reed, Ann\n" * 6_000)
    assert len(_usual(f"{USUAL}\n{text}".replace(USUAL, "", 1)).authors) == 6_001
    _is_the_same(f"{USUAL}\n{text}\n{USUAL}")


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(KINDS),
    st.lists(st.tuples(st.sampled_from(TAGS), st.sampled_from(VALUES)), min_size=1),
)
def test_any_tags_and_values_are_the_same_record(kind: str, fields: list[tuple[str, str]]) -> None:
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


LINES = (
    *USUAL.split("\n"),
    *REAL.split("\n"),
    "1.",
    "TY - JOUR",
    " TY  - BOOK",
    "CT - seen",
    "ER  -x",
)


@settings(max_examples=500, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(("cut", "put", "turn")), st.integers(0, 90), st.sampled_from(LINES)
        ),
        max_size=8,
    )
)
def test_a_listing_with_odd_lines_is_the_same_records(changes: list[tuple[str, int, str]]) -> None:
    lines = f"{USUAL}\n{REAL}\n{USUAL}".split("\n")
    for what, index, line in changes:
        at = index % len(lines)
        if what == "cut":
            del lines[at]
        elif what == "put":
            lines.insert(at, line)
        else:
            lines[at], lines[0] = lines[0], lines[at]
    _is_the_same("\n".join(lines) + "\nA")


def test_an_address_with_a_doi_behind_a_question_mark_is_only_an_address() -> None:
    asked = "https://www.doi.org/find?id=10.5555/a.b"
    text = USUAL.replace("DO  - 10.5555/piers.7\n", "").replace(
        "https://example.org/piers/7", asked
    )
    record = _usual(text)
    assert (record.doi, record.urls) == (None, (asked,))
    _is_the_same(text)
