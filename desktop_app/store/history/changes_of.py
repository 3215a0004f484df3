"""Which papers and subjects a recorded write touched, told from its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop_app.model.changes import Changes
from desktop_app.store.history.change_set import DELETE, INSERT, ChangeSet, Run

_LOOKS = frozenset({"record_count", "citekey", "decided", "more", "type", "date", "marked"})
"""Columns of papers by which no place, order or column of the table goes."""


def _first(run: Run) -> Iterable[int]:
    return run.first


def _second(run: Run) -> Iterable[int]:
    return (paper for paper in run.second if paper is not None)


def _pair(run: Run) -> Iterable[int]:
    """The paper under which a pair stands and, of pairs that went, the other one too."""
    yield from _second(run)
    if run.action == DELETE:
        other = run.columns.index("second_paper")
        yield from (row[other] for row in run.old)


_PAPERS: dict[str, Callable[[Run], Iterable[int]]] = {
    "papers": _first,
    "abstracts": _first,
    "past_statuses": _first,
    "notes": _first,
    "edits": _second,
    "typed_papers": _second,
    "paper_tags": _second,
    "versions": _second,
    "attachments": _second,
    "reading_list_entries": _second,
    "records": _second,
    "proposals": _pair,
}
_LISTS = frozenset({"reading_lists", "reading_list_entries", "saved_searches"})
_LISTINGS = frozenset({"records", "listings", "sources", "imports"})


def changes_of(change_set: ChangeSet) -> Changes:
    """The Changes to announce for a write."""
    papers: set[int] = set()
    structure = tags = listings = duplicates = lists = False
    for run in change_set.runs:
        table, action = run.table, run.action
        if table in _PAPERS:
            papers.update(_PAPERS[table](run))
        if table == "papers":
            structure = structure or action not in _LOOKS
            members = action in (INSERT, DELETE, "trashed", "triage")
            tags = tags or members
            duplicates = duplicates or members
        elif table == "paper_tags":
            tags = structure = True
        elif table in ("tags", "tag_aliases", "different_tags"):
            tags = structure = True
        elif table in ("abstracts", "notes", "author_spellings"):
            structure = True
        elif table in _LISTS:
            structure = lists = True
        elif table in _LISTINGS:
            listings = True
        elif table in ("proposals", "decisions"):
            duplicates = True
    return Changes(frozenset(papers), structure, tags, listings, duplicates, lists=lists)
