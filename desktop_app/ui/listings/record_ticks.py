"""RecordTicks: the records of a preview as a Qt list, each with a tick: whether to import it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from desktop_app.model.record import Record
from desktop_app.ui.listings import record_words

Index = QModelIndex | QPersistentModelIndex
RECORD = int(Qt.ItemDataRole.UserRole)
"""The Record itself."""


class RecordTicks(QAbstractListModel):
    """All are ticked at first."""

    ticks_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._records: tuple[Record, ...] = ()
        self._ticks = bytearray()

    def set_records(self, records: tuple[Record, ...], *, keep_ticks: bool = False) -> None:
        """Other records; keep_ticks: those that begin on a line whose record was off stay off."""
        off = {record.line for at, record in enumerate(self._records) if not self._ticks[at]}
        self.beginResetModel()
        self._records = records
        self._ticks = bytearray(not (keep_ticks and record.line in off) for record in records)
        self.endResetModel()
        self.ticks_changed.emit()

    @property
    def ticked(self) -> int:
        """How many are ticked."""
        return self._ticks.count(1)

    def ticked_records(self) -> tuple[Record, ...]:
        """Those that are to be imported."""
        return tuple(
            record for record, tick in zip(self._records, self._ticks, strict=True) if tick
        )

    def is_ticked(self, row: int) -> bool:
        """Whether a record is to be imported."""
        return bool(self._ticks[row])

    def set_ticked(self, rows: Iterable[int], ticked: bool) -> None:
        """Tick records, or take them off."""
        changed = [row for row in rows if self._ticks[row] != ticked]
        for row in changed:
            self._ticks[row] = ticked
        if changed:
            first, last = self.index(min(changed)), self.index(max(changed))
            self.dataChanged.emit(first, last, [Qt.ItemDataRole.CheckStateRole])
            self.ticks_changed.emit()

    # Qt

    def rowCount(self, parent: Index | None = None) -> int:
        """One row a record."""
        return 0 if parent is not None and parent.isValid() else len(self._records)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be chosen and ticked."""
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsUserCheckable
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The record; its tick; and one line that says what it is, for screen readers."""
        record = self._records[index.row()]
        if role == RECORD:
            return record
        if role == Qt.ItemDataRole.ToolTipRole:
            return record_words.sureness(record) or None
        if role == Qt.ItemDataRole.CheckStateRole:
            ticked = self._ticks[index.row()]
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            parts = [record.title or self.tr("No title"), ", ".join(record.authors[:3])]
            parts.append(str(record.year or ""))
            return "; ".join(part for part in parts if part)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take a tick off or put it on."""
        if role != Qt.ItemDataRole.CheckStateRole:
            return False
        self.set_ticked([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
        return True
