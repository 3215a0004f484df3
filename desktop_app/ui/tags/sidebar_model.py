"""The Qt model of the sidebar: entries as a tree, names to edit, places to drop papers on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from desktop_app.model.harmless_text import harmless_lines
from desktop_app.model.query import PaperQuery, Place, PlaceKind
from desktop_app.model.tag import SEPARATOR
from desktop_app.ui import words
from desktop_app.ui.papers.paper_drag import PAPERS, papers_of
from desktop_app.ui.sources import source_words
from desktop_app.ui.tags.sidebar_entries import Entry, EntryKind, SidebarContent, entries

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
TAKES_PAPERS = (
    PlaceKind.TAG,
    PlaceKind.READING_LIST,
    PlaceKind.STATUS,
    PlaceKind.INBOX,
    PlaceKind.LIBRARY,
    PlaceKind.TRASH,
)


class SidebarTreeModel(QAbstractItemModel):
    """Names can be edited: of a tag as the whole path, of lists, sources and saved searches."""

    renamed = Signal(int, str)
    """A tag's id, and the name the user typed."""
    rename_begun = Signal(str, str)
    """The name of a tag or level, and the one that was typed for it; told before the others."""
    level_renamed = Signal(str, str)
    """The name of a level that no tag has for its own, and the name the user typed."""
    source_renamed = Signal(int, str)
    """A source's id, and the name that was typed for it."""
    kept_renamed = Signal(object, str)
    """Entry of a reading list or a saved search, and the name that was typed for it."""
    dropped = Signal(object, object)
    """Place, and the ids of the papers dropped on it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._top: list[Entry] = []
        self._before: list[Entry] = []

    def set_content(self, content: SidebarContent) -> bool:
        """Take new content. False if its shape is as before, so that only counts are repainted."""
        fresh = entries(content)
        if _shape(fresh) == _shape(self._top):
            _update(self._top, fresh)
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._top) - 1, 0))
            return False
        self.beginResetModel()
        # Indices hold bare pointers: the old entries live until the next reset.
        self._before, self._top = self._top, fresh
        self.endResetModel()
        return True

    def entry(self, index: Index) -> Entry | None:
        """The entry of an index, None for the root."""
        found = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, Entry) else None

    def index_of(self, place: Place) -> QModelIndex:
        """Where a place stands; invalid where it is not listed."""
        entry = _find(self._top, place)
        return NOWHERE if entry is None else self.createIndex(entry.row, 0, entry)

    def index_at(self, entry: Entry) -> QModelIndex:
        """Where a line stands that was made before the content came anew."""
        for each in self._top:
            kept, wanted = each.reading_list or each.search, entry.reading_list or entry.search
            if kept is not None and wanted is not None:
                if (type(kept), kept.id) == (type(wanted), wanted.id):
                    return self.createIndex(each.row, 0, each)
        return QModelIndex()

    def index_of_query(self, query: PaperQuery) -> QModelIndex:
        """Where the saved search that is this query stands, in whatever order; else the place."""
        for entry in self._top:
            kept = None if entry.search is None else entry.search.query
            if kept is not None and (kept.place, kept.text) == (query.place, query.text.strip()):
                return self.createIndex(entry.row, 0, entry)
        return self.index_of(query.place)

    def first_tag(self) -> QModelIndex:
        """Where the first tag stands; invalid without tags."""
        for row, entry in enumerate(self._top):
            if entry.kind is EntryKind.TAG:
                return self.createIndex(row, 0, entry)
        return QModelIndex()

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        """Qt's way down."""
        siblings = self._children(parent)
        if column != 0 or not 0 <= row < len(siblings):
            return QModelIndex()
        return self.createIndex(row, column, siblings[row])

    def parent(self, child: Index = NOWHERE) -> QModelIndex:  # type: ignore[override]
        """Qt's way up."""
        entry = self.entry(child)
        if entry is None or entry.parent is None:
            return QModelIndex()
        return self.createIndex(entry.parent.row, 0, entry.parent)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many entries stand below one."""
        return len(self._children(parent))

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """One."""
        return 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be gone to; places that papers can be dropped on say so."""
        entry = self.entry(index)
        if entry is None or (entry.place is None and entry.search is None):
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if entry.place is not None and entry.place.kind in TAKES_PAPERS:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        is_tag = entry.kind is EntryKind.TAG
        if is_tag or entry.source is not None or kept_name(entry) is not None:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text and accessible text; what is painted is asked from entry()."""
        entry = self.entry(index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.text
        if role == Qt.ItemDataRole.EditRole:
            if entry.source is not None:
                return entry.source.name
            if (name := kept_name(entry)) is not None:
                return name
            return entry.place.argument if entry.place is not None else entry.text
        if role == Qt.ItemDataRole.ToolTipRole and entry.kind is EntryKind.TAG and entry.place:
            return entry.place.argument
        if role == Qt.ItemDataRole.ToolTipRole and entry.source is not None:
            return source_words.tip(entry.source)
        if role == Qt.ItemDataRole.ToolTipRole and entry.search is not None:
            return harmless_lines(f"{entry.search.name}\n{entry.search.query.text}".rstrip("\n"))
        if role == Qt.ItemDataRole.ToolTipRole and entry.place:
            return entry.text  # it may be cut
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if entry.count is None:
                return entry.text or self.tr("Separator")
            if entry.fresh:
                one, many = self.tr("new paper"), self.tr("new papers")
                papers = words.counted(entry.fresh, one, many)
            else:
                papers = words.papers(entry.count)
            if entry.key is not None:
                said = self.tr("{place}, {papers}, key {key}")
                return said.format(place=entry.text, papers=papers, key=entry.key)
            return self.tr("{place}, {papers}").format(place=entry.text, papers=papers)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """A name was typed: whoever listens writes it, and the content comes anew."""
        entry = self.entry(index)
        if entry is None:
            return False
        name = str(value).strip()
        if (before := kept_name(entry)) is not None:
            if name and name != before:
                self.kept_renamed.emit(entry, name)
            return bool(name)
        if entry.place is None:
            return False
        if entry.source is not None:
            if name and name != entry.source.name:
                self.source_renamed.emit(entry.source.id, name)
            return bool(name)
        if entry.kind is not EntryKind.TAG or not name or name == entry.place.argument:
            return False
        self.rename_begun.emit(entry.place.argument, name)
        if entry.tag_id is None:
            self.level_renamed.emit(entry.place.argument, name)
            return True
        self.renamed.emit(entry.tag_id, name)
        return True

    def mimeTypes(self) -> list[str]:
        """What can be dropped."""
        return [PAPERS]

    def supportedDropActions(self) -> Qt.DropAction:
        """Papers stay where they are."""
        return Qt.DropAction.CopyAction | Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Papers, on a place that takes them."""
        return data.hasFormat(PAPERS) and bool(self.flags(parent) & Qt.ItemFlag.ItemIsDropEnabled)

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Tell who listens; the table keeps its rows, so False is the answer to a move."""
        entry, ids = self.entry(parent), papers_of(data)
        if entry is not None and entry.place is not None and ids:
            self.dropped.emit(entry.place, ids)
        return False

    def _children(self, parent: Index) -> list[Entry]:
        entry = self.entry(parent)
        return self._top if entry is None else entry.children


def kept_name(entry: Entry) -> str | None:
    """The name of a reading list or of a saved search, None for anything else."""
    kept = entry.reading_list or entry.search
    return None if kept is None else kept.name


def below(place: Place, above: str) -> bool:
    """Whether a place is the tag `above`, or one under it, in any case of letters."""
    name, folded = place.argument.casefold(), above.casefold()
    return place.kind is PlaceKind.TAG and (name + SEPARATOR).startswith(folded + SEPARATOR)


def _find(siblings: list[Entry], place: Place) -> Entry | None:
    for entry in siblings:
        if entry.place == place:
            return entry
        found = _find(entry.children, place)
        if found is not None:
            return found
    return None


def _shape(siblings: list[Entry]) -> list[Any]:
    return [
        (
            each.kind,
            each.text,
            each.place,
            each.icon,
            each.tag_id,
            _kept(each),
            _shape(each.children),
        )
        for each in siblings
    ]


def _kept(entry: Entry) -> int | None:
    return None if entry.search is None else entry.search.id


def _update(old: list[Entry], fresh: list[Entry]) -> None:
    for mine, new in zip(old, fresh, strict=True):
        mine.count, mine.waiting, mine.hue = new.count, new.waiting, new.hue
        mine.reading_list, mine.search = new.reading_list, new.search
        mine.source, mine.fresh, mine.key = new.source, new.fresh, new.key
        _update(mine.children, new.children)
