"""PaperTableModel: the ids a query finds, in order, and the rows of those on screen."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper_row import PaperRow
from desktop_app.model.query import PaperQuery, PlaceKind, SortField
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.papers.columns import COLUMNS
from desktop_app.ui.papers.paper_drag import PAPERS, put_papers
from desktop_app.ui.papers.row_cache import PAGE, RowCache
from desktop_app.ui.view_state import ViewState

if TYPE_CHECKING:
    from desktop_app.model.changes import LibraryEvent

FEW = 2000
"""Changed papers up to which it pays to ask which of them are on screen."""

MANY = 10_000
"""Papers found of which the number is told as so many and more, until they are counted."""

REST_SOON = 40
"""Ms from the first rows of a place until all its ids are asked for: they are painted before."""

REST_AFTER_TYPING = 150
"""The same for a search: who goes on typing does not wait for what is superseded at once."""

# Where these are looked at, a change of some papers' fields can change neither set nor order.
_STEADY_PLACES = {
    PlaceKind.ALL,
    PlaceKind.SOURCE,
    PlaceKind.IMPORT,
    PlaceKind.LIBRARY,
    PlaceKind.INBOX,
}

AnyIndex = QModelIndex | QPersistentModelIndex


class Kept(NamedTuple):
    """What must be found again after a change: a paper to hold in its place, and chosen papers.

    Kept by id. all: every paper was chosen, and `chosen` need not be looked up one by one.
    """

    anchor: int | None = None
    chosen: tuple[int, ...] = ()


class Found(NamedTuple):
    """What the reading lane brings. places: where kept.chosen now stand; anchor: its place.

    whole: these are all ids of the query, and not only the first ones; at_least: how many there are
    then, as far as that is quickly told, and no more than MANY.
    """

    query: PaperQuery
    ids: array[int]
    rows: list[PaperRow]
    kept: Kept
    places: list[int]
    anchor: int | None
    whole: bool = True
    at_least: int = 0


class PaperTableModel(QAbstractTableModel):
    """Main thread only. Reads on the reading lane alone; what is not read yet is None."""

    about_to_change = Signal()
    """The set or order changes next: the view says through `keep` what to find again."""
    found = Signal(object)
    """Found: the new ids are there, and the view may choose and scroll again."""
    rows_changed = Signal()
    """Some rows are new or fresh: paint again."""
    search_failed = Signal(object)
    """The query could not be run; what was shown still is."""

    def __init__(
        self, bridge: Bridge, view_state: ViewState, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.kept = Kept()
        self.same_question = False
        """Whether what was found last answers the query that was shown before."""
        self.rest_due = False
        """Whether what is shown is the beginning of an answer, and the rest is to follow."""
        self._bridge = bridge
        self._view_state = view_state
        self._cache = RowCache()
        self._query: PaperQuery | None = None
        self._span = (0, 0)
        self._asked = False
        self._events = 0
        self._same_first = True
        self._fetch_soon = QTimer(self)
        self._fetch_soon.setSingleShot(True)
        self._fetch_soon.setInterval(0)
        self._fetch_soon.timeout.connect(self._fetch)
        self._rest_soon = QTimer(self)
        self._rest_soon.setSingleShot(True)
        self._rest_soon.timeout.connect(self.load)
        bridge.library_opened.connect(self._open)
        bridge.library_changed.connect(self._take_event)
        view_state.query_changed.connect(self._load_first)
        if bridge.session is not None:
            self._load_first()

    @property
    def same_papers_asked(self) -> bool:
        """Whether the place and the text asked for are those of what is shown."""
        shown, asked = self._query, self._view_state.query
        return shown is not None and (shown.place, shown.text) == (asked.place, asked.text)

    @property
    def settled(self) -> bool:
        """Whether what is shown is the whole answer to what is asked now."""
        return self._query == self._view_state.query and not self.rest_due

    @property
    def ids(self) -> array[int]:
        """The papers in the order shown; not to be changed."""
        return self._cache.ids

    def row(self, index: int) -> PaperRow | None:
        """The row at a place, or None while it is being read."""
        return self._cache.row(index)

    def show_span(self, first: int, last: int) -> None:
        """The view says which rows are on screen; those not there are read."""
        self._span = (first, last)
        if not self._asked and self._cache.wanting(first, last):
            self._fetch_soon.start()

    def load(self, *_: object) -> None:
        """Ask for the ids of the query, with the first rows to be seen. The newest call wins."""
        self._ask(whole=True)

    def _load_first(self, *_: object) -> None:
        """Another question: what is seen first, as quickly as may be, and then the rest."""
        self._ask(whole=False)

    def _ask(self, *, whole: bool) -> None:
        self._rest_soon.stop()
        query = self._view_state.query
        self.about_to_change.emit()
        kept, events = self.kept, self._events

        def take(found: Found) -> None:
            self._take(found, events)

        def work(session: Session, _: Progress) -> Found:
            search = session.search
            ids, all_ids = (search.ids(query), True) if whole else search.first_ids(query, PAGE)
            at = _place(ids, kept.anchor)
            first = max(0, (at or 0) - PAGE // 2)
            rows = search.rows(ids[first : first + PAGE])
            at_least = 0 if all_ids else search.count_to(query, MANY)
            places = _places(ids, kept.chosen)
            return Found(query, ids, list(rows), kept, places, at, all_ids, at_least)

        self._view_state.set_found(None)
        self._bridge.run(
            "", work, then=take, failed=self._fail, lane=Lane.READ, owner=self, key="papers"
        )

    def place(self, paper_id: int | None) -> int | None:
        """Where a paper stands, or None."""
        return _place(self._cache.ids, paper_id)

    def places(self, papers: tuple[int, ...]) -> list[int]:
        """Where papers stand, in order; those not shown are left out."""
        return _places(self._cache.ids, papers)

    def _open(self, _: Session) -> None:
        self.beginResetModel()
        self._cache.clear()
        self._query = None
        self.endResetModel()
        self._load_first()

    def _take(self, found: Found, events: int) -> None:
        cache = self._cache
        again = found.query == self._query
        # The rest of an answer is no second answer.
        self.same_question = again and (self._same_first or not self.rest_due)
        self._same_first, self.rest_due = self.same_question, not found.whole
        same = again and cache.ids == found.ids
        cache.put(found.rows)
        if events != self._events:
            cache.outdate(row.id for row in found.rows)
        if same and found.whole:
            self._view_state.set_found(len(found.ids))
            self._announce_rows()
            return
        self.beginResetModel()  # the view still sees which papers were asked for before
        self._query = found.query
        cache.ids = found.ids
        self.endResetModel()
        if found.whole:
            self._view_state.set_found(len(found.ids))
        else:
            if found.at_least >= MANY:
                self._view_state.found_so_far.emit(found.at_least)
            self._rest_soon.start(REST_AFTER_TYPING if found.query.text else REST_SOON)
        self.found.emit(found)

    def _fail(self, error: BaseException) -> None:
        self._view_state.set_found(len(self._cache))
        self.search_failed.emit(error)

    def _take_event(self, event: LibraryEvent) -> None:
        changes = event.changes
        self._events += 1
        if changes.everything or len(changes.papers) > FEW:
            self._cache.outdate(None)
        else:
            self._cache.outdate(changes.papers)
        if changes.tags:
            self._cache.outdate(None)  # a tag's name or colour may stand in any row
        if changes.everything or changes.structure or self._may_move(changes.papers, changes.tags):
            self.load()
        self.show_span(*self._span)

    def _may_move(self, papers: frozenset[int], tags: bool) -> bool:
        query = self._view_state.query
        if not papers and not tags:
            return False
        return (
            bool(query.text)
            or query.place.kind not in _STEADY_PLACES
            or query.sort is not SortField.ADDED
        )

    def _fetch(self) -> None:
        wanting = list(self._cache.wanting(*self._span))
        if not wanting:
            return
        self._asked = True
        events = self._events

        def work(session: Session, _: Progress) -> list[PaperRow]:
            return list(session.search.rows(wanting))

        def take(rows: list[PaperRow]) -> None:
            self._asked = False
            self._cache.put(rows)
            if events == self._events:
                self._cache.give_up(set(wanting).difference(row.id for row in rows))
            else:
                self._cache.outdate(wanting)  # what was read may be older than the change
            self._announce_rows()
            self.show_span(*self._span)

        def miss(error: BaseException) -> None:
            self._asked = False
            self._cache.give_up(wanting)
            self._bridge.job_failed.emit(error)

        self._bridge.run("", work, then=take, failed=miss, lane=Lane.READ, owner=self)

    def _announce_rows(self) -> None:
        self.rows_changed.emit()
        last = min(self._span[1], len(self._cache) - 1)
        if 0 <= self._span[0] <= last:
            self.dataChanged.emit(self.index(self._span[0], 0), self.index(last, len(COLUMNS) - 1))

    # What Qt asks.

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._cache)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._cache):
            return None
        column = COLUMNS[index.column()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self._cache.row(index.row())
            said = "" if row is None else harmless(column.text(row))
            if said or role == Qt.ItemDataRole.DisplayRole:
                return said
            if row is None:
                return self.tr("Being read")
            return self.tr("no {field}").format(field=column.name.lower())
        if role == Qt.ItemDataRole.TextAlignmentRole and column.right:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section].head
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return COLUMNS[section].name
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def mimeTypes(self) -> list[str]:
        return [PAPERS]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        rows = sorted({index.row() for index in indexes})
        put_papers(data, (self._cache.ids[row] for row in rows))
        return data


def _place(ids: array[int], paper_id: int | None) -> int | None:
    if paper_id is None:
        return None
    try:
        return ids.index(paper_id)
    except ValueError:
        return None


def _places(ids: array[int], papers: tuple[int, ...]) -> list[int]:
    if not papers:
        return []
    if len(papers) == 1:
        at = _place(ids, papers[0])
        return [] if at is None else [at]
    chosen = set(papers)
    return [at for at, paper_id in enumerate(ids) if paper_id in chosen]
