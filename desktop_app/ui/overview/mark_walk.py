"""Which mark of a drawing an arrow key leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from desktop_app.ui.overview.chart import Mark

LEFT, RIGHT, UP, DOWN, HOME, END = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home,
    Qt.Key.Key_End,
)  # fmt: skip
MOVES = (LEFT, RIGHT, UP, DOWN, HOME, END)


def next_mark(marks: Sequence[Mark], current: Mark | None, key: Qt.Key) -> Mark | None:
    """Left and right go along a row and on to the next one, up and down to the nearest of another
    row, Home and End to the first and the last. None where there is no mark for keys.

    From no mark on, arrows begin with the first; left and up with the last.
    """
    walked = [mark for mark in marks if mark.row is not None]
    if not walked:
        return None
    if key in (HOME, END) or current not in walked:
        return walked[-1] if key in (END, LEFT, UP) else walked[0]
    at = walked.index(current)
    if key in (LEFT, RIGHT):
        return walked[max(0, min(len(walked) - 1, at + (1 if key == RIGHT else -1)))]
    rows = sorted({mark.row for mark in walked if mark.row is not None})
    place = rows.index(walked[at].row or 0) + (1 if key == DOWN else -1)
    if not 0 <= place < len(rows):
        return current
    middle = walked[at].box.center().x()
    row = [mark for mark in walked if mark.row == rows[place]]
    return min(row, key=lambda mark: abs(mark.box.center().x() - middle))
