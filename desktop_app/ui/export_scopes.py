"""What can be exported now: the chosen papers, and all that are shown, or a reading list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop_app.model.query import PaperQuery, PlaceKind, SortField
from desktop_app.model.reading_list import ListEntry, ListLayout, ReadingList, list_layout
from desktop_app.ui import words


class ListAt(NamedTuple):
    """A reading list with its entries."""

    reading_list: ReadingList
    entries: Sequence[ListEntry]


@dataclass(frozen=True, slots=True)
class ExportScope:
    """Papers in the order shown. what: a few words on them; name: of the file, without suffix.

    heading: of a reading list, or None for the usual one. layout: its headings and notes.
    """

    ids: Sequence[int]
    what: str
    name: str
    heading: str | None = None
    layout: ListLayout = ListLayout()


def export_scopes(
    query: PaperQuery,
    shown: Sequence[int],
    chosen: Sequence[int],
    at: ListAt | None = None,
) -> list[ExportScope]:
    """The likeliest first: several chosen papers, else all that are shown; none is empty.

    at: the reading list that is the query's place.
    """
    scopes = []
    if shown:
        tag = query.place.argument if query.place.kind is PlaceKind.TAG else None
        what = _tr("All papers that are shown")
        if tag:
            what = _tr("All papers tagged “{tag}”").format(tag=tag)
        if at is not None:
            what = _tr("The reading list “{name}”").format(name=at.reading_list.name)
        if query.text.strip():
            what = _tr("{papers} that match “{text}”").format(papers=what, text=query.text.strip())
        heading = tag if at is None else at.reading_list.name
        name = (heading or _tr("reading list")).replace("/", "-")
        scopes.append(ExportScope(shown, what, name, heading, _layout(at, query, shown)))
    if chosen and len(chosen) < len(shown):
        what = _tr("The chosen paper") if len(chosen) == 1 else _tr("The chosen papers")
        name, heading = _tr("reading list"), None
        if at is not None:
            heading = at.reading_list.name
            name = heading.replace("/", "-")
        layout = _layout(at, query, chosen)
        scopes.insert(len(chosen) == 1, ExportScope(chosen, what, name, heading, layout))
    return scopes


def _layout(at: ListAt | None, query: PaperQuery, papers: Sequence[int]) -> ListLayout:
    """Headings go out with papers in the list's own order alone; its notes always."""
    if at is None:
        return ListLayout()
    layout = list_layout(at.reading_list, at.entries, set(papers))
    if query.sort is SortField.POSITION and not query.descending:
        return layout
    return replace(layout, headings={}, last=())


def offer(scope: ExportScope) -> str:
    """The words of a button that turns to this scope."""
    return _tr("Export {papers}: {what}").format(
        papers=words.papers(len(scope.ids)), what=scope.what[:1].lower() + scope.what[1:]
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("export scopes", text)
