"""What is said where a place or a search holds no paper: a drawing, a heading, a sentence."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop_app.model.paper_row import Status
from desktop_app.model.query import Place, PlaceKind


class Nothing(NamedTuple):
    """icon: a name of resources/icons."""

    icon: str
    heading: str
    sentence: str
    key: str = ""
    """The action whose key {key} is in the sentence."""
    without: str = ""
    """What is said where that has no key."""


def nothing_in(place: Place, *, searched: bool) -> Nothing:
    """searched: there is a search text, which may find something elsewhere."""
    if searched:
        return Nothing(
            "search", _tr("No paper matches"),
            _tr("Fewer words find more; what a field stands for is tinted in the search."),
        )  # fmt: skip
    if place.kind is PlaceKind.STATUS:
        return _of_status(Status(place.argument))
    if place.kind is PlaceKind.TAG:
        said, without = (
            _tr("Drag papers onto {tag}, or tag them with {key}."),
            _tr("Drag papers onto {tag}."),
        )
        return Nothing("tag", _tr("No paper bears this tag"), said, "tags.add", without)
    return _of_place(place.kind) or Nothing("library", _tr("No papers here"), "")


def _of_place(kind: PlaceKind) -> Nothing | None:
    gone = _tr("What it brought was dismissed or deleted since.")
    return {
        PlaceKind.INBOX: Nothing(
            "inbox", _tr("Inbox is empty"),
            _tr("New papers of pages and mails come here until you keep or dismiss them."),
        ),
        PlaceKind.LIBRARY: Nothing(
            "library", _tr("No paper is kept yet"),
            _tr("Keep papers of the Inbox with {key}, or drag them here."),
            "paper.keep", _tr("Drag papers of the Inbox here to keep them."),
        ),
        PlaceKind.UNTAGGED: Nothing(
            "tag", _tr("Every paper has a tag"), _tr("Papers without a tag stand here.")
        ),
        PlaceKind.UNTITLED: Nothing(
            "listing", _tr("Every paper has a title"),
            _tr("Entries of which a listing gives the abstract alone stand here."),
        ),
        PlaceKind.DISMISSED: Nothing(
            "dismiss", _tr("Nothing is dismissed"),
            _tr("Papers that you dismiss stand here, and are known again when they come again."),
        ),
        PlaceKind.TRASH: Nothing(
            "trash", _tr("Trash is empty"),
            _tr("Papers that you delete wait here, and can be taken out again."),
        ),
        PlaceKind.SOURCE: Nothing("listing", _tr("No paper of this source is left"), gone),
        PlaceKind.IMPORT: Nothing("import", _tr("No paper of this import is left"), gone),
        PlaceKind.SIMILAR: Nothing(
            "search", _tr("No paper is like these"),
            _tr("No other paper shares their rarer words; words of very many papers tell nothing."),
        ),
    }.get(kind)  # fmt: skip


def _of_status(status: Status) -> Nothing:
    heading, sentence = {
        Status.UNREAD: (
            _tr("No paper is unread"), _tr("Papers that you have not marked stand here."),
        ),
        Status.TO_READ: (
            _tr("Nothing is to be read"),
            _tr("Mark papers as to read, and they wait for you here."),
        ),
        Status.READING: (
            _tr("No paper is being read"), _tr("Papers that you have begun stand here."),
        ),
        Status.READ: (
            _tr("No paper is read yet"),
            _tr("Papers that you mark as read stand here, with the day."),
        ),
    }[status]  # fmt: skip
    return Nothing("book", heading, sentence)


def _tr(text: str) -> str:
    return QCoreApplication.translate("NothingFound", text)
