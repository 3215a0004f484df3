"""The corpus as a test: counts, the right reader, and that nothing is said that is not there."""

from __future__ import annotations

import re

import pytest

from tests.corpus.exceptions import COUNTS, NOT_IN_SPAN
from tests.corpus.in_span import Span, values_of
from tests.corpus.index import CORPUS, Row, rows

pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus is not at hand")

READ = [row for row in rows() if row.reader]
_BY_REFERENCE = ("citavi",)
"""Readers of formats in which people and journals stand by themselves, beside the works."""
_FROM_ELSEWHERE = re.compile(r"@string|crossref|xdata", re.IGNORECASE)


def _names(row: Row) -> str:
    return row.name


@pytest.mark.parametrize("row", READ, ids=_names)
def test_count_and_reader(row: Row) -> None:
    summary = row.reading.summary
    expected, _ = COUNTS.get(row.name, (row.records, ""))
    if expected is not None:
        assert summary.records == expected
    if summary.records:
        assert summary.format == row.reader


@pytest.mark.parametrize("row", READ, ids=_names)
def test_every_value_stands_in_its_lines(row: Row) -> None:
    source = row.reading.text or ""
    lines = source.split("\n")
    elsewhere = row.reader == "bibtex" and _FROM_ELSEWHERE.search(source)
    whole = Span(source) if elsewhere or row.reader in _BY_REFERENCE else None
    for record in row.reading.records:
        span = whole or Span("\n".join(lines[record.line - 1 : record.end_line]))
        for name, value in values_of(record):
            if (row.name, name) not in NOT_IN_SPAN:
                assert span.holds(value), f"line {record.line}, {name}: {value[:200]}"


def test_exceptions_are_needed() -> None:
    by_name = {row.name: row for row in READ}
    for name, (count, reason) in COUNTS.items():
        if name in by_name:
            assert reason and count != by_name[name].records
