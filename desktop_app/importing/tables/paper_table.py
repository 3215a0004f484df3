"""Tables of papers, on pages and in plain text: what each column holds, and a record a row."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.importer import Item
from desktop_app.importing.lines.line_buttons import is_button_row, without_buttons
from desktop_app.importing.lines.source_line import is_year
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.references.by_parts import names_in
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.tables.table_record import Columns
from desktop_app.importing.values.link_fields import is_link_line, link_fields, names_a_work
from desktop_app.importing.values.sureness import DOUBTFUL, doubtful
from desktop_app.model.record import PassedOver, Record

_OF_COLUMNS = {"title": 0.9, "authors": 0.92, "year": 0.95}
"""How sure columns without headings are that are known by what stands in them."""
_COLUMN = {"title": "title", "authors": "author", "year": "date", "venue": "venue"}
FEWEST, FEWEST_WITHOUT_HEAD = 2, 3
"""Rows of a table of papers, with a row of headings and without one."""
HEAD = "the row of headings"
NO_PAPER = "a row of the table that tells of no paper"
_MOSTLY, _NEARLY = 0.6, 0.85
_SURE_VENUE = 0.7
_LEAST_WORDS = 3
_LOOK = 60
_LONGEST_HEADING = 40
_TITLES = frozenset(("publication", "publications", "paper", "papers", "article", "work", "name"))
"""Headings of titles, where no column is called so."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_COUNT = re.compile(r"\[?\d{1,4}[.)\]]?")
_DIGIT = re.compile(r"\d")


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of one row as text, where it stands (1-based), and the links on it."""

    cells: tuple[str, ...]
    line: int
    end_line: int
    links: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PaperTable:
    """columns: what they hold; head: how many rows are its headings; rows: all, headings too.

    venue_sure: how sure it is that a column without a heading holds venues.
    """

    columns: Columns
    head: int
    rows: Sequence[Row]
    venue_sure: float = 1.0

    def items(self) -> Iterator[Item]:
        """A record for each row; what is none is passed over."""
        for at, row in enumerate(self.rows):
            if at < self.head:
                yield PassedOver(row.line, row.end_line, HEAD)
                continue
            record = self._record(row) if len(row.cells) > 1 else None
            if record is not None and record.title and not self._is_note(record):
                yield record
            else:
                yield PassedOver(row.line, row.end_line, NO_PAPER)

    def _is_note(self, record: Record) -> bool:
        """Whether a row has one word alone where others have titles and more: 'cancelled'."""
        return " " not in (record.title or "") and not (
            record.authors
            or (record.year and "author" not in self.columns.known)
            or record.doi
            or record.arxiv_id
            or record.urls
            or record.venue
        )

    def _record(self, row: Row) -> Record | None:
        cells = [
            without_buttons(cell) if name == "title" else "" if _says_nothing(cell, name) else cell
            for cell, name in zip(row.cells, self.columns.names, strict=False)
        ]
        record = self.columns.record(cells, row.line, row.end_line)
        if record is None:
            return None
        found = link_fields(row.links)
        sure = {} if self.head else {**_OF_COLUMNS, "venue": self.venue_sure}
        sureness = {name: it for name, it in sure.items() if _COLUMN[name] in self.columns.known}
        record = record.changed(
            sureness=sureness,
            guessed=doubtful(sureness),
            doi=record.doi or found.doi,
            arxiv_id=record.arxiv_id or found.arxiv_id,
            identifiers=tuple(dict.fromkeys((*record.identifiers, *found.identifiers))),
            urls=tuple(dict.fromkeys((*record.urls, *found.urls))),
        )
        return _with_numbers(record)


def paper_table(rows: Sequence[Row]) -> PaperTable | None:
    """The table as one of papers; None where its columns are not clear."""
    if len(rows) < FEWEST:
        return None
    rows = _even(rows)
    headed = _by_headings(rows)
    if headed is not None and len(rows) > FEWEST - 1:
        return PaperTable(headed, 1, rows)
    if len(rows) < FEWEST_WITHOUT_HEAD:
        return None
    columns = _by_contents([row.cells for row in rows[:_LOOK]]) or _by_links(rows[:_LOOK])
    if columns is None:
        return None
    at = columns.names.index("venue") if "venue" in columns.names else None
    cells = [row.cells[at] for row in rows if at is not None and at < len(row.cells)]
    known = any(venue_line(cell) or source_part(cell).sure > DOUBTFUL for cell in cells)
    return PaperTable(columns, 0, rows, 0.9 if known else 0.75)


def _even(rows: Sequence[Row]) -> list[Row]:
    """The rows without columns at the end that are empty in all; one that is short by a cell has an
    empty one more."""
    width = max(
        next((at for at in range(len(row.cells), 0, -1) if row.cells[at - 1]), 0) for row in rows
    )
    out = []
    for row in rows:
        cells = row.cells[:width]
        out.append(replace(row, cells=(*cells, "") if len(cells) == width - 1 else cells))
    return out


def _by_headings(rows: Sequence[Row]) -> Columns | None:
    """The columns as their headings call them: a title, and who, when or where beside it; or links
    to works in most rows."""
    row = rows[0]
    if any(len(cell) > _LONGEST_HEADING or _DIGIT.search(cell) for cell in row.cells):
        return None
    columns = Columns(row.cells)
    if "title" not in columns.known:
        titles = {cell.casefold(): "title" for cell in row.cells if cell.casefold() in _TITLES}
        if len(titles) != 1:
            return None
        columns = Columns(row.cells, titles)
    beside = columns.known & {"author", "date", "venue"}
    if len(beside) > 1 or (beside and len(row.cells) == len(beside) + 1):
        return columns
    linked = sum(any(map(names_a_work, (*row.links, *row.cells))) for row in rows[1:_LOOK])
    return columns if linked >= _MOSTLY * len(rows[1:_LOOK]) else None


def _by_contents(rows: Sequence[Sequence[str]]) -> Columns | None:
    """The columns by what stands in them: names, years, and a text of several words each."""
    width = max(map(len, rows))
    full = [row for row in rows if len(row) == width]
    if width < FEWEST_WITHOUT_HEAD or len(full) < max(FEWEST_WITHOUT_HEAD, _NEARLY * len(rows)):
        return None
    cells = [[row[at] for row in full] for at in range(width)]
    people = [_share(column, lambda cell: names_in(cell) is not None) for column in cells]
    author = max(range(width), key=lambda at: (_several(cells[at]), people[at]))
    dates = [at for at in range(width) if _share(cells[at], is_year) >= _NEARLY]
    if people[author] < _MOSTLY or not _several(cells[author]) or len(dates) != 1:
        return None
    names: list[str | None] = [None] * width
    names[author], names[dates[0]] = "author", "date"
    free = [at for at in range(width) if names[at] is None and not _says_no_words(cells[at])]
    if not free:
        return None
    title = max(free, key=lambda at: _words(cells[at]))
    if _words(cells[title]) < _LEAST_WORDS or len(set(cells[title])) < len(full):
        return None
    names[title] = "title"
    others = [at for at in free if at != title]
    if len(others) == 1:
        names[others[0]] = "venue"
    given = {f"column {at + 1}": name for at, name in enumerate(names)}
    return Columns(list(given), given)


def _by_links(rows: Sequence[Row]) -> Columns | None:
    """The columns of rows with a link to a work each: the one with most words has the titles.

    A name beside it may be an author's or a presenter's, and a date the paper's or a meeting's.
    """
    width = max(len(row.cells) for row in rows)
    linked = sum(any(map(names_a_work, (*row.links, *row.cells))) for row in rows)
    full = [row.cells for row in rows if len(row.cells) == width]
    if width < FEWEST_WITHOUT_HEAD or linked < _NEARLY * len(rows) or len(full) < len(rows):
        return None
    cells = [[row[at] for row in full] for at in range(width)]
    title = max(range(width), key=lambda at: 0 if _says_no_words(cells[at]) else _words(cells[at]))
    if _words(cells[title]) < _LEAST_WORDS or len(set(cells[title])) < len(full):
        return None
    given: dict[str, str | None] = {f"column {at + 1}": None for at in range(width)}
    given[f"column {title + 1}"] = "title"
    links = [at for at in range(width) if _share(cells[at], names_a_work) >= _MOSTLY]
    given.update({f"column {at + 1}": "url" for at in links})
    return Columns(list(given), given)


def _says_nothing(cell: str, name: str | None) -> bool:
    """Whether a cell holds buttons, or counts its row."""
    words = " | ".join(cell.split())
    if name in (None, "url") and is_button_row(words):
        return True
    return is_button_row(cell) or (name is None and _COUNT.fullmatch(cell) is not None)


def _share(cells: Sequence[str], holds: Callable[[str], bool]) -> float:
    return sum(map(holds, cells)) / len(cells)


def _several(cells: Sequence[str]) -> bool:
    found = (names_in(cell) for cell in cells)
    return any(names is not None and (len(names.names) > 1 or names.cut) for names in found)


def _says_no_words(cells: Sequence[str]) -> bool:
    """Whether a column counts its rows, or holds addresses or buttons."""
    return (
        _share(
            cells,
            lambda cell: (
                not _WORD.search(cell)
                or _COUNT.fullmatch(cell) is not None
                or is_link_line(cell)
                or is_button_row(cell)
            ),
        )
        >= _MOSTLY
    )


def _words(cells: Sequence[str]) -> float:
    return sum(len(_WORD.findall(cell)) for cell in cells) / len(cells)


def _with_numbers(record: Record) -> Record:
    """'Coastal Letters 4(2), 10–19' in a column of venues is a journal and its numbers."""
    if not record.venue or not _DIGIT.search(record.venue) or "volume" in record.fields:
        return record
    part = source_part(record.venue)
    if not part.venue or part.sure < _SURE_VENUE or not (part.volume or part.page):
        return record
    found = {"volume": part.volume, "issue": part.issue, "page": part.page}
    fields = {**record.fields, **{name: value for name, value in found.items() if value}}
    return record.changed(venue=part.venue, fields=fields)
