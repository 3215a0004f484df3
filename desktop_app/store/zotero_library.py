"""A library of Zotero: all that is in its database, as plain objects.

By its published schema (userdata.sql, from version 77 of 2013 on in what is used of it here).
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from desktop_app.store.file.database_copy import copied, tables_at_a_glance

_NEEDED = {"items", "itemData", "itemDataValues", "itemCreators", "collections", "itemAttachments"}
_KEYS_BESIDE = "better-bibtex.sqlite"
_NO_PAPERS = ("attachment", "note", "annotation")
_LINKED_URL = 3
_TEXTS = frozenset(
    "typeName fieldName creatorType dateAdded key name savedSearchName collectionName note title "
    "path text comment pageLabel".split()
)
"""Columns whose values are texts; a damaged or odd library may hold others in them."""


def zotero_objects(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
    """(what is in no paper, one object a paper in the order they were added); None for a database
    that is not Zotero's.

    The first: 'collections', 'searches', 'groups', 'feeds', 'relations', and by title what belongs
    to no paper ('notes', 'files', 'annotations') or lies in the trash ('trash').
    Raises UnreadableListing.
    """
    seen = tables_at_a_glance(path)
    if seen and not _NEEDED <= seen:
        return None
    with copied(path) as connection:
        if not _NEEDED <= _tables(connection):
            return None
        keys = _better_keys(path)
        return _Reader(connection, path.parent, keys).objects()


def _better_keys(path: Path) -> dict[int, str]:
    """Citation keys that the extension Better BibTeX keeps beside the library, by item."""
    beside = path.parent / _KEYS_BESIDE
    if not beside.is_file():
        return {}
    with copied(beside) as connection:
        if "citationkey" not in _tables(connection):
            return {}
        text = _as_text("citationKey")
        return dict(connection.execute(f"SELECT itemID, {text} FROM citationkey").fetchall())


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}


class _Reader:
    def __init__(self, connection: sqlite3.Connection, folder: Path, keys: dict[int, str]) -> None:
        self._connection = connection
        self._tables = _tables(connection)
        self._folder = folder.absolute()
        self._keys = keys

    def objects(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        types = self._names("itemTypes", "itemTypeID", "typeName")
        trashed = {row[0] for row in self._rows("deletedItems", "itemID")}
        fields = self._fields()
        feeds = {row[0] for row in self._rows("feeds", "libraryID")}
        groups = {key: name for key, name in self._rows("groups", "libraryID", "name")}
        papers: dict[int, dict[str, Any]] = {}
        trash: list[str] = []
        keys: dict[int, str] = {}
        for item, type_id, added, library, key in self._rows(
            "items", "itemID", "itemTypeID", "dateAdded", "libraryID", "key", order="itemID"
        ):
            keys[item] = key
            kind = types.get(type_id, "document")
            if kind in _NO_PAPERS or library in feeds:
                continue
            if item in trashed:
                trash.append(_title(fields[item], key))
                continue
            papers[item] = {
                "key": key,
                "itemType": kind,
                "dateAdded": added,
                "library": groups.get(library, ""),
                "fields": fields[item],
                "citationKey": self._keys.get(item, ""),
            }
        self._creators(papers)
        collections, thrown = self._collections(papers)
        self._tags(papers)
        aside = {
            "collections": collections,
            "trash": trash + thrown,
            "searches": [row[0] for row in self._rows("savedSearches", "savedSearchName")],
            "groups": sorted(groups.values()),
            "feeds": len(feeds),
            "relations": len(list(self._rows("itemRelations", "itemID"))),
            "notes": self._notes(papers, trashed),
        }
        aside["files"], parents = self._files(papers, trashed, fields, keys)
        aside["annotations"] = self._annotations(papers, trashed, parents)
        return aside, list(papers.values())

    def _rows(self, table: str, *columns: str, order: str = "rowid") -> Iterator[tuple[Any, ...]]:
        """None where there is no such table, as in libraries of other years."""
        if table in self._tables:
            names = ", ".join(_as_text(name) if name in _TEXTS else name for name in columns)
            yield from self._connection.execute(f"SELECT {names} FROM {table} ORDER BY {order}")

    def _names(self, table: str, key: str, name: str) -> dict[int, str]:
        """Also those that the user defined."""
        combined = f"{table}Combined"
        return dict(self._rows(combined if combined in self._tables else table, key, name))

    def _fields(self) -> defaultdict[int, dict[str, str]]:
        names = self._names("fields", "fieldID", "fieldName")
        found: defaultdict[int, dict[str, str]] = defaultdict(dict)
        for item, field, value in self._connection.execute(
            f"SELECT itemID, fieldID, {_as_text('value')} FROM itemData"
            " JOIN itemDataValues USING (valueID) ORDER BY itemID, fieldID"
        ):
            found[item][names.get(field, str(field))] = value or ""
        return found

    def _creators(self, papers: dict[int, dict[str, Any]]) -> None:
        roles = dict(self._rows("creatorTypes", "creatorTypeID", "creatorType"))
        people = "creators JOIN creatorData USING (creatorDataID)"
        if "creatorData" not in self._tables:
            people = "creators"
        for item, role, first, last, whole in self._connection.execute(
            f"SELECT itemID, creatorTypeID, {_as_text('firstName')}, {_as_text('lastName')},"
            " fieldMode FROM itemCreators"
            f" JOIN ({people}) USING (creatorID) ORDER BY itemID, orderIndex"
        ):
            if item in papers:
                person = {"creatorType": roles.get(role, "author"), "lastName": last or ""}
                if not whole:
                    person["firstName"] = first or ""
                papers[item].setdefault("creators", []).append(person)

    def _collections(self, papers: dict[int, dict[str, Any]]) -> tuple[list[list[Any]], list[str]]:
        """[names from the top down, how many papers are in it] of each; the papers get theirs.

        Beside them those that lie in the trash, or in one that does.
        """
        known = {
            key: (name, above)
            for key, name, above in self._rows(
                "collections", "collectionID", "collectionName", "parentCollectionID"
            )
        }
        trashed = {row[0] for row in self._rows("deletedCollections", "collectionID")}
        thrown = {key for key in known if not trashed.isdisjoint(_chain(key, known))}
        names = {key: _path(key, known) for key in known}
        paths = {key: path for key, path in names.items() if key not in thrown}
        counts = dict.fromkeys(paths, 0)
        for item, key in self._rows(
            "collectionItems", "itemID", "collectionID", order="itemID, collectionID"
        ):
            if item in papers and key in paths:
                papers[item].setdefault("collections", []).append(paths[key])
                counts[key] += 1
        return (
            [[paths[key], counts[key]] for key in paths],
            ["/".join(names[key]) for key in sorted(thrown)],
        )

    def _tags(self, papers: dict[int, dict[str, Any]]) -> None:
        kind = "itemTags.type"
        if "type" not in {
            row[1] for row in self._connection.execute("PRAGMA table_info(itemTags)")
        }:
            kind = "tags.type"
        for item, name, automatic in self._connection.execute(
            f"SELECT itemID, {_as_text('name')}, {kind} FROM itemTags JOIN tags USING (tagID)"
            " ORDER BY itemID, name"
        ):
            if item in papers:
                tag = {"tag": name or "", "type": automatic}
                papers[item].setdefault("tags", []).append(tag)

    def _notes(self, papers: dict[int, dict[str, Any]], trashed: set[int]) -> list[str]:
        alone: list[str] = []
        for item, above, note, title in self._rows(
            "itemNotes", "itemID", self._parent("itemNotes"), "note", "title"
        ):
            if above in papers and item not in trashed:
                if note:
                    papers[above].setdefault("notes", []).append(note)
            elif note and not self._is_file(item):
                alone.append(title or "a note without a title")
        return alone

    def _is_file(self, item: int) -> bool:
        """Files may have notes of their own."""
        return (
            self._connection.execute(
                "SELECT 1 FROM itemAttachments WHERE itemID = ?", (item,)
            ).fetchone()
            is not None
        )

    def _files(
        self,
        papers: dict[int, dict[str, Any]],
        trashed: set[int],
        fields: defaultdict[int, dict[str, str]],
        keys: dict[int, str],
    ) -> tuple[list[str], dict[int, int]]:
        """Names of the files that belong to no paper; the paper of each other one."""
        alone: list[str] = []
        parents: dict[int, int] = {}
        for item, above, mode, path in self._rows(
            "itemAttachments", "itemID", self._parent("itemAttachments"), "linkMode", "path"
        ):
            title = fields[item].get("title", "")
            if above not in papers or item in trashed:
                if above not in trashed:  # else it lies in the trash with its paper
                    alone.append(title or path or "a file without a name")
                continue
            parents[item] = above
            file = {"title": title}
            if mode == _LINKED_URL or not path:
                file["url"] = fields[item].get("url", "")
            elif path.startswith("storage:"):
                name = path.removeprefix("storage:")
                file["path"] = str(self._folder / "storage" / keys.get(item, "") / name)
            else:
                file["path"] = path.removeprefix("attachments:")
            papers[above].setdefault("attachments", []).append(file)
        return alone, parents

    def _annotations(
        self, papers: dict[int, dict[str, Any]], trashed: set[int], parents: dict[int, int]
    ) -> list[str]:
        alone: list[str] = []
        for item, above, text, comment, page in self._rows(
            "itemAnnotations",
            "itemID",
            "parentItemID",
            "text",
            "comment",
            "pageLabel",
            order="parentItemID, sortIndex",
        ):
            mark = {"text": text or "", "comment": comment or "", "page": page or ""}
            if above in parents and item not in trashed and (text or comment):
                papers[parents[above]].setdefault("annotations", []).append(mark)
            else:
                alone.append(text or comment or "a mark without words")
        return alone

    def _parent(self, table: str) -> str:
        columns = {row[1] for row in self._connection.execute(f"PRAGMA table_info({table})")}
        return "parentItemID" if "parentItemID" in columns else "sourceItemID"


def _as_text(column: str) -> str:
    return f"CAST({column} AS TEXT)"


def _path(key: int, known: dict[int, tuple[str, int | None]]) -> list[str]:
    return [known[each][0] or "" for each in reversed(_chain(key, known))]


def _chain(key: int, known: dict[int, tuple[str, int | None]]) -> list[int]:
    """A collection, the one that it is in, and so on to the top."""
    chain: list[int] = []
    here: int | None = key
    while here is not None and here in known and len(chain) < 50:
        chain.append(here)
        here = known[here][1]
    return chain


def _title(fields: dict[str, str], key: str) -> str:
    titles: Iterable[str] = (fields.get(name, "") for name in ("title", "caseName", "subject"))
    return next(filter(None, titles), key)
