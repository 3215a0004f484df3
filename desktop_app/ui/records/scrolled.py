"""Scrolled: a column of widgets on the sheet that scrolls, laid out anew with what it shows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.controls.scrolled_page import ScrolledPage
from desktop_app.ui.look import Look


class Scrolled(QScrollArea):
    """Keeps where it was scrolled to over a new layout."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setBackgroundRole(self.palette().ColorRole.Base)

    def begin(self) -> QVBoxLayout:
        """A new, empty column in place of what was shown; to be filled at once."""
        at = self.verticalScrollBar().value()
        page = ScrolledPage()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, self.look.px(12), 0)
        column.setSpacing(0)
        self.setWidget(page)
        page.setAutoFillBackground(True)
        page.setBackgroundRole(self.palette().ColorRole.Base)
        self.verticalScrollBar().rangeChanged.connect(
            lambda *_: self.verticalScrollBar().setValue(at), Qt.ConnectionType.SingleShotConnection
        )
        return column
