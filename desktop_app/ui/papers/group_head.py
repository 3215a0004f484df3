"""What the head of a group shows: its name, how many papers it has, and its mark."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt

from desktop_app.model.display_name import display_name
from desktop_app.model.grouping import NONE, GroupBy
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper_row import Status
from desktop_app.ui import words
from desktop_app.ui.papers.columns import status_name
from desktop_app.ui.papers.shown_rows import ShownRows

_WITHOUT = {
    GroupBy.YEAR: str(QT_TRANSLATE_NOOP("groups", "No year")),
    GroupBy.SUBJECT: str(QT_TRANSLATE_NOOP("groups", "No subject")),
    GroupBy.TAG: str(QT_TRANSLATE_NOOP("groups", "No tag")),
    GroupBy.SOURCE: str(QT_TRANSLATE_NOOP("groups", "No source")),
    GroupBy.AUTHOR: str(QT_TRANSLATE_NOOP("groups", "No author")),
}


def group_name(shown: ShownRows, group: int) -> str:
    """As its head says it: '2024', 'method/moe', 'Unread', 'No year'."""
    by, key = shown.kind, shown.key(group)
    if by is GroupBy.STATUS:
        return status_name(Status(key))
    if key == NONE:
        return _tr(_WITHOUT[by])
    return harmless(display_name(key) if by is GroupBy.AUTHOR else shown.name(group))


class Head(NamedTuple):
    """What a head shows. status, hue: its mark; tagged: whether that is the dot of a tag.

    papers: None until they are counted.
    """

    name: str
    papers: int | None
    folded: bool
    status: Status | None = None
    tagged: bool = False
    hue: int | None = None


def head_of(shown: ShownRows, group: int) -> Head:
    """Of the group with this number."""
    by, key = shown.kind, shown.key(group)
    return Head(
        group_name(shown, group),
        shown.size(group) if shown.whole else None,
        shown.is_folded(group),
        Status(key) if by is GroupBy.STATUS else None,
        by is GroupBy.TAG and key != NONE,
        shown.hue(group),
    )


def head_text(shown: ShownRows, group: int, role: int) -> str | None:
    """What a model says of a head: its name, to be heard with its papers and how it stands."""
    head = head_of(shown, group)
    if role == Qt.ItemDataRole.AccessibleTextRole:
        state = _tr("collapsed") if head.folded else _tr("expanded")
        count = "" if head.papers is None else f"{words.papers(head.papers)}, "
        return f"{head.name}, {count}{state}"
    return head.name if role == Qt.ItemDataRole.DisplayRole else None


def _tr(text: str) -> str:
    return QCoreApplication.translate("groups", text)
