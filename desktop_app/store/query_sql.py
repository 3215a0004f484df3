"""A search text's tree as an SQL condition with bound values; full-text expressions are built here.

No text of the user's ever reaches FTS5 but inside quotation marks of ours.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.query import PlaceKind
from desktop_app.model.query_language import Query, conditions
from desktop_app.model.query_tree import (
    All,
    AnyOf,
    Exact,
    Fact,
    Node,
    Not,
    Number,
    Recent,
    Words,
)
from desktop_app.store.places import Condition, tag_condition
from desktop_app.store.query_facts import FACT_SQL
from desktop_app.store.query_words import is_cjk, match_text, searchable

_COLUMNS = {
    "title": ("title",),
    "author": ("authors",),
    "abstract": ("abstract",),
    "note": ("note",),
    "venue": ("venue",),
    "subject": ("subjects",),
    "owner": ("attributed_to",),
}
SHORT_PREFIX = 2
"""An unfinished word of so few letters is looked up among titles and authors only: in abstracts it
would find nearly everything, slowly."""
_SMALL = frozenset(("title", "author"))
_APART = {
    Fact("is", "trashed"): PlaceKind.TRASH,
    Fact("is", "dismissed"): PlaceKind.DISMISSED,
    Fact("triage", "dismissed"): PlaceKind.DISMISSED,
}
"""What a search over all papers must name to find papers that stand apart."""


def compile_query(query: Query) -> Condition:
    """(SQL over papers, values); an empty text where the query says nothing."""
    return ("", ()) if query.root is None else _compile(query.root) or ("", ())


def places_named(query: Query) -> list[PlaceKind]:
    """The places apart whose papers the query asks for by name."""
    return [
        _APART[part] for part in conditions(query.root) if isinstance(part, Fact) and part in _APART
    ]


def _compile(node: Node) -> Condition | None:
    """None where the node says nothing: a word without letters or digits."""
    match node:
        case Not(part):
            inner = _compile(part)
            return None if inner is None else (f"({inner[0]}) IS NOT TRUE", inner[1])
        case All(parts):
            return _joined(parts, "AND")
        case AnyOf(parts):
            return _joined(parts, "OR")
        case Words():
            return _words(node)
        case Exact():
            return _exact(node)
        case Number(field, low, high):
            return _number(field, low, high)
        case Recent(days):
            return "papers.added >= ?", (int(time.time()) - days * 86_400,)
        case Fact(kind, name, wanted):
            sql = FACT_SQL[kind, name]
            return (sql if wanted else f"({sql}) IS NOT TRUE"), ()


def _joined(parts: Sequence[Node], operator: str) -> Condition | None:
    """Full-text words of one index go into one expression; the rest stand side by side."""
    by_index: dict[str, list[str]] = {}
    conditions: list[Condition] = []
    for part in parts:
        if isinstance(part, Words) and (found := _full_text(part)) is not None:
            by_index.setdefault(found[0], []).append(found[1])
        elif (condition := _compile(part)) is not None:
            conditions.append(condition)
    for index, expressions in by_index.items():
        text = f" {operator} ".join(f"({expression})" for expression in expressions)
        conditions.append(_matches(index, text))
    if not conditions:
        return None
    sql = f" {operator} ".join(f"({condition[0]})" for condition in conditions)
    return sql, tuple(value for condition in conditions for value in condition[1])


def _matches(index: str, expression: str) -> Condition:
    return f"papers.id IN (SELECT rowid FROM {index} WHERE {index} MATCH ?)", (expression,)


def _full_text(words: Words) -> tuple[str, str] | None:
    """(index, expression) where full-text search can answer these words."""
    if not searchable(words.text) or is_cjk(words.text) or _named(words) is not None:
        return None
    expression = match_text(words.text, prefix=words.prefix)
    columns = _COLUMNS.get(words.field)
    if columns is not None:
        expression = f"{{{' '.join(columns)}}} : ({expression})"
    short = words.prefix and len(words.text) <= SHORT_PREFIX and words.text.isascii()
    small = words.field in _SMALL or (short and columns is None)
    return ("paper_titles" if small else "paper_texts"), expression


def _words(words: Words) -> Condition | None:
    if not searchable(words.text):
        return None
    named = _named(words)
    if named is not None:
        return named
    if is_cjk(words.text):
        return _substring(words)
    found = _full_text(words)
    return None if found is None else _matches(*found)


def _named(words: Words) -> Condition | None:
    """A word that looks like a DOI or an arXiv id means the paper that bears it."""
    if words.field or " " in words.text:
        return None
    doi = find_doi(words.text) if "10." in words.text else None
    if doi:
        return _begins("papers.doi", doi) if words.prefix else ("papers.doi = ?", (doi,))
    arxiv = find_arxiv(words.text)
    return ("papers.arxiv_id = ?", (arxiv[0],)) if arxiv else None


def _substring(words: Words) -> Condition:
    """Chinese, Japanese and Korean are written without blanks: any part of the text counts."""
    pattern = f"%{_like(words.text)}%"
    columns = _COLUMNS.get(words.field, tuple(column for (column,) in _COLUMNS.values()))
    parts = []
    for column in columns:
        if column in ("abstract", "note"):
            parts.append(
                f"papers.id IN (SELECT paper_id FROM {column}s WHERE {column} LIKE ? ESCAPE '\\')"
            )
        else:
            parts.append(f"papers.{column} LIKE ? ESCAPE '\\'")
    return " OR ".join(parts), (pattern,) * len(parts)


def _exact(exact: Exact) -> Condition:
    return _EXACT[exact.field](exact)


def _tag(exact: Exact) -> Condition:
    if exact.text.casefold() == "none":
        return FACT_SQL["is", "untagged"], ()
    if exact.prefix:
        return (
            "papers.id IN (SELECT paper_id FROM paper_tags JOIN tags ON tags.id = tag_id "
            "WHERE tags.name LIKE ? ESCAPE '\\' OR tags.name LIKE ? ESCAPE '\\')",
            (f"{_like(exact.text)}%", f"%/{_like(exact.text)}%"),
        )
    return tag_condition(exact.text)


def _source(exact: Exact) -> Condition:
    return (
        "papers.id IN (SELECT paper_id FROM records JOIN listings ON listings.id = listing_id "
        "JOIN sources ON sources.id = source_id "
        "WHERE listings.name LIKE ? ESCAPE '\\' OR sources.name LIKE ? ESCAPE '\\')",
        (f"%{_like(exact.text)}%",) * 2,
    )


def _doi(exact: Exact) -> Condition:
    doi = find_doi(exact.text) or exact.text.lower()
    return _begins("papers.doi", doi) if exact.prefix else ("papers.doi = ?", (doi,))


def _arxiv(exact: Exact) -> Condition:
    found = find_arxiv(exact.text)
    text = found[0] if found else exact.text
    return _begins("papers.arxiv_id", text) if exact.prefix else ("papers.arxiv_id = ?", (text,))


def _plain(column: str, exact: Exact) -> Condition:
    sign = "%" if exact.prefix else ""
    return f"{column} LIKE ? ESCAPE '\\'", (f"{_like(exact.text)}{sign}",)


_EXACT: dict[str, Callable[[Exact], Condition]] = {
    "tag": _tag,
    "source": _source,
    "doi": _doi,
    "arxiv": _arxiv,
    "type": partial(_plain, "papers.type"),
    "key": partial(_plain, "papers.citekey"),
}


def _number(field: str, low: int | None, high: int | None) -> Condition:
    column = f"papers.{field}"
    parts, values = [], []
    if low is not None:
        parts.append(f"{column} >= ?")
        values.append(low)
    if high is not None:
        parts.append(f"{column} <= ?")
        values.append(high)
    return " AND ".join(parts) or f"{column} IS NOT NULL", tuple(values)


def _begins(column: str, text: str) -> Condition:
    return f"{column} >= ? AND {column} < ?", (text, f"{text}\U0010ffff")


def _like(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
