"""Where a key leads in a table of many rows, and how far to scroll, without a look at any row."""

from __future__ import annotations

from PySide6.QtWidgets import QTableView

_MOVE = QTableView.CursorAction


def target_row(action: QTableView.CursorAction, row: int, count: int, page: int) -> int | None:
    """The row to go to from a row, -1 for none; None for a move to a side. page: rows in sight."""
    target = {
        _MOVE.MoveHome: 0,
        _MOVE.MoveEnd: count - 1,
        _MOVE.MoveUp: row - 1 if row >= 0 else 0,
        _MOVE.MovePrevious: row - 1 if row >= 0 else 0,
        _MOVE.MoveDown: row + 1,
        _MOVE.MoveNext: row + 1,
        _MOVE.MovePageUp: row - page,
        _MOVE.MovePageDown: row + page,
    }.get(action)
    return None if target is None else max(0, min(count - 1, target))


def scrolled_to(
    scrolled: int, top: int, height: int, room: int, hint: QTableView.ScrollHint, covered: int
) -> int:
    """How far a view is to be scrolled, so that a row is in sight. covered: px of its top."""
    hints = QTableView.ScrollHint
    if hint is hints.PositionAtCenter:
        return top - (room - height) // 2
    if top - covered < scrolled or hint is hints.PositionAtTop:
        return top - covered
    if top + height > scrolled + room or hint is hints.PositionAtBottom:
        return top + height - room
    return scrolled
