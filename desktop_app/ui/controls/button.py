"""Button: a push button as the look has it: primary, plain, quiet or a link."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop_app.ui.controls.action_key import FollowsKeys, action_key, tip_with_key
from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD
from desktop_app.ui.controls.literal_text import LiteralText
from desktop_app.ui.controls.painting import (
    RADIUS_BUTTON,
    RING_INSET,
    focus_ring,
    key_cap_width,
    paint_arrow,
    paint_key_cap,
    rounded,
)
from desktop_app.ui.look import Look, Text

GAP = 8


class ButtonKind(Enum):
    """One PRIMARY a view. LINK: coloured text as in banners, at the size of small text."""

    PRIMARY = "primary"
    PLAIN = "plain"
    QUIET = "quiet"
    LINK = "link"


class Button(FollowsKeys, LiteralText, QPushButton):
    """Text is a verb with its object. icon: a name of resources/icons. key: shown as a cap.

    action: one of the window that it stands for, whose key is shown as the user has it: as a cap
    where a key is given, and behind the tip.
    ink: colour of a LINK where it is not the accent (a banner's amber or red), by token name.
    """

    def __init__(
        self,
        look: Look,
        text: str,
        *,
        kind: ButtonKind = ButtonKind.PLAIN,
        icon: str | None = None,
        key: str = "",
        action: str = "",
        tip: str = "",
        small: bool = False,
        ink: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setText(text)  # given above, the bindings would first make all that an icon is
        self._look = look
        self._kind = kind
        self._icon = icon
        self._key = key
        self._action, self._tip, self._capped = action, tip, bool(key)
        self._small = small
        self._ink = ink
        self._ringed = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if kind is ButtonKind.LINK:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._relook)

    def set_key(self, key: str) -> None:
        """Another key to be shown; empty for none."""
        if key != self._key:
            self._key = key
            self._relook()

    def stand_for(self, action: str) -> None:
        """Show the key of this action from now on."""
        self._action, self._capped = action, True
        self.follow_action()

    def follow_action(self) -> None:
        """Show the key that its action has now."""
        if self._tip:
            self.setToolTip(tip_with_key(self, self._tip, self._action))
        if self._capped and self._action and (key := action_key(self, self._action)) is not None:
            self.set_key(key)

    def showEvent(self, event: QShowEvent) -> None:
        """Its action may have got another key meanwhile."""
        self.follow_action()
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        """Text, icon and key side by side."""
        look = self._look
        width = self._content_width()
        inset = {ButtonKind.LINK: 6}.get(self._kind, 10 if self._small else 13)
        height = 24 if self._small or self._kind is ButtonKind.LINK else 32
        return QSize(width + 2 * look.px(inset), look.px(height))

    def minimumSizeHint(self) -> QSize:
        """It is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, ring, then icon, text and key around the middle."""
        tokens = self._look.tokens
        painter = QPainter(self)
        box = QRectF(self.rect())
        fill, line, ink = self._colours()
        ground = box
        if self._ringed and self.hasFocus():
            focus_ring(painter, box, RADIUS_BUTTON + 1, tokens.accent)
            ground = box.adjusted(RING_INSET, RING_INSET, -RING_INSET, -RING_INSET)
            line = None if self._kind is not ButtonKind.PLAIN else fill
        if fill is not None or line is not None:
            rounded(painter, ground, RADIUS_BUTTON, fill, line)
        self._paint_content(painter, ink)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A ring only where the focus came by the keyboard."""
        self._ringed = event.reason() in BY_KEYBOARD
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No focus, no ring."""
        self._ringed = False
        super().focusOutEvent(event)

    def _paint_content(self, painter: QPainter, ink: QColor) -> None:
        look = self._look
        text_width = look.metrics(self._text_kind()).horizontalAdvance(self.text())
        x = (self.width() - self._content_width()) / 2
        middle = self.height() / 2
        if self._icon is not None:
            size = look.px(16)
            picture = look.pixmap(self._icon, ink, size, ratio=self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(x), round(middle - size / 2)), picture)
            x += size + look.px(GAP)
        painter.setPen(ink)
        painter.setFont(look.font(self._text_kind()))
        box = QRectF(x, 0, text_width + 2, self.height())
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, int(align | Qt.TextFlag.TextSingleLine), self.text())
        x += text_width
        if self._key:
            line, cap = QColor(ink), ink
            line.setAlphaF(0.55)
            if self._kind is ButtonKind.LINK:
                line, cap = look.tokens.line2, look.tokens.ink2
            paint_key_cap(painter, look, round(x + look.px(GAP)), middle, self._key, cap, line)
        if self.menu() is not None:
            paint_arrow(painter, QPointF(x + look.px(11), middle), look.px(7), ink, True)

    def _content_width(self) -> int:
        look = self._look
        width = look.metrics(self._text_kind()).horizontalAdvance(self.text())
        if self._icon is not None:
            width += look.px(16) + look.px(GAP) * bool(self.text())
        if self._key:
            width += look.px(GAP) + key_cap_width(look, self._key)
        if self.menu() is not None:
            width += look.px(16)
        return width

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        tokens = self._look.tokens
        down, over = self.isDown() or self.isChecked(), self.underMouse()
        if self._kind is ButtonKind.PRIMARY:
            if not self.isEnabled():
                return tokens.sunk, None, tokens.disabled
            return (tokens.accent_hover if down or over else tokens.accent), None, tokens.on_accent
        if self._kind is ButtonKind.LINK:
            ink = getattr(tokens, self._ink) if self._ink else tokens.accent
            return None, None, ink if self.isEnabled() else tokens.disabled
        rest = tokens.sheet if self._kind is ButtonKind.PLAIN else None
        line = tokens.line2 if self._kind is ButtonKind.PLAIN else None
        if not self.isEnabled():
            return rest, tokens.line if line is not None else None, tokens.disabled
        if down:
            return tokens.sunk, line, tokens.ink
        if over:
            return tokens.hover, tokens.edge if line is not None else None, tokens.ink
        return rest, line, tokens.ink

    def _text_kind(self) -> Text:
        if self._kind is ButtonKind.LINK:
            return Text.SMALL_STRONG
        return Text.SMALL_MEDIUM if self._small else Text.TITLE

    def _relook(self) -> None:
        self.updateGeometry()
        self.update()
