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
    "2021", "2021/04", "1 May 2021", "in press", "10.5555/A.b", "10.48550/arXiv.2101.00001",
    "Reed, Ann", "Reed, A.; Moss, B.", "Ann Reed", "Reed, Ann and Moss, Bo", "et al.", "Reed,Ann",
    "A <i>lamp</i>", "Piers &amp; lamps", r"Erd{\"o}s", "Ünal, Åse", "two  blanks", " before",
    "behind ", "", "e12", "11-19", "19", "1234-5678", "978-3-16-148410-0", "tides; lamps",
    "https://arxiv.org/abs/2101.00001", "https://doi.org/10.5555/A.b", "https://example.org/7",
    "no address", "We look ...", "No title in the source.", "a  - b",
)  # fmt: skip
TAGS = "TI T1 AU A1 JO JF T2 JA J2 PY Y1 DA VL IS SP EP SN DO UR KW AB N2 N1 ID LA PB".split()
KINDS = "JOUR BOOK CHAP CONF THES GEN JFULL XYZ".split()


def _looked_at(text: str) -> Record:
    (entry,) = tagged_entries(text.split("\n"), _SYNTAX)
    assert isinstance(entry, TaggedEntry)
    return record_of(entry)


def test_a_usual_entry_is_read_whole() -> None:
    found = usual_record("\n" + USUAL + "TY  - BOOK", 1, 2)
    assert found is not None
    record, position, line = found
    assert record == _looked_at(USUAL).changed(line=2, end_line=22)
    assert (position, line) == (1 + len(USUAL), 23)
    assert list(record.fields) == [
        "volume", "issue", "keyword", "language", "container-title-short", "citation-key", "ISSN",
        "page",
    ]  # fmt: skip
    assert (record.date, record.venue, record.doi) == (
        "2021-04-09",
        "Journal of Piers",
        "10.5555/piers.7",
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "TY  - JOUR\n",
        "TY  - JOUR\nER  - \n",
        "TY  - JOUR\nTI  - Piers\n",
        "TY  - JOUR\nTI  - Piers\nand lamps\nER  - \n",
        "TY  - JOUR\nTI  - Piers\nTY  - BOOK\nER  - \n",
        "TY - JOUR\nTI - Piers\nER - \n",
        USUAL.replace("lanterns", "l\u00e4nterns", 1),
    ],
)
def test_others_are_left_to_the_closer_look(text: str) -> None:
    assert usual_record(text, 0, 1) is None


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(KINDS),
    st.lists(st.tuples(st.sampled_from(TAGS), st.sampled_from(VALUES)), min_size=1),
)
def test_what_is_taken_for_usual_is_the_same_record(
    kind: str, fields: list[tuple[str, str]]
) -> None:
    lines = [f"TY  - {kind}", *(f"{tag}  - {value}" for tag, value in fields), "ER  - ", ""]
    text = "\n".join(lines)
    found = usual_record(text, 0, 1)
    if found is not None:
        assert found == (_looked_at(text), len(text), len(lines))
        assert list(found[0].fields) == list(_looked_at(text).fields)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.integers(1, 20), st.sampled_from(VALUES)), max_size=2))
def test_a_usual_entry_with_odd_values_is_the_same_record(odd: list[tuple[int, str]]) -> None:
    lines = USUAL.split("\n")
    for index, value in odd:
        if not lines[index].startswith("ER"):
            lines[index] = lines[index][:6] + value
    text = "\n".join(lines)
    found = usual_record(text, 0, 1)
    if found is not None:
        assert found[0] == _looked_at(text)
        assert list(found[0].fields) == list(_looked_at(text).fields)
