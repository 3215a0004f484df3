"""FacetModel: the values to narrow by, line by line under their headings."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop_app.model.facet_text import Chosen
from desktop_app.model.facets import FacetKind, Facets, FacetValue, ValueCounts
from desktop_app.model.harmless_text import harmless
from desktop_app.ui import words

SHOWN = 8
"""Values of a kind before one asks for more."""
Index = QModelIndex | QPersistentModelIndex


class LineKind(StrEnum):
    """What a line of the list is."""

    HEADING = "heading"
    VALUE = "value"
    MORE = "more"
    """Shows the other values of its kind, or only the first again."""
    REMARK = "remark"


class FacetLine(NamedTuple):
    """text: of a value, as it is. papers: None where it is not known how many have it."""

    kind: LineKind
    facet: FacetKind
    text: str
    papers: int | None = None
    hue: int | None = None
    chosen: bool = False


class FacetModel(QAbstractListModel):
    """Chosen values come first in their section, also those that no paper found has."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[FacetLine] = []
        self._facets = Facets()
        self._chosen = Chosen()
        self._open: set[FacetKind] = set()
        self._headings = {
            FacetKind.SUBJECT: self.tr("Subjects"),
            FacetKind.TAG: self.tr("Tags"),
            FacetKind.AUTHOR: self.tr("Authors"),
            FacetKind.VENUE: self.tr("Venues"),
        }

    def show(self, facets: Facets, chosen: Chosen) -> None:
        """Other counts, or another choice."""
        self._facets, self._chosen = facets, chosen
        self._rebuild()

    def toggle_more(self, facet: FacetKind) -> None:
        """Show all values of a kind that were counted, or only the first again."""
        self._open ^= {facet}
        self._rebuild()

    def line(self, index: Index) -> FacetLine | None:
        """The line at an index."""
        return self.lines[index.row()] if index.isValid() else None

    def row_of(self, line: FacetLine) -> int | None:
        """Where the same value or the same 'more' stands now."""
        for row, other in enumerate(self.lines):
            if other[:2] == line[:2] and (line.kind is LineKind.MORE or other.text == line.text):
                return row
        return None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.line(index)
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return harmless(line.text)
        if role == Qt.ItemDataRole.ToolTipRole and line.kind is LineKind.VALUE:
            return harmless(line.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(line)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        line = self.line(index)
        if line is None or line.kind in (LineKind.HEADING, LineKind.REMARK):
            return Qt.ItemFlag.NoItemFlags  # the arrow keys pass over it
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def _spoken(self, line: FacetLine) -> str:
        if line.kind is not LineKind.VALUE:
            return harmless(line.text)
        said = [self._headings[line.facet], harmless(line.text)]
        if line.papers is not None:
            said.append(words.papers(line.papers))
        if line.chosen:
            said.append(self.tr("chosen"))
        return ", ".join(said)

    def _rebuild(self) -> None:
        self.beginResetModel()
        self.lines = [line for facet in FacetKind for line in self._section(facet)]
        self.endResetModel()

    def _section(self, facet: FacetKind) -> list[FacetLine]:
        counts = self._facets.kinds.get(facet, ValueCounts())
        picked = self._picked(facet, counts)
        heading = FacetLine(LineKind.HEADING, facet, self._headings[facet])
        if not counts.counted:
            remark = FacetLine(LineKind.REMARK, facet, self.tr("Not counted yet"))
            return [heading, *picked, remark]
        others = [one for one in counts.values if not self._chosen.has(facet, one.value)]
        if not picked and not others:
            return []
        first = max(0, SHOWN - len(picked))
        shown = others if facet in self._open else others[:first]
        lines = [heading, *picked, *(_value(facet, one) for one in shown)]
        if len(others) > first:
            text = self.tr("Fewer")
            if facet not in self._open:
                hidden = len(others) - first + counts.more
                text = self.tr("{count} more…").format(count=words.number(hidden))
            lines.append(FacetLine(LineKind.MORE, facet, text))
        if facet in self._open and counts.more:
            text = self.tr("and {count} more").format(count=words.number(counts.more))
            lines.append(FacetLine(LineKind.REMARK, facet, text))
        return lines

    def _picked(self, facet: FacetKind, counts: ValueCounts) -> list[FacetLine]:
        known = {one.value.casefold(): one for one in counts.values}
        return [
            _value(facet, known[text.casefold()], chosen=True)
            if text.casefold() in known
            else FacetLine(LineKind.VALUE, facet, text, chosen=True)
            for text in self._chosen.values.get(facet, ())
        ]


def _value(facet: FacetKind, one: FacetValue, *, chosen: bool = False) -> FacetLine:
    return FacetLine(LineKind.VALUE, facet, one.value, one.papers, one.hue, chosen)
