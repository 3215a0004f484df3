"""WindowDrops: files, text and libraries let go anywhere over the window are taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from desktop_app.paths import LIBRARY_SUFFIX
from desktop_app.ui.drop_veil import DropVeil
from desktop_app.ui.import_flow import ImportFlow
from desktop_app.ui.library_flow import LibraryFlow
from desktop_app.ui.look import Look
from desktop_app.ui.papers.paper_drag import PAPERS

IDLE = 3_000
"""Ms without a move of the drag after which the veil goes; the next move lifts it again."""


class WindowDrops(QObject):
    """Watches one window; its own papers, dragged onto a tag, are not its concern.

    Where files are let go decides: on the row of a paper they are attached to it, anywhere else
    they are imported; the veil says which. PDF files are no listings: where one paper is read they
    are attached to it. paper_at: the paper whose row is at a place of the screen, and where that
    row is; shown_at: the one that is read there; has_rows: whether there is a row anywhere.
    """

    def __init__(
        self,
        imports: ImportFlow,
        libraries: LibraryFlow,
        look: Look,
        window: QWidget,
        *,
        paper_at: Callable[[QPoint], tuple[int, QRect] | None],
        shown_at: Callable[[QPoint], tuple[int, QRect] | None],
        has_rows: Callable[[], bool],
        attach: Callable[[int, Sequence[Path]], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._imports = imports
        self._libraries = libraries
        self._paper_at = paper_at
        self._shown_at = shown_at
        self._has_rows = has_rows
        self._attach = attach
        self._veil = DropVeil(look, window)
        self._idle = QTimer(self, singleShot=True, interval=IDLE)
        self._idle.timeout.connect(self._veil.hide)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def take(self, data: QMimeData) -> None:
        """A library is opened; anything else is imported."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        libraries = [path for path in paths if path.suffix == LIBRARY_SUFFIX]
        if libraries:
            self._libraries.open(libraries[-1])
        else:
            self._imports.import_data(data)

    def eventFilter(self, window: QObject, event: QEvent) -> bool:
        """The veil lies over the window as long as something that can be taken is over it."""
        match event.type():
            case QEvent.Type.DragEnter:
                self._enter(cast(QDragEnterEvent, event))
                return True
            case QEvent.Type.DragMove:
                self._lift(cast(QDragMoveEvent, event))
            case QEvent.Type.DragLeave:
                self._veil.hide()
                return True
            case QEvent.Type.Drop:
                self._drop(cast(QDropEvent, event))
                return True
            case QEvent.Type.ActivationChange:
                # A veil that a drag left behind goes when the window is used again.
                self._veil.hide()
        return super().eventFilter(window, event)

    def _enter(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if not data.hasFormat(PAPERS) and self._imports.can_take(data):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._lift(event)

    def _lift(self, event: QDragMoveEvent) -> None:
        # A program that ends in the middle of its drag tells nobody: then no move comes any more.
        if event.mimeData().hasFormat(PAPERS) or not self._imports.can_take(event.mimeData()):
            return
        self._idle.start()
        at, files = self._row_under(event), _files(event.mimeData())
        count = len(files) if self._has_rows() or at is not None else 0
        self._veil.lift(None if at is None else at[1], files=count, listings=not _pdf(files))

    def _drop(self, event: QDropEvent) -> None:
        self._veil.hide()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        at = self._row_under(event)
        if at is None:
            self.take(event.mimeData())
        else:
            self._attach(at[0], _files(event.mimeData()))

    def _row_under(self, event: QDropEvent) -> tuple[int, QRect] | None:
        """The paper that would take the files, and where its row is on the screen."""
        files = _files(event.mimeData())
        if not files:
            return None
        place = self._window.mapToGlobal(event.position().toPoint())
        return self._paper_at(place) or (self._shown_at(place) if _pdf(files) else None)


def _pdf(files: Sequence[Path]) -> bool:
    """Whether all of them are files that are never read as listings."""
    return bool(files) and all(path.suffix.casefold() == ".pdf" for path in files)


def _files(data: QMimeData) -> list[Path]:
    """Files that can be attached: no folder, no library among them."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    fit = all(path.suffix != LIBRARY_SUFFIX and path.is_file() for path in paths)
    return paths if fit else []
