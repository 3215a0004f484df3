"""LinkButton: coloured words that do something, flush with the text around them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.controls.keyboard_focus import RingedButton
from desktop_app.ui.controls.painting import RADIUS_CHIP, focus_ring
from desktop_app.ui.look import Look, Text

ICON = 13
GAP = 5


class LinkButton(RingedButton):
    """A name of resources/icons may follow the words. Underlined under the mouse."""

    def __init__(
        self,
        look: Look,
        words: str = "",
        *,
        text: Text = Text.SMALL,
        icon: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = text
        self._icon = icon
        self.setText(words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._relook)

    def show_words(self, words: str, *, icon: str | None = None) -> None:
        """Say something else."""
        self._icon = icon
        self.setText(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The words, and the icon after them."""
        metrics = self._look.metrics(self._kind)
        width = metrics.horizontalAdvance(self.text()) + 1
        if self._icon is not None:
            width += self._look.px(GAP) + self._look.px(ICON)
        return QSize(width, metrics.height() + self._look.px(2))

    def minimumSizeHint(self) -> QSize:
        """It may be cut where the pane is narrow."""
        return QSize(self._look.px(24), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, line under them, icon, ring."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        ink = tokens.link if self.isEnabled() else tokens.ink3
        if self.underMouse() and self.isEnabled():
            ink = tokens.accent_hover
        metrics = look.metrics(self._kind)
        size = look.px(ICON)
        taken = look.px(GAP) + size if self._icon is not None else 0
        words = metrics.elidedText(
            self.text(), Qt.TextElideMode.ElideRight, max(0, self.width() - taken)
        )
        painter.setFont(look.font(self._kind))
        painter.setPen(ink)
        baseline = (self.height() - metrics.height()) // 2 + metrics.ascent()
        painter.drawText(QPointF(0, baseline), words)
        width = metrics.horizontalAdvance(words)
        if self.underMouse() and self.isEnabled():
            painter.fillRect(0, baseline + 2, width, 1, ink)
        if self._icon is not None:
            picture = look.pixmap(self._icon, ink, size, ratio=self.devicePixelRatioF())
            top = round((self.height() - size) / 2)
            painter.drawPixmap(QPointF(width + look.px(GAP), top), picture)
        if self.ringed and self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS_CHIP, tokens.accent)
        painter.end()

    def _relook(self) -> None:
        self.updateGeometry()
        self.update()
