"""What the group of a table is called."""

from __future__ import annotations

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
    key, groups = shown.key(group), shown.groups
    if groups is None:
        return ""
    if groups.by is GroupBy.STATUS:
        return status_name(Status(key))
    if key == NONE:
        return _tr(_WITHOUT[groups.by])
    name = groups.names.get(key, key)
    return harmless(display_name(name) if groups.by is GroupBy.AUTHOR else name)


def head_text(shown: ShownRows, group: int, role: int) -> str | None:
    """What a model says of a head: its name, to be heard with its papers and how it stands."""
    name = group_name(shown, group)
    if role == Qt.ItemDataRole.AccessibleTextRole:
        state = _tr("collapsed") if shown.is_folded(group) else _tr("expanded")
        return f"{name}, {words.papers(shown.size(group))}, {state}"
    return name if role == Qt.ItemDataRole.DisplayRole else None


def _tr(text: str) -> str:
    return QCoreApplication.translate("groups", text)
