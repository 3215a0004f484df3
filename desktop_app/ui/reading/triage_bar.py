"""TriageBar: over the table of the Inbox: how many wait, and the way through them one at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop_app.model.query import PlaceKind
from desktop_app.ui import words
from desktop_app.ui.controls.link_bar import LinkBar
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import Page, ViewState


class TriageBar(LinkBar):
    """There while the Inbox is looked at and holds papers."""

    def __init__(
        self,
        view_state: ViewState,
        look: Look,
        key_of: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        """key_of: the key that an action has now, empty for none."""
        super().__init__(look, "inbox", parent)
        self.button.setText(self.tr("Go through them one at a time"))
        self._view_state = view_state
        self._key_of = key_of
        view_state.query_changed.connect(self.follow)
        view_state.found_changed.connect(self.follow)
        view_state.page_changed.connect(self.follow)
        self.follow()

    def follow(self, *_: object) -> None:
        """Say how many there are now, and by which keys."""
        view = self._view_state
        here = view.page is Page.PAPERS and view.query.place.kind is PlaceKind.INBOX
        found = view.found
        if not here or found == 0:
            self.hide()
            return
        if found is None:  # being counted: what was said stays, so that nothing jumps
            return
        keep, dismiss = self._key_of("paper.keep"), self._key_of("paper.dismiss")
        said = self.tr("{papers} to decide on").format(papers=words.papers(found))
        if keep and dismiss:
            said = self.tr("{papers} to decide on: {keep} keeps, {dismiss} dismisses").format(
                papers=words.papers(found), keep=keep, dismiss=dismiss
            )
        self.button.set_key(self._key_of("reading.start"))
        self.say(said)
        self.show()
