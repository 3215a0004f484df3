"""YearHistogram: papers by year as bars; a click or a drag over them chooses years."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop_app.model.facet_text import Span
from desktop_app.model.facets import DrawnYears, Facets, drawn_years
from desktop_app.ui import words
from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD
from desktop_app.ui.controls.painting import RADIUS_BUTTON, focus_ring
from desktop_app.ui.look import Look, Text

BARS, WIDEST = 34, 26
INSET = 16
HANDLE = (3, 14)
REACH = 5
"""Px beside an end of the chosen years from which it is taken hold of."""


class YearHistogram(QWidget):
    """Keys: left and right go from year to year, with Shift they take in the years between; Enter
    chooses, and lets go of what is chosen."""

    chosen = Signal(object)
    """(first, last), or None: no years are chosen any more."""
    left = Signal()
    """Escape: the keyboard should go back to the papers."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._years: dict[int, int] = {}
        self._drawn = DrawnYears(0, 0, 0)
        self._picked: Span | None = None
        self._drag: tuple[int, int] | None = None
        """The year where a drag began and the one where it is, or those taken in by keys."""
        self._pulled = False
        """Whether the drag began at an end of the chosen years."""
        self._ringed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Papers by year"))
        look.changed.connect(self.updateGeometry)

    def show_years(self, facets: Facets, picked: Span | None) -> None:
        """Other counts, or other years chosen."""
        self._years, self._picked, self._drag = dict(facets.years), picked, None
        if self._years:
            self._drawn = drawn_years(facets.years)
        self._describe()
        self.update()

    @property
    def left_out(self) -> int:
        """Papers of years far from the others, which are not drawn."""
        return self._drawn.left_out if self._years else 0

    @property
    def first_drawn(self) -> int:
        """The year of the bar at the left."""
        return self._drawn.first

    def bar_at(self, year: int) -> QRectF:
        """Where the bar of a year stands, from the top of the drawing to its foot."""
        pitch = self._pitch()
        left = int(self._look.px(INSET) + (year - self._drawn.first) * pitch)
        return QRectF(left, 0, max(1, int(pitch) - 1), self._look.px(BARS))

    def sizeHint(self) -> QSize:
        """Bars, and the years below."""
        return QSize(0, self._look.px(BARS) + self._caption_height())

    def event(self, event: QEvent) -> bool:
        """A tip for the year under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            year = self._year_at(event.pos().x())
            said = f"{year} · {words.papers(self._years.get(year, 0))}" if self._years else ""
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)

    # What is chosen

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin with the year here, or take hold of an end of the chosen years."""
        if event.button() is not Qt.MouseButton.LeftButton or not self._years:
            return
        x = event.position().x()
        year = self._year_at(x)
        self._pulled = False
        self._drag = (year, year)
        if (shown := self._shown()) is not None and shown[0] != shown[1]:
            ends = (self.bar_at(shown[0]).left(), self.bar_at(shown[1]).right() + 1)
            near = [abs(x - end) <= self._look.px(REACH) for end in ends]
            if any(near):
                self._pulled = True
                self._drag = (shown[1], shown[0]) if near[0] else shown
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Take in the years up to here."""
        if self._drag is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag = (self._drag[0], self._year_at(event.position().x()))
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was taken in."""
        if self._drag is not None:
            self._choose(self._drag)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class."""
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key))
        goal = {Qt.Key.Key_Home: self._drawn.first, Qt.Key.Key_End: self._drawn.last}.get(
            Qt.Key(key)
        )
        if not self._years or (step is None and goal is None):
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._years:
                self._choose(self._drag or self._shown() or (self._drawn.last,) * 2)
            elif key == Qt.Key.Key_Escape:
                self.left.emit()
            elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._picked is not None:
                self.chosen.emit(None)
            else:
                super().keyPressEvent(event)
            return
        start, here = self._drag or self._shown() or (self._drawn.last, self._drawn.last + 1)
        to = goal if goal is not None else here + (step or 0)
        to = min(max(to, self._drawn.first), self._drawn.last)
        self._drag = (start, to) if shift else (to, to)
        self._describe()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A ring where it came by key."""
        self._ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No focus, no ring; years taken in by keys and not chosen are let go."""
        self._ringed, self._drag = False, None
        super().focusOutEvent(event)
        self.update()

    def _choose(self, taken: tuple[int, int]) -> None:
        self._drag = None
        years = (min(taken), max(taken))
        off = years == self._shown() and not self._pulled
        self._pulled = False
        self.update()
        self.chosen.emit(None if off else years)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars snapped to whole pixels; the chosen span on its ground, between two handles."""
        if not self._years:
            return
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        foot = look.px(BARS)
        shown = self._marked()
        if shown is not None:
            ground = self.bar_at(shown[0]).united(self.bar_at(shown[1]))
            painter.fillRect(ground, tokens.accent_soft)
        most = max(self._years.values())
        for year, papers in self._years.items():
            if self._drawn.first <= year <= self._drawn.last:
                bar = self.bar_at(year)
                bar.setTop(foot - max(2, round((foot - 4) * papers / most)))
                within = shown is not None and shown[0] <= year <= shown[1]
                other = tokens.bar if shown is None else tokens.bar_mute
                painter.fillRect(bar, tokens.accent if within else other)
        inset = look.px(INSET)
        painter.fillRect(inset, foot, self.width() - 2 * inset, 1, tokens.line)
        if shown is not None:
            self._paint_handles(painter, shown)
        self._paint_caption(painter, shown)
        if self._ringed and self.hasFocus():
            box = QRectF(self.rect()).adjusted(look.px(8), 0, -look.px(8), 0)
            focus_ring(painter, box, RADIUS_BUTTON, tokens.accent)
        painter.end()

    def _paint_handles(self, painter: QPainter, shown: tuple[int, int]) -> None:
        wide, high = (self._look.px(length) for length in HANDLE)
        top = round((self._look.px(BARS) - high) / 2)
        for end in (self.bar_at(shown[0]).left(), self.bar_at(shown[1]).right()):
            left = round(end - wide / 2)
            painter.fillRect(left, top, wide, high, self._look.tokens.accent)

    def _paint_caption(self, painter: QPainter, shown: tuple[int, int] | None) -> None:
        look, tokens = self._look, self._look.tokens
        inset = look.px(INSET)
        box = QRect(inset, look.px(BARS) + 2, self.width() - 2 * inset, self._caption_height() - 2)
        strong, plain = look.metrics(Text.COUNT_STRONG), look.metrics(Text.COUNT)
        span = QRectF()
        if shown is not None:
            text = _span_text(shown)
            wide = strong.horizontalAdvance(text)
            middle = QRectF(self.bar_at(shown[0]).united(self.bar_at(shown[1]))).center().x()
            left = min(max(middle - wide / 2, inset), self.width() - inset - wide)
            span = QRectF(QPointF(round(left), box.top()), QSize(wide + 1, box.height()))
            painter.setFont(look.font(Text.COUNT_STRONG))
            painter.setPen(tokens.accent)
            painter.drawText(span, int(Qt.AlignmentFlag.AlignVCenter), text)
        painter.setFont(look.font(Text.COUNT))
        painter.setPen(tokens.ink3)
        gap = look.px(6)
        for year, side in self._ends():
            text = str(year)
            if not span.isNull() and _covered(span, text, side, box, plain, gap):
                continue  # the chosen years say it
            painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), text)

    def _ends(self) -> list[tuple[int, Qt.AlignmentFlag]]:
        first = (self._drawn.first, Qt.AlignmentFlag.AlignLeft)
        if self._drawn.first == self._drawn.last:
            return [first]
        return [first, (self._drawn.last, Qt.AlignmentFlag.AlignRight)]

    def _describe(self) -> None:
        """For screen readers: what is chosen or about to be, and every year."""
        taken = self._marked()
        said = [] if taken is None else [_span_text(taken)]
        said += [f"{year}: {words.papers(papers)}" for year, papers in self._years.items()]
        self.setAccessibleDescription(", ".join(said))

    def _marked(self) -> tuple[int, int] | None:
        """The years taken in just now, or else those chosen; ascending."""
        if self._drag is not None:
            return (min(self._drag), max(self._drag))
        return self._shown()

    def _shown(self) -> tuple[int, int] | None:
        """The chosen years, as far as they are drawn."""
        if self._picked is None or not self._years:
            return None
        first = self._drawn.first if self._picked[0] is None else self._picked[0]
        last = self._drawn.last if self._picked[1] is None else self._picked[1]
        if first > last or first > self._drawn.last or last < self._drawn.first:
            return None
        return (max(first, self._drawn.first), min(last, self._drawn.last))

    def _pitch(self) -> float:
        span = self._drawn.last - self._drawn.first + 1
        room = max(1, self.width() - 2 * self._look.px(INSET))
        return min(float(self._look.px(WIDEST)), room / span)

    def _year_at(self, x: float) -> int:
        year = self._drawn.first + int((x - self._look.px(INSET)) // self._pitch())
        return min(max(year, self._drawn.first), self._drawn.last)

    def _caption_height(self) -> int:
        return self._look.metrics(Text.COUNT).height() + self._look.px(6)


def _span_text(years: tuple[int, int]) -> str:
    first, last = years
    return str(first) if first == last else f"{first} – {last}"


def _covered(
    span: QRectF, text: str, side: Qt.AlignmentFlag, box: QRect, metrics: QFontMetrics, gap: int
) -> bool:
    """Whether a year at an end of the box would touch the chosen years."""
    wide = metrics.horizontalAdvance(text) + gap
    if side is Qt.AlignmentFlag.AlignLeft:
        return span.left() < box.left() + wide
    return span.right() > box.right() - wide
