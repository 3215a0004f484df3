"""BlockRepository: under which blocks papers are compared for being one, kept from look to look."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from desktop_app.store.batches import batches, marks
from desktop_app.store.compact_json import compact_json

MOST_READ = 200
"""Papers of one block that are read; a block that more share tells nothing."""
ID_BITS = 30
"""Of a paper's id, where it and a block are one number that SQLite takes: a block has 33."""
ID_MASK = (1 << ID_BITS) - 1


class BlockRepository:
    """Over one connection; what writes must be called inside a write transaction.

    Triggers note which papers are due: new ones, and those whose title or abstract changed.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def due(self, limit: int) -> list[int]:
        """The next papers to be written."""
        rows = self._connection.execute(
            "SELECT paper_id FROM paper_blocks_due ORDER BY paper_id LIMIT ?", (limit,)
        )
        return [row[0] for row in rows]

    def due_count(self) -> int:
        """How many papers are to be written."""
        row = self._connection.execute("SELECT count(*) FROM paper_blocks_due").fetchone()
        return int(row[0])

    def last_paper(self) -> int:
        """The largest id of a paper: about how many there are."""
        row = self._connection.execute("SELECT max(id) FROM papers").fetchone()
        return row[0] or 0

    def has_former(self) -> bool:
        """Whether a paper that is due may stand here already."""
        return bool(
            self._connection.execute(
                "SELECT EXISTS (SELECT 1 FROM paper_blocks_due WHERE former)"
            ).fetchone()[0]
        )

    def former(self, first: int, end: int) -> list[tuple[int, int]]:
        """(block, paper) of papers that are due, from block `first` on and below `end`; reads all
        of these blocks."""
        return self._connection.execute(
            "SELECT block, paper_id FROM paper_blocks WHERE block >= ? AND block < ?"
            " AND paper_id IN (SELECT paper_id FROM paper_blocks_due WHERE former)",
            (first, end),
        ).fetchall()

    def forget(self, rows: Iterable[tuple[int, int]]) -> None:
        """Remove rows that former() gave."""
        self._connection.executemany(
            "DELETE FROM paper_blocks WHERE block = ? AND paper_id = ?", rows
        )

    def add(self, rows: Iterable[tuple[int, int]]) -> None:
        """Write (block, paper), best in order. What stands there already is passed over."""
        self._connection.executemany("INSERT OR IGNORE INTO paper_blocks VALUES (?, ?)", rows)

    def add_packed(self, numbers: Sequence[int]) -> None:
        """add() of block << ID_BITS | paper; all cross into SQLite as one text, in a third of the
        time that one by one takes."""
        self._connection.execute(
            f"INSERT OR IGNORE INTO paper_blocks SELECT value >> {ID_BITS}, value & {ID_MASK}"
            " FROM json_each(?)",
            (compact_json(numbers),),
        )

    def done(self, papers: Sequence[int]) -> None:
        """All blocks of these papers are written."""
        for part in batches(papers):
            self._connection.execute(
                f"DELETE FROM paper_blocks_due WHERE paper_id IN {marks(part)}", part
            )

    def shared(self, first: int, end: int) -> list[int]:
        """The blocks from `first` on and below `end` of two papers and more, in order."""
        rows = self._connection.execute(
            "SELECT block FROM paper_blocks WHERE block >= ? AND block < ?"
            " GROUP BY block HAVING count(*) > 1",
            (first, end),
        )
        return [row[0] for row in rows]

    def members(self, blocks: Sequence[int]) -> dict[int, list[int]]:
        """The papers of each block that two share and not too many; blocks: each once."""
        found: dict[int, list[int]] = {}
        for part in batches(blocks):
            shared = [
                row[0]
                for row in self._connection.execute(
                    f"SELECT block FROM paper_blocks WHERE block IN {marks(part)}"
                    f" GROUP BY block HAVING count(*) BETWEEN 2 AND {MOST_READ}",
                    part,
                )
            ]
            for block, paper in self._connection.execute(
                f"SELECT block, paper_id FROM paper_blocks WHERE block IN {marks(shared)}", shared
            ):
                found.setdefault(block, []).append(paper)
        return found
