"""Reader: all that is read of a library, over one connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop_app.store.papers.paper_reading import PaperReading
from desktop_app.store.search.paper_search import PaperSearch
from desktop_app.store.tag_repository import TagRepository

if TYPE_CHECKING:
    from desktop_app.store.search.paper_columns import PaperColumns


class Reader:
    """What can be read, as of one moment.

    connection: read-only, of the calling thread. columns: gives those that all readers share.
    """

    def __init__(self, connection: sqlite3.Connection, columns: Callable[[], PaperColumns]) -> None:
        self.connection = connection
        self.papers = PaperReading(connection)
        self.tags = TagRepository(connection)
        self.search = PaperSearch(connection, columns)
