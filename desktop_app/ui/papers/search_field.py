"""SearchField: one line of text that shows what the program understood of it while one types."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QKeyCombination, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop_app.ui.controls.painting import RADIUS_FIELD, focus_ring, rounded
from desktop_app.ui.look import Look, Text

HEIGHT = 34
LEFT = 34
OWN_MARGIN = 2
"""Px that QLineEdit leaves before its text of its own accord."""
MOST_BESIDE = 0.6
"""Share of the field that what is said beside the text may take."""

COMMANDS = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_K)


class Span(NamedTuple):
    """A stretch of the text, end exclusive. mistake: it was passed over."""

    start: int
    end: int
    mistake: bool = False


class SearchField(QLineEdit):
    """Painted by hand below the text; text, cursor, undo and accessibility stay Qt's."""

    cleared = Signal()
    """Escape in an empty field."""
    left_down = Signal()
    """Enter or the arrow down: the keyboard should go to the papers."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._spans: tuple[Span, ...] = ()
        self._count = ""
        self._reason = ""
        self.setObjectName("search")  # the style sheet takes its ground away
        self.setFrame(False)
        self.setAcceptDrops(False)
        self.setAccessibleName(self.tr("Search"))
        self.textChanged.connect(lambda: self.set_spans(()))
        look.changed.connect(self._relook)
        self._relook()

    def set_spans(self, spans: tuple[Span, ...]) -> None:
        """What of the text stands for a field, and what is a mistake."""
        self._spans = spans
        self.update()

    def set_count(self, count: str) -> None:
        """What was found, in words, at the right."""
        self._count = count
        self._make_room()

    def set_reason(self, reason: str) -> None:
        """Why a part is a mistake; it takes the place of the count."""
        if reason != self._reason:
            self._reason = reason
            self.setAccessibleDescription(reason)
            self._make_room()

    def event(self, event: QEvent) -> bool:
        """Ctrl+K is the window's, though a field could delete to its end with it."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.keyCombination() == COMMANDS:
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears, then leaves; Enter and down go to the papers."""
        if event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.cleared.emit()
            return
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left_down.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, tints, then Qt's text, then the glass and what was found."""
        look, tokens = self._look, self._look.tokens
        if self._spans:
            # Qt scrolls a long text while it paints; only then is it known where the spans lie.
            super().paintEvent(event)
        painter = QPainter(self)
        box = QRectF(self.rect())
        rounded(painter, box, RADIUS_FIELD, tokens.sheet, tokens.line2)
        if self.hasFocus():
            focus_ring(painter, box, RADIUS_FIELD, tokens.accent)
        painter.setClipRect(self._text_box())
        for span in self._spans:
            self._paint_span(painter, span)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self)
        size = look.px(16)
        ink = tokens.accent if self.hasFocus() else tokens.ink2
        picture = look.pixmap("search", ink, size, ratio=self.devicePixelRatioF())
        painter.drawPixmap(QPointF(look.px(11), round((self.height() - size) / 2)), picture)
        words = self.words_beside
        if words:
            painter.setFont(look.font(Text.SMALL))
            painter.setPen(tokens.amber if self._reason else tokens.ink3)
            where = box.adjusted(0, 0, -look.px(12), 0)
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(where, int(align), words)
        painter.end()

    def _paint_span(self, painter: QPainter, span: Span) -> None:
        tokens, text = self._look.tokens, self.text()
        metrics = self.fontMetrics()
        # The cursor knows how far a long text is scrolled.
        cursor = self.cursorRect()
        begin = cursor.left() + cursor.width() / 2
        begin -= metrics.horizontalAdvance(text[: self.cursorPosition()])
        left = begin + metrics.horizontalAdvance(text[: span.start])
        right = begin + metrics.horizontalAdvance(text[: span.end])
        half = self._look.px(12)
        middle = self.height() / 2
        ground = QRectF(left - 2, middle - half, right - left + 4, 2 * half)
        colour = tokens.amber_soft if span.mistake else tokens.accent_soft
        rounded(painter, ground, 3, colour)
        if span.mistake:
            self._dotted(painter, left, right, middle + metrics.ascent() / 2 + 2, tokens.amber)

    @staticmethod
    def _dotted(painter: QPainter, left: float, right: float, y: float, ink: QColor) -> None:
        pen = QPen(ink, 1.2)
        pen.setDashPattern([1.5, 1.5])
        painter.setPen(pen)
        painter.drawLine(QPointF(left, round(y) + 0.5), QPointF(right, round(y) + 0.5))

    def _text_box(self) -> QRectF:
        margins = self.textMargins()
        return QRectF(self.rect()).adjusted(margins.left(), 2, -margins.right(), -2)

    @property
    def words_beside(self) -> str:
        """The mistake, or how many were found, cut so that there is room for what is typed."""
        words, most = self._reason or self._count, int(self.width() * MOST_BESIDE)
        return self._look.metrics(Text.SMALL).elidedText(words, Qt.TextElideMode.ElideRight, most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more or less room for them."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        words = self.words_beside
        self.setToolTip(self._reason if words not in (self._reason, self._count) else "")
        width = self._look.metrics(Text.SMALL).horizontalAdvance(words) if words else 0
        right = width + self._look.px(20 if words else 8)
        self.setTextMargins(self._look.px(LEFT) - OWN_MARGIN, 0, right, 0)
        self.update()

    def _relook(self) -> None:
        palette = self.palette()
        palette.setColor(palette.ColorRole.Text, self._look.tokens.ink)
        palette.setColor(palette.ColorRole.PlaceholderText, self._look.tokens.ink3)
        palette.setColor(palette.ColorRole.Highlight, self._look.tokens.accent_line)
        self.setPalette(palette)
        self.setFont(self._look.font(Text.SEARCH))
        self.setFixedHeight(self._look.px(HEIGHT))
        self._make_room()
