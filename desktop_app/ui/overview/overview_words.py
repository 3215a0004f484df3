"""What the Overview says in words: what is drawn, and how the files of pictures are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.model.overview import Extent
from desktop_app.model.paper_row import Status
from desktop_app.model.query import PaperQuery, PlaceKind
from desktop_app.ui import words
from desktop_app.ui.tags.sidebar_entries import status_words

LONGEST = 28
"""Letters of a search in the field of choices."""


def extent(found: Extent, *, everything: bool) -> str:
    """What is drawn."""
    papers = words.papers(found.papers)
    if not everything:
        return _tr("{papers} of those shown last.").format(papers=papers)
    if found.listings:
        return _tr("{papers} of the Inbox and the Library, from {listings} of {sources}.").format(
            papers=papers,
            listings=words.counted(found.listings, _tr("listing"), _tr("listings")),
            sources=words.counted(found.sources, _tr("source"), _tr("sources")),
        )
    return _tr("{papers} of the Inbox and the Library.").format(papers=papers)


def with_hint(said: str) -> str:
    """On the window, not in pictures of it: what a click does."""
    return words.sentences([said, _tr("Click any mark to see its papers.")])


def shown_last(query: PaperQuery, *, whole: bool = False) -> str:
    """The papers that were shown before the Overview, in a few words, or in all."""
    place, text = _place(query), query.text.strip()
    if len(text) > LONGEST and not whole:
        text = f"{text[:LONGEST]}…"
    return _tr("{place}: {search}").format(place=place, search=text) if text else place


def _place(query: PaperQuery) -> str:
    kind, argument = query.place.kind, query.place.argument
    if kind is PlaceKind.TAG:
        return _tr("Tag {name}").format(name=argument)
    if kind is PlaceKind.STATUS:
        return status_words(Status(argument))
    return {
        PlaceKind.ALL: _tr("All papers"),
        PlaceKind.INBOX: _tr("Inbox"),
        PlaceKind.LIBRARY: _tr("Library"),
        PlaceKind.UNTAGGED: _tr("Untagged"),
        PlaceKind.SOURCE: _tr("This source"),
        PlaceKind.IMPORT: _tr("This import"),
        PlaceKind.READING_LIST: _tr("This reading list"),
        PlaceKind.DISMISSED: _tr("Dismissed"),
        PlaceKind.TRASH: _tr("Trash"),
    }.get(kind, _tr("Shown last"))


def _tr(text: str) -> str:
    return QCoreApplication.translate("overview", text)
