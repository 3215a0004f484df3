"""ContentScroll: what a dialog or page holds, scrolled where there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class ScrolledContent(QWidget):
    """To the area as high as it must be, not as it would like to: what gives way in it does so
    before anything is scrolled."""

    def heightForWidth(self, width: int) -> int:
        """The least; asked by a scroll area alone, layouts ask the layout within."""
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)


class ContentScroll(QScrollArea):
    """Without a frame; never narrower than what it holds beside its bar."""

    def __init__(self, content: ScrolledContent, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = content
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.show()

    def minimumSizeHint(self) -> QSize:
        """Of any height."""
        beside = self.verticalScrollBar().sizeHint().width()
        least = super().minimumSizeHint()
        return QSize(self._content.minimumSizeHint().width() + beside, least.height())
