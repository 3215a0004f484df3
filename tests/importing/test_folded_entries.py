"""Entries that are unfolded at once are those that are read line by line."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.importing.tagged.folded_entries import FoldedEntries, FoldedEntry
from desktop_app.importing.tagged.tagged_lines import (
    TaggedEntry,
    TagSyntax,
    letters_of,
    tagged_entries,
)
from desktop_app.importing.values.plain_value import is_settled, plain_value

_SYNTAX = TagSyntax(
    re.compile(r"([A-Z]{2,4}) {0,2}-(?:\s|$)"), frozenset(("PMID",)), indented=True, width=6
)
LINES = (
    "PMID- 12", "TI  - Tidal lanterns", "AB  - We count lanterns", "      and look. ", "      ",
    "      at piers", "   less indented", "FAU - Reed, Ann", "DP  - 2021", "untagged", "", "AD  - ",
    "TI  - two  blanks", "AB  - A <i>lamp</i>", "PG  - 1-9\t", "LID- 1", "AB  -",
)  # fmt: skip


def _joined(entry: TaggedEntry | FoldedEntry) -> list[tuple[str, str]]:
    return [(tag, " ".join(lines).strip()) for tag, lines in entry.fields]


def test_an_entry_is_unfolded() -> None:
    text = (
        "PMID- 12\nTI  - Tidal\n      lanterns\n      at sea\nDP  - 2021\n\n\nPMID- 13\nTI  - B\n"
    )
    folded = FoldedEntries(text, _SYNTAX, "PMID- ")
    first = folded.entry(0, 1)
    assert first is not None
    entry, position, line = first
    assert entry.fields == [
        ("PMID", ("12",)),
        ("TI", ("Tidal lanterns at sea",)),
        ("DP", ("2021",)),
    ]
    assert (entry.line, entry.end_line, entry.plain) == (1, 5, True)
    assert text[position:].startswith("PMID- 13") and line == 8
    last = folded.entry(position, line)
    assert last is not None and (last[0].end_line, last[1]) == (9, len(text))
    assert letters_of(text.split("\n"), 0, 7) == position


def test_blanks_at_the_ends_of_lines_are_those_at_which_they_were_broken() -> None:
    text = "PMID- 12\nTI  - Tidal \n      lanterns\nDP  - 2021 \n"
    found = FoldedEntries(text, _SYNTAX, "PMID- ").entry(0, 1)
    assert found is not None
    assert found[0].fields[1:] == [("TI", ("Tidal lanterns",)), ("DP", ("2021",))]
    assert found[1:] == (len(text), 5)


def test_entries_without_a_blank_line_between_are_read_line_by_line() -> None:
    text = "PMID- 12\nTI  - Tidal\nPMID- 13\nTI  - B\n"
    assert FoldedEntries(text, _SYNTAX, "PMID- ").entry(0, 1) is None


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(LINES), max_size=8))
def test_what_is_unfolded_is_what_stands_in_the_lines(rest: list[str]) -> None:
    text = "\n".join(["PMID- 11", "TI  - A", *rest, "", "PMID- 12", "TI  - B"])
    found = FoldedEntries(text, _SYNTAX, "PMID- ").entry(0, 1)
    if found is not None:
        entry, position, line = found
        lines = text.split("\n")
        first = next(tagged_entries(lines, _SYNTAX))
        assert isinstance(first, TaggedEntry)
        assert _joined(entry) == _joined(first)
        assert (entry.line, entry.end_line) == (first.line, first.end_line)
        assert letters_of(lines, 0, line - 1) == position


@given(st.lists(st.text(alphabet="ab <&\\\t\n\f-.é"), min_size=1))
def test_plain_values_are_not_changed(values: list[str]) -> None:
    joined = " ".join(("", *values, ""))
    if joined.isascii() and is_settled(joined):
        assert [plain_value(value) for value in values] == values
