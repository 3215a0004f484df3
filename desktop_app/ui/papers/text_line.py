"""TextLine: one line of text, shaped once, cut where it is too long, ready to draw many times."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextLine, QTextOption

from desktop_app.ui.papers.hits import Span
from desktop_app.ui.papers.isolated import runs_leftwards

if TYPE_CHECKING:
    from PySide6.QtGui import QTextCharFormat

ELLIPSIS = "…"
_WIDE = 100_000.0
NARROWEST = 2.5
"""Px a letter, or less: what lies beyond need not be shaped to know that it does not fit."""

Shape = tuple[Span, "QTextCharFormat"]
"""(start, end) in Python's characters, and how they are drawn."""


class TextLine:
    """layout: to be drawn at (x, baseline - ascent)."""

    __slots__ = ("ascent", "layout", "text", "width", "_line")

    def __init__(self, text: str, font: QFont, shapes: Iterable[Shape] = ()) -> None:
        self.text = text
        self.layout = QTextLayout(text, font)
        self.layout.setTextOption(_OPTION)
        self.layout.setCacheEnabled(True)
        ranges = [_range(text, span, shape) for span, shape in shapes]
        if ranges:
            self.layout.setFormats(ranges)
        self.layout.beginLayout()
        self._line: QTextLine = self.layout.createLine()
        self._line.setLineWidth(_WIDE)
        self.layout.endLayout()
        self.width = self._line.naturalTextWidth()
        self.ascent = self._line.ascent()

    def spans(self, start: int, end: int) -> list[tuple[float, float]]:
        """(x, width) of characters from the line's left edge: several where directions meet."""
        return places_of(self.layout, self._line, self.text, start, end)

    def characters_within(self, room: float) -> int:
        """How many characters from the start lie within this many px."""
        return self._line.xToCursor(room, QTextLine.CursorPosition.CursorOnCharacter)


def fitted(text: str, font: QFont, metrics: QFontMetricsF, room: float) -> TextLine:
    """The text, cut with an ellipsis where it is wider than the room."""
    head = text[: int(room / NARROWEST) + 8] if room > 0 else ""
    line = TextLine(head, font)
    if line.width <= room and len(head) < len(text):
        line = TextLine(text, font)
    if line.width <= room:
        return line
    if head.isascii() or not (runs_leftwards(head) or max(head) > "\uffff"):
        # The place to cut is known from the shape: no need to measure again.
        seen = line.characters_within(max(0.0, room - metrics.horizontalAdvance(ELLIPSIS)))
        return TextLine(head[:seen].rstrip(" ,") + ELLIPSIS, font)
    elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))
    return TextLine(elided, font)


def utf16(text: str, at: int) -> int:
    """Qt's place of a character: it counts those beyond U+FFFF as two."""
    if text.isascii():
        return at
    return at + sum(1 for letter in text[:at] if letter > "\uffff")


def places_of(
    layout: QTextLayout, line: QTextLine, text: str, start: int, end: int
) -> list[tuple[float, float]]:
    """(x, width) of characters of a laid out text that stand in one line."""
    first, last = utf16(text, start), utf16(text, end)
    if runs_leftwards(text):
        # Where two directions meet a cursor has two places; the glyphs have only one.
        runs = layout.glyphRuns(first, last - first)
        boxes = [run.boundingRect() for run in runs]
        return [(box.x(), box.width()) for box in boxes]
    one, other = _x_of(line, first), _x_of(line, last)
    return [(min(one, other), abs(other - one))]


def _x_of(line: QTextLine, at: int) -> float:
    """The place of a cursor; PySide gives (x, cursor) or x alone, by version."""
    place: object = line.cursorToX(at)
    return float(place[0]) if isinstance(place, tuple) else float(place)  # type: ignore[arg-type]


def _range(text: str, span: Span, shape: QTextCharFormat) -> QTextLayout.FormatRange:
    start, end = (utf16(text, at) for at in span)
    part = QTextLayout.FormatRange()
    part.start, part.length, part.format = start, end - start, shape
    return part


def _option() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    option.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
    return option


_OPTION = _option()
