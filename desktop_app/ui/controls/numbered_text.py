"""NumberedText: lines of a listing with their numbers, a span tinted, words in it marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontDatabase,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from desktop_app.model.field_place import FieldPlace
from desktop_app.model.harmless_text import harmless
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.text_line import utf16

BAR = 3
GAP = 10


class NumberedText(QPlainTextEdit):
    """Read only; long lines wrap. Numbers are those of the lines in the listing."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._first = 1
        self._span: tuple[int, int] | None = None
        self._places: tuple[FieldPlace, ...] = ()
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._numbers = _Numbers(self)
        self.updateRequest.connect(lambda *_: self._numbers.update())
        look.changed.connect(self._relook)
        self._relook()

    def show_lines(
        self,
        lines: Sequence[str],
        first: int = 1,
        span: tuple[int, int] | None = None,
        places: Sequence[FieldPlace] = (),
    ) -> None:
        """Show lines, the first of which has this number. span: first and last number of the lines
        to tint. places: what to mark, by those numbers."""
        self._first, self._span, self._places = first, span, tuple(places)
        # One line must stay one block, and no mark may turn what stands around it.
        self.setPlainText("\n".join("\t".join(map(harmless, line.split("\t"))) for line in lines))
        self._relook()

    def go_to(self, number: int) -> None:
        """Put the caret at the line's beginning, in the middle of the view."""
        block = self.document().findBlockByNumber(number - self._first)
        if block.isValid():
            self.setTextCursor(QTextCursor(block))
            self.centerCursor()

    def go_to_span(self) -> None:
        """To the first mark, else to the first of the tinted lines."""
        if self._places:
            self.go_to(self._places[0].line)
        elif self._span is not None:
            self.go_to(self._span[0])

    @property
    def line(self) -> int:
        """The number of the line that the caret stands in."""
        return self._first + self.textCursor().blockNumber()

    @property
    def tinted(self) -> list[int]:
        """The numbers of the tinted lines that are there."""
        if self._span is None:
            return []
        there = range(self._first, self._first + self.document().blockCount())
        return [number for number in there if self._span[0] <= number <= self._span[1]]

    @property
    def marked(self) -> list[str]:
        """The words that are marked, in order."""
        return [selection.cursor.selectedText() for selection in self.extraSelections()]

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The numbers stand at the left."""
        super().resizeEvent(event)
        box = self.contentsRect()
        self._numbers.setGeometry(QRect(box.left(), box.top(), self._gutter(), box.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of the tinted lines, then the text."""
        tokens = self._look.tokens
        painter = QPainter(self.viewport())
        for number, box in self.lines_in_sight():
            if self._span is not None and self._span[0] <= number <= self._span[1]:
                painter.fillRect(box, tokens.accent_soft)
                painter.fillRect(QRectF(0, box.top(), BAR, box.height()), tokens.accent_line)
        painter.end()
        super().paintEvent(event)

    def lines_in_sight(self) -> Iterator[tuple[int, QRectF]]:
        """(number, place in the viewport, over its whole width) of the lines that can be seen."""
        block: QTextBlock = self.firstVisibleBlock()
        width, bottom = self.viewport().width(), self.viewport().height()
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if box.top() > bottom:
                return
            yield self._first + block.blockNumber(), QRectF(0, box.top(), width, box.height())
            block = block.next()

    def paint_numbers(self, painter: QPainter, width: int) -> None:
        """The numbers of the lines in sight, at the right of the gutter."""
        tokens = self._look.tokens
        painter.setFont(self.font())
        height = self.fontMetrics().height()
        for number, box in self.lines_in_sight():
            lit = self._span is not None and self._span[0] <= number <= self._span[1]
            painter.setPen(tokens.ink if lit else tokens.ink3)
            place = QRectF(0, box.top(), width - self._look.px(GAP), height)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, int(right), str(number))

    def _gutter(self) -> int:
        last = self._first + self.document().blockCount() - 1
        digits = max(3, len(str(last)))
        return self.fontMetrics().horizontalAdvance("0" * digits) + 2 * self._look.px(GAP)

    def _relook(self) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self._look.font(Text.SMALL).pointSizeF())
        self.setFont(font)
        self.setViewportMargins(self._gutter(), 0, 0, 0)
        box = self.contentsRect()
        self._numbers.setGeometry(QRect(box.left(), box.top(), self._gutter(), box.height()))
        self.setExtraSelections([*self._marks()])
        self.viewport().update()
        self._numbers.update()

    def _marks(self) -> Iterator[QTextEdit.ExtraSelection]:
        for place in self._places:
            block = self.document().findBlockByNumber(place.line - self._first)
            if not block.isValid():
                continue
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(block)
            text = block.text()
            cursor.setPosition(block.position() + utf16(text, place.start))
            end = block.position() + utf16(text, min(place.end, len(text)))
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor = cursor
            mark.format.setBackground(self._look.tokens.marker)
            mark.format.setForeground(self._look.tokens.marker_ink)
            yield mark


class _Numbers(QWidget):
    """The gutter."""

    def __init__(self, text: NumberedText) -> None:
        super().__init__(text)
        self._text = text
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._text.paint_numbers(painter, self.width())
        painter.end()
