"""What looking costs: search while one types, every order of the table, a narrow filter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from desktop_app.model.query import ALL, PaperQuery, SortField
from desktop_app.services.bench.clock import cpu_seconds, percentile, quickest
from desktop_app.services.bench.figure import Figure
from desktop_app.services.bench.invented_papers import SUBJECTS, commonest_words
from desktop_app.services.session import Session
from desktop_app.store.file.bare_library import pass_over_index

ROWS = 128
"""Rows that the window asks for at first."""
_WORDS = 100
_INDEXES = {
    SortField.ADDED: "papers_by_added",
    SortField.TITLE: "papers_by_title",
    SortField.AUTHORS: "papers_by_author",
    SortField.YEAR: "papers_by_year",
    SortField.VENUE: "papers_by_venue",
    SortField.SUBJECT: "papers_by_subject",
    SortField.STATUS: "papers_by_progress",
    SortField.RATING: "papers_by_rating",
    SortField.DECIDED: "papers_by_decided",
    SortField.MARKED: "papers_by_marked",
}
"""What each order is read from; that by tags is compared with the order of adding."""
_ENOUGH = 200_000
"""Papers put in order in all: of what takes half a millisecond the quickest of many runs counts."""
_MOST_RUNS = 20
TAG = "bench"
"""Borne by every tenth paper, for the filter and for the order by tags."""


def looking_figures(session: Session, say: Callable[[str], None]) -> Iterator[Figure]:
    """All of them; a tag is put on some papers."""
    say("Searching")
    yield from _search(session)
    ids = session.search.ids(PaperQuery(ALL))
    session.tags.add(ids[::10], [TAG])
    say("Ordering")
    yield from _orders(session, min(_MOST_RUNS, max(3, _ENOUGH // len(ids))))
    say("Filtering")
    yield from _filter(session)


def typed() -> list[str]:
    """200 searches: beginnings of one and two letters, and the commonest words."""
    words = commonest_words(_WORDS)
    letters = [chr(letter) for letter in range(ord("a"), ord("z") + 1)]
    beginnings = dict.fromkeys(word[:2] for word in words if len(word) > 1)
    pairs = [first + second for second in "aeioulrnt" for first in letters]
    short = [*letters, *beginnings, *pairs]
    return [*list(dict.fromkeys(short))[:_WORDS], *words]


def _search(session: Session) -> Iterator[Figure]:
    first, whole = [], []
    for text in typed():
        query = PaperQuery(ALL, text)
        first.append(1000 * cpu_seconds(partial(_first_rows, session, query)))
        whole.append(1000 * cpu_seconds(partial(session.search.ids, query)))
    name = "search as you type, to the first rows"
    for share, at, most in (("p50", 0.5, None), ("p95", 0.95, 20.0), ("max", 1.0, 50.0)):
        yield Figure(
            id=f"search_{share}",
            title=f"{name}, {share}",
            value=percentile(first, at),
            unit="ms",
            most=most,
        )
    value = percentile(whole, 0.95)
    yield Figure(id="search_whole_p95", title="  all its papers, p95", value=value, unit="ms")


def _first_rows(session: Session, query: PaperQuery) -> None:
    ids, _ = session.search.first_ids(query, ROWS)
    session.search.rows(ids[:ROWS])


def _orders(session: Session, times: int) -> Iterator[Figure]:
    for sort in SortField:
        if sort in (SortField.POSITION, SortField.MATCH):
            continue
        index = _INDEXES.get(sort, "papers_by_added")
        with session.library.read() as reader:
            floor = quickest(partial(pass_over_index, reader.connection, index), times)
        spent = quickest(partial(session.search.ids, PaperQuery(ALL, sort=sort)), times)
        yield Figure(
            id=f"order_{sort}",
            title=f"order by {sort}",
            value=1000 * spent,
            unit="ms",
            floor=1000 * floor,
            most=1.5,
        )


def _filter(session: Session) -> Iterator[Figure]:
    text = f"tag:{TAG} year:2005..2015 subject:{SUBJECTS[0]}"
    # The second of all searches reads what is kept of all papers from then on.
    each = [1000 * cpu_seconds(partial(session.search.ids, PaperQuery(ALL, text))) for _ in "12"]
    spent = [
        quickest(partial(session.search.ids, PaperQuery(ALL, text, sort)))
        for sort in (SortField.ADDED, SortField.TITLE, SortField.YEAR)
    ]
    title = "tag, year and subject together, all papers"
    yield Figure(id="filter", title=title, value=1000 * max(spent), unit="ms", most=50.0)
    for name, value in zip(("first", "second"), each, strict=True):
        title = f"  the {name} time it is asked"
        yield Figure(id=f"filter_{name}", title=title, value=value, unit="ms")
