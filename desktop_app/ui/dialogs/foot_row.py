"""FootRow: the buttons of a dialog's foot in one line, or in as many as a narrow dialog needs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem

from desktop_app.ui.controls.item_layout import ItemLayout

Line = tuple[list[QLayoutItem], list[QLayoutItem]]
"""What stands at its left, and what at its right."""


class FootRow(ItemLayout):
    """What is added after addStretch() stands at the right. A text that can be cut is cut first;
    where the buttons still need more, those at the right come below the others."""

    def __init__(self) -> None:
        super().__init__()
        self._turn: int | None = None

    def addStretch(self, _: int = 0) -> None:
        """What comes from now on stands at the right."""
        self._turn = len(self._items)

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Taken out, not deleted."""
        if self._turn is not None and 0 <= index < self._turn:
            self._turn -= 1
        return super().takeAt(index)

    def expandingDirections(self) -> Qt.Orientation:
        """As wide as the dialog is; no higher than it needs."""
        return Qt.Orientation.Horizontal

    def heightForWidth(self, width: int) -> int:
        """In px."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place all."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        shown = [item for side in self._sides() for item in side]
        return self._with_margins(
            sum(item.sizeHint().width() for item in shown) + self._gaps(shown), shown
        )

    def minimumSize(self) -> QSize:
        """The widest of them: each may have a line of its own."""
        shown = [item for side in self._sides() for item in side]
        return self._with_margins(max((_least(item) for item in shown), default=0), shown)

    def _with_margins(self, width: int, shown: Sequence[QLayoutItem]) -> QSize:
        margins = self.contentsMargins()
        height = max((item.sizeHint().height() for item in shown), default=0)
        return QSize(
            width + margins.left() + margins.right(), height + margins.top() + margins.bottom()
        )

    def _gaps(self, items: Sequence[QLayoutItem]) -> int:
        return self.spacing() * max(0, len(items) - 1)

    def _sides(self) -> Line:
        turn = len(self._items) if self._turn is None else self._turn
        left, right = self._items[:turn], self._items[turn:]
        return [one for one in left if not one.isEmpty()], [
            one for one in right if not one.isEmpty()
        ]

    def _lines(self, width: int) -> list[Line]:
        left, right = self._sides()
        if self._fits([*left, *right], width):
            return [(left, right)]
        below: list[Line] = [([], line) for line in self._wrapped(right, width)]
        return [*((line, []) for line in self._wrapped(left, width)), *below]

    def _fits(self, items: Sequence[QLayoutItem], width: int) -> bool:
        return sum(map(_least, items)) + self._gaps(items) <= width

    def _wrapped(self, items: Sequence[QLayoutItem], width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        for item in items:
            if lines and self._fits([*lines[-1], item], width):
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _place(self, rect: QRect, *, move: bool) -> int:
        """The height that all needs."""
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        y = inner.y()
        for left, right in self._lines(inner.width()):
            line = [*left, *right]
            height = max(item.sizeHint().height() for item in line)
            if move:
                self._place_line(left, right, QRect(inner.x(), y, inner.width(), height))
            y += height + self.spacing()
        if y > inner.y():
            y -= self.spacing()
        return y + margins.bottom() - rect.y()

    def _place_line(
        self, left: Sequence[QLayoutItem], right: Sequence[QLayoutItem], line: QRect
    ) -> None:
        items = [*left, *right]
        lacking = sum(item.sizeHint().width() for item in items) + self._gaps(items) - line.width()
        widths = []
        for item in items:
            given = item.sizeHint().width()
            cut = max(0, min(lacking, given - _least(item)))
            lacking -= cut
            widths.append(given - cut)
        x = line.x()
        for at, (item, width) in enumerate(zip(items, widths, strict=True)):
            if at == len(left):
                rest = sum(widths[at:]) + self._gaps(right)
                x = max(x, line.x() + line.width() - rest)
            height = item.sizeHint().height()
            item.setGeometry(QRect(x, line.y() + (line.height() - height) // 2, width, height))
            x += width + self.spacing()


def _least(item: QLayoutItem) -> int:
    return min(item.minimumSize().width(), item.sizeHint().width())
