"""SourceSheet: a listing's text as rows to look at, and which rows each record was read from.

The rows of a text are its lines. A web page is shown as a reader of the page sees it: its rows are
the page's lines of text, each with the number of the HTML's line it stands on; unless most titles
are not in sight there (a page that says its papers in its head alone): then HTML is what is shown.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.field_places import field_places
from desktop_app.importing.values.squashed import Squashed, squashed_value
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.record import Record

_REACH = 40
"""Rows behind a title in which the rest of a record is looked for, where lines do not tell."""

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class SourceSheet:
    """rows: their texts. numbers: the source's line of each row; None where it is row + 1.

    spans: for each record its first and last row, both inclusive, from 0.
    """

    rows: Sequence[str]
    numbers: Sequence[int] | None
    spans: Sequence[Span]

    def number(self, row: int) -> int:
        """The line of the source, 1-based, that a row stands on."""
        return row + 1 if self.numbers is None else self.numbers[row]

    def rows_of(self, line: int, end_line: int) -> Span:
        """The rows of lines, end exclusive."""
        if self.numbers is None:
            return min(line - 1, len(self.rows)), min(end_line, len(self.rows))
        return bisect_left(self.numbers, line), bisect_right(self.numbers, end_line)


def sheet_of(source: TextSource, records: Sequence[Record]) -> SourceSheet:
    """The rows to show of a source from which these records were read."""
    plain = SourceSheet(source.lines, None, ())
    if source.html is None and looks_like_html(source.head):
        page = _page_sheet(source, records)
        if page is not None:
            return page
    return SourceSheet(plain.rows, None, tuple(_plain_spans(plain, records)))


def _plain_spans(sheet: SourceSheet, records: Sequence[Record]) -> list[Span]:
    spans = []
    for record in records:
        first, end = sheet.rows_of(record.line, record.end_line)
        spans.append((first, max(first, end - 1)))
    return spans


def _page_sheet(source: TextSource, records: Sequence[Record]) -> SourceSheet | None:
    try:
        lines = read_html(source.text).lines
    except UnreadableListing:
        return None
    if not lines:
        return None
    numbers = [line.number for line in lines]
    if any(after < before for before, after in zip(numbers, numbers[1:], strict=False)):
        numbers = sorted(numbers)
    sheet = SourceSheet([line.text for line in lines], numbers, ())
    titled = [record for record in records if record.title]
    spans, seen = _page_spans(sheet, records)
    if 2 * seen < len(titled):
        return None
    return SourceSheet(sheet.rows, numbers, tuple(spans))


def _page_spans(sheet: SourceSheet, records: Sequence[Record]) -> tuple[list[Span], int]:
    """The rows of each record, and of how many the title stands in them.

    Lines of HTML may hold many records: then a record begins where its title stands next.
    """
    spans: list[Span] = []
    seen, after = 0, 0
    for at, record in enumerate(records):
        first, end = sheet.rows_of(record.line, record.end_line)
        shared = (at > 0 and records[at - 1].end_line >= record.line) or (
            at + 1 < len(records) and records[at + 1].line <= record.end_line
        )
        if shared:
            first = max(first, after)
        title = _title_row(sheet.rows, record, first, end)
        seen += title is not None
        if shared and title is not None:
            first = title
            end = _last_row(sheet.rows, record, title, min(end, title + _REACH)) + 1
        last = max(first, end - 1)
        if at and spans[-1][1] >= first > spans[-1][0]:
            spans[-1] = (spans[-1][0], first - 1)
        first = min(first, len(sheet.rows) - 1)
        last = min(max(first, last), len(sheet.rows) - 1)
        spans.append((first, last))
        after = title + 1 if shared and title is not None else after
    return spans, seen


@lru_cache(maxsize=4096)
def _squashed(row: str) -> str:
    return Squashed(row).text


def _title_row(rows: Sequence[str], record: Record, first: int, end: int) -> int | None:
    if not record.title:
        return None
    wanted = squashed_value(record.title)
    return next((row for row in range(first, end) if wanted in _squashed(rows[row])), None)


def _last_row(rows: Sequence[str], record: Record, title: int, end: int) -> int:
    """The last row in which a field of the record stands."""
    wide = _moved(record, title, max(title, end - 1))
    places = field_places(wide, rows[title:end], title + 1)
    return max((place.line - 1 for place in places), default=title)


def _moved(record: Record, first: int, last: int) -> Record:
    return Record(
        line=first + 1,
        end_line=last + 1,
        title=record.title,
        authors=record.authors[:3],
        abstract=record.abstract,
    )
