"""TakeBackFlow: an import is taken back, after a question where the user has worked on it since."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.view_state import Page, ViewState


class TakeBackFlow(QObject):
    """Asks, then runs it as a job; ends at the papers."""

    def __init__(self, bridge: Bridge, view_state: ViewState, prompts: Prompts) -> None:
        super().__init__()
        self._bridge = bridge
        self._view_state = view_state
        self._prompts = prompts

    def take_back(self, import_id: int) -> None:
        """The papers that only it brought go; Undo brings them back."""

        def asked(impact: object) -> None:
            papers = getattr(impact, "touched_by_user", 0)
            if papers == 0 or self._sure(papers):
                self._bridge.run(
                    self.tr("Taking back the import"),
                    lambda session, progress: session.imports.take_back(import_id, progress),
                    then=lambda _: self._view_state.set_page(Page.PAPERS),
                    owner=self,
                    alone=True,
                )

        self._bridge.run(
            "", lambda session, _: session.imports.impact(import_id), then=asked, owner=self
        )

    def _sure(self, papers: int) -> bool:
        return self._prompts.sure(
            self.tr("Take back this import?"),
            self.tr(
                "You have tagged, noted or edited {papers} of it since. Papers that only this "
                "import brought go, with their tags and notes; Undo brings all back."
            ).format(papers=words.papers(papers)),
            self.tr("Take back this import"),
        )
