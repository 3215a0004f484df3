"""PassedList: the lines of a source that are in no record, each stretch with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app.model.preview import RowKind
from desktop_app.ui.controls.painting import hairline
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.look import Look, Text

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview

ROW = 48
MOST = 5_000
ROW_OF, NUMBER, TEXT, IS_PROBLEM = (int(Qt.ItemDataRole.UserRole) + at for at in range(4))
_LONGEST = 300


class PassedList(QListWidget):
    """Choosing one brings it into sight at the left."""

    row_chosen = Signal(int)
    """A row of the source, from 0."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Lines that are in no record"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Delegate(look, self))
        self.currentItemChanged.connect(self._tell)

    def show_preview(self, preview: Preview) -> None:
        """All stretches of rows and all problems, in the order of the source."""
        blocked = self.blockSignals(True)
        self.clear()
        for row, reason in preview.stretches[:MOST]:
            reason = translated(reason)
            item = QListWidgetItem(reason)
            text = preview.sheet.rows[row][:_LONGEST].strip()
            number = preview.sheet.number(row)
            item.setData(ROW_OF, row)
            item.setData(NUMBER, number)
            item.setData(TEXT, text)
            item.setData(IS_PROBLEM, preview.kinds[row] == RowKind.PROBLEM)
            said = self.tr("Line {number}: {reason}").format(number=number, reason=reason)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{said}: {text}")
            item.setToolTip(reason)
            self.addItem(item)
        self.blockSignals(blocked)

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.row_chosen.emit(item.data(ROW_OF))


class _Delegate(RowDelegate):
    """Line number, the reason, and below it the line's own words."""

    def __init__(self, look: Look, view: QListWidget) -> None:
        super().__init__(look, view, ROW)
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Two lines."""
        return QSize(100, self._look.px(ROW) + 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One stretch."""
        look, tokens = self._look, self._look.tokens
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            ground = tokens.select if self._view.hasFocus() else tokens.select_idle
            painter.fillRect(rect, ground)
            painter.fillRect(rect.left(), rect.top(), 3, rect.height() - 1, tokens.accent)
        hairline(painter, rect, tokens.line)
        px = look.px
        align = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        painter.setFont(look.font(Text.COUNT))
        painter.setPen(tokens.ink3)
        number = QRect(rect.left() + px(8), rect.top() + px(5), px(44), px(19))
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(number, right, str(index.data(NUMBER)))
        left, width = rect.left() + px(66), rect.width() - px(82)
        for top, kind, ink, text in (
            (5, Text.TITLE, tokens.red if index.data(IS_PROBLEM) else tokens.ink, index.data()),
            (24, Text.SMALL, tokens.ink2, index.data(TEXT)),
        ):
            painter.setFont(look.font(kind))
            painter.setPen(ink)
            shown = look.metrics(kind).elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRect(left, rect.top() + px(top), width, px(19)), align, shown)
