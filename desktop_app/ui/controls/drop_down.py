"""DropDown: one of some choices, painted as the fields and buttons beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QWidget

from desktop_app.ui.controls.painting import RADIUS_FIELD, focus_ring, paint_arrow, rounded
from desktop_app.ui.look import Look, Text

HIGH, PAD, ARROW, ROOM = 28, 9, 7, 26
"""ROOM: px for the arrow and what is around it."""


class DropDown(QComboBox):
    """Qt's own behaviour, list and accessibility; the closed field is painted here."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """The longest choice, the arrow, and the height of a field."""
        metrics = self._look.metrics(Text.BODY)
        longest = max(
            (metrics.horizontalAdvance(self.itemText(at)) for at in range(self.count())), default=0
        )
        return QSize(longest + self._look.px(PAD + ROOM + 2), self._look.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        """What is chosen may be cut."""
        return QSize(self._look.px(3 * ROOM), self._look.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, edge, the choice, an arrow; a thicker edge where the keyboard is."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        over = self.underMouse() and self.isEnabled()
        box = QRectF(self.rect())
        rounded(painter, box, RADIUS_FIELD, tokens.hover if over else tokens.sheet, tokens.line2)
        if self.hasFocus():
            focus_ring(painter, box, RADIUS_FIELD, tokens.accent)
        ink = tokens.ink if self.isEnabled() else tokens.disabled
        painter.setFont(look.font(Text.BODY))
        painter.setPen(ink)
        backwards = self.isRightToLeft()
        near, far = look.px(PAD), look.px(ROOM)
        words = box.adjusted(far if backwards else near, 0, -near if backwards else -far, 0)
        side = Qt.AlignmentFlag.AlignRight if backwards else Qt.AlignmentFlag.AlignLeft
        text = look.metrics(Text.BODY).elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, int(words.width())
        )
        align = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(words, int(align), text)
        x = far / 2 if backwards else self.width() - far / 2
        paint_arrow(painter, QPointF(x, self.height() / 2), look.px(ARROW), ink, True)
        painter.end()
