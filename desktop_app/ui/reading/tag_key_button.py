"""TagKeyButton: a number key with the tag it puts on; lit while the paper bears it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.model.harmless_text import harmless, shortened
from desktop_app.model.tag import Tag
from desktop_app.ui.controls.keyboard_focus import RingedButton
from desktop_app.ui.controls.painting import (
    RADIUS_BUTTON,
    focus_ring,
    key_cap_width,
    paint_key_cap,
    paint_tag_dot,
    rounded,
)
from desktop_app.ui.look import Look, Text


class TagKeyButton(RingedButton):
    """tag None: the key has none yet, and asks for one. most: letters of the name."""

    def __init__(
        self, look: Look, key: int, tag: Tag | None, *, on: bool, most: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._key = str(key)
        self._tag = tag
        self._on = on
        name = self.tr("Choose a tag for this key") if tag is None else harmless(tag.name)
        self.setText(shortened(name, most) if tag is not None else self.tr("Choose a tag"))
        self.setToolTip(name)
        said = self.tr("Key {key}: {tag}").format(key=key, tag=name)
        self.setAccessibleName(said)
        self.setCheckable(tag is not None)
        self.setChecked(on)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Cap, dot, name."""
        look = self._look
        width = key_cap_width(look, self._key) + look.metrics(Text.SMALL).horizontalAdvance(
            self.text()
        )
        return QSize(width + look.px(20) + look.px(14) * (self._tag is not None), look.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        box, middle = QRectF(self.rect()), self.height() / 2
        ink = tokens.ink2
        if self._on and self._tag is not None:
            colours = look.tag(self._tag.hue)
            rounded(painter, box, RADIUS_BUTTON, colours.chip)
            ink = colours.text
        elif self.underMouse():
            rounded(painter, box, RADIUS_BUTTON, tokens.hover)
        x = look.px(6)
        line = ink if self._on else tokens.line2
        x += paint_key_cap(painter, look, x, middle, self._key, ink, line) + look.px(7)
        if self._tag is not None:
            paint_tag_dot(painter, look, x, middle, look.tag(self._tag.hue).dot)
            x += look.px(14)
        painter.setFont(look.font(Text.SMALL))
        painter.setPen(ink)
        metrics = look.metrics(Text.SMALL)
        baseline = (self.height() - metrics.height()) // 2 + metrics.ascent()
        painter.drawText(QPointF(x, baseline), self.text())
        if self.ringed and self.hasFocus():
            focus_ring(painter, box, RADIUS_BUTTON, tokens.accent)
        painter.end()
