"""RecordList: the records of a preview with their fields; ticked with a click or the space bar."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from desktop_app.ui.listings.record_delegate import RecordDelegate
from desktop_app.ui.listings.record_ticks import RecordTicks
from desktop_app.ui.look import Look


class RecordList(QListView):
    """Arrow keys move; several can be chosen, and the space bar ticks them all alike."""

    record_chosen = Signal(int)
    """The current record's place."""

    def __init__(self, look: Look, records: RecordTicks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = records
        self.setModel(records)
        self.setAccessibleName(self.tr("Records that were found"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(400)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setItemDelegate(RecordDelegate(look, self))
        self.selectionModel().currentChanged.connect(self._tell)
        look.changed.connect(self.viewport().update)

    def show_record(self, at: int) -> None:
        """Make a record the current one, without telling it."""
        index = self._records.index(at)
        if index.isValid() and at != self.currentIndex().row():
            blocked = self.blockSignals(True)
            self.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
            self.blockSignals(blocked)
            self.scrollTo(index)

    def sizeHint(self) -> QSize:
        """A good half of a page of them."""
        return QSize(super().sizeHint().width(), 400)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Titles break elsewhere, so rows have other heights."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ticks what is chosen, as the current one is not."""
        current = self.currentIndex()
        if event.key() == Qt.Key.Key_Space and current.isValid():
            rows = {index.row() for index in self.selectedIndexes()} | {current.row()}
            self._records.set_ticked(rows, not self._records.is_ticked(current.row()))
            event.accept()
            return
        super().keyPressEvent(event)

    def _tell(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid() and not self.signalsBlocked():
            self.record_chosen.emit(current.row())
