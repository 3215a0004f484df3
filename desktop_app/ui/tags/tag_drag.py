"""What is carried when a tag is dragged, and how it is let go on the row of a paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import Look
from desktop_app.ui.view_state import ViewState

TAG = "application/x-paperfold-tag"


def put_tag(data: QMimeData, name: str) -> None:
    """Let the data carry a tag."""
    data.setData(TAG, name.encode("utf-8"))


def tag_of(data: QMimeData) -> str:
    """The name of the tag it carries; empty for anything else."""
    return bytes(data.data(TAG).data()).decode("utf-8") if data.hasFormat(TAG) else ""


class PapersView(Protocol):
    """A view with rows of papers."""

    def viewport(self) -> QWidget:
        """Where the rows are painted."""

    def paper_at(self, place: QPoint) -> tuple[int, QRect] | None:
        """The paper at a place of the viewport, and where its row is there."""


class TagDrops(QObject):
    """Takes tags let go on a row: for all chosen papers where the row is one of theirs."""

    def __init__(
        self,
        view: PapersView,
        view_state: ViewState,
        look: Look,
        put: Callable[[str, tuple[int, ...]], object],
    ) -> None:
        super().__init__(view.viewport())
        self._view = view
        self._view_state = view_state
        self._put = put
        self._light = _Light(look, view.viewport())
        view.viewport().setAcceptDrops(True)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other things that are dragged go their own way."""
        kind = event.type()
        if kind is QEvent.Type.DragLeave:
            self._light.hide()
            return False
        if kind not in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            return False
        drop = cast(QDragEnterEvent | QDragMoveEvent | QDropEvent, event)
        name = tag_of(drop.mimeData())
        if not name:
            return False
        found = self._view.paper_at(drop.position().toPoint())
        drop.setDropAction(Qt.DropAction.CopyAction)
        if kind is QEvent.Type.DragEnter:
            drop.accept()
            return True
        self._light.show_at(None if found is None or kind is QEvent.Type.Drop else found[1])
        drop.setAccepted(found is not None)
        if found is not None and kind is QEvent.Type.Drop:
            chosen = self._view_state.chosen
            self._put(name, chosen if found[0] in chosen else (found[0],))
        return True


class _Light(QWidget):
    """A frame around the row that would take the tag."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_at(self, box: QRect | None) -> None:
        self.setVisible(box is not None)
        if box is not None:
            self.setGeometry(box)
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._look.tokens.accent)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -2))
        painter.end()
