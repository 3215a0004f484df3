"""Transaction: the repositories over the connection that writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection

from desktop_app.model.changes import Changes
from desktop_app.store.papers.paper_repository import PaperRepository
from desktop_app.store.search.paper_search import PaperSearch
from desktop_app.store.tag_repository import TagRepository


class Transaction:
    """One write, from BEGIN to COMMIT, on the writer's connection; it sees what it wrote."""

    def __init__(self, connection: sqlite3.Connection, *, recorded: bool) -> None:
        self.connection = connection
        self.recorded = recorded
        self.papers = PaperRepository(connection)
        self.tags = TagRepository(connection)
        self.search = PaperSearch(connection)
        self.label: str | None = None
        """May be set within: a label that tells more than the one given to Library.write()."""
        self.label_of: Callable[[Collection[int]], str] | None = None
        """May be set within a recorded write: makes the label of the ids of the papers that were
        touched, which are known at its end."""
        self.with_former = False
        """May be set within a recorded write: it is one step with the one before."""
        self.changes: Changes | None = None
        """What an unrecorded write touched, where it knows; otherwise everything is read again."""

    def announce(self, changes: Changes) -> None:
        """Say what an unrecorded write touched. Recorded writes are told from their log."""
        self.changes = changes
