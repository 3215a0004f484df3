"""AttachmentRepository: places of files that belong to papers.

A file in the library's own folder or below it is kept relative to it, with '/' between folders, so
that both can be moved together; any other is kept by its whole path.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from desktop_app.model.attachment import Attachment
from desktop_app.store.batches import batches, marks

_COLUMNS = "id, paper_id, path, relative, title, added"


class AttachmentRepository:
    """Reads on any connection; writes on the writer's, within a transaction. Opens no file."""

    def __init__(self, connection: sqlite3.Connection, folder: Path) -> None:
        self._connection = connection
        self._folder = Path(os.path.abspath(folder))

    def of_papers(self, paper_ids: Sequence[int]) -> Iterator[Attachment]:
        """Those of the papers, the oldest first within a paper."""
        for part in batches(paper_ids):
            rows = self._connection.execute(
                f"SELECT {_COLUMNS} FROM attachments WHERE paper_id IN {marks(part)} "
                "ORDER BY paper_id, id",
                part,
            )
            yield from map(self._attachment, rows)

    def all(self) -> Iterator[Attachment]:
        """Every one of papers that are not in the trash."""
        rows = self._connection.execute(
            f"SELECT {_COLUMNS} FROM attachments WHERE paper_id IN "
            "(SELECT id FROM papers WHERE trashed IS NULL) ORDER BY id"
        )
        yield from map(self._attachment, rows)

    def add(self, paper_id: int, path: Path, added: int, title: str | None = None) -> bool:
        """Keep a file's place, under the user's name for it; whether the paper had it not yet."""
        place, relative = self._kept(path)
        held = self._connection.execute(
            "SELECT 1 FROM attachments WHERE paper_id = ? AND path = ? AND relative = ?",
            (paper_id, place, relative),
        ).fetchone()
        if held is None:
            self._connection.execute(
                "INSERT INTO attachments (paper_id, path, relative, title, added)"
                " VALUES (?, ?, ?, ?, ?)",
                (paper_id, place, relative, title, added),
            )
        return held is None

    def replace(self, attachment_id: int, path: Path) -> None:
        """The file is elsewhere now."""
        self._connection.execute(
            "UPDATE attachments SET path = ?, relative = ? WHERE id = ?",
            (*self._kept(path), attachment_id),
        )

    def rename(self, attachment_id: int, title: str | None) -> None:
        """The user's own name for it; None for the file's."""
        self._connection.execute(
            "UPDATE attachments SET title = ?1 WHERE id = ?2 AND title IS NOT ?1",
            (title, attachment_id),
        )

    def remove(self, attachment_ids: Sequence[int]) -> None:
        """Forget them; the files stay where they are."""
        self._connection.executemany(
            "DELETE FROM attachments WHERE id = ?", [(one,) for one in attachment_ids]
        )

    def _kept(self, path: Path) -> tuple[str, int]:
        whole = Path(os.path.abspath(path))
        if whole.is_relative_to(self._folder):
            return whole.relative_to(self._folder).as_posix(), 1
        return str(whole), 0

    def _attachment(self, row: tuple[int, int, str, int, str | None, int]) -> Attachment:
        attachment_id, paper_id, place, relative, title, added = row
        path = self._folder / place if relative else Path(place)
        return Attachment(attachment_id, paper_id, path, title, added)
