"""PaperTableView: the table of papers; says which are chosen, and holds them through any change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QItemSelection, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHeaderView, QMenu, QTableView, QToolTip, QWidget

from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD, WINDOW_TURNS
from desktop_app.ui.look import Look
from desktop_app.ui.papers.chosen_keeper import ChosenKeeper
from desktop_app.ui.papers.column import TITLE
from desktop_app.ui.papers.columns import COLUMN_NUMBERS, COLUMNS
from desktop_app.ui.papers.cursor_moves import scrolled_to, target_row
from desktop_app.ui.papers.drag_picture import drag_papers
from desktop_app.ui.papers.group_heads import GroupHeads
from desktop_app.ui.papers.header import PaperHeader
from desktop_app.ui.papers.lay_ahead import lay_ahead
from desktop_app.ui.papers.plain_tip import plain_tip
from desktop_app.ui.papers.row_layout import RowLayout
from desktop_app.ui.papers.row_painter import RowPainter, RowState
from desktop_app.ui.papers.row_style import RowStyle
from desktop_app.ui.papers.row_tip import cell_tip
from desktop_app.ui.papers.table_model import AnyIndex, PaperTableModel
from desktop_app.ui.view_state import ViewState

LEAST_ROWS = 3


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
        self.laid_over = 0  # px that what lies over the rows needs
        self._on_head = self._by_keyboard = self._set_up = self._seen = False
        self._layout = RowLayout(RowStyle(look))
        self._painter = RowPainter(self._layout)
        self.papers = PaperTableModel(bridge, view_state, self)
        self._header = PaperHeader(look, settings, self)
        self._heads = GroupHeads(self, self.papers, view_state, look)
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
        """Choose the paper of a row, or one by it where a head stands there, and go there."""
        near = self.papers.shown.paper_row_near(row)
        paper = None if near is None else self.papers.shown.paper(near)
        if paper is not None and not self.papers.place_due:
            self._keeper.choose((paper,))

    def minimumSizeHint(self) -> QSize:
        """The head and a few rows, or what lies over them: what stands below gives way."""
        rows = max(LEAST_ROWS * self._look.row_height, self.laid_over)
        least = self._header.sizeHint().height() + rows
        return super().minimumSizeHint().expandedTo(QSize(0, least))

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
        self._heads.follow_look(self._layout.style)
        self._layout.set_words(self._view_state.words)
        height = self._look.row_height
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalScrollBar().setSingleStep(height)
        self.horizontalScrollBar().setSingleStep(height)
        self.updateGeometry()
        self._follow_columns()
        lay_ahead(self, self.papers, self._layout)

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
        shown, height = self.papers.shown, self._look.row_height
        count, grouped = len(shown), self._heads.there
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
        heads: list[tuple[int, int]] = []
        if offset:
            painter.translate(-offset, 0)
        for row in range(first, last + 1):
            if grouped and (group := shown.head(row)) is not None:
                heads.append((group, row * height - scrolled))
                continue
            state.chosen = chosen.holds(row)
            state.hovered = row == self._hovered
            state.framed = row == current
            top = row * height - scrolled
            self._painter.paint(painter, top, width, self.papers.row(row), state)
        if grouped:
            painter.translate(offset, 0)
            self._heads.paint(painter, heads, self._hovered, current)
        if not self._seen and (heads or self.papers.row(first) is not None):
            self._seen = True
            self.rows_seen.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._header.fit(self.viewport().width())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """A head that stays at the top must not be moved along with the rows."""
        super().scrollContentsBy(dx, dy)
        if self._heads.there:
            self._repaint()

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
        return kind in WINDOW_TURNS or super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._row_at(event.position().toPoint()))
        if not (self._on_head and event.buttons()):
            super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keyboard = False
        row = self._row_at(event.position().toPoint())
        self._on_head = row >= 0 and self.papers.shown.head(row) is not None
        if self._on_head:
            self._heads.press(row, event)
        else:
            super().mousePressEvent(event)
        self._repaint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._on_head:  # two quick clicks turn a group twice
            self.mousePressEvent(event)
            return
        super().mouseDoubleClickEvent(event)
        if self._row_at(event.position().toPoint()) >= 0:
            self.read_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._heads.key(event):
            self._by_keyboard = True
            self._repaint()
            return
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
        count, row = len(self.papers.shown), self.currentIndex().row()
        if not count or self.papers.place_due:
            return QModelIndex()
        page = max(1, self.viewport().height() // self._look.row_height - 1)
        target = target_row(action, row, count, page)
        if target is None:
            bar = self.horizontalScrollBar()
            right = action is QTableView.CursorAction.MoveRight
            bar.setValue(bar.value() + bar.singleStep() * (1 if right else -1))
            target = max(0, row)
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
        by_keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        row = max(0, self.currentIndex().row()) if by_keyboard else self._row_at(event.pos())
        group = self.papers.shown.head(row) if 0 <= row < len(self.papers.shown) else None
        if group is None and (self._menu_maker is None or not self._view_state.chosen):
            return
        place = event.globalPos()
        if by_keyboard:
            bottom = (row + 1) * self._look.row_height - self.verticalScrollBar().value()
            place = self.viewport().mapToGlobal(QPoint(self._look.px(40), bottom))
        if group is not None:
            self._heads.menu(group).exec(place)
        elif self._menu_maker is not None:
            self._menu_maker().exec(place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = event.reason() in BY_KEYBOARD or self._by_keyboard
        super().focusInEvent(event)
        self._repaint()

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the chosen papers, as a small note of how many they are."""
        if self._view_state.chosen:
            drag_papers(self, self._look, self._view_state.chosen)

    def scroll_to_place(self, place: int) -> None:
        """Px from the first row's top to the viewport's, once the rows are counted anew."""
        self.updateGeometries()
        self.verticalScrollBar().setValue(place)
        self._repaint()

    def scroll_to_row(
        self, row: int, hint: QTableView.ScrollHint = QTableView.ScrollHint.EnsureVisible
    ) -> None:
        """Bring a row into sight, without looking at any other."""
        bar, room = self.verticalScrollBar(), self.viewport().height()
        top, height = row * self._look.row_height, self._look.row_height
        bar.setValue(scrolled_to(bar.value(), top, height, room, hint, self.covered(row)))

    def covered(self, row: int) -> int:
        """Px at the top of the viewport below which a row is seen."""
        return self._heads.covered(row)

    def paper_at(self, place: QPoint) -> tuple[int, QRect] | None:
        """The paper at a place of the viewport, and where its row is there."""
        row = self._row_at(place)
        paper = None if row < 0 else self.papers.shown.paper(row)
        return None if paper is None else (paper, self._row_box(row))

    def _row_at(self, place: QPoint) -> int:
        over = self._heads.row_at(place)
        if over is not None:
            return over
        row = (self.verticalScrollBar().value() + place.y()) // self._look.row_height
        return row if 0 <= row < len(self.papers.shown) else -1

    def _hover(self, row: int) -> None:
        if row == self._hovered:
            return
        for each in (self._hovered, row):
            if each >= 0:
                self.viewport().update(self._row_box(each))
        self._hovered = row

    def _row_box(self, row: int) -> QRect:
        height, top = self._look.row_height, self._heads.top_of(row)
        if top is None:
            top = row * height - self.verticalScrollBar().value()
        return QRect(0, top, self.viewport().width(), height)

    def _show_tip(self, event: QHelpEvent) -> None:
        at = self._row_at(event.pos())
        group = self.papers.shown.head(at) if at >= 0 else None
        row = self.papers.row(at) if at >= 0 else None
        text = "" if group is None else self._heads.tip(group)
        if row is not None:
            x = event.pos().x() + self._header.offset()
            text = cell_tip(row, x, self._header.columns(), self._layout)
        QToolTip.showText(event.globalPos(), plain_tip(text), self.viewport(), self._row_box(at))
