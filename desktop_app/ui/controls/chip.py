"""Chips: a tag on its ground, a place to add one, an outlined value; each of them a button."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.controls.keyboard_focus import RingedButton
from desktop_app.ui.controls.painting import RADIUS_CHIP, focus_ring, rounded
from desktop_app.ui.look import Look, Text

INSET = 7
CROSS = 14
WIDEST = 212
"""Px of a chip, so that the narrowest pane has room for it; a longer name is cut, its tip whole."""


class TagChip(RingedButton):
    """A tag. Clicking it means the tag; the x, and Delete, mean taking it off (`removed`)."""

    removed = Signal(str)

    def __init__(
        self,
        look: Look,
        name: str,
        hue: int | None,
        *,
        removable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._hue = hue
        self._removable = removable
        self.name = name
        self._shown = harmless(name)
        self.setText(self._shown)
        self.setAccessibleName(self.tr("Tag {name}").format(name=self._shown))
        self.setToolTip(self._shown)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """The whole name; a place for the x is kept where it can be taken off."""
        look = self._look
        width = look.metrics(Text.CHIP).horizontalAdvance(self._shown) + 2 * look.px(INSET)
        width += self._removable * look.px(CROSS)
        return QSize(min(width, look.px(WIDEST)), look.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, name, and the x."""
        look = self._look
        colours = look.tag(self._hue)
        painter = QPainter(self)
        box = QRectF(self.rect())
        rounded(painter, box, RADIUS_CHIP, colours.chip)
        if self.ringed and self.hasFocus():
            focus_ring(painter, box, RADIUS_CHIP, look.tokens.accent)
        painter.setFont(look.font(Text.CHIP))
        painter.setPen(colours.text)
        right = look.px(INSET) + self._removable * look.px(CROSS)
        text = box.adjusted(look.px(INSET), 0, 1, 0)
        shown = _cut(look, self._shown, self.width() - look.px(INSET) - right)
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)
        if self._removable:
            size = look.px(10)
            picture = look.pixmap("close", colours.text, size, ratio=self.devicePixelRatioF())
            left = self.width() - look.px(CROSS) - 1
            painter.drawPixmap(QPointF(left, round((self.height() - size) / 2)), picture)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The right end takes the tag off, the rest is the tag."""
        end = self.width() - self._look.px(CROSS) - self._look.px(3)
        place = event.position()
        if self._removable and place.x() >= end and self.rect().contains(place.toPoint()):
            self.setDown(False)
            self.removed.emit(self.name)
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete and Backspace take the tag off."""
        if self._removable and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(self.name)
            return
        super().keyPressEvent(event)


class AddChip(RingedButton):
    """The dashed place at the end of a row of chips: '+ Tag'."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """A plus, then the text."""
        look = self._look
        width = look.metrics(Text.CHIP).horizontalAdvance(self.text())
        width += 2 * look.px(INSET) + look.px(14)
        return QSize(min(width, look.px(WIDEST)), look.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dashed outline; filled under the mouse."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.setBrush(tokens.hover if self.underMouse() else Qt.BrushStyle.NoBrush)
        pen = QPen(tokens.edge if self.underMouse() else tokens.line2, 1)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_CHIP, RADIUS_CHIP)
        if self.ringed and self.hasFocus():
            focus_ring(painter, box, RADIUS_CHIP, tokens.accent)
        size = look.px(11)
        picture = look.pixmap("plus", tokens.ink2, size, ratio=self.devicePixelRatioF())
        painter.drawPixmap(QPointF(look.px(6), round((self.height() - size) / 2)), picture)
        painter.setFont(look.font(Text.CHIP))
        painter.setPen(tokens.ink2)
        text = box.adjusted(look.px(6 + 14), 0, 0, 0)
        shown = _cut(look, self.text(), self.width() - 2 * look.px(INSET) - look.px(14))
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


def _cut(look: Look, text: str, room: int) -> str:
    """The text, cut where it is wider than the room."""
    return look.metrics(Text.CHIP).elidedText(text, Qt.TextElideMode.ElideRight, room + 1)
