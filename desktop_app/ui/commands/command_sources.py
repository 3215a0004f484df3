"""What the palette offers: actions of the menus, and places of the sidebar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from desktop_app.model.author import Spelling
from desktop_app.model.display_name import display_name
from desktop_app.model.paper_row import PaperRow
from desktop_app.ui import words
from desktop_app.ui.actions.menu_table import MENUS, RECENT_TITLE, MenuSpec
from desktop_app.ui.actions.registry import ACTIONS
from desktop_app.ui.commands.command import Command, Kind
from desktop_app.ui.commands.other_words import CONTEXT, OTHER_WORDS
from desktop_app.ui.language import in_every_language
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.tags.sidebar_entries import Entry, EntryKind, SidebarContent, entries
from desktop_app.ui.words import without_letter

PALETTE = "go.commands"


def actions(made: Mapping[str, QAction]) -> Iterator[Command]:
    """Every action that can be run now, as its menu calls it; found by what it is called in other
    languages and programs, too."""
    specs = {spec.id: spec for spec in ACTIONS}
    for menu in MENUS:
        for within, name in _names(menu):
            action = made[name]
            if action.isEnabled() and name != PALETTE:
                key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                texts = [_action_words(each) for each in within] + [without_letter(action.text())]
                yield Command(
                    f"action {name}", Kind.ACTION, ": ".join(texts), _action_words(menu.title),
                    specs[name].icon or "", key, also=_also(name, (*within, specs[name].text)),
                )  # fmt: skip


def libraries(paths: Iterable[Path], present: Path | None) -> Iterator[Command]:
    """Libraries that were open before, as the menu of recent ones offers them."""
    title = _action_words(RECENT_TITLE)
    for path in paths:
        if path != present:
            text, also = f"{title}: {path.stem}", _also("", (RECENT_TITLE,))
            yield Command(f"library {path}", Kind.ACTION, text, str(path.parent), also=also)


def places(content: SidebarContent) -> dict[str, tuple[Command, Entry]]:
    """Places, tags, lists, sources and saved searches, by the id of their command."""
    found: dict[str, tuple[Command, Entry]] = {}
    for entry in _walk(entries(content)):
        known = _place(entry)
        if known is not None:
            found[known.id] = (known, entry)
    return found


def paper(row: PaperRow) -> Command:
    """A paper by its title, with who wrote it and when."""
    author = display_name(row.authors[0]) if row.authors else ""
    more = max(row.author_total or 0, len(row.authors)) - 1
    if author and more > 0:
        author = f"{author} +{words.number(more)}"
    remark = " · ".join(part for part in (author, str(row.year or "")) if part)
    return Command(
        f"paper {row.id}",
        Kind.PAPER,
        title_text(row.display_title)[0],
        remark,
        "listing",
        status=row.status,
    )


def author(spelling: Spelling) -> Command:
    """An author under one spelling."""
    name = display_name(spelling.name)
    return Command(f"author {spelling.name}", Kind.AUTHOR, name, _tr("author"), "person")


def _place(entry: Entry) -> Command | None:
    count = "" if entry.count is None else words.papers(entry.count)
    if entry.search is not None:
        remark = _joined(_tr("saved search"), count)
        return Command(
            f"search {entry.search.id}", Kind.PLACE, entry.search.name, remark, "bookmark"
        )
    if entry.place is None or not entry.place.argument:
        return None  # Inbox and the like are actions of the Go menu
    if entry.reading_list is not None:
        remark = _joined(_tr("reading list"), count)
        name = entry.reading_list.name
        return Command(f"list {entry.reading_list.id}", Kind.PLACE, name, remark, "list")
    if entry.source is not None:
        remark = _joined(_tr("source"), count)
        return Command(f"source {entry.source.id}", Kind.PLACE, entry.text, remark, entry.icon)
    name = f"{entry.place.kind.value} {entry.place.argument}".rstrip()
    if entry.kind is EntryKind.TAG:
        remark = _joined(_tr("tag"), count)
        return Command(name, Kind.PLACE, entry.place.argument, remark, "tag", hue=entry.hue)
    remark = _joined(_tr("status"), count) if entry.status is not None else count
    return Command(name, Kind.PLACE, entry.text, remark, entry.icon, status=entry.status)


def _walk(siblings: list[Entry]) -> Iterator[Entry]:
    for entry in siblings:
        yield entry
        yield from _walk(entry.children)


def _names(menu: MenuSpec, within: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Titles of the menus inside, in English, and the id of an action in them."""
    for item in menu.items:
        if isinstance(item, MenuSpec):
            yield from _names(item, (*within, item.title))
        elif item is not None:
            yield within, item


@cache
def _also(name: str, texts: tuple[str, ...]) -> str:
    """Each word with a blank before it."""
    said = [without_letter(each) for text in texts for each in in_every_language("actions", text)]
    if name in OTHER_WORDS:
        said += in_every_language(CONTEXT, OTHER_WORDS[name])
    return " " + " ".join(said)


def _action_words(text: str) -> str:
    return without_letter(QCoreApplication.translate("actions", text))


def _joined(first: str, second: str) -> str:
    return f"{first} · {second}" if second else first


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands", text)
