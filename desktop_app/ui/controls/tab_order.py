"""tab_in_order: Tab goes through a page as it is read, wherever its parts were made anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget


def tab_in_order(page: QWidget) -> None:
    """In the order of its layouts. Without it what is made later comes last, wherever it stands."""
    layout = page.layout()
    if layout is not None:
        for before, after in pairwise(_reached(layout)):
            QWidget.setTabOrder(before, after)


def _reached(layout: QLayout) -> Iterator[QWidget]:
    """What Tab stops at, in sight or not."""
    for at in range(layout.count()):
        item = layout.itemAt(at)
        widget, inner = (None, None) if item is None else (item.widget(), item.layout())
        if widget is not None:
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                yield widget
            inner = widget.layout()
        if inner is not None:
            yield from _reached(inner)
