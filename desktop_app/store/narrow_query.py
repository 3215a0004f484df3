"""Searches for what few papers have: most conditions are asked of a narrow index, not of rows."""

from __future__ import annotations

import re

from desktop_app.model.query import ALL, Place, PlaceKind
from desktop_app.model.query_language import Query
from desktop_app.model.query_tree import All, Exact, Node, Whole, Words
from desktop_app.store import places
from desktop_app.store.places import Condition, named_tags
from desktop_app.store.query_sql import compile_node, is_plain_tag, join_nodes
from desktop_app.store.subject_words import subject_condition

_FEW = frozenset(("tag", "list", "source", "brought"))
_MOST_PARTS = 50
"""SQLite refuses conditions that are nested too deeply."""
_COLUMN = re.compile(r"\bpapers\.(\w+)")
_NARROW = frozenset(("id", "triage", "year", "status", "subjects", "trashed"))
"""Columns of papers_narrow; it holds the papers that are not in the Trash."""
_ALL: Condition = ("TRUE", ())


def is_narrow(sql: str) -> bool:
    """Whether a condition asks nothing of a paper that papers_narrow cannot tell."""
    return _NARROW.issuperset(_COLUMN.findall(sql))


def narrow_query(place: Place, where: Condition, query: Query) -> Condition | None:
    """Which papers of a place a search finds, as SQL over papers; where: the place's condition.

    None where neither the place nor the query names a tag, list or source that all papers found
    must have: then these are likely to be more than are quickly looked up one by one.
    """
    # Else: or in the Trash.
    if not where[0].startswith(places.LIVE) or not is_narrow(where[0]):
        return None
    root = query.root
    parts = list(root.parts if isinstance(root, All) else (root,) if root is not None else ())
    tag = next((one for one in parts if isinstance(one, Exact) and is_plain_tag(one)), None)
    few = any(isinstance(part, Exact) and part.field in _FEW for part in parts)
    if place.kind is PlaceKind.TAG:
        source = _bearers(place.argument)
        where = places.condition(ALL)
    elif tag is not None:
        source = _bearers(tag.text)
        parts.remove(tag)
    elif few:
        source = "papers INDEXED BY papers_narrow WHERE ", ()
    else:
        return None
    if len(parts) > _MOST_PARTS:
        return None
    narrow, left = _parted(parts)
    return (
        f"papers.id IN (SELECT papers.id FROM {source[0]}{where[0]} AND {narrow[0]}) AND {left[0]}",
        (*source[1], *where[1], *narrow[1], *left[1]),
    )


def _bearers(tag: str) -> Condition:
    """Each paper that bears the tag is looked up in the index; FROM what, up to WHERE and more."""
    named, values = named_tags(tag)
    return (
        "paper_tags AS borne CROSS JOIN papers INDEXED BY papers_narrow "
        f"ON papers.id = borne.paper_id WHERE borne.tag_id IN ({named}) AND ",
        values,
    )


def _parted(parts: list[Node]) -> tuple[Condition, Condition]:
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
    rest, more = join_nodes(left, "AND") or _ALL
    return (told, values), (f"({rest})", more)
