"""ListView: the lines of a reading list, put in order by mouse and keys, edited in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemDelegate, QFrame, QListView, QMenu, QWidget

from desktop_app.ui.lists.list_delegate import ListDelegate
from desktop_app.ui.lists.list_model import ENTRIES, Line, ListModel, entries_of, words_of
from desktop_app.ui.look import Look
from desktop_app.ui.papers.drag_picture import slip

LEAST = 50
"""Px at 96 dpi that it keeps."""


class ListView(QListView):
    """A real list view, so that keys, names and focus are Qt's; its painting is ours."""

    moved = Signal(object, object)
    """Ids of entries, and that of the one they go before, None for the end."""
    chosen_changed = Signal(object)
    """tuple[int, ...]: ids of the chosen papers, in the list's order."""
    read_requested = Signal()
    """Enter or a double click on a paper: the keyboard should go to the details."""
    delete_requested = Signal()
    """Delete was pressed with headings alone chosen."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._menu_maker: Callable[[], QMenu] | None = None
        self._drop_row = -1
        self.entries = ListModel(self)
        self._delegate = ListDelegate(look, self.entries, self)
        self.setModel(self.entries)
        self.setItemDelegate(self._delegate)
        self._delegate.closeEditor.connect(self._end_editing)
        self.setAccessibleName(self.tr("Papers of the reading list"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QListView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QListView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        look.changed.connect(self._relook)

    def set_context_menu(self, maker: Callable[[], QMenu]) -> None:
        """What to show at a right click: made anew each time, for the chosen papers."""
        self._menu_maker = maker

    def set_lines(self, fresh: list[Line]) -> None:
        """Show other lines; what was chosen still is, by its entry."""
        chosen = {line.entry.id for line in self.chosen_lines()}
        current = self._line_at(self.currentIndex())
        if self.entries.set_lines(fresh):
            self._choose(lambda line: line.entry.id in chosen)
            for row, line in enumerate(fresh):
                if current is not None and line.entry.id == current.entry.id:
                    flag = QItemSelectionModel.SelectionFlag.NoUpdate
                    self.selectionModel().setCurrentIndex(self.entries.index(row), flag)
        else:
            self.scheduleDelayedItemsLayout()  # a note may have come

    def minimumSizeHint(self) -> QSize:
        """A paper's line; the details below give way before that."""
        return QSize(super().minimumSizeHint().width(), self._look.px(LEAST))

    def paper_at(self, place: QPoint) -> tuple[int, QRect] | None:
        """The paper at a place of the viewport, and where its line is there."""
        index = self.indexAt(place)
        line = self._line_at(index)
        return None if line is None or line.row is None else (line.row.id, self.visualRect(index))

    def chosen_lines(self) -> list[Line]:
        """Papers and headings, in order."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.entries.lines[row] for row in rows if row < len(self.entries.lines)]

    def follow(self, papers: Sequence[int]) -> None:
        """Choose these papers, where others are chosen now; headings stay as they are."""
        wanted = set(papers)
        present = {line.row.id for line in self.chosen_lines() if line.row is not None}
        shown = {line.row.id for line in self.entries.lines if line.row is not None}
        if present != wanted & shown:
            self._choose(lambda line: line.row is not None and line.row.id in wanted)

    def move_chosen(self, step: int) -> None:
        """Put what is chosen one line up (-1) or down (1)."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        found = self.entries.lines
        if not rows:
            return
        if step < 0:
            if rows[0] > 0:
                self._move(rows, found[rows[0] - 1].entry.id)
        elif rows[-1] + 1 < len(found):
            after = rows[-1] + 2
            self._move(rows, found[after].entry.id if after < len(found) else None)

    def edit_line(self) -> None:
        """Type the note of the current paper, or the text of the current heading."""
        index = self.currentIndex()
        if index.isValid():
            self._delegate.editing = index.row()
            self.doItemsLayout()
            self.scrollTo(index)
            self.edit(index)

    def begin_heading(self) -> None:
        """Type a new heading before the first chosen line, at the end where none is chosen."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        at = rows[0] if rows else len(self.entries.lines)
        self.entries.begin_heading(at)
        no_update = QItemSelectionModel.SelectionFlag.NoUpdate
        self.selectionModel().setCurrentIndex(self.entries.index(at), no_update)
        self.edit_line()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell which papers are chosen."""
        super().selectionChanged(selected, deselected)
        papers = tuple(line.row.id for line in self.chosen_lines() if line.row is not None)
        self.chosen_changed.emit(papers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter reads a paper, or types a heading; Delete takes headings out."""
        if self.state() is QListView.State.EditingState:
            return  # a key that the field of a note or heading has taken
        line = self._line_at(self.currentIndex())
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier,
        )  # fmt: skip
        if line is not None and plain:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._open(line)
                return
            if event.key() == Qt.Key.Key_Delete and line.row is None:
                self.delete_requested.emit()
                return
        super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """As Enter."""
        line = self._line_at(self.indexAt(event.position().toPoint()))
        if line is not None:
            self._open(line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """For the chosen papers."""
        if self._menu_maker is None or not self.chosen_lines():
            return
        place = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        self._menu_maker().exec(place)

    # Dragging

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag what is chosen, as a small note of how many papers it is, or of what heading."""
        indexes, chosen = self.selectionModel().selectedIndexes(), self.chosen_lines()
        if not chosen:
            return
        drag = QDrag(self)
        drag.setMimeData(self.entries.mimeData(indexes))
        drag.setPixmap(slip(self._look, words_of(chosen), self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(-8, -8))
        drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Lines of this list; files and listings are the window's concern."""
        super().dragEnterEvent(event)
        self._consider(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show between which lines they would go; at the edge of the view it scrolls."""
        super().dragMoveEvent(event)
        self._consider(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Nothing would go anywhere."""
        super().dragLeaveEvent(event)
        self._mark(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put them there."""
        point = event.position().toPoint()
        super().dragLeaveEvent(QDragLeaveEvent())  # ends the scrolling; Qt's own drop is another
        self._mark(-1)
        if event.mimeData().hasFormat(ENTRIES):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.drop(event.mimeData(), self._row_for(point))
        else:
            event.ignore()

    def drop(self, data: QMimeData, row: int) -> None:
        """Put the entries that are carried before a row; the number of lines is the end."""
        ids, found = entries_of(data), self.entries.lines
        while row < len(found) and found[row].entry.id in ids:
            row += 1
        if ids:
            self.moved.emit(ids, found[row].entry.id if row < len(found) else None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A 2 px line where what is dragged would go."""
        super().paintEvent(event)
        if self._drop_row >= 0:
            last = len(self.entries.lines) - 1
            box = self.visualRect(self.entries.index(min(self._drop_row, last)))
            y = box.top() if self._drop_row <= last else box.bottom() + 1
            painter = QPainter(self.viewport())
            painter.fillRect(0, max(0, y - 1), box.width(), 2, self._look.tokens.accent)
            painter.end()

    def _consider(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(ENTRIES) and event.source() is self:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._mark(self._row_for(event.position().toPoint()))
        else:
            event.ignore()

    def _row_for(self, point: QPoint) -> int:
        index = self.indexAt(point)
        if not index.isValid():
            return len(self.entries.lines)
        below = point.y() > self.visualRect(index).center().y()
        return index.row() + (1 if below else 0)

    def _mark(self, row: int) -> None:
        if row != self._drop_row:
            self._drop_row = row
            self.viewport().update()

    # Within

    def _move(self, rows: Sequence[int], before: int | None) -> None:
        self.moved.emit(tuple(self.entries.lines[row].entry.id for row in rows), before)

    def _open(self, line: Line) -> None:
        if line.row is None:
            self.edit_line()
        else:
            self.read_requested.emit()

    def _line_at(self, index: QModelIndex) -> Line | None:
        found = self.entries.lines
        return found[index.row()] if index.isValid() and index.row() < len(found) else None

    def _choose(self, wanted: Callable[[Line], bool]) -> None:
        selection = QItemSelection()
        first = None
        for row, line in enumerate(self.entries.lines):
            if wanted(line):
                index = self.entries.index(row)
                selection.select(index, index)
                first = index if first is None else first
        model = self.selectionModel()
        model.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if first is not None and not selection.contains(self.currentIndex()):
            model.setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _end_editing(self, *_: QAbstractItemDelegate) -> None:
        self._delegate.editing = -1
        self.scheduleDelayedItemsLayout()
        QTimer.singleShot(0, self, self.entries.drop_draft)  # the field is still being closed

    def _relook(self) -> None:
        self.doItemsLayout()
        self.viewport().update()
