"""FormatList: the formats a list can go out in, one to be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app.model.file_format import FileFormat
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.look import Look, Text

ROW = 42
PURPOSE = Qt.ItemDataRole.UserRole
FORMAT = Qt.ItemDataRole.UserRole + 1


class FormatList(QListWidget):
    """Arrow keys choose; the chosen one has a filled radio."""

    format_changed = Signal(object)
    """FileFormat."""

    def __init__(
        self, look: Look, formats: Sequence[FileFormat], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Format"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setItemDelegate(_Delegate(look, self, ROW))
        for each in formats:
            title, purpose = translated(each.title), translated(each.purpose)
            item = QListWidgetItem(title)
            item.setData(PURPOSE, purpose)
            item.setData(FORMAT, each)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {purpose}")
            self.addItem(item)
        self.currentItemChanged.connect(self._tell)

    def chosen(self) -> FileFormat:
        """The chosen format."""
        item = self.currentItem() or self.item(0)
        assert item is not None
        found: FileFormat = item.data(FORMAT)
        return found

    def choose(self, format_id: str) -> None:
        """Choose by id; the first one where there is none of that id."""
        for row in range(self.count()):
            item = self.item(row)
            if item is not None and item.data(FORMAT).id == format_id:
                self.setCurrentRow(row)
                return
        self.setCurrentRow(0)

    def _tell(self) -> None:
        self.format_changed.emit(self.chosen())


class _Delegate(RowDelegate):
    """Radio, title, purpose."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One format."""
        look, tokens = self._look, self._look.tokens
        box = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.select if chosen else tokens.hover)
            painter.drawRoundedRect(box, look.px(4), look.px(4))
        middle = QPointF(box.left() + look.px(18), box.center().y())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tokens.accent if chosen else tokens.edge, 1.4))
        painter.drawEllipse(middle, look.px(6), look.px(6))
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tokens.accent)
            painter.drawEllipse(middle, look.px(3), look.px(3))
        words = box.adjusted(look.px(36), look.px(4), -look.px(6), -look.px(4))
        half = words.height() / 2
        align = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
        painter.setPen(tokens.ink)
        painter.setFont(look.font(Text.STRONG))
        painter.drawText(words.adjusted(0, 0, 0, -half), align, str(index.data()))
        painter.setPen(tokens.ink2)
        painter.setFont(look.font(Text.SMALL))
        painter.drawText(words.adjusted(0, half, 0, 0), align, str(index.data(PURPOSE) or ""))
        painter.restore()
