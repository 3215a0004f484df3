"""ElidedLabel: one line of text that gives way where there is no room, and tells all in its tip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.papers.plain_tip import plain_tip

LEAST = 40
"""Px at 96 dpi that it keeps."""


class ElidedLabel(TextLabel):
    """The text stays whole for accessibility; only its painting is cut: first what gives way within
    it, then its end or, by `cut`, its middle."""

    cut = Qt.TextElideMode.ElideRight
    _gives = ""

    def minimumSizeHint(self) -> QSize:
        """Narrow, so that a long sentence never makes a window wider."""
        whole = super().sizeHint()
        return QSize(min(whole.width(), self._look.px(LEAST)), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, cut where it must be."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self.contentsRect(), int(align | Qt.TextFlag.TextSingleLine), self.shown)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """The tip is the whole text, where some of it is cut."""
        if event.type() is QEvent.Type.ToolTip and self.shown == self.text():
            return False
        if event.type() is QEvent.Type.ToolTip and not self.toolTip():
            self.setToolTip(plain_tip(self.text()))
        return super().event(event)

    def setText(self, text: str, gives: str = "") -> None:
        """Another text; the tip of the old one goes. gives: a part that is cut before the rest is,
        such as a name before what is said of it."""
        self.setToolTip("")
        self._gives = gives
        super().setText(text)

    @property
    def shown(self) -> str:
        """What is painted of the text."""
        metrics, room = self.fontMetrics(), self.contentsRect().width()
        text, mode = self.text(), self.cut
        if self._gives and metrics.horizontalAdvance(text) > room:
            before, part, after = text.partition(self._gives)
            left = room - metrics.horizontalAdvance(before + after)
            least = metrics.horizontalAdvance("…")
            text = before + metrics.elidedText(part, mode, max(left, least)) + after
        return metrics.elidedText(text, mode, room)
