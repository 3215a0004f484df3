"""TakeBackFlow: an import is taken back, after a question where that costs the user something."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop_app.model.import_report import TakeBackImpact
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
        """The papers that only it brought go; Undo brings them back, but for very many."""

        def asked(impact: TakeBackImpact) -> None:
            costly = bool(impact.touched_by_user or impact.for_good)
            if not costly or self._sure(impact):
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

    def _sure(self, impact: TakeBackImpact) -> bool:
        if impact.for_good:
            said = self.tr(
                "{papers} that only this import brought go, with their tags and notes. So many "
                "cannot be brought back by Undo; its files can be imported again."
            ).format(papers=words.papers(impact.papers))
        else:
            said = self.tr(
                "You have tagged, noted or edited {papers} of it since. Papers that only this "
                "import brought go, with their tags and notes; Undo brings all back."
            ).format(papers=words.papers(impact.touched_by_user))
        return self._prompts.sure(
            self.tr("Take back this import?"), said, self.tr("Take back this import")
        )
