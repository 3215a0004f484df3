"""Reserved: the place of a part that is made after the first frame; its ground is there before."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget


class Reserved(QWidget):
    """As large as it will be with the part in it, so that nothing moves when that comes."""

    def __init__(self, ground: QPalette.ColorRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(ground)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def put(self, part: QWidget) -> None:
        """Fill the place."""
        self._column.addWidget(part)
        part.show()
