"""ElidedLabel: one line of text that gives way where there is no room, and tells all in its tip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from desktop_app.ui.controls.text_label import TextLabel

LEAST = 40
"""Px at 96 dpi that it keeps."""


class ElidedLabel(TextLabel):
    """The text stays whole for accessibility; only its painting is cut at the end."""

    def minimumSizeHint(self) -> QSize:
        """Narrow, so that a long sentence never makes a window wider."""
        whole = super().sizeHint()
        return QSize(min(whole.width(), self._look.px(LEAST)), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, cut where it must be."""
        shown = self._shown()
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self.contentsRect(), int(align | Qt.TextFlag.TextSingleLine), shown)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """The tip is the whole text, where some of it is cut."""
        if event.type() is QEvent.Type.ToolTip and self._shown() == self.text():
            return False
        if event.type() is QEvent.Type.ToolTip and not self.toolTip():
            self.setToolTip(self.text())
        return super().event(event)

    def setText(self, text: str) -> None:
        """Another text; the tip of the old one goes."""
        self.setToolTip("")
        super().setText(text)

    def _shown(self) -> str:
        mode = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.text(), mode, self.contentsRect().width())
