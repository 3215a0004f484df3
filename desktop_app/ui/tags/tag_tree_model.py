"""TagTreeModel: the tags of the tag manager for its view; names are edited as whole paths."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from desktop_app.model.harmless_text import harmless
from desktop_app.ui import words
from desktop_app.ui.tags.tag_nodes import TagNode, TagTree

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable
"""Of each tag; put together once, for Qt asks for those of thousands."""


class TagTreeModel(QAbstractItemModel):
    """Nothing changes by itself: what is edited is told."""

    renamed = Signal(object, str)
    """TagNode, and the whole path that was typed for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tree = TagTree([], {}, 0, 0)
        self._before = self.tree

    def show_tree(self, tree: TagTree) -> None:
        """All anew."""
        self.beginResetModel()
        # Indices hold bare pointers: the old nodes live until the next reset.
        self._before, self.tree = self.tree, tree
        self.endResetModel()

    def node(self, index: Index) -> TagNode | None:
        """The node of an index, None for the root."""
        found = index.internalPointer() if index.isValid() else None
        return found if isinstance(found, TagNode) else None

    def index_of(self, name: str) -> QModelIndex:
        """Where a tag or level stands; invalid where it does not."""
        node = self.tree.by_name.get(name.casefold())
        return NOWHERE if node is None else self.createIndex(node.row, 0, node)

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:
        """Qt's way to a child."""
        node = self.node(parent)
        children = self.tree.top if node is None else node.children
        if column == 0 and 0 <= row < len(children):
            return self.createIndex(row, column, children[row])
        return NOWHERE

    def parent(self, child: Index = NOWHERE) -> QModelIndex:  # type: ignore[override]
        """Qt's way up."""
        node = self.node(child)
        above = None if node is None else node.parent
        return NOWHERE if above is None else self.createIndex(above.row, 0, above)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many are right inside."""
        node = self.node(parent)
        return len(self.tree.top if node is None else node.children)

    def hasChildren(self, parent: Index = NOWHERE) -> bool:
        """The same as its count of rows; asked for each row of thousands."""
        node = parent.internalPointer() if parent.isValid() else None
        return bool(self.tree.top if node is None else node.children)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """All is painted in one."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The last part of the name; the whole of it as a tip and to edit."""
        node = self.node(index)
        if node is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return harmless(node.level)
        if role == Qt.ItemDataRole.EditRole:
            return node.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return harmless(", ".join((node.name, *node.aliases)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{harmless(node.name)}, {words.papers(node.papers)}"
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tell the name; the tree follows the library."""
        node, name = self.node(index), str(value).strip()
        if node is None or role != Qt.ItemDataRole.EditRole or name in ("", node.name):
            return False
        self.renamed.emit(node, name)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """All can be chosen and renamed."""
        return FLAGS
