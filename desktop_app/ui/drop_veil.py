"""DropVeil: says, while files are dragged over the window, that they can be let go here."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import Look, Text

VEIL = 0.92
INSET = 12
RADIUS = 10


class DropVeil(QWidget):
    """Lies over its parent and lets everything through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._row: QRect | None = None
        self._attachable = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Drop to import"))
        self.hide()

    def lift(self, row: QRect | None = None, *, attachable: bool = False) -> None:
        """Show it over all of the parent.

        row: where on the screen the row is that would take the files. attachable: a row would.
        """
        parent = self.parentWidget()
        if parent is not None and row is not None:
            row = QRect(parent.mapFromGlobal(row.topLeft()), row.size())
        if self.isVisible() and (row, attachable) == (self._row, self._attachable):
            return
        self._row, self._attachable = row, attachable
        self.update()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def _middle(self) -> QRectF:
        """All of it, its centre where words do not stand over the row."""
        whole, away = QRectF(self.rect()), self._look.px(84)
        if self._row is None or abs(self._row.center().y() - whole.center().y()) > away:
            return whole
        above = self._row.top() - away
        return whole.translated(0, above - whole.center().y())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tracing paper, a dashed frame, three words."""
        tokens = self._look.tokens
        painter = QPainter(self)
        veil = tokens.desk.toRgb()
        veil.setAlphaF(VEIL)
        if self._row is not None:
            painter.setClipRegion(QRegion(self.rect()) - QRegion(self._row))
        painter.fillRect(self.rect(), veil)
        painter.setClipping(False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(tokens.accent, 1.5)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        box = QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET)
        if self._row is not None:
            box = QRectF(self._row).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, RADIUS if self._row is None else 2, RADIUS)
        painter.setPen(tokens.accent)
        painter.setFont(self._look.font(Text.DIALOG_HEADING))
        said = self.tr("Drop to import")
        if self._row is not None:
            said = self.tr("Drop to attach it to this paper")
        middle = self._middle()
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, said)
        if self._attachable:
            other = self.tr("On the row of a paper, the file is attached to it")
            if self._row is not None:
                other = self.tr("Beside the rows, it is read as a listing")
            painter.setFont(self._look.font(Text.BODY))
            below = middle.translated(0, self._look.px(28))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, other)
        painter.end()
