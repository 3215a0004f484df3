"""A search for an author finds all spellings that the user joined with those that it names."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from desktop_app.markup.plain import comparable
from desktop_app.model.query_language import Query
from desktop_app.model.query_tree import All, AnyOf, Authored, Node, Not, Whole, Words

_FIELD = "author"


def with_spellings(connection: sqlite3.Connection, query: Query) -> Query:
    """The query with each author: of a joined person widened; the same where there is none."""
    root = query.root
    if root is None or not _names_an_author(root):
        return query
    # Loaded with the first such search; it needs what compiles one.
    from desktop_app.store.search.author_repository import persons  # noqa: PLC0415

    known = [
        [(spelling, comparable(spelling).split()) for spelling in person]
        for person in persons(connection)
    ]
    return replace(query, root=_widened(root, known)) if known else query


_Known = list[list[tuple[str, list[str]]]]


def _names_an_author(node: Node) -> bool:
    match node:
        case Not(part):
            return _names_an_author(part)
        case All(parts) | AnyOf(parts):
            return any(map(_names_an_author, parts))
    return isinstance(node, Words | Whole) and node.field == _FIELD


def _widened(node: Node, known: _Known) -> Node:
    match node:
        case Not(part):
            return Not(_widened(part, known))
        case All(parts):
            return All(tuple(_widened(part, known) for part in parts))
        case AnyOf(parts):
            return AnyOf(tuple(_widened(part, known) for part in parts))
        case Words(field, text, prefix=prefix) if field == _FIELD:
            words = comparable(text).split()
            spellings = tuple(
                spelling
                for person in known
                if any(_stands(words, name, prefix=prefix) for _, name in person)
                for spelling, _ in person
            )
            return AnyOf((node, Authored(spellings))) if words and spellings else node
        case Whole(field, text, prefix=False) if field == _FIELD:
            meant = [
                spelling
                for person in known
                if any(spelling.casefold() == text.casefold() for spelling, _ in person)
                for spelling, _ in person
            ]
            return AnyOf((node, Authored(tuple(meant)))) if meant else node
    return node


def _stands(words: list[str], name: list[str], *, prefix: bool) -> bool:
    """Whether the words stand in the name, in their order next to each other."""
    for at in range(len(name) - len(words) + 1):
        part = name[at : at + len(words)]
        last = part[-1].startswith(words[-1]) if prefix else part[-1] == words[-1]
        if last and part[:-1] == words[:-1]:
            return True
    return False
