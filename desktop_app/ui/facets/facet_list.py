"""FacetList: the values to narrow by; a click, Enter or Space chooses one or lets go of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop_app.model.facet_text import Chosen
from desktop_app.model.facets import Facets
from desktop_app.ui.facets.facet_delegate import FacetDelegate
from desktop_app.ui.facets.facet_model import FacetLine, FacetModel, LineKind
from desktop_app.ui.look import Look

PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class FacetList(QListView):
    """A real list, so that keys, names and focus are Qt's; only its painting is ours."""

    toggled = Signal(object, str)
    """FacetKind, and the value that is chosen or let go."""
    left = Signal()
    """Escape: the keyboard should go back to the papers."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facets = FacetModel(self)
        self.setModel(self.facets)
        self.setItemDelegate(FacetDelegate(look, self.facets, self))
        self.setAccessibleName(self.tr("Narrow by subject, tag, author or venue"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.clicked.connect(self._press)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_facets(self, facets: Facets, chosen: Chosen) -> None:
        """Other counts, or another choice; the line with the keyboard and the place stay."""
        self._keep(lambda: self.facets.show(facets, chosen))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press the line, Escape goes back to the papers."""
        if event.key() in PRESSES and self.currentIndex().isValid():
            self._press(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A line has the keyboard from the first on."""
        if not self.currentIndex().isValid():
            rows = range(self.facets.rowCount())
            places = (self.facets.index(row, 0) for row in rows)
            first = next((each for each in places if self.facets.flags(each).value), None)
            if first is not None and event.reason() is not Qt.FocusReason.MouseFocusReason:
                self.setCurrentIndex(first)
        super().focusInEvent(event)

    def _press(self, index: QModelIndex) -> None:
        line = self.facets.line(index)
        if line is None:
            return
        if line.kind is LineKind.MORE:
            self._keep(lambda: self.facets.toggle_more(line.facet))
        elif line.kind is LineKind.VALUE:
            self.toggled.emit(line.facet, line.text)

    def _keep(self, change: Callable[[], None]) -> None:
        current = self.facets.line(self.currentIndex())
        offset = self.verticalScrollBar().value()
        change()
        self._find(current)
        self.doItemsLayout()
        self.verticalScrollBar().setValue(offset)

    def _find(self, line: FacetLine | None) -> None:
        row = None if line is None else self.facets.row_of(line)
        if row is not None:
            self.setCurrentIndex(self.facets.index(row, 0))
