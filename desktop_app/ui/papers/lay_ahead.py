"""lay_ahead: the rows in sight are laid out in a turn before the one that paints them."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QTableView

from desktop_app.ui.papers.row_layout import RowLayout
from desktop_app.ui.papers.table_model import PaperTableModel


def lay_ahead(view: QTableView, papers: PaperTableModel, layout: RowLayout) -> None:
    """After a change of the look, which gives all rows of the window another layout.

    The window is painted soon after it, whole (ui/paint_soon.py): this is a good third of that.
    """
    if view.isVisible():
        QTimer.singleShot(0, view, lambda: _lay(view, papers, layout))


def _lay(view: QTableView, papers: PaperTableModel, layout: RowLayout) -> None:
    height = layout.style.height
    first = view.verticalScrollBar().value() // height
    last = min(len(papers.shown), first + view.viewport().height() // height + 2)
    for at in range(first, last):
        row = papers.row(at)
        if row is not None:
            layout.lay(row)
