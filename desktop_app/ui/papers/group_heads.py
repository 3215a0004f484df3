"""GroupHeads: the heads of groups in the table: where they stick, and what clicks and keys do."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QMenu, QTableView

from desktop_app.ui.look import Look
from desktop_app.ui.papers.columns import COLUMNS
from desktop_app.ui.papers.group_head import head_of
from desktop_app.ui.papers.head_painter import HeadPainter
from desktop_app.ui.papers.isolated import isolated
from desktop_app.ui.papers.row_style import RowStyle
from desktop_app.ui.papers.table_model import AT_TITLE, PaperTableModel
from desktop_app.ui.view_state import ViewState

_FLAG = QItemSelectionModel.SelectionFlag
_KEY = Qt.Key
TURNS = (_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_Space)


class GroupHeads(QObject):
    """Of a view whose rows are all as high as the look says."""

    def __init__(
        self, view: QTableView, papers: PaperTableModel, view_state: ViewState, look: Look
    ) -> None:
        super().__init__(view)
        self._view = view
        self._papers = papers
        self._view_state = view_state
        self._look = look
        self._painter = HeadPainter(RowStyle(look))

    def follow_look(self, style: RowStyle) -> None:
        """Paint in another style."""
        self._painter = HeadPainter(style)

    # Where they are

    @property
    def there(self) -> bool:
        """Whether the papers are in groups."""
        return self._papers.shown.groups is not None

    def stuck(self) -> tuple[int, int] | None:
        """The group whose head stays at the top of the view while its papers pass, and its top.

        None where that head is at its own place. The next head pushes it out.
        """
        shown, height = self._papers.shown, self._look.row_height
        scrolled = self._view.verticalScrollBar().value()
        if shown.groups is None or not scrolled or not len(shown):
            return None
        group = shown.group(min(scrolled // height, len(shown) - 1)) or 0
        if shown.head_row(group) * height >= scrolled:
            return None
        return group, min(0, (shown.head_row(group + 1) - 1) * height - scrolled)

    def row_at(self, place: QPoint) -> int | None:
        """The row of the head that lies over others at a place of the viewport, or None."""
        stuck = self.stuck()
        if stuck is None or not 0 <= place.y() < stuck[1] + self._look.row_height:
            return None
        return self._papers.shown.head_row(stuck[0])

    def top_of(self, row: int) -> int | None:
        """Where the head of a row begins in the viewport while it sticks, or None."""
        stuck = self.stuck()
        sticks = stuck is not None and self._papers.shown.head_row(stuck[0]) == row
        return stuck[1] if stuck is not None and sticks else None

    def covered(self, row: int) -> int:
        """Px at the top of the view below which a row is seen, under the head that stays there."""
        paper = self.there and self._papers.shown.head(row) is None
        return self._look.row_height if paper else 0

    # What they look like

    def paint(
        self, painter: QPainter, heads: list[tuple[int, int]], hovered: int, current: int
    ) -> None:
        """Paint heads, (group, top) each, and over them the one that sticks.

        hovered, current: rows.
        """
        shown, width = self._papers.shown, self._view.viewport().width()
        stuck = self.stuck()
        for group, top in heads if stuck is None else [*heads, stuck]:
            row, head = shown.head_row(group), head_of(shown, group)
            self._painter.paint(
                painter, top, width, head, hovered=row == hovered, framed=row == current
            )

    def tip(self, group: int) -> str:
        """A name that is cut for want of room."""
        head = head_of(self._papers.shown, group)
        room = self._painter.room(head, self._view.viewport().width())
        return "" if self._painter.elided(head.name, room) == isolated(head.name) else head.name

    # What they do

    def press(self, row: int, event: QMouseEvent) -> None:
        """A click on a head folds or unfolds; with Alt all of them."""
        group = self._papers.shown.head(row)
        if group is None:
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            self._make_current(row)
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._view_state.folding_wanted.emit(not self._papers.shown.is_folded(group))
        else:
            self.turn(group)

    def key(self, event: QKeyEvent) -> bool:
        """Whether a key is meant for the heads; then it has done what it does."""
        shown, row = self._papers.shown, self._view.currentIndex().row()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        group = shown.group(row) if 0 <= row < len(shown) and plain else None
        if group is None:
            return False
        at_head, folded = shown.head(row) is not None, shown.is_folded(group)
        key = event.key()
        if at_head and (key in TURNS or key == (_KEY.Key_Right if folded else _KEY.Key_Left)):
            self.turn(group)
        elif key == _KEY.Key_Left and not self._view.horizontalScrollBar().value():
            self._go(shown.head_row(group))
        elif key == _KEY.Key_Right and at_head:
            self._go(row + 1)
        else:
            return False
        return True

    def turn(self, group: int) -> None:
        """Fold or unfold a group; its head stays in sight."""
        shown, view = self._papers.shown, self._view
        row, bar = shown.head_row(group), view.verticalScrollBar()
        if shown.group(view.currentIndex().row()) == group:
            self._make_current(row)  # else another paper would be chosen in place of a folded one
        self._papers.turn(group)
        bar.setValue(min(bar.value(), row * self._look.row_height))
        view.viewport().update()
        if QAccessible.isActive():
            said = self._papers.data(
                self._papers.index(row, AT_TITLE), Qt.ItemDataRole.AccessibleTextRole
            )
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, str(said)))

    def choose(self, group: int) -> None:
        """Choose the papers of a group."""
        if self._papers.shown.is_folded(group):
            self.turn(group)
        first = self._papers.shown.head_row(group) + 1
        last = first + self._papers.shown.size(group) - 1
        papers, selection = self._papers, self._view.selectionModel()
        span = QItemSelection(papers.index(first, 0), papers.index(last, len(COLUMNS) - 1))
        selection.select(span, _FLAG.ClearAndSelect)
        selection.setCurrentIndex(papers.index(first, AT_TITLE), _FLAG.NoUpdate)

    def menu(self, group: int) -> QMenu:
        """What can be done with a group; it goes when it is closed."""
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        folded, all_ = self._papers.shown.is_folded(group), self._view_state.folding_wanted
        menu.addAction(self.tr("Unfold") if folded else self.tr("Fold"), lambda: self.turn(group))
        menu.addAction(self.tr("Fold all"), lambda: all_.emit(True))
        menu.addAction(self.tr("Unfold all"), lambda: all_.emit(False))
        menu.addSeparator()
        menu.addAction(self.tr("Choose its papers"), lambda: self.choose(group))
        return menu

    def _make_current(self, row: int) -> None:
        index = self._papers.index(row, AT_TITLE)
        self._view.selectionModel().setCurrentIndex(index, _FLAG.NoUpdate)

    def _go(self, row: int) -> None:
        self._view.setCurrentIndex(self._papers.index(row, AT_TITLE))
