"""CompletionRow: one proposal, and at the right how many papers have it, or what it means."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.model.query_completion import Completion
from desktop_app.ui.controls.painting import rounded
from desktop_app.ui.look import Look, Text

COMPLETION = Qt.ItemDataRole.UserRole
MEANING = COMPLETION + 1
"""What a word of the search language says, where papers are not counted."""
RADIUS = 4


class CompletionRow(QStyledItemDelegate):
    """Paints it all itself; the item's own text is for screen readers."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """The chosen one and the one under the mouse stand on a tint."""
        look, tokens = self._look, self._look.tokens
        one: Completion = index.data(COMPLETION)
        box = QRectF(option.rect)
        state = option.state
        painter.save()
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            rounded(painter, box, RADIUS, tokens.select if chosen else tokens.hover)
        inner = box.adjusted(look.px(8), 0, -look.px(8), 0)
        count = index.data(MEANING) if one.papers is None else f"{one.papers:,}"
        small = look.metrics(Text.SMALL)
        room = inner.width() - (small.horizontalAdvance(count) + look.px(12) if count else 0)
        painter.setFont(look.font(Text.BODY))
        painter.setPen(tokens.ink)
        text = look.metrics(Text.BODY).elidedText(
            harmless(one.value), Qt.TextElideMode.ElideRight, int(room)
        )
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter), text)
        if count:
            painter.setFont(look.font(Text.SMALL))
            painter.setPen(tokens.ink3)
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(inner, int(align), count)
        painter.restore()
