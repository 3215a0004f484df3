"""Searches for what few papers have: most conditions are asked of a narrow index, not of rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from desktop_app.model.query import ALL, Place, PlaceKind
from desktop_app.model.query_language import Query
from desktop_app.model.query_tree import All, Exact, Node, Whole, Words
from desktop_app.store.search import places
from desktop_app.store.search.places import Condition
from desktop_app.store.search.query_sql import compile_node, join_nodes, names_tags
from desktop_app.store.search.subject_words import subject_condition

_FEW = frozenset(("tag", "list", "source", "brought"))
_MOST_PARTS = 50
"""SQLite refuses conditions that are nested too deeply."""
_COLUMN = re.compile(r"\bpapers\.(\w+)")
_NARROW = frozenset(("id", "triage", "year", "status", "subjects", "added", "trashed"))
"""Columns of papers_narrow; it holds the papers that are not in the Trash."""
TITLE_HEAD = "substr(title_key, 1, 8)"
"""SQL over papers: enough of a title to tell most of them apart; papers_narrow has it too."""
_ALL: Condition = ("TRUE", ())


def is_narrow(sql: str) -> bool:
    """Whether a condition asks nothing of a paper that papers_narrow cannot tell."""
    return _NARROW.issuperset(_COLUMN.findall(sql))


class Narrow(NamedTuple):
    """rows: FROM what and WHERE, with no paper twice; left: what papers_narrow cannot tell."""

    rows: Condition
    left: Condition | None

    @property
    def condition(self) -> Condition:
        """The same as a condition over papers."""
        (rows, values), (left, more) = self.rows, self.left or _ALL
        return f"papers.id IN (SELECT papers.id {rows}) AND ({left})", (*values, *more)


class Asked(NamedTuple):
    """Papers that bear one of the tags, or else any, of which the place and all parts hold."""

    tags: Sequence[int] | None
    where: Condition
    """What is left of the place's condition."""
    parts: list[Node]


Tags = Callable[[Exact], Sequence[int]]
"""The ids of the tags that one names."""


def asked_of(place: Place, where: Condition, query: Query | None, tags: Tags) -> Asked | None:
    """What a search asks of the papers of a place; where: the place's condition.

    None where papers_narrow does not tell that, or not all of them: papers in the Trash.
    """
    if not where[0].startswith(places.LIVE) or not is_narrow(where[0]):
        return None
    root = None if query is None else query.root
    parts = list(root.parts if isinstance(root, All) else (root,) if root is not None else ())
    if len(parts) > _MOST_PARTS:
        return None
    if place.kind is PlaceKind.TAG:
        return Asked(tags(Exact("tag", place.argument)), places.condition(ALL), parts)
    tag = next((one for one in parts if isinstance(one, Exact) and names_tags(one)), None)
    if tag is None:
        return Asked(None, where, parts)
    parts.remove(tag)
    return Asked(tags(tag), where, parts)


def narrow_query(place: Place, where: Condition, query: Query | None, tags: Tags) -> Narrow | None:
    """Which papers of a place a search finds; where: the place's condition.

    None where neither the place nor the query names a tag, list or source that all papers found
    must have: then these are likely to be more than are quickly looked up one by one.
    """
    asked = asked_of(place, where, query, tags)
    if asked is None:
        return None
    if asked.tags is not None:
        source = _bearers(asked.tags)
    elif any(isinstance(part, Exact) and part.field in _FEW for part in asked.parts):
        source = "papers INDEXED BY papers_narrow"
    else:
        return None
    narrow, left = _parted(asked.parts)
    rows = f"FROM {source} WHERE {asked.where[0]} AND {narrow[0]}"
    return Narrow((rows, (*asked.where[1], *narrow[1])), left)


def _bearers(tags: Sequence[int]) -> str:
    """Each paper that bears one of them is looked up in the index."""
    if len(tags) == 1:
        source, once = "paper_tags AS borne", f"borne.tag_id = {tags[0]} AND "
    else:
        named = ", ".join(map(str, tags))
        source = f"(SELECT DISTINCT paper_id FROM paper_tags WHERE tag_id IN ({named})) AS borne"
        once = ""
    return (
        f"{source} CROSS JOIN papers INDEXED BY papers_narrow ON {once}papers.id = borne.paper_id"
    )


def _parted(parts: list[Node]) -> tuple[Condition, Condition | None]:
    """(what papers_narrow can tell, what else holds)."""
    subjects: list[Condition] = []
    narrow: list[Node] = []
    left: list[Node] = []
    # Words of other fields find few papers, and are looked up together with those of subjects.
    texts = [part for part in parts if isinstance(part, Words | Whole)]
    by_text = all(part.field == "subject" for part in texts)
    for part in parts:
        if by_text and (subject := subject_condition(part)) is not None:
            subjects.append(subject)
        elif (condition := compile_node(part)) is not None:
            (narrow if is_narrow(condition[0]) else left).append(part)
    conditions = [*subjects, join_nodes(narrow, "AND") or _ALL]
    told = " AND ".join(f"({sql})" for sql, _ in reversed(conditions))
    values = tuple(value for _, own in reversed(conditions) for value in own)
    return (told, values), join_nodes(left, "AND")
