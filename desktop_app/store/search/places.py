"""The places of the sidebar as SQL conditions, and how many papers stand in each."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Mapping

from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper_row import Status
from desktop_app.model.query import Place, PlaceKind
from desktop_app.model.tag import SEPARATOR
from desktop_app.store.row_values import STATUSES

Condition = tuple[str, tuple[object, ...]]
LIVE = "papers.trashed IS NULL"
"""Every index that the table is ordered by is made of these papers only."""
_HELD = f"{LIVE} AND papers.triage <> 2"
_APART = (
    "SELECT id FROM papers INDEXED BY papers_in_trash WHERE trashed IS NOT NULL UNION ALL "
    "SELECT id FROM papers INDEXED BY papers_by_status WHERE trashed IS NULL AND triage = 2"
)
"""Papers that are not held."""


def papers_of(table: str, source: str, singly: bool) -> str:
    """Papers of which a row of the table fits; singly: see condition().

    source: FROM what, the table among it, up to the last of some conditions joined by AND.
    """
    if singly:
        return f"EXISTS (SELECT 1 FROM {source} AND {table}.paper_id = papers.id)"
    return f"papers.id IN (SELECT {table}.paper_id FROM {source})"


def unseen(*, singly: bool = False) -> str:
    """Papers that came with copies of sources after these were last looked at."""
    source = (
        "listings JOIN sources ON sources.id = source_id JOIN records "
        "ON records.listing_id = listings.id JOIN papers came ON came.id = records.paper_id "
        "WHERE taken > coalesce(looked, -1) AND came.added > coalesce(looked, -1)"
    )
    return papers_of("records", source, singly)


_PLAIN = {
    PlaceKind.ALL: _HELD,
    PlaceKind.OVERVIEW: _HELD,
    PlaceKind.INBOX: f"{LIVE} AND papers.triage = 0",
    PlaceKind.LIBRARY: f"{LIVE} AND +papers.triage = 1",
    PlaceKind.UNTAGGED: f"{_HELD} AND NOT EXISTS "
    "(SELECT 1 FROM paper_tags WHERE paper_tags.paper_id = papers.id)",
    PlaceKind.UNTITLED: f"{_HELD} AND papers.title_key IS NULL",
    PlaceKind.DISMISSED: f"{LIVE} AND papers.triage = 2",
    PlaceKind.TRASH: "papers.trashed IS NOT NULL",
    PlaceKind.DUPLICATES: f"{_HELD} AND papers.id IN (SELECT first_paper FROM proposals "
    "WHERE state = 'open' UNION SELECT second_paper FROM proposals WHERE state = 'open')",
}


def condition(place: Place, *, singly: bool = False) -> Condition:
    """The WHERE condition of a place, over papers, with what it binds.

    singly: the same condition in the form that is quick to ask of a paper at a time, and slow for
    finding all papers of a small place.
    """
    kind, argument = place.kind, place.argument
    if kind in _PLAIN:
        return _PLAIN[kind], ()
    if kind is PlaceKind.NEWS:
        return f"{_HELD} AND {unseen(singly=singly)}", ()
    if kind is PlaceKind.STATUS:
        try:
            number = STATUSES.index(Status(argument))
        except ValueError:
            raise InvalidValue(f"There is no status “{argument}”.") from None
        return f"{_HELD} AND papers.status = ?", (number,)
    if kind is PlaceKind.TAG:
        inner, values = tag_condition(argument, singly=singly)
        return f"{_HELD} AND {inner}", values
    try:
        number = int(argument)
    except ValueError:
        raise InvalidValue(f"“{argument}” is no source, import or reading list.") from None
    if kind is PlaceKind.READING_LIST:
        listed = "reading_list_entries WHERE list_id = ?"
        return f"{_HELD} AND {papers_of('reading_list_entries', listed, singly)}", (number,)
    column = "source_id" if kind is PlaceKind.SOURCE else "import_id"
    inner = papers_of(
        "records", f"records JOIN listings ON listings.id = listing_id WHERE {column} = ?", singly
    )
    return f"{_HELD} AND {inner}", (number,)


def tag_condition(name: str, *, singly: bool = False) -> Condition:
    """Papers that bear the tag or one below it, in any case of letters, named or by its alias.

    singly: see condition().
    """
    named, values = named_tags(name)
    # Tags first: of these there are few, and what bears them stands together.
    borne = f"paper_tags WHERE paper_tags.tag_id IN ({named})"
    return papers_of("paper_tags", borne, singly), values


def named_tags(name: str) -> Condition:
    """The ids of the tag and of those below it, as a SELECT; as in tag_condition()."""
    folded = name.casefold()
    named = (
        "SELECT id FROM tags WHERE lower(name) = lower(?) OR substr(lower(name), 1, ?) = lower(?) "
        "UNION SELECT below.id FROM tag_aliases JOIN tags AS meant ON meant.id = tag_id "
        "JOIN tags AS below ON below.id = meant.id OR substr(lower(below.name), 1, "
        "length(meant.name) + 1) = lower(meant.name || '/') "
        "WHERE lower(tag_aliases.name) = lower(?)"
    )
    return named, (folded, len(folded) + 1, folded + SEPARATOR, folded)


def counts(connection: sqlite3.Connection) -> Mapping[Place, int]:
    """How many papers stand in every place of the sidebar that has any, tags and sources too.

    Of possible duplicates it is the pairs that wait for the user.
    """
    found: Counter[Place] = Counter()
    for trashed, triage, status, number in connection.execute(
        "SELECT 0, triage, status, count(*) FROM papers WHERE trashed IS NULL "
        "GROUP BY triage, status UNION ALL "
        "SELECT 1, 0, 0, count(*) FROM papers WHERE trashed IS NOT NULL"
    ):
        if trashed:
            found[Place(PlaceKind.TRASH)] += number
        elif triage == 2:
            found[Place(PlaceKind.DISMISSED)] += number
        else:
            found[Place(PlaceKind.ALL)] += number
            found[Place(PlaceKind.LIBRARY if triage else PlaceKind.INBOX)] += number
            found[Place(PlaceKind.STATUS, str(STATUSES[status]))] += number
    for kind in (PlaceKind.UNTITLED, PlaceKind.NEWS):
        where, values = condition(Place(kind))
        (found[Place(kind)],) = connection.execute(
            f"SELECT count(*) FROM papers WHERE {where}", values
        ).fetchone()
    tagged = _held(
        connection, "SELECT 0 AS key, paper_id FROM (SELECT DISTINCT paper_id FROM paper_tags)"
    )
    found[Place(PlaceKind.UNTAGGED)] = found[Place(PlaceKind.ALL)] - sum(n for _, n in tagged)
    # What waits there for the user is pairs, not papers.
    (found[Place(PlaceKind.DUPLICATES)],) = connection.execute(
        "SELECT count(*) FROM proposals WHERE state = 'open' AND 2 = (SELECT count(*) FROM papers "
        f"WHERE papers.id IN (first_paper, second_paper) AND {_HELD})"
    ).fetchone()
    found.update(_tag_counts(connection))
    brought = (
        "SELECT DISTINCT source_id AS key, paper_id FROM listings "
        "JOIN records ON records.listing_id = listings.id"
    )
    for source, number in _held(connection, brought):
        found[Place(PlaceKind.SOURCE, str(source))] = number
    return dict(found)


def _held(
    connection: sqlite3.Connection, rows: str, values: tuple[object, ...] = ()
) -> list[tuple[int, int]]:
    """(key, papers) of rows (key, paper_id), each once; those apart are left out.

    These are few, and counted by themselves: to look at each of the others takes much longer.
    """
    counted = "SELECT key, count(*) FROM ({}) GROUP BY key"
    every = connection.execute(counted.format(rows), values).fetchall()
    only = f"{rows} {'AND' if 'WHERE' in rows else 'WHERE'} paper_id IN ({_APART})"
    apart = dict(connection.execute(counted.format(only), values).fetchall())
    return [(key, papers - apart.get(key, 0)) for key, papers in every]


def _tag_counts(connection: sqlite3.Connection) -> Mapping[Place, int]:
    """By tag, and by level of their names, papers that bear it or one below; each paper once."""
    names = dict(connection.execute("SELECT id, name FROM tags"))
    found = {Place(PlaceKind.TAG, name): 0 for name in names.values()}
    for tag_id, number in _held(connection, "SELECT tag_id AS key, paper_id FROM paper_tags"):
        found[Place(PlaceKind.TAG, names[tag_id])] = number
    levels: dict[str, str] = {}
    for name in names.values():
        parts = name.split(SEPARATOR)
        for depth in range(1, len(parts)):
            above = SEPARATOR.join(parts[:depth])
            levels.setdefault(above.casefold(), above)
    by_fold = {name.casefold(): name for name in names.values()}
    for folded, above in levels.items():
        named, values = named_tags(above)
        borne = f"SELECT DISTINCT 0 AS key, paper_id FROM paper_tags WHERE tag_id IN ({named})"
        counted = _held(connection, borne, values)
        found[Place(PlaceKind.TAG, by_fold.get(folded, above))] = sum(n for _, n in counted)
    return found
