"""PaperTableModel: the papers a query finds, in order or in groups, and the rows on screen."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

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
from desktop_app.model.grouping import GroupBy
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper_row import PaperRow
from desktop_app.model.query import PaperQuery, Place, PlaceKind, SortField
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.papers.column import TITLE
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.found import Found, Kept, find
from desktop_app.ui.papers.group_head import head_text
from desktop_app.ui.papers.paper_drag import PAPERS, put_papers
from desktop_app.ui.papers.row_cache import RowCache
from desktop_app.ui.papers.shown_rows import OPEN, Fold, ShownRows
from desktop_app.ui.view_state import ViewState

if TYPE_CHECKING:
    from desktop_app.model.changes import LibraryEvent

FEW = 2000
"""Changed papers up to which it pays to ask which of them are on screen."""

REST_SOON = 40
"""Ms from the first rows of a place until all its ids are asked for: they are painted before."""

REST_AFTER_TYPING = 150
"""The same for a search: who goes on typing does not wait for what is superseded at once."""

AGAIN_SOON = 500
"""Ms from groups to their next answer, where papers were changed while they were made."""

# Where these are looked at, a change of some papers' fields can change neither set nor order.
_STEADY_PLACES = {
    PlaceKind.ALL,
    PlaceKind.SOURCE,
    PlaceKind.IMPORT,
    PlaceKind.LIBRARY,
    PlaceKind.INBOX,
}

AT_TITLE = COLUMN_NUMBERS[TITLE]
"""The cell of a group's head that says what the group is."""

AnyIndex = QModelIndex | QPersistentModelIndex


class PaperTableModel(QAbstractTableModel):
    """Main thread only. Reads on the reading lane alone; what is not read yet is None."""

    about_to_change = Signal()
    """The set or order changes next: the view says through `keep` what to find again."""
    found = Signal(object)
    """Found: the new ids are there, and the view may choose and scroll again."""
    rows_changed = Signal()
    """Some rows are new or fresh: paint again."""
    folded = Signal()
    """A group was folded or unfolded: rows below it stand elsewhere."""
    search_failed = Signal(object)
    """The query could not be run; what was shown still is."""

    def __init__(
        self, bridge: Bridge, view_state: ViewState, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.kept = Kept()
        self.same_question = False
        """Whether what was found last answers the query that was shown before."""
        self.turning = False
        """Whether a group is just being folded or unfolded; then `folded` follows."""
        self.rest_due = False
        """Whether what is shown is the beginning of an answer, and the rest is to follow."""
        self._bridge = bridge
        self._view_state = view_state
        self._cache = RowCache()
        self._folds: dict[tuple[Place, GroupBy | None], Fold] = {}
        """How the groups of each view were left; groups it has not had yet stand as most do."""
        self._query: PaperQuery | None = None
        self._span = (0, 0)
        self._asked = False
        self._events = 0
        self._same_first = True
        self._grouping = self._again = False
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
        view_state.folding_wanted.connect(self.fold_all)
        if bridge.session is not None:
            self._load_first()

    @property
    def same_papers_asked(self) -> bool:
        """Whether the place and the text asked for are those of what is shown."""
        shown, asked = self._query, self._view_state.query
        return shown is not None and (shown.place, shown.text) == (asked.place, asked.text)

    @property
    def place_due(self) -> bool:
        """Whether the rows of the place that is asked for are still to come."""
        return self._query is None or self._query.place != self._view_state.query.place

    @property
    def settled(self) -> bool:
        """Whether what is shown is the whole answer to what is asked now."""
        return self._query == self._view_state.query and not self.rest_due

    @property
    def ids(self) -> array[int]:
        """The papers in the order shown, each once, in folded groups too; not to be changed."""
        return self.shown.ids

    @property
    def shown(self) -> ShownRows:
        """What stands in which row."""
        return self._cache.shown

    def row(self, index: int) -> PaperRow | None:
        """The paper of a row, or None while it is being read, and for the head of a group."""
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
        """Another question: what is seen first, as quickly as may be, and then the rest.

        The same papers in other groups come whole: chosen ones are found again, and their place.
        """
        self._ask(whole=self._view_state.query.group is not None and self.same_papers_asked)

    def _ask(self, *, whole: bool) -> None:
        self._rest_soon.stop()
        query = self._view_state.query
        self.about_to_change.emit()
        kept, events, fold = self.kept, self._events, self._fold(query)
        self._grouping, self._again = query.group is not None, False

        def take(found: Found) -> None:
            self._grouping = False
            self._take(found, events)
            if self._again:
                self._rest_soon.start(AGAIN_SOON)

        def work(session: Session, progress: Progress) -> Found:
            return find(session.search, query, kept, fold, progress, whole=whole)

        self._view_state.set_found(None)
        self._bridge.run(
            "", work, then=take, failed=self._fail, lane=Lane.READ, owner=self, key="papers"
        )

    def place(self, paper_id: int | None) -> int | None:
        """The first row that shows a paper, or None."""
        return self.shown.place(paper_id)

    def places(self, papers: tuple[int, ...]) -> list[int]:
        """The rows that show papers, in order; those not shown are left out."""
        return self.shown.places(papers)

    # Folding

    def _fold(self, query: PaperQuery) -> Fold:
        return self._folds.get((query.place, query.group), OPEN)

    def turn(self, group: int) -> None:
        """Fold an unfolded group, or unfold a folded one."""
        shown, query = self.shown, self._query
        if query is None:
            return
        turned = shown.turned(group)
        self._folds[query.place, query.group] = turned.fold
        first = shown.head_row(group) + 1
        last = first + shown.size(group) - 1
        self.turning = True
        if shown.is_folded(group):
            self.beginInsertRows(QModelIndex(), first, last)
            self._cache.shown = turned
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), first, last)
            self._cache.shown = turned
            self.endRemoveRows()
        self.turning = False
        self.folded.emit()

    def fold_all(self, folded: bool) -> None:
        """Fold or unfold all groups, those that later answers have too."""
        query = self._query
        fold = Fold(all=folded)
        if query is None or self.shown.groups is None or fold == self.shown.fold:
            return
        self._folds[query.place, query.group] = fold
        self.about_to_change.emit()
        found = Found(query, self.shown, [], self.kept, [], None).folded_as(fold)
        self.same_question = False
        self.beginResetModel()
        self._cache.shown = found.shown
        self.endResetModel()
        self.found.emit(found)

    def reveal(self, paper: int) -> None:
        """Unfold a group with this paper, if it stands in folded ones alone."""
        if self.shown.groups is not None and self.shown.place(paper) is None:
            group = self.shown.group_of(paper)
            if group is not None:
                self.turn(group)

    def _open(self, _: Session) -> None:
        self.beginResetModel()
        self._cache.clear()
        self._folds.clear()
        self._query = None
        self.endResetModel()
        self._load_first()

    def _take(self, found: Found, events: int) -> None:
        cache, found = self._cache, found.folded_as(self._fold(found.query))
        again = found.query == self._query
        # The rest of an answer is no second answer.
        self.same_question = again and (self._same_first or not self.rest_due)
        self._same_first, self.rest_due = self.same_question, not found.whole
        same = again and cache.shown.same_as(found.shown)
        cache.put(found.rows)
        if events != self._events:
            cache.outdate(row.id for row in found.rows)
        if same and found.whole:
            self._view_state.set_found(len(found.shown.ids))
            self._announce_rows()
            return
        self.beginResetModel()  # the view still sees which papers were asked for before
        self._query = found.query
        cache.shown = found.shown
        self.endResetModel()
        if found.whole:
            self._view_state.set_found(len(found.shown.ids))
        else:
            if found.at_least:
                self._view_state.found_so_far.emit(found.at_least)
            self._rest_soon.start(REST_AFTER_TYPING if found.query.text else REST_SOON)
        self.found.emit(found)

    def _fail(self, error: BaseException) -> None:
        self._grouping = False
        self._view_state.set_found(len(self.ids))
        self.search_failed.emit(error)

    def _take_event(self, event: LibraryEvent) -> None:
        changes = event.changes
        self._events += 1
        # A tag's name or colour may stand in any row.
        if changes.everything or changes.tags or len(changes.papers) > FEW:
            self._cache.outdate(None)
        else:
            self._cache.outdate(changes.papers)
        if changes.everything or changes.structure or self._may_move(changes.papers, changes.tags):
            # During an import groups would be begun again and again, and never be there.
            self._again = self._grouping
            if not self._grouping:
                self.load()
        self.show_span(*self._span)

    def _may_move(self, papers: frozenset[int], tags: bool) -> bool:
        query = self._view_state.query
        if not papers and not tags:
            return False
        return (
            bool(query.text)
            or query.group is not None
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
        group = self.shown.head(index.row())
        if group is not None:
            return head_text(self.shown, group, role) if index.column() == AT_TITLE else None
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
        if self.shown.head(index.row()) is not None:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
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
        papers = (self.shown.paper(row) for row in rows)
        put_papers(data, dict.fromkeys(paper for paper in papers if paper is not None))
        return data
