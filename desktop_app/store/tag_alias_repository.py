"""TagAliasRepository: other names of tags, and which tags the user told apart."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable


class TagAliasRepository:
    """A name is an alias of one tag at most, and of none while a tag bears it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def all(self) -> dict[int, tuple[str, ...]]:
        """The aliases of each tag that has any, in the order in which they were given."""
        found: dict[int, tuple[str, ...]] = {}
        for tag_id, name in self._connection.execute(
            "SELECT tag_id, name FROM tag_aliases ORDER BY id"
        ):
            found[tag_id] = (*found.get(tag_id, ()), name)
        return found

    def by_folded_name(self) -> dict[str, int]:
        """The id of the tag that each alias means, by the alias in folded case."""
        rows = self._connection.execute("SELECT name, tag_id FROM tag_aliases")
        return {name.casefold(): tag_id for name, tag_id in rows}

    def give(self, tag_id: int, name: str) -> None:
        """From now on the name means this tag, and no other."""
        self.drop(name)
        self._connection.execute(
            "INSERT INTO tag_aliases (name, tag_id) VALUES (?, ?)", (name, tag_id)
        )

    def drop(self, name: str) -> None:
        """The name, in any case, means no tag any more."""
        self._connection.execute("DELETE FROM tag_aliases WHERE name = ?", (name,))
        if name.isascii():
            return  # SQLite folds these alone
        folded = name.casefold()
        rows = self._connection.execute("SELECT id, name FROM tag_aliases").fetchall()
        self._connection.executemany(
            "DELETE FROM tag_aliases WHERE id = ?",
            [(alias_id,) for alias_id, kept in rows if kept.casefold() == folded],
        )

    def hand_over(self, tag_id: int, to: int) -> None:
        """All aliases of one tag mean another one."""
        self._connection.execute("UPDATE tag_aliases SET tag_id = ? WHERE tag_id = ?", (to, tag_id))

    def told_apart(self) -> set[tuple[int, int]]:
        """Pairs of tags that are not the same, the smaller id first."""
        return set(self._connection.execute("SELECT first, second FROM different_tags"))

    def tell_apart(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Remember that these are not the same, in whatever order they are named."""
        self._connection.executemany(
            "INSERT OR IGNORE INTO different_tags (first, second) VALUES (?, ?)",
            [(min(pair), max(pair)) for pair in pairs],
        )
