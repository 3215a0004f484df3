"""SourcePainter: what lies under and beside the text of a source."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextBlock, QTextLine

from desktop_app.model.preview import RowKind
from desktop_app.ui.controls.painting import RADIUS_CHIP, rounded
from desktop_app.ui.listings import field_colours
from desktop_app.ui.look import Look, Text

NOTE_GAP = 16


def rects_of(block: QTextBlock, rect: QRectF, start: int, end: int) -> list[QRectF]:
    """Where letters start..end of a row stand, a box for each of its lines on screen."""
    layout = block.layout()
    out = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        shown = block.text()[line.textStart() : line.textStart() + line.textLength()].rstrip()
        first = max(start, line.textStart())
        last = min(end, line.textStart() + len(shown))
        if first < last:
            left, right = _x(line, first), _x(line, last)
            top = rect.top() + line.y()
            box = QRectF(rect.left() + min(left, right), top, abs(right - left), line.height())
            out.append(box)
    return out


def _x(line: QTextLine, column: int) -> float:
    x: tuple[float, int] = line.cursorToX(column)  # type: ignore[assignment]  # Qt's stub: object
    return x[0]


class SourcePainter:
    """For one pass over the rows of a view so many px wide."""

    def __init__(self, look: Look, painter: QPainter, width: int) -> None:
        self._look = look
        self._painter = painter
        self._width = width

    @staticmethod
    def ink(look: Look, field: str, *, doubtful: bool) -> QColor:
        """The text of a field."""
        return look.tokens.amber if doubtful else field_colours.ink(look, field)

    def lit(self, rect: QRectF) -> None:
        """The ground of the record that is chosen, over the full width."""
        ground = QRectF(0, rect.top(), self._width, rect.height())
        self._painter.fillRect(ground, self._look.tokens.select)

    def problem(self, block: QTextBlock, rect: QRectF) -> None:
        """A row that could not be read."""
        for box in rects_of(block, rect, 0, len(block.text())):
            rounded(
                self._painter, box.adjusted(-2, -1, 2, 1), RADIUS_CHIP, self._look.tokens.red_soft
            )

    def field(self, rects: Sequence[QRectF], field: str, *, doubtful: bool, marked: bool) -> None:
        """The ground of a field; dotted below where it is not sure, framed where the user said."""
        look, painter = self._look, self._painter
        tokens = look.tokens
        fill = tokens.amber_soft if doubtful else field_colours.ground(look, field)
        line = field_colours.colours(look, field).dot if marked else None
        for box in rects:
            rounded(painter, box.adjusted(-2, -1, 2, 1), RADIUS_CHIP, fill, line)
            if doubtful:
                painter.setPen(QPen(tokens.amber, 1, Qt.PenStyle.DotLine))
                foot = round(box.bottom()) + 0.5
                painter.drawLine(QPointF(box.left(), foot), QPointF(box.right(), foot))

    def note(self, block: QTextBlock, rect: QRectF, text: str, kind: RowKind) -> None:
        """Why a row is in no record, behind its text, as far as there is room."""
        look, painter = self._look, self._painter
        layout = block.layout()
        if not layout.lineCount():
            return
        line = layout.lineAt(layout.lineCount() - 1)
        left = rect.left() + line.naturalTextWidth() + look.px(NOTE_GAP)
        room = self._width - left - look.px(8)
        if room < look.px(60):
            return
        font = look.font(Text.BODY_ITALIC)
        painter.setFont(font)
        painter.setPen(look.tokens.red if kind is RowKind.PROBLEM else look.tokens.ink2)
        shown = look.metrics(Text.BODY_ITALIC).elidedText(
            text, Qt.TextElideMode.ElideRight, int(room)
        )
        box = QRectF(left, rect.top() + line.y(), room, line.height())
        painter.drawText(
            box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), shown
        )
