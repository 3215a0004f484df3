"""What can be exported now: the chosen papers, and all that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop_app.model.query import PaperQuery, PlaceKind
from desktop_app.ui import words


@dataclass(frozen=True, slots=True)
class ExportScope:
    """Papers in the order shown. what: a few words on them; name: of the file, without suffix.

    heading: of a reading list, or None for the usual one.
    """

    ids: Sequence[int]
    what: str
    name: str
    heading: str | None = None


def export_scopes(
    query: PaperQuery, shown: Sequence[int], chosen: Sequence[int]
) -> list[ExportScope]:
    """The likeliest first: several chosen papers, else all that are shown; none is empty."""
    scopes = []
    if shown:
        tag = query.place.argument if query.place.kind is PlaceKind.TAG else None
        what = _tr("All papers that are shown")
        if tag:
            what = _tr("All papers tagged “{tag}”").format(tag=tag)
        if query.text.strip():
            what = _tr("{papers} that match “{text}”").format(papers=what, text=query.text.strip())
        name = (tag or _tr("reading list")).replace("/", "-")
        scopes.append(ExportScope(shown, what, name, tag))
    if chosen and len(chosen) < len(shown):
        what = _tr("The chosen paper") if len(chosen) == 1 else _tr("The chosen papers")
        scopes.insert(len(chosen) == 1, ExportScope(chosen, what, _tr("reading list")))
    return scopes


def offer(scope: ExportScope) -> str:
    """The words of a button that turns to this scope."""
    return _tr("Export {papers}: {what}").format(
        papers=words.papers(len(scope.ids)), what=scope.what[:1].lower() + scope.what[1:]
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("export scopes", text)
