"""TagTreeView: the tree of the tag manager: dot, name, aliases, and how many papers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QItemSelection, QModelIndex, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from desktop_app.model.harmless_text import harmless
from desktop_app.ui import words
from desktop_app.ui.controls.painting import paint_arrow, paint_tag_dot, row_ground
from desktop_app.ui.controls.row_delegate import RowDelegate
from desktop_app.ui.look import Look, Text
from desktop_app.ui.tags.tag_nodes import TagNode
from desktop_app.ui.tags.tag_tree_model import Index, TagTreeModel

ROW, INDENT, ARROW, TEXT_LEFT = 27, 16, 20, 34
MOST_OPEN = 400
"""Tags of a search up to which all levels are opened."""


class TagTreeView(QTreeView):
    """F2 renames, Delete deletes; several can be chosen."""

    delete_wanted = Signal()
    nodes_chosen = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.tags = TagTreeModel(self)
        self.setModel(self.tags)
        self.setItemDelegate(_Row(look, self))
        self.setAccessibleName(self.tr("Tags"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)  # the rows indent themselves: their ground goes over the full width
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setExpandsOnDoubleClick(False)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().selectionChanged.connect(lambda *_: self.nodes_chosen.emit())
        look.changed.connect(self.viewport().update)

    @property
    def chosen(self) -> list[TagNode]:
        """In the order of the tree."""
        nodes = [self.tags.node(index) for index in self.selectionModel().selectedIndexes()]
        return sorted((node for node in nodes if node), key=lambda node: node.name.casefold())

    def choose(self, names: list[str]) -> None:
        """Choose those of these that there are."""
        found = [index for name in names if (index := self.tags.index_of(name)).isValid()]
        model = self.selectionModel()
        selection = QItemSelection()
        for index in found:
            self._open_above(index)
            selection.select(index, index)
        flag = model.SelectionFlag
        model.select(selection, flag.ClearAndSelect)
        if found:
            model.setCurrentIndex(found[0], flag.NoUpdate)
            self.scrollTo(found[0])

    def open_levels(self, names: set[str], *, all_levels: bool) -> None:
        """Open these again, or all of them."""
        if all_levels and self.tags.tree.fitting <= MOST_OPEN:
            self.expandAll()
            return
        for name in names:
            index = self.tags.index_of(name)
            if index.isValid():
                self.expand(index)

    def opened(self) -> set[str]:
        """Names of the levels that are open."""
        return {
            node.name
            for node in self._with_children(self.tags.tree.top)
            if self.isExpanded(self.tags.index_of(node.name))
        }

    def drawBranches(self, painter: QPainter, rect: object, index: object) -> None:
        """The rows paint their arrows."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The arrow opens its level; else Qt's."""
        point = event.position().toPoint()
        index = self.indexAt(point)
        node = self.tags.node(index)
        if node is not None and node.children and self._on_arrow(point, node):
            self.setExpanded(index, not self.isExpanded(index))
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete and Backspace; else Qt's."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.chosen:
            self.delete_wanted.emit()
            return
        super().keyPressEvent(event)

    def _on_arrow(self, point: QPoint, node: TagNode) -> bool:
        left = self._look.px(node.depth * INDENT)
        return left <= point.x() < left + self._look.px(ARROW)

    def _open_above(self, index: QModelIndex) -> None:
        above = index.parent()
        while above.isValid():
            self.expand(above)
            above = above.parent()

    def _with_children(self, nodes: list[TagNode]) -> Iterator[TagNode]:
        for node in nodes:
            if node.children:
                yield node
                yield from self._with_children(node.children)


class _Row(RowDelegate):
    def __init__(self, look: Look, view: TagTreeView) -> None:
        super().__init__(look, view, ROW)
        self._view = view

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A field for the whole path."""
        editor = QLineEdit(parent)
        editor.setAccessibleName(self.tr("New name of the tag"))
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Over the whole row: a path may be long."""
        box: QRect = option.rect
        editor.setGeometry(box.adjusted(self._look.px(ARROW), 0, 0, 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One tag."""
        node = self._view.tags.node(index)
        if node is None:
            return
        look, tokens = self._look, self._look.tokens
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if not chosen and option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, tokens.hover)
        row_ground(painter, look, box, chosen=chosen, focused=self._view.hasFocus(), first=True)
        painter.save()
        indent, middle = box.left() + look.px(node.depth * INDENT), box.center().y() + 0.5
        if node.children:
            centre = QPointF(indent + look.px(12), middle)
            down = self._view.isExpanded(self._view.tags.index_of(node.name))
            paint_arrow(painter, centre, look.px(7), tokens.ink3, down)
        paint_tag_dot(painter, look, indent + look.px(22), middle, look.tag(node.hue).dot)
        right = box.right() - look.px(12)
        count = words.number(node.papers)
        where = QRect(indent, box.top(), right - indent, box.height())
        right -= self.write(painter, where, count, Text.COUNT, "ink3", right=True) + look.px(10)
        left = indent + look.px(TEXT_LEFT)
        left += self._words(painter, box, left, right, harmless(node.level), "ink") + look.px(10)
        if node.aliases and right - left > look.px(40):
            self._words(painter, box, left, right, harmless(", ".join(node.aliases)), "ink3")
        painter.restore()

    def _words(
        self, painter: QPainter, box: QRect, left: int, right: int, text: str, ink: str
    ) -> int:
        """Paint them as far as there is room; how wide they are."""
        where = QRect(left, box.top(), max(0, right - left), box.height())
        return self.write(painter, where, text, Text.BODY, ink)
