"""TagRepository: tags and which papers bear them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from desktop_app.model.tag import HUES, SEPARATOR, Tag
from desktop_app.store.tag_alias_repository import TagAliasRepository

_COUNTED = (
    "(SELECT count(*) FROM paper_tags JOIN papers ON papers.id = paper_id "
    "WHERE tag_id = tags.id AND trashed IS NULL AND triage <> 2)"
)


class TagRepository:
    """Names are unique whatever their case; 'a/b' is below 'a' by its name alone."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.aliases = TagAliasRepository(connection)

    def all(self) -> list[Tag]:
        """Every tag by name, with how many papers bear it (trashed and dismissed ones apart)."""
        rows = self._connection.execute(f"SELECT id, name, hue, {_COUNTED}, key FROM tags")
        return sorted((Tag(*row) for row in rows), key=lambda tag: _order(tag.name))

    def get(self, tag_id: int) -> Tag | None:
        """One tag with its count, or None."""
        row = self._connection.execute(
            f"SELECT id, name, hue, {_COUNTED}, key FROM tags WHERE id = ?", (tag_id,)
        ).fetchone()
        return None if row is None else Tag(*row)

    def named(self, name: str) -> tuple[int, str] | None:
        """(id, name as kept) of the tag with this name in any case, or None."""
        folded = name.casefold()
        for tag_id, kept in self._connection.execute("SELECT id, name FROM tags"):
            if kept.casefold() == folded:
                return tag_id, kept
        return None

    def by_folded_name(self) -> dict[str, int]:
        """The id of every tag by its name in folded case: for many names at once."""
        rows = self._connection.execute("SELECT name, id FROM tags")
        return {name.casefold(): tag_id for name, tag_id in rows}

    def by_typed_name(self) -> dict[str, int]:
        """The id of the tag that a name or an alias means, by both in folded case."""
        return self.aliases.by_folded_name() | self.by_folded_name()

    def names(self) -> list[tuple[int, str]]:
        """(id, name) of every tag, in no order."""
        return self._connection.execute("SELECT id, name FROM tags").fetchall()

    def below(self, name: str) -> list[tuple[int, str]]:
        """(id, name) of the tags below this one."""
        start = name.casefold() + SEPARATOR
        rows = self._connection.execute("SELECT id, name FROM tags")
        return [(tag_id, kept) for tag_id, kept in rows if kept.casefold().startswith(start)]

    def make(self, name: str) -> int:
        """A new tag in the next hue; the id. Its name is no alias any more."""
        self.aliases.drop(name)
        (made,) = self._connection.execute(
            "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'tags'), 0)"
        ).fetchone()
        cursor = self._connection.execute(
            "INSERT INTO tags (name, hue) VALUES (?, ?) RETURNING id",
            (name, HUES[made % len(HUES)]),
        )
        tag_id: int = cursor.fetchone()[0]
        return tag_id

    def rename(self, tag_id: int, name: str) -> None:
        """Only the name of this one tag; the name must be free. It is no alias any more."""
        self.aliases.drop(name)
        self._connection.execute("UPDATE tags SET name = ? WHERE id = ?", (name, tag_id))

    def recolour(self, tag_id: int, hue: int | None) -> None:
        """hue: OKLCH degrees, or None for grey."""
        self._connection.execute(
            "UPDATE tags SET hue = ?1 WHERE id = ?2 AND hue IS NOT ?1", (hue, tag_id)
        )

    def set_key(self, tag_id: int, key: int | None) -> None:
        """key: 1 to 9, taken from the tag that has it; None: no key."""
        self._connection.execute(
            "UPDATE tags SET key = NULL WHERE key = ? AND id <> ?", (key, tag_id)
        )
        self._connection.execute(
            "UPDATE tags SET key = ?1 WHERE id = ?2 AND key IS NOT ?1", (key, tag_id)
        )

    def borne_by_all(self, tag_id: int, paper_ids: Sequence[int]) -> bool:
        """Whether each of these papers bears the tag."""
        return not self._connection.execute(
            "SELECT EXISTS (SELECT 1 FROM papers WHERE id IN (SELECT value FROM json_each(?)) "
            "AND id NOT IN (SELECT paper_id FROM paper_tags WHERE tag_id = ?))",
            (json.dumps(list(paper_ids)), tag_id),
        ).fetchone()[0]

    def bearers(self, tag_id: int) -> list[int]:
        """Ids of the papers that bear this tag itself, be they trashed or not."""
        rows = self._connection.execute(
            "SELECT paper_id FROM paper_tags WHERE tag_id = ?", (tag_id,)
        )
        return [row[0] for row in rows]

    def hand_over(self, tag_id: int, to: int) -> None:
        """Give the key of one tag to another that has none, and its aliases."""
        self._connection.execute(
            "UPDATE tags SET key = (SELECT key FROM tags WHERE id = ?2) "
            "WHERE id = ?1 AND key IS NULL",
            (to, tag_id),
        )
        self.aliases.hand_over(tag_id, to)

    def delete(self, tag_id: int) -> None:
        """Take a tag off all papers and out of the library."""
        self._connection.execute("DELETE FROM tags WHERE id = ?", (tag_id,))

    def unborne(self, tag_ids: Sequence[int]) -> list[int]:
        """Which of these tags no paper bears, be it trashed or not; unknown ids are left out."""
        rows = self._connection.execute(
            "SELECT id FROM tags WHERE id IN (SELECT value FROM json_each(?)) "
            "AND NOT EXISTS (SELECT 1 FROM paper_tags WHERE tag_id = tags.id)",
            (json.dumps(list(tag_ids)),),
        )
        return [row[0] for row in rows]

    def put_on(self, tag_id: int, paper_ids: Sequence[int]) -> int:
        """How many papers bear the tag now that did not before; unknown ids are left out."""
        return self._connection.execute(
            "INSERT OR IGNORE INTO paper_tags (tag_id, paper_id, put) "
            "SELECT ?, id, CAST(strftime('%s', 'now') AS INTEGER) FROM papers "
            "WHERE id IN (SELECT value FROM json_each(?))",
            (tag_id, json.dumps(list(paper_ids))),
        ).rowcount

    def hand_papers(self, tag_id: int, to: int, paper_ids: Sequence[int]) -> int:
        """Have papers bear another tag instead, since when they bear this one; how many did."""
        self._connection.execute(
            "INSERT OR IGNORE INTO paper_tags (tag_id, paper_id, put) SELECT ?, paper_id, put "
            "FROM paper_tags WHERE tag_id = ? AND paper_id IN (SELECT value FROM json_each(?))",
            (to, tag_id, json.dumps(list(paper_ids))),
        )
        return self.take_off(tag_id, paper_ids)

    def take_off(self, tag_id: int, paper_ids: Sequence[int]) -> int:
        """How many papers bore the tag and do no longer."""
        return self._connection.execute(
            "DELETE FROM paper_tags WHERE tag_id = ? "
            "AND paper_id IN (SELECT value FROM json_each(?))",
            (tag_id, json.dumps(list(paper_ids))),
        ).rowcount

    def of_papers(self, paper_ids: Sequence[int]) -> set[int]:
        """Ids of the tags that any of these papers bears."""
        rows = self._connection.execute(
            "SELECT DISTINCT tag_id FROM paper_tags "
            "WHERE paper_id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(paper_ids)),),
        )
        return {row[0] for row in rows}


def _order(name: str) -> list[str]:
    # Level by level, so that 'a b' does not come between 'a' and 'a/c'.
    return [level.casefold() for level in name.split(SEPARATOR)]
