"""Chart: one drawing of the Overview; its marks are pointed at, walked by keys, and pressed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from desktop_app.ui.abstract_widget import AbstractWidgetType
from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD
from desktop_app.ui.controls.painting import RADIUS_BUTTON, focus_ring
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview.chart_canvas import ChartCanvas, title_font
from desktop_app.ui.overview.mark_walk import MOVES, next_mark

PAD, BELOW = 8, 12
"""Px around the drawing, for the ring of the focus."""
PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Mark(NamedTuple):
    """name and value: what it stands for, as in '2021' and '291 papers'. search: the condition that
    finds these papers. row: marks of one row are walked by left and right; None: by no key.
    reach: where the mouse is taken to be at it; None: in its box.
    """

    box: QRectF
    name: str
    value: str
    search: str
    row: int | None = 0
    round: bool = False
    reach: QRectF | None = None


def of_years(first: int, last: int, search: str) -> str:
    """A condition with years before it; quicker than model.facet_text, which reads any text."""
    return f"year:{first} {search}" if first == last else f"year:{first}..{last} {search}"


class Chart(QWidget, metaclass=AbstractWidgetType):
    """What kinds of it add: show_counts(), heights(), lay_out() and paint_chart().

    title, note: above the drawing. remark: in place of a drawing, why there is none.
    """

    chosen = Signal(str)
    """A condition of the search language: the papers of a mark are wanted."""
    pointed = Signal(object)
    """Mark at which the mouse or the keyboard is, or None."""
    menu_wanted = Signal(object)
    """QPoint on the screen: what can be done with the drawing."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.title = title
        self.note = ""
        self.remark = self.tr("Counting…")
        self.marks: Sequence[Mark] = ()
        self.current: Mark | None = None
        self._ringed = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        look.changed.connect(self.update)

    # What kinds of it add

    @abstractmethod
    def show_counts(self, counts: Any) -> None:
        """Other counts, each of its own kind (model/overview.py)."""

    @abstractmethod
    def heights(self, width: int) -> tuple[int, int]:
        """(the least height that it needs at a width, the greatest that does it good), in px."""

    @abstractmethod
    def lay_out(self, box: QRectF) -> list[Mark]:
        """Place everything in the box below title and note; the marks, as they are to be read."""

    @abstractmethod
    def paint_chart(self, canvas: ChartCanvas) -> None:
        """Paint what lay_out() placed."""

    def paint_legend(self, canvas: ChartCanvas, box: QRectF) -> None:
        """What stands at the right of the note; nothing for most."""

    # For all

    def show_anew(self, *_: object) -> None:
        """What is shown, or its size, has changed."""
        before = self.current
        self.marks = () if self.remark else self.lay_out(self.chart_box())
        names = {(mark.name, mark.search): mark for mark in self.marks}
        self.current = names.get((before.name, before.search)) if before is not None else None
        self._describe()
        if before is not None:
            self.pointed.emit(self.current)
        self.update()

    def head_height(self) -> int:
        """Of title and note, with the room below them."""
        title = QFontMetrics(title_font(self.look)).height()
        return title + self.look.metrics(Text.SMALL).height() + self.look.px(2 + BELOW)

    def row_height(self, room: float, rows: int, least: int, most: int) -> int:
        """Of so many rows in a room. least, most: in px for 9.75 pt text."""
        return max(self.look.px(least), min(self.look.px(most), int(room // max(1, rows))))

    def chart_box(self) -> QRectF:
        """Where the drawing stands."""
        pad = self.look.px(PAD)
        inner = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        return inner.adjusted(0, self.head_height(), 0, 0)

    def draw(self, painter: QPainter) -> None:
        """All of it without its ground, as it goes into a picture."""
        canvas = ChartCanvas(painter, self.look)
        look, tokens, pad = self.look, self.look.tokens, self.look.px(PAD)
        font = title_font(look)
        high, small = QFontMetrics(font).height(), look.metrics(Text.SMALL).height()
        wide = self.width() - 2 * pad
        canvas.text(QRectF(pad, pad, wide, high), self.title, font, tokens.ink)
        below = QRectF(pad, pad + high + look.px(2), wide, small)
        canvas.text(below, self.note, look.font(Text.SMALL), tokens.ink2)
        if self.remark:
            self._paint_remark(canvas)
            return
        self.paint_legend(canvas, below)
        self.paint_chart(canvas)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The drawing, the frame of the current mark, and the ring where the keyboard is here."""
        painter = QPainter(self)
        self.draw(painter)
        if self.current is not None:
            self._paint_frame(painter, self.current)
        if self._ringed and self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS_BUTTON, self.look.tokens.accent)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is placed again."""
        super().resizeEvent(event)
        self.show_anew()

    def mark_at(self, point: QPointF) -> Mark | None:
        """The mark at a point; of several, the smallest."""
        met = [(mark.reach or mark.box, mark) for mark in self.marks]
        met = [(place, mark) for place, mark in met if place.contains(point)]
        return min(met, key=lambda one: one[0].width() * one[0].height(), default=(None, None))[1]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what is under the mouse."""
        mark = self.mark_at(event.position())
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if mark is not None else Qt.CursorShape.ArrowCursor
        )
        self._point_at(mark)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._point_at(None)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click shows the papers of a mark."""
        mark = self.mark_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and mark is not None:
            self.chosen.emit(mark.search)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End walk over the marks; Enter shows the papers of one."""
        key = Qt.Key(event.key())
        if key in MOVES and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if (mark := next_mark(self.marks, self.current, key)) is not None:
                self._point_at(mark)
                self._announce(mark)
        elif key in PRESSES and self.current is not None:
            self.chosen.emit(self.current.search)
        elif key == Qt.Key.Key_Escape and self.current is not None:
            self._point_at(None)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By the mouse where it is, by the keyboard at the title."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        corner = self.mapToGlobal(self.chart_box().topLeft().toPoint())
        self.menu_wanted.emit(event.globalPos() if by_mouse else corner)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A ring where it came by key."""
        self._ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No focus, no ring, and no mark that keys are at."""
        self._ringed = False
        self._point_at(None)
        super().focusOutEvent(event)
        self.update()

    def _point_at(self, mark: Mark | None) -> None:
        if mark != self.current:
            self.current = mark
            self._describe()
            self.pointed.emit(mark)
            self.update()

    def _announce(self, mark: Mark) -> None:
        """A screen reader reads the mark at once, not only when it is asked for the description."""
        if QAccessible.isActive():
            said = QAccessibleAnnouncementEvent(self, f"{mark.name}: {mark.value}")
            QAccessible.updateAccessibility(said)

    def _describe(self) -> None:
        """For screen readers: the mark one is at, and then all of them."""
        said = [] if self.current is None else [self.current]
        said += [mark for mark in self.marks if mark.row is not None]
        words = [f"{mark.name}: {mark.value}" for mark in said]
        about = [part for part in (self.note, self.remark) if part]
        self.setAccessibleDescription("; ".join([*about, *words]))

    def _paint_remark(self, canvas: ChartCanvas) -> None:
        painter, box = canvas.painter, self.chart_box()
        painter.setFont(self.look.font(Text.BODY))
        painter.setPen(self.look.tokens.ink3)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(box, int(flags) | int(Qt.TextFlag.TextWordWrap), self.remark)

    def _paint_frame(self, painter: QPainter, mark: Mark) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.look.tokens.ink, 1))
        if mark.round:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawEllipse(mark.box)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        else:
            box = mark.box.toAlignedRect()
            painter.drawRect(box.adjusted(-1, -1, 0, 0))
