"""The tree of the sidebar: what a click, a key, a drop and the right mouse button mean on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QTreeView, QWidget

from desktop_app.model.query import PaperQuery, Place
from desktop_app.ui.controls.action_key import tip_with_key
from desktop_app.ui.controls.keyboard_focus import WINDOW_TURNS
from desktop_app.ui.look import Look
from desktop_app.ui.tags.sidebar_delegate import SidebarDelegate
from desktop_app.ui.tags.sidebar_entries import Entry, EntryKind, Makes
from desktop_app.ui.tags.sidebar_model import Index, SidebarTreeModel, kept_name
from desktop_app.ui.tags.tag_drag import put_tag
from desktop_app.ui.tags.tag_icon import tag_picture


class SidebarView(QTreeView):
    """A real tree, so that keys, names and focus are Qt's; only its painting is ours."""

    gone_to = Signal(object)
    """Place that the user went to."""
    menu_wanted = Signal(object, QPoint)
    """Entry, and where on the screen."""
    search_gone_to = Signal(object)
    """Entry of a saved search that the user went to."""
    made = Signal(object)
    """Makes: the + of a heading was pressed."""
    delete_wanted = Signal(object)
    """Entry of a tag, a reading list or a saved search on which Delete was pressed."""

    source_remove_wanted = Signal(int)
    """Id of a source on which Delete was pressed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # For Qt's own one the bindings would first look through all kinds of widgets.
        self.setViewport(QWidget())
        self._look = look
        self._pressed: tuple[Entry, QPoint] | None = None
        self._brought: Place | int | None = None
        self.tree = SidebarTreeModel(self)
        self._delegate = SidebarDelegate(look, self.tree, self)
        self.setModel(self.tree)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Places"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setMouseTracking(True)
        self.setExpandsOnDoubleClick(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setDropIndicatorShown(False)
        self.setAutoExpandDelay(600)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._ask_menu)
        self.expanded.connect(self._remember)
        self.collapsed.connect(self._remember)
        look.changed.connect(self._relook)
        self._relook()

    @property
    def expanded_tags(self) -> set[str]:
        """Names of the tags whose children are shown."""
        return self._delegate.expanded

    def show_query(self, query: PaperQuery) -> None:
        """Mark a place or a saved search as the current one, without telling anyone.

        Where one has just gone there it is brought into sight, with the levels above it open.
        """
        index = self.tree.index_of_query(query)
        model = self.selectionModel()
        blocked = model.blockSignals(True)
        if index.isValid():
            self.setCurrentIndex(index)
        else:
            self.clearSelection()
        model.blockSignals(blocked)
        entry = self.tree.entry(index)
        where = None if entry is None else entry.search.id if entry.search else entry.place
        if where is not None and where != self._brought:
            self._brought = where  # once: who scrolls away from it is left alone
            if not self.viewport().rect().contains(self.visualRect(index)):
                self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.viewport().update()

    def edit_entry(self, entry: Entry) -> None:
        """Type another name for a line, where it stands."""
        self.edit(self.tree.index_at(entry))

    def restore_expanded(self) -> None:
        """Open the levels that were open before the content came anew."""
        self._expand_below(QModelIndex())

    def drawBranches(self, painter: QPainter, rect: object, index: object) -> None:
        """The delegate draws the arrows."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Keys and clicks alike go to the place."""
        super().currentChanged(current, previous)
        entry = self.tree.entry(current)
        if entry is not None and not self.signalsBlocked():
            if not self.selectionModel().signalsBlocked():
                self.go(entry)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Arrows open levels, the + makes a tag; a click on the current place goes there again."""
        index = self.indexAt(event.position().toPoint())
        entry = self.tree.entry(index)
        point = event.position().toPoint()
        if event.button() is Qt.MouseButton.RightButton:
            return
        if entry is not None:
            box = self.visualRect(index)
            if entry.makes is not None and self._delegate.plus_box(box).contains(point):
                self.made.emit(entry.makes)
                return
            if entry.children and self._delegate.arrow_box(box, entry).contains(point):
                self.setExpanded(index, not self.isExpanded(index))
                return
        if entry is not None and entry.kind is EntryKind.TAG:
            # It may be dragged onto papers, which then must still be in sight.
            if event.button() is Qt.MouseButton.LeftButton:
                self._pressed = (entry, point)
                event.accept()
            return
        if entry is not None and index == self.currentIndex():
            self.go(entry)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A tag that is pulled away is dragged."""
        if self._pressed is None:
            super().mouseMoveEvent(event)
            return
        entry, start = self._pressed
        far = (event.position().toPoint() - start).manhattanLength()
        if far >= QApplication.startDragDistance():
            self._pressed = None
            self._drag(entry)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A tag that was not dragged is gone to."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
            return
        place = pressed[0].place
        index = QModelIndex() if place is None else self.tree.index_of(place)
        if index == self.currentIndex():
            self.go(pressed[0])
        else:
            self.setCurrentIndex(index)

    def _drag(self, entry: Entry) -> None:
        if entry.place is None:
            return
        drag, data = QDrag(self), QMimeData()
        put_tag(data, entry.place.argument)
        drag.setMimeData(data)
        drag.setPixmap(tag_picture(self._look, entry.text, entry.hue, self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(-8, -8))
        drag.exec(Qt.DropAction.CopyAction)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete asks to delete a tag or level, a list or a search, or to remove the source."""
        entry = self.tree.entry(self.currentIndex())
        deletes = event.key() == Qt.Key.Key_Delete and entry is not None
        kept = entry is not None and kept_name(entry) is not None
        if entry is not None and deletes and (kept or entry.kind is EntryKind.TAG):
            self.delete_wanted.emit(entry)
            return
        if event.key() == Qt.Key.Key_Delete and entry is not None and entry.source is not None:
            self.source_remove_wanted.emit(entry.source.id)
            return
        super().keyPressEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Light up the place that would take the papers."""
        super().dragMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        takes = self.tree.canDropMimeData(event.mimeData(), event.dropAction(), -1, 0, index)
        self._light(index if takes else None)
        if takes:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Nothing is lit."""
        super().dragLeaveEvent(event)
        self._light(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """On a place, whatever part of its line was hit."""
        index = self.indexAt(event.position().toPoint())
        if self.tree.canDropMimeData(event.mimeData(), event.dropAction(), -1, 0, index):
            self.tree.dropMimeData(event.mimeData(), event.dropAction(), -1, 0, index)
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        self._light(None)

    def viewportEvent(self, event: QEvent) -> bool:
        """The hand shows where a + can be clicked."""
        if event.type() is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            point = event.position().toPoint()
            index = self.indexAt(point)
            entry = self.tree.entry(index)
            plus = (
                entry is not None
                and entry.makes is not None
                and self._delegate.plus_box(self.visualRect(index)).contains(point)
            )
            if plus:
                self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
                self.viewport().setToolTip(self._plus_tip(entry))
            else:
                self.viewport().unsetCursor()
                self.viewport().setToolTip("")
        return event.type() in WINDOW_TURNS or super().viewportEvent(event)

    def _plus_tip(self, entry: Entry | None) -> str:
        if entry is None or entry.makes is None:
            return ""
        text, action = {
            Makes.TAG: (self.tr("New tag"), "tags.new"),
            Makes.LIST: (self.tr("New reading list"), "lists.new"),
            Makes.SEARCH: (self.tr("Save this search"), "searches.save"),
        }[entry.makes]
        return tip_with_key(self, text, action)

    def go(self, entry: Entry) -> None:
        """Go where a line leads."""
        if entry.search is not None:
            self.search_gone_to.emit(entry)
        elif entry.place is not None:
            self.gone_to.emit(entry.place)

    def _light(self, index: QModelIndex | None) -> None:
        self._delegate.dropping = index
        self.viewport().update()

    def _ask_menu(self, point: QPoint) -> None:
        entry = self.tree.entry(self.indexAt(point))
        if entry is not None and entry.kind is not EntryKind.GAP:
            self.menu_wanted.emit(entry, self.viewport().mapToGlobal(point))

    def _remember(self, index: QModelIndex) -> None:
        entry = self.tree.entry(index)
        if entry is None or entry.place is None:
            return
        if self.isExpanded(index):
            self._delegate.expanded.add(entry.place.argument)
        else:
            self._delegate.expanded.discard(entry.place.argument)

    def _expand_below(self, parent: QModelIndex) -> None:
        for row in range(self.tree.rowCount(parent)):
            index = self.tree.index(row, 0, parent)
            entry = self.tree.entry(index)
            if entry is not None and entry.children and entry.place is not None:
                if entry.place.argument in self._delegate.expanded:
                    self.setExpanded(index, True)
                self._expand_below(index)

    def _relook(self) -> None:
        self.scheduleDelayedItemsLayout()
