"""PageStack: pages of which one is in sight; only that one says how small all may become."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """Qt's own one is as large as the largest of its pages needs, in sight or not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        """What the page in sight needs."""
        widget = self.currentWidget()
        return super().minimumSizeHint() if widget is None else widget.minimumSizeHint()
