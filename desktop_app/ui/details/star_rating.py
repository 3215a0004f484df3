"""StarRating: one to five stars, by mouse or keys; for a screen reader it is a slider."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD
from desktop_app.ui.controls.painting import RADIUS_CHIP, focus_ring
from desktop_app.ui.look import Look

STARS = 5
SIDE = 13
PITCH = 15


class StarRating(QAbstractSlider):
    """The star that is set already, clicked again, takes the rating off."""

    rated = Signal(object)
    """int 1 to 5, or None for no rating: what the user wants."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._over = 0
        self._ringed = False
        self.setRange(0, STARS)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._relook)
        self.show_rating(None)

    def show_rating(self, rating: int | None) -> None:
        """Show this many stars."""
        self.setValue(rating or 0)
        said = self.tr("no stars") if not rating else self.tr("{n} of 5 stars").format(n=rating)
        self.setAccessibleName(self.tr("Rating: {stars}").format(stars=said))
        self.setToolTip(said)
        self.update()

    def sizeHint(self) -> QSize:
        """Five stars."""
        return QSize(self._look.px(PITCH * STARS), self._look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Full ones in the accent, the rest as outlines."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        lit = self._over or self.value()
        side, ratio = look.px(SIDE), self.devicePixelRatioF()
        for at in range(STARS):
            name, ink = ("star-full", tokens.accent) if at < lit else ("star", tokens.line2)
            left = self.width() - look.px(PITCH * (STARS - at)) + look.px(PITCH) - side
            place = QPointF(left, round((self.height() - side) / 2))
            painter.drawPixmap(place, look.pixmap(name, ink, side, ratio=ratio))
        if self._ringed and self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS_CHIP, tokens.accent)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._show_over(self._star_at(event.position().x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            star = self._star_at(event.position().x())
            self.rated.emit(None if star == self.value() else star)
        self._show_over(0)

    def leaveEvent(self, event: QEvent) -> None:
        self._show_over(0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling past must not rate."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, and the digits 0 to 5."""
        key = event.key()
        wanted = self.value()
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_5:
            wanted = key - Qt.Key.Key_0
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Plus):
            wanted = min(STARS, wanted + 1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            wanted = max(0, wanted - 1)
        else:
            event.ignore()
            return
        if wanted != self.value():
            self.rated.emit(wanted or None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._ringed = False
        super().focusOutEvent(event)
        self.update()

    def _star_at(self, x: float) -> int:
        return max(1, min(STARS, int(x // self._look.px(PITCH)) + 1))

    def _show_over(self, star: int) -> None:
        if star != self._over:
            self._over = star
            self.update()

    def _relook(self) -> None:
        self.updateGeometry()
        self.update()
