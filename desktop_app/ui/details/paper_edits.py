"""PaperEdits: what is done with the chosen papers where one is read, each a step of Undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop_app.model.errors import PaperfoldError
from desktop_app.model.paper import Status
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.view_state import ViewState

if TYPE_CHECKING:
    from desktop_app.ui.details.note_editor import NoteEditor


class PaperEdits(QObject):
    """For the details beside the table, and for the page on which papers are read one at a time."""

    def __init__(self, bridge: Bridge, view_state: ViewState, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._view_state = view_state

    def set_status(self, status: Status) -> None:
        """Of the chosen papers."""
        chosen, title = self._view_state.chosen, self.tr("Set status")
        self._bridge.run(title, lambda s, progress: s.papers.set_status(chosen, status, progress))

    def rate(self, rating: int | None) -> None:
        """Give them stars, or none."""
        chosen = self._view_state.chosen
        self._bridge.run(self.tr("Rate"), lambda s, _: s.papers.set_rating(chosen, rating))

    def add_tag(self, name: str) -> None:
        """Put a tag on them."""
        chosen = self._view_state.chosen
        self._bridge.run(self.tr("Tag papers"), lambda s, _: s.tags.add(chosen, [name]))

    def remove_tag(self, name: str) -> None:
        """Take a tag off them."""
        chosen = self._view_state.chosen
        self._bridge.run(self.tr("Remove tag"), lambda s, _: s.tags.remove(chosen, [name]))

    def save_note(self, note: NoteEditor, paper_id: int, text: str) -> None:
        """Write the note of a paper; the editor is told what became of it."""

        def failed(error: BaseException) -> None:
            reason = self.tr("a fault of the program, which its log describes.")
            if isinstance(error, PaperfoldError):
                reason = translated(error.message)
            note.take_failure(paper_id, reason)

        self._bridge.run(
            self.tr("Save note"),
            lambda session, _: session.papers.set_note(paper_id, text or None),
            then=lambda _: note.take_saved(paper_id, text),
            failed=failed,
        )
