"""PapersAhead: papers read before they are asked for, so that a key brings the next one at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.attachment import Attachment
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.known_before import KnownBefore
from desktop_app.model.paper import Paper
from desktop_app.model.paper_row import PaperRow
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge

AT_ONCE = 8
"""Papers read in one job: the first of them is never far off."""
KEPT = 60


@dataclass(frozen=True, slots=True)
class Sheet:
    """A paper in full, with its row (tags with their colours), what was known like it, and its
    files, each with whether it is there."""

    paper: Paper
    row: PaperRow
    known: KnownBefore | None = None
    files: tuple[tuple[Attachment, bool], ...] = ()


class PapersAhead(QObject):
    """Main thread only; reads on the reading lane."""

    arrived = Signal(int)
    """A paper that was wanted is there, or is another than it was; or it is gone."""

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._held: dict[int, Sheet | None] = {}
        self._stale: set[int] = set()
        self._wanted: tuple[int, ...] = ()
        self._reading = False
        self._changes = 0
        bridge.library_changed.connect(self._take_event)

    def sheet(self, paper_id: int) -> Sheet | None:
        """The paper as far as it is read."""
        return self._held.get(paper_id)

    def gone(self, paper_id: int) -> bool:
        """Whether there is no such paper any more."""
        return paper_id in self._held and self._held[paper_id] is None

    def want(self, ids: Sequence[int]) -> None:
        """Have these read, the first first; of others the oldest are forgotten."""
        self._wanted = tuple(ids)
        kept = set(self._wanted)
        for paper in [each for each in self._held if each not in kept][: len(self._held) - KEPT]:
            del self._held[paper]
        self._read()

    def stop(self) -> None:
        """Nothing is wanted any more."""
        self._wanted = ()
        self._held.clear()
        self._stale.clear()

    def _read(self) -> None:
        due = [each for each in self._wanted if each not in self._held or each in self._stale]
        if self._reading or not due:
            return
        self._reading, ids, changes = True, due[:AT_ONCE], self._changes

        def work(session: Session, _: Progress) -> list[Sheet]:
            rows = {row.id: row for row in session.search.rows(ids)}
            known = session.search.known_before(ids)
            files: dict[int, list[tuple[Attachment, bool]]] = {}
            for one in session.attachments.of(ids):
                files.setdefault(one.paper_id, []).append((one, os.path.exists(one.path)))
            return [
                Sheet(paper, rows[paper.id], known.get(paper.id), tuple(files.get(paper.id, ())))
                for paper in session.search.papers(ids)
                if paper.id in rows
            ]

        def take(sheets: list[Sheet]) -> None:
            self._reading = False
            found = {sheet.paper.id: sheet for sheet in sheets}
            fresh = changes == self._changes
            for paper in ids:
                another = paper not in self._held or self._held[paper] != found.get(paper)
                self._held[paper] = found.get(paper)
                if fresh:  # else what was read may be older than the change
                    self._stale.discard(paper)
                if another:
                    self.arrived.emit(paper)
            self._read()

        def miss(error: BaseException) -> None:
            self._reading, self._wanted = False, ()
            self._bridge.job_failed.emit(error)

        self._bridge.run("", work, then=take, failed=miss, lane=Lane.READ, owner=self)

    def _take_event(self, event: LibraryEvent) -> None:
        changes = event.changes
        if not self._wanted:
            return
        self._changes += 1
        if changes.everything or changes.tags:
            self._stale.update(self._held)
        else:
            self._stale.update(paper for paper in self._held if paper in changes.papers)
        self._read()
