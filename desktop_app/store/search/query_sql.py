"""A search text's tree as an SQL condition with bound values."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from datetime import time as clock
from functools import partial
from typing import Literal

from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.query import PlaceKind
from desktop_app.model.query_language import Query, conditions
from desktop_app.model.query_tree import (
    All,
    AnyOf,
    Authored,
    Days,
    Exact,
    Fact,
    FirstRead,
    Marked,
    New,
    Node,
    Not,
    Number,
    Recent,
    Since,
    Tagged,
    Whole,
    Words,
)
from desktop_app.store.past_statuses import EVER_READ, FIRST_READ
from desktop_app.store.search.full_text_query import (
    COLUMNS,
    Complete,
    full_text,
    newest_first,
    whole_word,
    within,
)
from desktop_app.store.search.part_text import RUN
from desktop_app.store.search.places import Condition, named_tags, papers_of, unseen
from desktop_app.store.search.query_facts import FACT_SQL
from desktop_app.store.search.query_words import is_cjk, quoted, searchable
from desktop_app.store.search.whole_values import equal_value, whole_value

Span = tuple[int, int]
"""The first and the last of some ids."""
EVERYWHERE: Span = (-(2**63), 2**63 - 1)
_APART = {
    Fact("is", "trashed"): PlaceKind.TRASH,
    Fact("is", "dismissed"): PlaceKind.DISMISSED,
    Fact("triage", "dismissed"): PlaceKind.DISMISSED,
}
"""What a search over all papers must name to find papers that stand apart."""


def compile_query(query: Query) -> Condition:
    """(SQL over papers, values): which papers a search finds."""
    everything = ("TRUE", ())
    return everything if query.root is None else compile_node(query.root) or everything


def compile_newest(query: Query, complete: Complete) -> tuple[str, Condition] | None:
    """(FTS5 expression over paper_texts, what else holds), to be read from the newest paper on.

    It may miss papers: see newest_first. None where it does not fit the query.
    """
    if query.root is None or (found := newest_first(query.root, complete)) is None:
        return None
    expression, left = found
    return expression, join_nodes(left, "AND", singly=EVERYWHERE) or ("TRUE", ())


def places_named(query: Query) -> list[PlaceKind]:
    """The places apart whose papers the query asks for by name."""
    return [
        _APART[part] for part in conditions(query.root) if isinstance(part, Fact) and part in _APART
    ]


def compile_node(node: Node, *, singly: Span | None = None) -> Condition | None:
    """Which papers a part of a search finds; None where it says nothing: a word without letters or
    digits.

    singly: the same in the form that is quick to ask of a paper at a time, as places.condition()
    has it, and that holds for papers of this span alone.
    """
    match node:
        case Not(part):
            inner = compile_node(part, singly=singly)
            return None if inner is None else (f"({inner[0]}) IS NOT TRUE", inner[1])
        case All(parts):
            return join_nodes(parts, "AND", singly=singly)
        case AnyOf(parts):
            return join_nodes(parts, "OR", singly=singly)
        case Words():
            return _words(node, singly)
        case Whole():
            return equal_value(node) if singly else whole_value(node)
        case Authored(spellings):
            return _authored(spellings, singly)
        case Exact():
            return _EXACT[node.field](node, singly)
        case Number(field, low, high):
            return _number(field, low, high)
        case Recent() | Since() | Days():
            return _at("papers.added", node)
        case Marked(when):
            return _at("papers.marked", when)
        case FirstRead(when):
            sql, values = _at(FIRST_READ, when)
            return f"{EVER_READ} AND {sql}", values
        case Tagged(when, tags):
            return _tagged(when, tags, singly)
        case New(since):
            return _new(since, singly)
        case Fact(kind, name, wanted):
            sql = FACT_SQL[kind, name]
            return (sql if wanted else f"({sql}) IS NOT TRUE"), ()


def _new(since: Recent | Since | Literal["import", "unseen"], singly: Span | None) -> Condition:
    """Papers that were not there before a listing which was taken since then."""
    if since == "unseen":
        return unseen(singly=singly is not None), ()
    brought = (
        "listings JOIN sources ON sources.id = source_id "
        "JOIN records ON records.listing_id = listings.id "
        "JOIN papers came ON came.id = records.paper_id WHERE "
    )
    if since == "import":
        # By numbers, not times: two imports may begin in one second. The one that took a listing
        # last: where some are looked at first, another import may come between its listings.
        first = (
            "import_id = (SELECT newest.import_id FROM listings newest"
            " JOIN imports ON imports.id = newest.import_id WHERE state = 'done'"
            " ORDER BY newest.id DESC LIMIT 1)"
            " AND came.added >= listings.taken AND NOT EXISTS (SELECT 1 FROM records before"
            " JOIN listings former ON former.id = before.listing_id"
            " WHERE before.paper_id = came.id AND former.import_id <> listings.import_id"
            " AND former.id < listings.id)"
        )
        return papers_of("records", f"{brought}{first}", singly is not None), ()
    values: tuple[object, ...]
    if isinstance(since, Recent):
        values = (int(time.time()) - since.days * 86_400,) * 2
    else:
        values = (_midnight(since.day),) * 2
    held = f"{brought}listings.taken >= ? AND came.added >= ?"
    return papers_of("records", held, singly is not None), values


def _at(column: str, when: Recent | Since | Days) -> Condition:
    """A moment lies so."""
    match when:
        case Recent(number):
            return f"{column} >= ?", (int(time.time()) - number * 86_400,)
        case Since(first):
            return f"{column} >= ?", (_midnight(first),)
        case Days(start, last):
            bounds = [] if start is None else [(f"{column} >= ?", _midnight(start))]
            if last is not None:
                bounds.append((f"{column} < ?", _midnight(last + timedelta(days=1))))
            return " AND ".join(sql for sql, _ in bounds), tuple(value for _, value in bounds)


def _tagged(when: Recent | Since | Days, tags: Sequence[str], singly: Span | None) -> Condition:
    put, days = _at("coalesce(put, bearer.added)", when)
    found = f"paper_tags JOIN papers bearer ON bearer.id = paper_id WHERE {put}"
    if not tags:
        return papers_of("paper_tags", found, singly is not None), days
    named = [named_tags(tag) for tag in tags]
    return (
        " AND ".join(
            papers_of("paper_tags", f"{found} AND tag_id IN ({sql})", singly is not None)
            for sql, _ in named
        ),
        tuple(value for _, values in named for value in (*days, *values)),
    )


def _midnight(day: date) -> int:
    """Where a day begins on this computer's clock, UTC seconds."""
    return int(datetime.combine(day, clock.min).timestamp())


def join_nodes(
    parts: Sequence[Node], operator: str, *, singly: Span | None = None
) -> Condition | None:
    """Full-text words of one index go into one expression; the rest stand side by side."""
    by_index: dict[str, list[str]] = {}
    conditions: list[Condition] = []
    for part in parts:
        if isinstance(part, Words) and whole_word(part) is None and (found := full_text(part)):
            by_index.setdefault(found[0], []).append(found[1])
        elif (condition := compile_node(part, singly=singly)) is not None:
            conditions.append(condition)
    for index, expressions in by_index.items():
        text = f" {operator} ".join(f"({expression})" for expression in expressions)
        conditions.append(matches(index, text, singly))
    if not conditions:
        return None
    sql = f" {operator} ".join(f"({condition[0]})" for condition in conditions)
    return sql, tuple(value for condition in conditions for value in condition[1])


def matches(index: str, expression: str, singly: Span | None = None) -> Condition:
    """Papers that an index of full-text search finds."""
    # To begin a search takes longer than to read a thousand of its papers: it is asked once.
    within = f" AND rowid BETWEEN {singly[0]} AND {singly[1]}" if singly else ""
    return f"papers.id IN (SELECT rowid FROM {index} WHERE {index} MATCH ?{within})", (expression,)


def _words(words: Words, singly: Span | None) -> Condition | None:
    if not searchable(words.text):
        return None
    named = _named(words)
    if named is not None:
        return named
    if is_cjk(words.text):
        return _substring(words)
    found = full_text(words)
    if found is None:
        return None
    sql, values = matches(*found, singly)
    whole = whole_word(words)
    if whole is None:
        return sql, values
    other, more = matches("paper_texts", whole, singly)
    return f"{sql} OR {other}", (*values, *more)


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
    columns = COLUMNS.get(words.field)
    if len(words.text) >= RUN:
        return matches("paper_parts", within(columns, quoted(words.text)))
    # Shorter than what the index is made of: what begins so.
    first = words.text.lower()
    sql = "SELECT doc FROM paper_parts_places WHERE term >= ? AND term < ?"
    if columns is not None:
        sql += f" AND col IN ({', '.join('?' * len(columns))})"
    return f"papers.id IN ({sql})", (first, f"{first}\U0010ffff", *(columns or ()))


def _authored(spellings: Sequence[str], singly: Span | None) -> Condition | None:
    """Its words find few papers quickly; of these it is asked whether the name stands there."""
    words = join_nodes([Words("author", name, phrase=True) for name in spellings], "OR")
    if words is None:
        return None
    marks = ", ".join("?" * len(spellings))
    stands = f"EXISTS (SELECT 1 FROM json_each(papers.authors) WHERE value IN ({marks}))"
    if singly:
        return stands, tuple(spellings)
    return f"({words[0]}) AND {stands}", (*words[1], *spellings)


def names_tags(exact: Exact) -> bool:
    """Whether it names a tag, with those below it, or all that begin so."""
    return exact.field == "tag" and exact.text.casefold() != "none"


def tags_meant(exact: Exact) -> Condition:
    """The ids of the tags that it names, as a SELECT."""
    if not exact.prefix:
        return named_tags(exact.text)
    begun = f"{_like(exact.text)}%"
    return (
        "SELECT id FROM tags WHERE name LIKE ? ESCAPE '\\' OR name LIKE ? ESCAPE '\\' "
        "UNION SELECT tag_id FROM tag_aliases WHERE name LIKE ? ESCAPE '\\'",
        (begun, f"%/{begun}", begun),
    )


def _tag(exact: Exact, singly: Span | None) -> Condition:
    if not names_tags(exact):
        return FACT_SQL["is", "untagged"], ()
    named, values = tags_meant(exact)
    borne = f"paper_tags WHERE paper_tags.tag_id IN ({named})"
    return papers_of("paper_tags", borne, singly is not None), values


def _source(exact: Exact, singly: Span | None) -> Condition:
    named = (
        "records JOIN listings ON listings.id = listing_id JOIN sources ON sources.id = source_id "
        "WHERE (listings.name LIKE ? ESCAPE '\\' OR sources.name LIKE ? ESCAPE '\\')"
    )
    return papers_of("records", named, singly is not None), (f"%{_like(exact.text)}%",) * 2


def _brought(exact: Exact, singly: Span | None) -> Condition:
    """Papers of which the first record came with a source: one of just this name, if there is."""
    name = _like(exact.text)
    named = "sources.name LIKE ? ESCAPE '\\'"
    first = (
        "sources JOIN listings ON listings.source_id = sources.id "
        "JOIN records ON records.listing_id = listings.id "
        f"WHERE ({named} OR ((listings.name LIKE ? ESCAPE '\\' OR {named}) "
        f"AND NOT EXISTS (SELECT 1 FROM sources WHERE {named}))) "
        "AND NOT EXISTS (SELECT 1 FROM records before "
        "WHERE before.paper_id = records.paper_id AND before.id < records.id)"
    )
    return papers_of("records", first, singly is not None), (name, f"%{name}%", f"%{name}%", name)


def _list(exact: Exact, singly: Span | None) -> Condition:
    sign = "%" if exact.prefix else ""
    named = (
        "reading_list_entries JOIN reading_lists ON reading_lists.id = list_id "
        "WHERE name LIKE ? ESCAPE '\\'"
    )
    return papers_of("reading_list_entries", named, singly is not None), (
        f"{_like(exact.text)}{sign}",
    )


def _doi(exact: Exact, _: Span | None) -> Condition:
    doi = find_doi(exact.text) or exact.text.lower()
    return _begins("papers.doi", doi) if exact.prefix else ("papers.doi = ?", (doi,))


def _arxiv(exact: Exact, _: Span | None) -> Condition:
    found = find_arxiv(exact.text)
    text = found[0] if found else exact.text
    return _begins("papers.arxiv_id", text) if exact.prefix else ("papers.arxiv_id = ?", (text,))


def _plain(column: str, exact: Exact, _: Span | None) -> Condition:
    sign = "%" if exact.prefix else ""
    return f"{column} LIKE ? ESCAPE '\\'", (f"{_like(exact.text)}{sign}",)


_EXACT: dict[str, Callable[[Exact, Span | None], Condition]] = {
    "tag": _tag,
    "list": _list,
    "source": _source,
    "brought": _brought,
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
