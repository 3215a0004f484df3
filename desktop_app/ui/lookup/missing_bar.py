"""MissingBar: above papers that lack something, that it can be looked up, and whether it may be."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from desktop_app.ui import words
from desktop_app.ui.controls.link_bar import LinkBar
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import ViewState

MISSING = {
    "-has:identifier": str(QT_TRANSLATE_NOOP("MissingBar", "Without an identifier")),
    "-has:abstract": str(QT_TRANSLATE_NOOP("MissingBar", "Without an abstract")),
    "-has:year": str(QT_TRANSLATE_NOOP("MissingBar", "Without a year")),
    "cut:abstract": str(QT_TRANSLATE_NOOP("MissingBar", "With a cut abstract")),
    "cut:authors": str(QT_TRANSLATE_NOOP("MissingBar", "With a cut author list")),
    "is:cut": str(QT_TRANSLATE_NOOP("MissingBar", "With a cut abstract or author list")),
}
"""By what a search asks for, what its papers lack."""


class MissingBar(LinkBar):
    """In sight while such a search has found papers."""

    def __init__(
        self, view_state: ViewState, look: Look, network: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "search", parent)
        self._view_state = view_state
        self._network = network
        view_state.query_changed.connect(self._follow)
        view_state.found_changed.connect(self._follow)
        self._follow()

    def set_network(self, allowed: bool) -> None:
        """Whether the network is allowed."""
        self._network = allowed
        self._follow()

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
        self.say(said)
        self.button.setText(
            self.tr("Find this one on the web…")
            if found == 1
            else self.tr("Find these {number} on the web…").format(number=words.number(found))
        )
        self.button.updateGeometry()


def lacking_of(text: str) -> str:
    """What the papers that a search finds lack, in English; empty where it asks for no such."""
    asked = text.casefold().split()
    return next((said for word, said in MISSING.items() if word in asked), "")
