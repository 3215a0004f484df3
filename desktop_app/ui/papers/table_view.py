"""PaperTableView: the table of papers; says which are chosen, and holds them through any change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QMimeData,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QDrag,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHeaderView, QMenu, QTableView, QToolTip, QWidget

from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD
from desktop_app.ui.look import Look
from desktop_app.ui.papers.chosen_keeper import ChosenKeeper
from desktop_app.ui.papers.column import TITLE
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.drag_picture import drag_picture
from desktop_app.ui.papers.header import PaperHeader
from desktop_app.ui.papers.paper_drag import put_papers
from desktop_app.ui.papers.plain_tip import plain_tip
from desktop_app.ui.papers.row_layout import RowLayout
from desktop_app.ui.papers.row_painter import RowPainter, RowState
from desktop_app.ui.papers.row_style import RowStyle
from desktop_app.ui.papers.table_model import AnyIndex, PaperTableModel
from desktop_app.ui.view_state import ViewState


class PaperTableView(QTableView):
    """Rows are painted whole, by row_painter; model, selection and accessibility are Qt's."""

    read_requested = Signal()
    """Enter or a double click: the keyboard should go to the details."""
    rows_seen = Signal()
    """The first rows are painted; sent once."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        settings: AppSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # For Qt's own one the bindings would first look through all kinds of widgets.
        self.setViewport(QWidget())
        self._view_state = view_state
        self._look = look
        self._menu_maker: Callable[[], QMenu] | None = None
        self._hovered = -1
        self._by_keyboard = False
        self._set_up = False
        self._seen = False
        self._layout = RowLayout(RowStyle(look))
        self._painter = RowPainter(self._layout)
        self.papers = PaperTableModel(bridge, view_state, self)
        self._header = PaperHeader(look, settings, self)
        self._set_up_view()
        self._keeper = ChosenKeeper(self, self, self.papers, view_state, look)
        self._set_up = True
        self._connect(look)
        self._follow_look()
        self._show_sort()

    def set_context_menu(self, maker: Callable[[], QMenu]) -> None:
        """What to show at a right click: made anew each time, for the chosen papers."""
        self._menu_maker = maker

    @property
    def column_header(self) -> PaperHeader:
        """The head, for menus that choose columns elsewhere."""
        return self._header

    def choose(self, papers: tuple[int, ...]) -> None:
        """Choose these of the papers shown, and go to the first of them."""
        self._keeper.choose(papers)

    def choose_row(self, row: int) -> None:
        """Choose one row and go there."""
        if 0 <= row < len(self.papers.ids):
            self._keeper.choose((self.papers.ids[row],))

    # Setting up

    def _set_up_view(self) -> None:
        self.setModel(self.papers)
        self.setHorizontalHeader(self._header)
        self._header.set_up()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setDragEnabled(True)
        self.setDragDropMode(QTableView.DragDropMode.DragOnly)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Papers"))
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setMinimumSectionSize(8)

    def _connect(self, look: Look) -> None:
        look.changed.connect(self._follow_look)
        self._header.geometry_changed.connect(self._follow_columns)
        self._header.sectionClicked.connect(self._sort_by)
        self._view_state.query_changed.connect(self._show_sort)
        self._view_state.words_changed.connect(self._follow_words)
        self.papers.found.connect(self._repaint)
        self.papers.rows_changed.connect(self._repaint)

    def _follow_look(self) -> None:
        self._layout = RowLayout(RowStyle(self._look))
        self._painter = RowPainter(self._layout)
        self._layout.set_words(self._view_state.words)
        height = self._look.row_height
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalScrollBar().setSingleStep(height)
        self.horizontalScrollBar().setSingleStep(height)
        self._follow_columns()

    def _follow_columns(self) -> None:
        self._layout.set_geometry(self._header.columns())
        self._repaint()

    def _follow_words(self, words: tuple[str, ...]) -> None:
        self._layout.set_words(words)
        self._repaint()

    def _repaint(self, *_: object) -> None:
        self.viewport().update()

    # Sorting

    def _sort_by(self, logical: int) -> None:
        column, query = COLUMNS[logical], self._view_state.query
        descending = not query.descending if query.sort is column.sort else column.descending
        self._view_state.set_sort(column.sort, descending)

    def _show_sort(self, *_: object) -> None:
        query = self._view_state.query
        self._header.setSortIndicatorShown(False)  # a place may have an order of its own
        for logical, column in enumerate(COLUMNS):
            if column.sort is query.sort:
                falling = query.descending
                order = Qt.SortOrder.DescendingOrder if falling else Qt.SortOrder.AscendingOrder
                self._header.setSortIndicatorShown(True)
                self._header.setSortIndicator(logical, order)
        self._header.viewport().update()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell the view state."""
        if self._set_up:
            self._keeper.tell_chosen()
        super().selectionChanged(selected, deselected)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rows that the event touches, each in one pass."""
        painter = QPainter(self.viewport())
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        count, height = len(self.papers.ids), self._look.row_height
        scrolled = self.verticalScrollBar().value()
        room = self.viewport().height()
        if not count:
            return
        self.papers.show_span(scrolled // height, min(count - 1, (scrolled + room) // height))
        area = event.rect()
        first = (scrolled + area.top()) // height
        last = min(count - 1, (scrolled + area.bottom()) // height)
        offset = self._header.offset()
        width = max(self.viewport().width(), self._header.length())
        focused = self.hasFocus()
        current = self.currentIndex().row() if focused and self._by_keyboard else -1
        state, chosen = RowState(focused=focused), self._keeper.rows
        if offset:
            painter.translate(-offset, 0)
        for row in range(first, last + 1):
            state.chosen = chosen.holds(row)
            state.hovered = row == self._hovered
            state.framed = row == current
            top = row * height - scrolled
            self._painter.paint(painter, top, width, self.papers.row(row), state)
        if not self._seen and self.papers.row(first) is not None:
            self._seen = True
            self.rows_seen.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._header.fit(self.viewport().width())

    def dataChanged(self, first: AnyIndex, last: AnyIndex, roles: Sequence[int] = ()) -> None:
        """Rows are told of by rows_changed; Qt need not look up where they are."""
        self._repaint()

    # Mouse and keys

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        if kind is QEvent.Type.Leave:
            self._hover(-1)
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._row_at(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keyboard = False
        super().mousePressEvent(event)
        self._repaint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if self._row_at(event.position().toPoint()) >= 0:
            self.read_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._view_state.chosen and not event.modifiers():
                self.read_requested.emit()
                return
        if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
            self._by_keyboard = True
        super().keyPressEvent(event)
        self._repaint()

    def keyboardSearch(self, search: str) -> None:
        """Not here: it would read every row of a million. The search field is for that."""

    def moveCursor(
        self, action: QTableView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Home and End go to the first and last row; left and right scroll."""
        count = len(self.papers.ids)
        moves = QTableView.CursorAction
        if not count:
            return QModelIndex()
        page = max(1, self.viewport().height() // self._look.row_height - 1)
        row = self.currentIndex().row()
        target = {
            moves.MoveHome: 0,
            moves.MoveEnd: count - 1,
            moves.MoveUp: row - 1 if row >= 0 else 0,
            moves.MovePrevious: row - 1 if row >= 0 else 0,
            moves.MoveDown: row + 1,
            moves.MoveNext: row + 1,
            moves.MovePageUp: row - page,
            moves.MovePageDown: row + page,
        }.get(action)
        if target is None:
            bar = self.horizontalScrollBar()
            step = bar.singleStep() * (1 if action is moves.MoveRight else -1)
            bar.setValue(bar.value() + step)
            target = row
        target = max(0, min(count - 1, target))
        return self.papers.index(target, COLUMN_NUMBERS[TITLE])

    def scrollTo(
        self,
        index: AnyIndex,
        hint: QTableView.ScrollHint = QTableView.ScrollHint.EnsureVisible,
    ) -> None:
        """Up and down only: a cell that is current must not push the columns aside."""
        if index.isValid():
            self.scroll_to_row(index.row(), hint)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self._menu_maker is None or not self._view_state.chosen:
            return
        place = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            row = max(0, self.currentIndex().row())
            bottom = (row + 1) * self._look.row_height - self.verticalScrollBar().value()
            place = self.viewport().mapToGlobal(QPoint(self._look.px(40), bottom))
        self._menu_maker().exec(place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = event.reason() in BY_KEYBOARD or self._by_keyboard
        super().focusInEvent(event)
        self._repaint()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._repaint()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the chosen papers, as a small note of how many they are."""
        chosen = self._view_state.chosen
        if not chosen:
            return
        drag = QDrag(self)
        data = QMimeData()
        put_papers(data, chosen)
        drag.setMimeData(data)
        picture: QPixmap = drag_picture(self._look, len(chosen), self.devicePixelRatioF())
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(-8, -8))
        drag.exec(Qt.DropAction.CopyAction)

    def scroll_to_place(self, place: int) -> None:
        """Px from the first row's top to the viewport's, once the rows are counted anew."""
        self.updateGeometries()
        self.verticalScrollBar().setValue(place)
        self._repaint()

    def scroll_to_row(
        self, row: int, hint: QTableView.ScrollHint = QTableView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a row into sight, without looking at any other."""
        bar, height, room = (
            self.verticalScrollBar(),
            self._look.row_height,
            self.viewport().height(),
        )
        top = row * height
        if hint is QTableView.ScrollHint.PositionAtCenter:
            bar.setValue(top - (room - height) // 2)
        elif top < bar.value() or hint is QTableView.ScrollHint.PositionAtTop:
            bar.setValue(top)
        elif top + height > bar.value() + room or hint is QTableView.ScrollHint.PositionAtBottom:
            bar.setValue(top + height - room)

    def paper_at(self, place: QPoint) -> tuple[int, QRect] | None:
        """The paper at a place of the viewport, and where its row is there."""
        row = self._row_at(place)
        return None if row < 0 else (self.papers.ids[row], self._row_box(row))

    def _row_at(self, place: QPoint) -> int:
        row = (self.verticalScrollBar().value() + place.y()) // self._look.row_height
        return row if 0 <= row < len(self.papers.ids) else -1

    def _hover(self, row: int) -> None:
        if row == self._hovered:
            return
        for each in (self._hovered, row):
            if each >= 0:
                self.viewport().update(self._row_box(each))
        self._hovered = row

    def _row_box(self, row: int) -> QRect:
        height = self._look.row_height
        top = row * height - self.verticalScrollBar().value()
        return QRect(0, top, self.viewport().width(), height)

    def _show_tip(self, event: QHelpEvent) -> None:
        at = self._row_at(event.pos())
        row = self.papers.row(at) if at >= 0 else None
        x = event.pos().x() + self._header.offset()
        name = next(
            (name for name, left, width in self._header.columns() if left <= x < left + width), ""
        )
        if row is None or not name:
            QToolTip.hideText()
            return
        text = self._layout.lay(row).elided.get(name, "")
        if name == "status":
            text = COLUMNS[COLUMN_NUMBERS[name]].text(row)
        QToolTip.showText(event.globalPos(), plain_tip(text), self.viewport(), self._row_box(at))
