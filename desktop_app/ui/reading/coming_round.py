"""ComingRound: a round whose papers are being found; keys typed meanwhile wait for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from desktop_app.jobs.job_queue import Lane
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.view_state import ViewState

LEAVE = "reading.leave"

Found = tuple[Sequence[int], bool]
"""Ids of papers, and whether they are known to be decided on one after the other."""


class ComingRound(QObject):
    """Main thread only. No key is lost, and none is meant for a paper that is not in sight."""

    changed = Signal()
    """Whether one is coming."""
    told = Signal(str)
    """Why what was asked for was not done."""

    def __init__(self, bridge: Bridge, view_state: ViewState, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._view_state = view_state
        self._asked: list[str] | None = None

    @property
    def due(self) -> bool:
        """Whether a round is about to begin."""
        return self._asked is not None

    def remember(self, action: str) -> None:
        """Have an action wait for the papers."""
        if action == LEAVE:
            self.drop()
        elif self._asked is not None:
            self._asked.append(action)

    def drop(self) -> None:
        """None is to begin; what was asked for it with the keys is not done."""
        self._asked = None
        self.changed.emit()

    def ask(
        self,
        find: Callable[[Session], Found],
        begin: Callable[[Sequence[int], bool], bool],
        run: Callable[[str], object],
    ) -> None:
        """Find papers on the reading lane, begin with them, and run what was asked for meanwhile.

        begin: says whether there are any.
        """
        view = self._view_state
        here = view.page, view.query
        asked = self._asked = []
        self.changed.emit()

        def there(found: Found) -> None:
            if self._asked is not asked:
                return  # dropped, or asked for anew
            self.drop()
            begun = (view.page, view.query) == here and begin(*found)
            for action in asked if begun else ():
                run(action)
            if asked and not begun:
                self.told.emit(self.tr("No paper was in sight: nothing was done"))

        def failed(error: BaseException) -> None:
            self.drop()
            self._bridge.job_failed.emit(error)

        self._bridge.run(
            "", lambda session, _: find(session), then=there, failed=failed, lane=Lane.READ,
            owner=self,
        )  # fmt: skip
