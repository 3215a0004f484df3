"""Look: colours, fonts, icons and sizes as they are now, with one signal when they change."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPixmap
from PySide6.QtWidgets import QApplication

from desktop_app.ui.contrast_tokens import CONTRAST_DARK, CONTRAST_LIGHT
from desktop_app.ui.fonts import Fonts, Text, load_serif
from desktop_app.ui.icons import blank, icon, paint_status, pixmap
from desktop_app.ui.paint_soon import paint_soon
from desktop_app.ui.palette import palette
from desktop_app.ui.style import RULES, renew
from desktop_app.ui.tag_colours import TagColours, tag_colours
from desktop_app.ui.tokens import DARK, LIGHT, Tokens

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints, QIcon

__all__ = [
    "CONTRAST_DARK", "CONTRAST_LIGHT", "DARK", "LIGHT", "OF_THEME", "SCALES", "Density", "Look",
    "TagColours", "Text", "Theme", "Tokens",
    "next_of", "paint_status", "tag_colours",
]  # fmt: skip

SYSTEM_POINTS = 9.75
FOLLOW_PALETTE = Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles
ROW_HEIGHTS = {"dense": 23, "normal": 26, "roomy": 31}
ZOOM_STEPS = (0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0)


SCALES = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
"""The user's factors for everything that the View menu offers."""


def next_of(sizes: Sequence[float], now: float, steps: int) -> float:
    """The size that is so many steps from the one nearest to now, or the last one there is."""
    nearest = min(range(len(sizes)), key=lambda at: abs(sizes[at] - now))
    return sizes[max(0, min(len(sizes) - 1, nearest + steps))]


class Theme(StrEnum):
    """SYSTEM follows the desktop, in high contrast too where it tells of that."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST_LIGHT = "contrast_light"
    CONTRAST_DARK = "contrast_dark"


OF_THEME = {
    Theme.LIGHT: LIGHT,
    Theme.DARK: DARK,
    Theme.CONTRAST_LIGHT: CONTRAST_LIGHT,
    Theme.CONTRAST_DARK: CONTRAST_DARK,
}


def begins_dark(app: QApplication, theme: Theme) -> bool:
    """Whether a window under this theme has light letters on dark ground now."""
    if theme is Theme.SYSTEM:
        return app.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return OF_THEME[theme].dark


class Density(StrEnum):
    """How high a row of the table is."""

    DENSE = "dense"
    NORMAL = "normal"
    ROOMY = "roomy"


class Look(QObject):
    """What everything that paints asks. Main thread only."""

    changed = Signal()
    """Colours, fonts or sizes differ from now on: caches of painted things are stale."""

    def __init__(
        self,
        app: QApplication,
        parent: QObject | None = None,
        *,
        theme: Theme = Theme.SYSTEM,
        density: Density = Density.NORMAL,
        zoom: float = 1.0,
        scale: float = 1.0,
        icons: bool = True,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._system_font = QFont(app.font())
        self.theme = theme
        self.density = density
        self.zoom = zoom
        """Factor of the size of abstracts."""
        self.scale = scale
        """The user's factor for everything."""
        self.icons = icons
        """Whether icons are drawn yet: until then their places are blank. What draws them takes as
        long to load as the first rows do, so a start sets it once these are there."""
        self._han = False
        self.tokens = LIGHT
        self.fonts = self._fonts()
        self._hints = app.styleHints()  # kept: what comes of it goes with its Python object
        app.setFont(self.font(Text.BODY))
        self._hints.colorSchemeChanged.connect(self._follow_system)
        wishes = getattr(self._hints, "accessibility", None)  # since Qt 6.10
        self._wishes: QAccessibilityHints | None = None if wishes is None else wishes()
        if self._wishes is not None:
            self._wishes.contrastPreferenceChanged.connect(self._follow_system)
        self._apply()

    @property
    def dark(self) -> bool:
        """Whether the dark colours are in use."""
        return self.tokens.dark

    @property
    def row_height(self) -> int:
        """Of the table, in px, the hairline included."""
        return self.px(ROW_HEIGHTS[self.density.value]) + 1

    def px(self, length: float) -> int:
        """A length given for 9.75 pt text, in px for the size that text has now."""
        return round(length * self.fonts.base / SYSTEM_POINTS)

    def font(self, text: Text, factor: float = 1.0) -> QFont:
        """The font of a kind of text. Do not change it; copy it."""
        return self.fonts.font(text, factor)

    def metrics(self, text: Text) -> QFontMetrics:
        """Of font(text)."""
        return QFontMetrics(self.font(text))

    def tag(self, hue: int | None) -> TagColours:
        """The colours of a tag under the present theme."""
        return tag_colours(hue, self.tokens.dark)

    def icon(self, name: str, colour: QColor | None = None, size: int = 16) -> QIcon:
        """An icon of resources/icons for a control; size for 9.75 pt text."""
        return icon(name, self.tokens, colour, self.px(size))

    def pixmap(
        self, name: str, colour: QColor | None = None, size: int = 16, *,
        ratio: float = 1.0, stroke: float | None = None,
    ) -> QPixmap:  # fmt: skip
        """An icon to paint; ratio is the device's. Size is in px as it stands."""
        if not self.icons:
            return blank(size, ratio)
        return pixmap(name, colour or self.tokens.ink2, size, ratio, stroke)

    def icon_size(self, size: int = 16) -> QSize:
        """The size to give to controls that show icon()."""
        return QSize(self.px(size), self.px(size))

    def set_theme(self, theme: Theme) -> None:
        """Light, dark, or as the desktop is."""
        self.theme = theme
        self._apply()

    def set_density(self, density: Density) -> None:
        """Higher or lower rows."""
        if density is not self.density:
            self.density = density
            self.changed.emit()

    def set_zoom(self, zoom: float) -> None:
        """Larger or smaller abstracts."""
        if zoom != self.zoom:
            self.zoom = zoom
            self.changed.emit()

    def zoom_by(self, steps: int) -> None:
        """The next larger or smaller size of abstracts."""
        self.set_zoom(next_of(ZOOM_STEPS, self.zoom, steps))

    def set_scale(self, scale: float) -> None:
        """Everything larger or smaller."""
        self.set_type(scale, self._han)

    def set_han(self, han: bool) -> None:
        """Whether the window speaks Chinese, and its fonts need the letters for that."""
        self.set_type(self.scale, han)

    def set_type(self, scale: float, han: bool) -> None:
        """Both at once: every widget there is hears of another font."""
        if (scale, han) != (self.scale, self._han):
            self.scale, self._han = scale, han
            self.fonts = self._fonts()
            self._app.setFont(self.font(Text.BODY))
            self._apply()

    def _fonts(self) -> Fonts:
        return Fonts(self._system_font, self.scale, load_serif(), han=self._han)

    def _follow_system(self) -> None:
        if self.theme is Theme.SYSTEM:
            self._apply()

    def _system_theme(self) -> Theme:
        dark = self._hints.colorScheme() is Qt.ColorScheme.Dark
        wanted = None if self._wishes is None else self._wishes.contrastPreference()
        if wanted is not None and wanted is Qt.ContrastPreference.HighContrast:
            return Theme.CONTRAST_DARK if dark else Theme.CONTRAST_LIGHT
        return Theme.DARK if dark else Theme.LIGHT

    def _apply(self) -> None:
        theme = self._system_theme() if self.theme is Theme.SYSTEM else self.theme
        before, self.tokens = self.tokens, OF_THEME[theme]
        for window in self._app.topLevelWidgets():
            paint_soon(window)
        self._app.setPalette(palette(self.tokens))
        # Heard at once by all that is shown: else it would be painted in between, and then again.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationPaletteChange.value)
        if not self._app.styleSheet():
            # Else a widget that has met a style sheet hears of no other palette any more.
            QCoreApplication.setAttribute(FOLLOW_PALETTE)
            self._app.setStyleSheet(RULES)
        elif self.tokens is not before:
            renew(self._app)
        self.changed.emit()
