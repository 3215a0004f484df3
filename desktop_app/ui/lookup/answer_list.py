"""AnswerList: the answers that came, each with a tick: whether it is to be kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from desktop_app.model.lookup import LookupProposal
from desktop_app.ui.controls.painting import hairline
from desktop_app.ui.controls.row_delegate import Index, RowDelegate
from desktop_app.ui.controls.tick_painting import SIDE, paint_tick
from desktop_app.ui.look import Look, Text
from desktop_app.ui.lookup import lookup_words
from desktop_app.ui.papers.row_layout import LONGEST_CELL
from desktop_app.ui.papers.title_text import title_text

PROPOSAL = int(Qt.ItemDataRole.UserRole)
ROW, LEFT = 64, 44


class AnswerTicks(QAbstractListModel):
    """Those that are sure are ticked at first; of one answer for several papers only the first.

    Ticking one takes the tick off the same answer for another paper.
    """

    ticks_changed = Signal()

    def __init__(self, proposals: Iterable[LookupProposal], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.proposals = tuple(proposals)
        self._ticks: set[int] = set()
        self._same: dict[tuple[str, str], list[int]] = {}
        """Rows of each answer."""
        for row, one in enumerate(self.proposals):
            self._same.setdefault((one.service.id, one.entry), []).append(row)
            if one.sure and not self._ticks.intersection(self._twins(row)):
                self._ticks.add(row)

    @property
    def ticked(self) -> tuple[LookupProposal, ...]:
        """What is to be kept, in order."""
        return tuple(self.proposals[row] for row in sorted(self._ticks))

    def is_ticked(self, row: int) -> bool:
        """Whether an answer is to be kept."""
        return row in self._ticks

    def set_ticked(self, rows: Iterable[int], ticked: bool) -> None:
        """Tick answers, or take them off."""
        for row in rows:
            self._ticks.discard(row)
            if ticked:
                self._ticks.difference_update(self._twins(row))
                self._ticks.add(row)
        self.dataChanged.emit(self.index(0), self.index(len(self.proposals) - 1))
        self.ticks_changed.emit()

    def _twins(self, row: int) -> list[int]:
        """Rows of the same answer, this one among them."""
        mine = self.proposals[row]
        return self._same[mine.service.id, mine.entry]

    # Qt

    def rowCount(self, parent: Index | None = None) -> int:
        """One row an answer."""
        return 0 if parent is not None and parent.isValid() else len(self.proposals)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be chosen and ticked."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The proposal; its tick; and one line that says what it is, for screen readers."""
        one = self.proposals[index.row()]
        if role == PROPOSAL:
            return one
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if index.row() in self._ticks else Qt.CheckState.Unchecked
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            title = title_text(one.paper.display_title[:LONGEST_CELL])[0]
            parts = [title, one.service.title, lookup_words.kind_asked(one)]
            return "; ".join([*parts, lookup_words.likeness(one), lookup_words.adds(one)])
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take a tick off or put it on."""
        if role != Qt.ItemDataRole.CheckStateRole:
            return False
        self.set_ticked([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
        return True


class AnswerList(QListView):
    """Arrow keys move, space ticks; several chosen ones are ticked alike."""

    answer_chosen = Signal(object)
    """LookupProposal: the current one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Answers"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Delegate(look, self))
        self.answers = AnswerTicks((), self)

    def show_answers(self, answers: AnswerTicks) -> None:
        """Others; the first becomes the current one."""
        self.answers = answers
        self.setModel(answers)
        self.selectionModel().currentChanged.connect(self._tell)
        if answers.rowCount():
            self.setCurrentIndex(answers.index(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ticks what is chosen, as the current one is not."""
        current = self.currentIndex()
        if event.key() == Qt.Key.Key_Space and current.isValid():
            rows = {index.row() for index in self.selectedIndexes()} | {current.row()}
            self.answers.set_ticked(rows, not self.answers.is_ticked(current.row()))
            event.accept()
            return
        super().keyPressEvent(event)

    def _tell(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid():
            self.answer_chosen.emit(current.data(PROPOSAL))


class _Delegate(RowDelegate):
    """Tick, the paper's title, who answered what, what that adds, and the titles' likeness."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(look, view, ROW)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One answer."""
        look, tokens, box = self._look, self._look.tokens, option.rect
        one: LookupProposal = index.data(PROPOSAL)
        ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        if option.state & QStyle.StateFlag.State_Selected:
            focus = self._view.hasFocus()
            painter.fillRect(box, tokens.select if focus else tokens.select_idle)
        if index.row() == self._view.currentIndex().row():
            painter.fillRect(box.left(), box.top(), 3, box.height() - 1, tokens.accent)
        hairline(painter, box, tokens.line)
        paint_tick(painter, self._tick_box(box), tokens, ticked=ticked)
        words = box.adjusted(look.px(LEFT), look.px(7), -look.px(12), -look.px(7))
        third = words.height() // 3
        rows = [
            QRect(words.left(), words.top() + at * third, words.width(), third) for at in range(3)
        ]
        likeness = lookup_words.likeness(one)
        painter.setFont(look.font(Text.COUNT_STRONG))
        painter.setPen(tokens.ink2 if one.sure else tokens.amber)
        align = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(rows[0], align, likeness)
        room = look.metrics(Text.COUNT_STRONG).horizontalAdvance(likeness) + look.px(10)
        title = title_text(one.paper.display_title[:LONGEST_CELL])[0]
        self.write(painter, rows[0].adjusted(0, 0, -room, 0), title, Text.TITLE, "ink")
        said = f"{one.service.title} · {lookup_words.kind_asked(one)}"
        self.write(painter, rows[1], said, Text.SMALL, "ink2")
        self.write(painter, rows[2], lookup_words.adds(one), Text.SMALL, "ink2")

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """A click on the tick, and a little around it."""
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            around = self._tick_box(option.rect).adjusted(-10, -10, 10, 10)
            if around.contains(event.position()) and event.button() == Qt.MouseButton.LeftButton:
                ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
                value = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
                model.setData(index, value, Qt.ItemDataRole.CheckStateRole)
                return True
        return False

    def _tick_box(self, box: QRect) -> QRectF:
        px = self._look.px
        return QRectF(box.left() + px(16), box.top() + px(9), px(SIDE), px(SIDE))
