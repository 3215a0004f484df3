"""DropVeil: says, while files are dragged over the window, that they can be let go here."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import Look, Text

VEIL = 0.64
INSET = 12
RADIUS = 10


class DropVeil(QWidget):
    """Lies over its parent and lets everything through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Drop to import"))
        self.hide()

    def lift(self) -> None:
        """Show it over all of the parent."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tracing paper, a dashed frame, three words."""
        tokens = self._look.tokens
        painter = QPainter(self)
        veil = tokens.desk.toRgb()
        veil.setAlphaF(VEIL)
        painter.fillRect(self.rect(), veil)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(tokens.accent, 1.5)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        box = QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setPen(tokens.accent)
        painter.setFont(self._look.font(Text.DIALOG_HEADING))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("Drop to import"))
        painter.end()
