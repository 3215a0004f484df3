"""Where a small field for the chosen papers opens: below the current row, in sight."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractItemView

from desktop_app.ui.look import Look

LEAST_BELOW = 80
"""Px at 96 dpi of the table that the field may cover at least."""


def below_current_row(table: QAbstractItemView, look: Look) -> QPoint:
    """A place of the screen."""
    row = table.visualRect(table.currentIndex())
    y = max(0, min(row.bottom() + 1, table.viewport().height() - look.px(LEAST_BELOW)))
    return table.viewport().mapToGlobal(QPoint(max(look.px(32), row.left()), y))
