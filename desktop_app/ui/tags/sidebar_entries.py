"""What the sidebar lists, out of plain values: places, tags as a tree, lists, sources, searches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper import Status
from desktop_app.model.query import INBOX, LIBRARY, Place, PlaceKind
from desktop_app.model.reading_list import ReadingList
from desktop_app.model.saved_search import SavedSearch
from desktop_app.model.source import Source
from desktop_app.model.tag import SEPARATOR, Tag
from desktop_app.ui import words

SOURCE_ICONS = {
    "mail": "mail", "arxiv-mail": "mail", "bibtex": "book", "bibliography": "book",
    "lookup": "external",
}  # fmt: skip


VISITED = {
    PlaceKind.ALL: (str(QT_TRANSLATE_NOOP("Sidebar", "All papers")), "listing"),
    PlaceKind.IMPORT: (str(QT_TRANSLATE_NOOP("Sidebar", "This import")), "import"),
    PlaceKind.SIMILAR: (str(QT_TRANSLATE_NOOP("Sidebar", "More like this")), "search"),
    PlaceKind.UNTITLED: (str(QT_TRANSLATE_NOOP("Sidebar", "Without a title")), "listing"),
}


class Makes(Enum):
    """What can be made by the + of a heading."""

    TAG = "tag"
    LIST = "list"
    SEARCH = "search"


class EntryKind(Enum):
    """HEADING: names what follows and is no place. GAP: some room, no word."""

    PLACE = "place"
    HEADING = "heading"
    TAG = "tag"
    GAP = "gap"


@dataclass(slots=True)
class Entry:
    """One line. count: None is not shown; waiting: it waits for the user. status: its mark."""

    kind: EntryKind
    text: str
    place: Place | None = None
    icon: str = ""
    status: Status | None = None
    count: int | None = None
    waiting: bool = False
    hue: int | None = None
    tag_id: int | None = None
    key: int | None = None
    """The number key that puts a tag on papers."""
    source: Source | None = None
    fresh: int = 0
    """Papers of a source that came since it was last looked at; shown in place of the count."""
    reading_list: ReadingList | None = None
    search: SavedSearch | None = None
    """A saved search is no place: it is a whole query."""
    makes: Makes | None = None
    """What the + at the right of the heading makes."""
    children: list[Entry] = field(default_factory=list)
    parent: Entry | None = None
    row: int = 0

    @property
    def depth(self) -> int:
        """0 at the left."""
        return 0 if self.parent is None else self.parent.depth + 1


@dataclass(frozen=True, slots=True)
class SidebarContent:
    """What the entries are made from."""

    counts: Mapping[Place, int]
    tags: Sequence[Tag] = ()
    sources: Sequence[Source] = ()
    lists: Sequence[ReadingList] = ()
    searches: Sequence[SavedSearch] = ()
    found: Mapping[int, int] = field(default_factory=dict)
    """How many papers each saved search finds, by its id, as far as that is known."""
    visited: Place | None = None
    """Where one is, which is listed only while one is there: an import, dismissed papers."""


def status_words(status: Status) -> str:
    """How a status is called."""
    return {
        Status.UNREAD: _tr("Unread"),
        Status.TO_READ: _tr("To read"),
        Status.READING: _tr("Reading"),
        Status.READ: _tr("Read"),
    }[status]


def entries(content: SidebarContent) -> list[Entry]:
    """All lines. In an empty library only the fixed places are listed, without counts."""
    counts = content.counts
    empty = not any(counts.values()) and not content.tags and not content.sources
    empty = empty and not content.lists and not content.searches

    def place(text: str, icon: str, place: Place, waiting: bool = False) -> Entry:
        count = counts.get(place, 0)
        return Entry(
            EntryKind.PLACE, text, place, icon, count=count or None, waiting=waiting and count > 0
        )

    found = [
        place(_tr("Inbox"), "inbox", INBOX, waiting=True),
        place(_tr("Library"), "library", LIBRARY),
        place(_tr("Untagged"), "untagged", Place(PlaceKind.UNTAGGED)),
        place(_tr("Possible duplicates"), "duplicates", Place(PlaceKind.DUPLICATES), waiting=True),
        Entry(EntryKind.PLACE, _tr("Overview"), Place(PlaceKind.OVERVIEW), "overview"),
        Entry(EntryKind.HEADING, _tr("Status")),
    ]
    if content.sources:
        found.insert(1, place(_tr("New"), "news", Place(PlaceKind.NEWS), waiting=True))
    visited = content.visited
    if visited is not None and visited.kind in VISITED:
        text, icon = VISITED[visited.kind]
        found.insert(1, place(_tr(text), icon, visited))
    for status in Status:
        entry = place(status_words(status), "", Place(PlaceKind.STATUS, status.value))
        entry.status = status
        found.append(entry)
    if not empty:
        found.append(Entry(EntryKind.HEADING, _tr("Tags"), makes=Makes.TAG))
        found.extend(_tag_tree(content.tags, counts))
        found.append(Entry(EntryKind.HEADING, _tr("Reading lists"), makes=Makes.LIST))
        found.extend(_list_entry(each) for each in content.lists)
        if content.sources:
            found.append(Entry(EntryKind.HEADING, _tr("Sources")))
        names = Counter(source.name.casefold() for source in content.sources)
        for source in content.sources:
            where = Place(PlaceKind.SOURCE, str(source.id))
            icon = SOURCE_ICONS.get(source.kind, "listing")
            found.append(
                Entry(
                    EntryKind.PLACE,
                    _source_name(source, alone=names[source.name.casefold()] == 1),
                    where,
                    icon,
                    count=source.papers or None,
                    source=source,
                    fresh=source.new,
                )
            )
        found.append(Entry(EntryKind.HEADING, _tr("Saved searches"), makes=Makes.SEARCH))
        for search in content.searches:
            found.append(_search_entry(search, content.found.get(search.id)))
        found.append(Entry(EntryKind.GAP, ""))
        dismissed = place(_tr("Dismissed"), "dismiss", Place(PlaceKind.DISMISSED))
        if dismissed.count:
            found.append(dismissed)
        found.append(place(_tr("Trash"), "trash", Place(PlaceKind.TRASH)))
    _number(found, None)
    return found


def _list_entry(each: ReadingList) -> Entry:
    place = Place(PlaceKind.READING_LIST, str(each.id))
    name = harmless(each.name)
    return Entry(EntryKind.PLACE, name, place, "list", count=each.papers or None, reading_list=each)


def _search_entry(search: SavedSearch, found: int | None) -> Entry:
    return Entry(
        EntryKind.PLACE, harmless(search.name), icon="bookmark", count=found, search=search
    )


def _source_name(source: Source, *, alone: bool) -> str:
    """Its name; where another one has the same, with the layout, which tells them apart."""
    name = harmless(source.name)
    if alone:
        return name
    return f"{name} · {words.layout(source.layout or source.kind)}"


def _tag_tree(tags: Iterable[Tag], counts: Mapping[Place, int]) -> list[Entry]:
    """Tags under the tags whose names they begin with, in any case of letters; a level that is no
    tag itself stands too."""
    top: list[Entry] = []
    by_name: dict[str, Entry] = {}
    counted = {
        place.argument.casefold(): count
        for place, count in counts.items()
        if place.kind is PlaceKind.TAG
    }
    for tag in sorted(tags, key=lambda each: each.name.casefold().split(SEPARATOR)):
        levels = tag.name.split(SEPARATOR)
        siblings = top
        for depth in range(1, len(levels) + 1):
            name = SEPARATOR.join(levels[:depth])
            folded = name.casefold()
            entry = by_name.get(folded)
            if entry is None:
                entry = Entry(
                    EntryKind.TAG,
                    harmless(levels[depth - 1]),
                    Place(PlaceKind.TAG, name),
                    hue=tag.hue,
                    count=counted.get(folded),
                )
                by_name[folded] = entry
                siblings.append(entry)
            siblings = entry.children
        entry = by_name[tag.name.casefold()]
        entry.tag_id, entry.hue, entry.key = tag.id, tag.hue, tag.key
        if entry.count is None:
            entry.count = tag.papers
    return top


def _number(children: list[Entry], parent: Entry | None) -> None:
    for row, entry in enumerate(children):
        entry.parent, entry.row = parent, row
        _number(entry.children, entry)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Sidebar", text)
