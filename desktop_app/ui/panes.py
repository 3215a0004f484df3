"""Panes: sidebar, middle and details beside or below each other, as wide as they were left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.look import Look

DETAILS_BELOW_UNDER = 1180
SIDEBAR_FOLDS_UNDER = 900
SIDEBAR = (180, 212, 320)
DETAILS = (340, 396, 560)
DETAILS_HEIGHT, DETAILS_LEAST_HEIGHT = 300, 96
JOB_BAR = 32


class Panes(QWidget):
    """What the user wants is kept apart from what there is room for. Lengths for 9.75 pt text."""

    def __init__(
        self,
        look: Look,
        settings: AppSettings,
        sidebar: QWidget,
        middle: QWidget,
        details: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self._sidebar = sidebar
        self._details = details
        self._with_details = True
        self._alone = False
        px = look.px
        self._inner = QSplitter(Qt.Orientation.Horizontal, self)
        self._outer = QSplitter(Qt.Orientation.Horizontal, self)
        for splitter in (self._inner, self._outer):
            splitter.setHandleWidth(1)
            splitter.setChildrenCollapsible(False)
        sidebar.setMinimumWidth(px(SIDEBAR[0]))
        sidebar.setMaximumWidth(px(SIDEBAR[2]))
        middle.setMinimumWidth(px(360))
        self._inner.addWidget(middle)
        self._inner.addWidget(details)
        self._inner.setStretchFactor(0, 1)
        self._inner.setStretchFactor(1, 0)
        self._outer.addWidget(sidebar)
        self._outer.addWidget(self._inner)
        self._outer.setStretchFactor(0, 0)
        self._outer.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._outer)
        self._restore()
        self.arrange()

    @property
    def below(self) -> bool:
        """Whether the details stand below the papers now, wanted or for want of room."""
        return self._inner.orientation() is Qt.Orientation.Vertical

    def show_details(self, shown: bool) -> None:
        """Whether the page in the middle has details at all."""
        if shown != self._with_details:
            self._with_details = shown
            self.arrange()

    def show_alone(self, alone: bool) -> None:
        """Whether the page in the middle has the whole width, without sidebar and details."""
        if alone != self._alone:
            self._alone = alone
            self.arrange()

    def arrange(self) -> None:
        """Place the panes as the settings want them and as the width allows."""
        px, width = self._look.px, self.width() or self._look.px(1440)
        wanted = self._settings.details
        below = wanted == "below" or width < px(DETAILS_BELOW_UNDER)
        orientation = Qt.Orientation.Vertical if below else Qt.Orientation.Horizontal
        if orientation is not self._inner.orientation():
            self._keep_sizes()
            self._inner.setOrientation(orientation)
            self._bound_details(below)
            self._restore_inner()
        else:
            self._bound_details(below)
        self._details.setVisible(self._with_details and wanted != "off" and not self._alone)
        room = width >= px(SIDEBAR_FOLDS_UNDER) and not self._alone
        self._sidebar.setVisible(self._settings.sidebar and room)

    def keep_settings(self) -> None:
        """Write how wide all is."""
        self._keep_sizes()
        if self._sidebar.isVisible():
            self._settings.set_text("window/sidebar_width", str(self._sidebar.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for other places now."""
        super().resizeEvent(event)
        self.arrange()

    def _bound_details(self, below: bool) -> None:
        px = self._look.px
        self._details.setMinimumWidth(0 if below else px(DETAILS[0]))
        self._details.setMaximumWidth(16_777_215 if below else px(DETAILS[2]))
        self._details.setMinimumHeight(px(DETAILS_LEAST_HEIGHT) if below else 0)

    def _keep_sizes(self) -> None:
        if self._details.isVisible():
            if self.below:
                self._settings.set_text("window/details_height", str(self._details.height()))
            else:
                self._settings.set_text("window/details_width", str(self._details.width()))

    def _restore(self) -> None:
        width = self._length("window/sidebar_width", SIDEBAR[1])
        self._outer.setSizes([width, 100_000])
        self._restore_inner()

    def _restore_inner(self) -> None:
        if self.below:
            length = self._length("window/details_height", DETAILS_HEIGHT)
        else:
            length = self._length("window/details_width", DETAILS[1])
        whole = self._inner.height() if self.below else self._inner.width()
        self._inner.setSizes([max(1, max(whole, 1000) - length), length])

    def _length(self, key: str, default: int) -> int:
        text = self._settings.text(key)
        return int(text) if text.isdigit() and 0 < int(text) < 10_000 else self._look.px(default)
