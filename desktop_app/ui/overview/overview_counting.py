"""OverviewCounting: has one drawing after the other counted, so that searches come in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.query import PaperQuery
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.overview.card_rows import CARDS

KEY = "overview"
EXTENT = "extent"

Count = Callable[[Session, PaperQuery, Progress], Any]
COUNTS: dict[str, Count] = {
    EXTENT: lambda session, query, _: session.overview.extent(query),
    "years": lambda session, query, _: session.overview.years(query),
    "reading": lambda session, query, _: session.overview.reading(query),
    "subjects": lambda session, query, _: session.overview.subjects(query),
    "tags": lambda session, query, _: session.overview.tags(query),
    "sources": lambda session, query, _: session.overview.sources(query),
    "authors": lambda session, query, progress: session.overview.authors(query, progress),
    "venues": lambda session, query, _: session.overview.venues(query),
}
ORDER = (EXTENT, *CARDS)


class OverviewCounting(QObject):
    """Main thread. Each count is a job of its own, which a newer count of all breaks off."""

    counted = Signal(str, object)
    """EXTENT or the name of a drawing, and what was counted for it."""
    finished = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.busy = False
        """Whether something is being counted."""
        self._round = 0

    def start(self, query: PaperQuery) -> None:
        """Count everything from the beginning."""
        self.busy = True
        self._round += 1
        self._next(query, 0, self._round)

    def stop(self) -> None:
        """What is counted just now is not needed any more."""
        self.busy = False
        self._round += 1
        self._bridge.run("", lambda *_: None, lane=Lane.READ, owner=self, key=KEY)

    def _next(self, query: PaperQuery, at: int, turn: int) -> None:
        if at == len(ORDER):
            self.busy = False
            self.finished.emit()
            return
        name = ORDER[at]

        def take(counts: object) -> None:
            if turn == self._round:  # else it was counted just before a newer count began
                self.counted.emit(name, counts)
                self._next(query, at + 1, turn)

        self._bridge.run(
            "",
            lambda session, progress: COUNTS[name](session, query, progress),
            then=take,
            failed=self._fail,
            lane=Lane.READ,
            owner=self,
            key=KEY,
        )

    def _fail(self, error: BaseException) -> None:
        self.busy = False
        self._bridge.job_failed.emit(error)
