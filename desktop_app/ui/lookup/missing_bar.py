"""MissingBar: above papers that lack something, that it can be looked up, and whether it may be."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.ui import words
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.view_state import ViewState

HEIGHT = 40
MISSING = {
    "-has:identifier": "Without an identifier",
    "-has:abstract": "Without an abstract",
    "-has:year": "Without a year",
    "cut:abstract": "With a cut abstract",
    "cut:authors": "With a cut author list",
    "is:cut": "With a cut abstract or author list",
}
"""By what a search asks for, what its papers lack."""


class MissingBar(QWidget):
    """In sight while such a search has found papers."""

    find_wanted = Signal()

    def __init__(
        self, view_state: ViewState, look: Look, network: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._view_state = view_state
        self._look = look
        self._network = network
        self.label = ElidedLabel(look, "", Text.BODY, "ink", parent=self)
        self.find_button = Button(look, "", kind=ButtonKind.LINK, parent=self)
        self.find_button.clicked.connect(self.find_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(44), 0, look.px(10), 0)
        row.setSpacing(look.px(8))
        row.addWidget(self.label, 1)
        row.addWidget(self.find_button)
        self.setFixedHeight(look.px(HEIGHT))
        view_state.query_changed.connect(self._follow)
        view_state.found_changed.connect(self._follow)
        look.changed.connect(self.update)
        self._follow()

    def set_network(self, allowed: bool) -> None:
        """Whether the network is allowed."""
        self._network = allowed
        self._follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The soft ground of a banner over the full width, and its icon."""
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), tokens.accent_soft)
        size = look.px(16)
        picture = look.pixmap("search", tokens.accent, size, ratio=self.devicePixelRatioF())
        painter.drawPixmap(QPointF(look.px(16), round((self.height() - size) / 2)), picture)
        painter.end()

    def _follow(self, *_: object) -> None:
        lacking = lacking_of(self._view_state.query.text)
        found = self._view_state.found or 0
        self.setVisible(bool(lacking and found))
        if not lacking or not found:
            return
        said = self.tr("{lacking}: {papers}").format(
            lacking=self.tr(lacking), papers=words.papers(found)
        )
        if not self._network:
            said = self.tr("{said} · no network allowed").format(said=said)
        self.label.setText(said)
        self.setAccessibleName(said)
        self.find_button.setText(
            self.tr("Find this one on the web…")
            if found == 1
            else self.tr("Find these {number} on the web…").format(number=words.number(found))
        )
        self.find_button.updateGeometry()


def lacking_of(text: str) -> str:
    """What the papers that a search finds lack, in English; empty where it asks for no such."""
    asked = text.casefold().split()
    return next((said for word, said in MISSING.items() if word in asked), "")
