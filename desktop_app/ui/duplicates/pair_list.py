"""PairList: possible duplicates, the likeliest first; decided ones stay, dimmed, with the word."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app.model.duplicate import CandidatePair
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.look import Look, Text

ROW = 66
LINE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class PairLine:
    """What the list shows of a pair. decision: empty while it is open."""

    pair: CandidatePair
    first_title: str
    second_title: str
    decision: str = ""


class PairList(QListWidget):
    """Arrow keys move; the page shows the current pair."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Possible duplicates"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Delegate(look, self, ROW))

    def show_lines(self, lines: list[PairLine]) -> None:
        """Fill the list anew."""
        self.clear()
        for line in lines:
            item = QListWidgetItem()
            self.addItem(item)
            self._set(item, line)

    def decide(self, pair_id: int, decision: str) -> None:
        """Mark a pair as decided; it keeps its place."""
        for row in range(self.count()):
            item = self.item(row)
            assert item is not None
            line: PairLine = item.data(LINE)
            if line.pair.id == pair_id:
                self._set(item, PairLine(line.pair, line.first_title, line.second_title, decision))

    def lines(self) -> list[PairLine]:
        """All lines in order."""
        items = (self.item(row) for row in range(self.count()))
        return [item.data(LINE) for item in items if item is not None]

    def current_line(self) -> PairLine | None:
        """The line the page shows."""
        item = self.currentItem()
        line: PairLine | None = item.data(LINE) if item is not None else None
        return line

    def next_open(self) -> bool:
        """Go to the next pair that is not decided; False where there is none."""
        lines = self.lines()
        start = max(0, self.currentRow())
        for row in [*range(start, len(lines)), *range(start)]:
            if not lines[row].decision:
                self.setCurrentRow(row)
                return True
        return False

    def _set(self, item: QListWidgetItem, line: PairLine) -> None:
        item.setData(LINE, line)
        words = [line.first_title, line.second_title, line.decision or translated(line.pair.reason)]
        item.setData(Qt.ItemDataRole.AccessibleTextRole, "; ".join(words))


class _Delegate(RowDelegate):
    """Both titles, the reason, the likeness or the decision."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One pair."""
        look, tokens = self._look, self._look.tokens
        line: PairLine = index.data(LINE)
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(box, tokens.select if chosen else tokens.sheet)
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, tokens.line)
        if chosen:
            painter.fillRect(box.left(), box.top(), look.px(3), box.height(), tokens.accent)
        words = box.adjusted(look.px(16), look.px(7), -look.px(16), -look.px(7))
        third = words.height() // 3
        decided = bool(line.decision)
        titles = Text.BODY if decided else Text.TITLE
        for at, title in enumerate((line.first_title, line.second_title)):
            row = QRect(words.left(), words.top() + at * third, words.width(), third)
            self.write(painter, row, title, titles, "ink2" if decided else "ink")
        row = QRect(words.left(), words.top() + 2 * third, words.width(), third)
        right = line.decision or f"{line.pair.likeness:.0f}%"
        painter.setFont(look.font(Text.COUNT_STRONG))
        painter.setPen(tokens.accent if decided else tokens.ink2)
        align = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(row, align, right)
        width = look.metrics(Text.COUNT_STRONG).horizontalAdvance(right) + look.px(12)
        reason = translated(line.pair.reason)
        self.write(painter, row.adjusted(0, 0, -width, 0), reason, Text.SMALL, "ink2")
