"""ListModel: the lines of a reading list, papers and headings, as the view walks through them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from desktop_app.model.display_name import display_name
from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.paper_row import PaperRow
from desktop_app.model.reading_list import ListEntry
from desktop_app.ui import words
from desktop_app.ui.papers.paper_drag import PAPERS, put_papers
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.tags.sidebar_entries import status_words

ENTRIES = "application/x-paperfold-list-entries"
FEW_AUTHORS = 3
LONGEST_HEADING = 40
"""Letters of a heading that is dragged."""
DOT = "  ·  "
AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
DRAFT = 0
"""The id of the entry of a heading that is not in the library yet."""


class Line(NamedTuple):
    """row: of the paper; None for a heading. number: of the paper in the list, from 1; else 0."""

    entry: ListEntry
    row: PaperRow | None
    number: int


def lines(entries: Sequence[ListEntry], rows: Sequence[PaperRow]) -> list[Line]:
    """Entries with the rows of their papers; a paper that is gone is left out."""
    known = {row.id: row for row in rows}
    found: list[Line] = []
    number = 0
    for entry in entries:
        row = known.get(entry.paper_id) if entry.paper_id is not None else None
        if entry.heading is not None:
            found.append(Line(entry, None, 0))
        elif row is not None:
            number += 1
            found.append(Line(entry, row, number))
    return found


def title_of(line: Line) -> str:
    """The heading, or the paper's title on one line, its formulas in Unicode."""
    if line.row is None:
        return harmless(line.entry.heading or "")
    return title_text(line.row.display_title)[0]


def note_of(line: Line) -> str:
    """The note in this list, on one line, its formulas in Unicode."""
    return title_text(line.entry.note or "")[0]


def words_of(dragged: Sequence[Line]) -> str:
    """How many papers are dragged, or where there is none, what heading."""
    papers = sum(line.row is not None for line in dragged)
    return words.papers(papers) if papers else shortened(title_of(dragged[0]), LONGEST_HEADING)


def facts_of(row: PaperRow) -> str:
    """Who wrote it, where it stands, and when, as far as that is known."""
    names = [harmless(display_name(name)) for name in row.authors[:FEW_AUTHORS]]
    total = max(row.author_total or 0, len(row.authors))
    authors = ", ".join(names)
    if names and total > len(names):
        authors += f" +{total - len(names)}"
    elif names and row.authors_complete is False:
        authors += " …"
    parts = (authors, harmless(row.venue or ""), str(row.year or ""))
    return DOT.join(part for part in parts if part)


class ListModel(QAbstractListModel):
    """Main thread only. A typed heading or note goes out; the lines come anew after that."""

    edited = Signal(object, str)
    """ListEntry, and what was typed for its heading or its note."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []
        self.draft_before: int | None = None
        """The entry before which the heading goes that was typed last; None for the end."""

    def set_lines(self, fresh: list[Line]) -> bool:
        """Take new lines. False where the same ones stand in the same order as before."""
        if [line.entry.id for line in fresh] == [line.entry.id for line in self.lines]:
            self.lines = fresh
            if fresh:
                self.dataChanged.emit(self.index(0), self.index(len(fresh) - 1))
            return False
        self.beginResetModel()
        self.lines = fresh
        self.endResetModel()
        return True

    def begin_heading(self, row: int) -> None:
        """Make a line for a heading that is typed now, before the one of a row."""
        self.beginInsertRows(NOWHERE, row, row)
        self.lines.insert(row, Line(ListEntry(DRAFT, None, "", None), None, 0))
        self.endInsertRows()
        after = self.lines[row + 1 : row + 2]
        self.draft_before = after[0].entry.id if after else None

    def drop_draft(self) -> None:
        """Take that line away again: what was typed comes from the library, or nothing was."""
        for row, line in enumerate(self.lines):
            if line.entry.id == DRAFT:
                self.beginRemoveRows(NOWHERE, row, row)
                del self.lines[row]
                self.endRemoveRows()
                return

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What is read out; what is painted is asked from `lines`."""
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(line)
        if role == Qt.ItemDataRole.EditRole:
            return (line.entry.note if line.row is not None else line.entry.heading) or ""
        if role == Qt.ItemDataRole.ToolTipRole and line.row is not None:
            return harmless(line.entry.note or line.row.display_title)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(line)
        return None

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """A heading or a note was typed: whoever listens writes it."""
        if not index.isValid():
            return False
        entry, text = self.lines[index.row()].entry, str(value).strip()
        before = entry.heading if entry.paper_id is None else entry.note
        if text != (before or "") and (text or entry.paper_id is not None):
            self.edited.emit(entry, text)
        return True

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Lines are dragged between others, never onto one."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsEditable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def mimeTypes(self) -> list[str]:
        """What lines are carried as."""
        return [ENTRIES, PAPERS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Entries, for this list; their papers, for tags and other lists."""
        data = QMimeData()
        chosen = [self.lines[row] for row in sorted(index.row() for index in indexes)]
        ids = " ".join(str(line.entry.id) for line in chosen)
        data.setData(ENTRIES, ids.encode("ascii"))
        put_papers(data, (line.row.id for line in chosen if line.row is not None))
        return data

    def _spoken(self, line: Line) -> str:
        if line.row is None:
            return self.tr("Heading: {text}").format(text=title_of(line))
        said = self.tr("{number}. {title}, {facts}, {status}").format(
            number=line.number,
            title=title_of(line),
            facts=facts_of(line.row),
            status=status_words(line.row.status),
        )
        if line.entry.note:
            said = self.tr("{paper}; note: {note}").format(paper=said, note=note_of(line))
        return said


def entries_of(data: QMimeData) -> tuple[int, ...]:
    """Ids of the entries that are dragged, in their order."""
    ids = bytes(data.data(ENTRIES).data()).split()
    return tuple(int(each) for each in ids if each.isdigit())
