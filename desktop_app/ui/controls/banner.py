"""Banner: one sentence in the page, above what it speaks of, with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.model.harmless_text import harmless
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.keyboard_focus import RingedButton
from desktop_app.ui.controls.painting import RADIUS_BUTTON, focus_ring, rounded
from desktop_app.ui.look import Look, Text


class BannerKind(Enum):
    """(ground, ink, icon): the tokens it is painted in. It stays until it is closed or acted on."""

    INFO = ("accent_soft", "accent", "info")
    AMBER = ("amber_soft", "amber", "warning")
    RED = ("red_soft", "red", "warning")


class Banner(QWidget):
    """sentence: plain text. action: the button's text, run when it is pressed. Emits closed."""

    closed = Signal()
    acted = Signal()
    """Its action was taken."""

    def __init__(
        self,
        look: Look,
        kind: BannerKind,
        sentence: str,
        *,
        action: str = "",
        run: Callable[[], object] | None = None,
        icon: str | None = None,
        closable: bool = True,
        slim: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._ground, self._ink, default_icon = kind.value
        self._icon = icon or default_icon
        self._slim = slim
        sentence = harmless(sentence)
        self.setAccessibleName(sentence)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(34 if slim else 40), 0, look.px(6), 0)
        row.setSpacing(look.px(8))
        self.label = QLabel(sentence, self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(self.label, 1)
        self.button: Button | None = None
        if action:
            self.button = Button(look, action, kind=ButtonKind.LINK, ink=self._ink, parent=self)
            if run is not None:
                self.button.clicked.connect(lambda: run())
            self.button.clicked.connect(self.acted)
            row.addWidget(self.button)
        if closable:
            cross = CloseButton(look, self)
            cross.clicked.connect(self.dismiss)
            row.addWidget(cross)
        self.setMinimumHeight(look.px(28 if slim else 40))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._relook)
        self._relook()

    def dismiss(self) -> None:
        """Take it away, as its cross does."""
        self.hide()
        self.closed.emit()

    def heightForWidth(self, width: int) -> int:
        """Higher where the sentence needs more lines."""
        layout = self.layout()
        inner = layout.heightForWidth(width) if layout is not None else 0
        return max(self.minimumHeight(), inner + self._look.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The soft ground and the icon."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        rounded(painter, QRectF(self.rect()), RADIUS_BUTTON, getattr(tokens, self._ground))
        size = look.px(16)
        ink = getattr(tokens, self._ink)
        picture = look.pixmap(self._icon, ink, size, ratio=self.devicePixelRatioF())
        left = look.px(9 if self._slim else 13)
        painter.drawPixmap(QPointF(left, round((self.height() - size) / 2)), picture)
        painter.end()

    def _relook(self) -> None:
        self.label.setFont(self._look.font(Text.SMALL if self._slim else Text.BODY))
        palette = self.label.palette()
        ink = self._look.tokens.ink if not self._slim else getattr(self._look.tokens, self._ink)
        palette.setColor(palette.ColorRole.WindowText, ink)
        self.label.setPalette(palette)
        self.update()


class CloseButton(RingedButton):
    """A quiet x of 24 px."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("Close"))
        self.setToolTip(self.tr("Close"))
        self.setFixedSize(look.px(24), look.px(24))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cross; a ground under the mouse."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        if self.underMouse():
            ground = tokens.ink2.toRgb()
            ground.setAlphaF(0.10)
            rounded(painter, QRectF(self.rect()), RADIUS_BUTTON, ground)
        if self.ringed and self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), RADIUS_BUTTON, tokens.accent)
        size = look.px(14)
        picture = look.pixmap("close", tokens.ink2, size, ratio=self.devicePixelRatioF())
        middle = (self.width() - size) / 2
        painter.drawPixmap(QPointF(round(middle), round(middle)), picture)
        painter.end()


class BannerStack(QWidget):
    """The place of banners: the newest is in sight, the others come when it is closed.

    It stands at the foot of the page, so that nothing moves under the mouse when one comes.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(look.px(16), look.px(6), look.px(16), look.px(8))
        self._column.setSpacing(0)
        self.hide()

    def show_banner(self, banner: Banner) -> None:
        """Put a banner in sight; one with the same sentence is replaced, at most three are kept."""
        for old in self.banners():
            if old.label.text() == banner.label.text():
                self._drop(old)
        for old in self.banners()[2:]:
            self._drop(old)
        banner.closed.connect(lambda: self._drop(banner))
        banner.acted.connect(lambda: self._drop(banner))
        self._column.insertWidget(0, banner)
        self._show_newest()

    def banners(self) -> list[Banner]:
        """The newest, which is in sight, first."""
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        found = (item.widget() for item in items if item is not None)
        return [each for each in found if isinstance(each, Banner)]

    def clear(self) -> None:
        """Take all away."""
        for banner in self.banners():
            self._drop(banner)

    def _drop(self, banner: Banner) -> None:
        self._column.removeWidget(banner)
        banner.hide()
        banner.deleteLater()
        self._show_newest()

    def _show_newest(self) -> None:
        kept = self.banners()
        for at, banner in enumerate(kept):
            banner.setVisible(at == 0)
        self.setVisible(bool(kept))
