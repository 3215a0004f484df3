"""FittingScroll: as high as what it holds, if there is room; lower, and scrolled, where not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from desktop_app.ui.look import Look

LEAST = 96
"""Px at 96 dpi that it keeps."""


class FittingScroll(QScrollArea):
    """On the sheet, without a frame; scrolls up and down only."""

    def __init__(self, view: QWidget, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._least = look.px(LEAST)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(view)
        for ground in (self.viewport(), view):
            ground.setBackgroundRole(QPalette.ColorRole.Base)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """Of what it holds, as wide as that stands now."""
        view, width = self._view, self.viewport().width()
        if view.hasHeightForWidth():
            return QSize(width, view.heightForWidth(width))
        return QSize(width, view.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As wide as all of it beside its bar; a few lines high."""
        width = self._view.minimumSizeHint().width()
        if width:
            width += self.verticalScrollBar().sizeHint().width()
        return QSize(width, min(self._least, self.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What it holds may have become higher or lower."""
        if watched is self._view and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other words wrap, and other heights follow."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
