"""DropVeil: says, while files are dragged over the window, that they can be let go here."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import Look, Text

VEIL = 0.92
INSET = 12
RADIUS = 10
PAD = 28
"""Px around the words."""


class DropVeil(QWidget):
    """Lies over its parent and lets everything through."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._row: QRect | None = None
        self._files = 0
        self._listings = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Drop to import"))
        self.hide()

    def lift(self, row: QRect | None = None, *, files: int = 0, listings: bool = True) -> None:
        """Show it over all of the parent.

        row: where on the screen the row is that would take the files, or the paper that is read.
        files: how many a row would take; 0 where there is no row, or what is dragged is no file.
        listings: whether they may be listings; PDF files are none.
        """
        parent = self.parentWidget()
        if parent is not None and row is not None:
            row = QRect(parent.mapFromGlobal(row.topLeft()), row.size())
        if self.isVisible() and (row, files, listings) == (self._row, self._files, self._listings):
            return
        self._row, self._files, self._listings = row, files, listings
        self.update()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def _place(self, box: QRectF) -> QRectF:
        """The words in the middle; above the row that they would stand over, if there is room."""
        whole, away = QRectF(self.rect()), self._look.px(84)
        box.moveCenter(whole.center())
        pad = self._look.px(PAD)
        patch = box.adjusted(-pad, -pad, pad, pad)
        if self._row is not None and patch.intersects(QRectF(self._row)):
            above = box.translated(0, self._row.top() - away - box.center().y())
            return above if above.top() >= INSET else box
        return box

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
        self._paint_words(painter)
        painter.end()

    def _words(self) -> tuple[str, str]:
        """What letting go here does, and elsewhere ('' where there is no choice)."""
        one = self._files == 1
        if self._row is not None and not self._listings:
            return (
                self.tr("Drop to attach it to this paper")
                if one
                else self.tr("Drop to attach them to this paper"),
                "",
            )
        if self._files and not self._listings:
            return (
                self.tr("PDF files are attached to papers"),
                self.tr("Let it go on the row of a paper, or where a paper is read")
                if one
                else self.tr("Let them go on the row of a paper, or where a paper is read"),
            )
        if self._row is not None:
            return (
                self.tr("Drop to attach it to this paper")
                if one
                else self.tr("Drop to attach them to this paper"),
                self.tr("Beside the rows, it is read as a listing")
                if one
                else self.tr("Beside the rows, they are read as listings"),
            )
        elsewhere = (
            self.tr("On the row of a paper, the file is attached to it")
            if one
            else self.tr("On the row of a paper, the files are attached to it")
        )
        return self.tr("Drop to import"), elsewhere if self._files else ""

    def _paint_words(self, painter: QPainter) -> None:
        """On a patch that nothing shows through."""
        look, tokens = self._look, self._look.tokens
        said, other = self._words()
        heading, body = look.metrics(Text.DIALOG_HEADING), look.metrics(Text.BODY)
        width = max(heading.horizontalAdvance(said), body.horizontalAdvance(other))
        gap = look.px(8) if other else 0
        height = heading.height() + (gap + body.height() if other else 0)
        box = self._place(QRectF(0, 0, width, height))
        pad = look.px(PAD)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tokens.desk)
        painter.drawRoundedRect(box.adjusted(-pad, -pad, pad, pad), RADIUS, RADIUS)
        painter.setPen(tokens.accent)
        painter.setFont(look.font(Text.DIALOG_HEADING))
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        painter.drawText(box.adjusted(-pad, 0, pad, 0), int(top), said)
        if other:
            painter.setPen(tokens.ink2)
            painter.setFont(look.font(Text.BODY))
            below = box.adjusted(-pad, heading.height() + gap, pad, 0)
            painter.drawText(below, int(top), other)
