"""FlowLayout: widgets side by side, in as many lines as the width needs."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QWidget

from desktop_app.ui.controls.item_layout import ItemLayout


class FlowLayout(ItemLayout):
    """gap: px between widgets of a line, and between lines. centred: lines stand in the middle."""

    def __init__(
        self, parent: QWidget | None = None, gap: int = 6, *, centred: bool = False
    ) -> None:
        super().__init__(parent)
        self._gap = gap
        self._centred = centred
        self.setContentsMargins(0, 0, 0, 0)

    def clear(self) -> None:
        """Take all widgets out and delete them."""
        while self._items:
            widget = self._items.pop().widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more than it needs."""
        return Qt.Orientation(0)

    def heightForWidth(self, width: int) -> int:
        """In px."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place all."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """The widest single widget."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The widest single widget."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if lines and used + self._gap + wide <= width:
                lines[-1].append(item)
                used += self._gap + wide
            else:
                lines.append([item])
                used = wide
        return lines

    def _place(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            sizes = [item.sizeHint() for item in line]
            wide = sum(size.width() for size in sizes) + self._gap * (len(line) - 1)
            x = rect.x() + (max(0, rect.width() - wide) // 2 if self._centred else 0)
            for item, size in zip(line, sizes, strict=True):
                if move:
                    item.setGeometry(QRect(QPoint(x, y), size))
                x += size.width() + self._gap
            y += max(size.height() for size in sizes) + self._gap
        return max(0, y - self._gap - rect.y())
