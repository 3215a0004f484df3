"""LibraryFlow: which library is open; new ones, others, and those that were open before."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop_app.paths import LIBRARY_SUFFIX, is_missing
from desktop_app.services.session import Session
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts


class LibraryFlow(QObject):
    """A library that cannot be opened leaves the present one open."""

    failed = Signal(object, object)
    """Path, and the exception."""

    def __init__(self, bridge: Bridge, settings: AppSettings, prompts: Prompts) -> None:
        super().__init__()
        self._bridge = bridge
        self._settings = settings
        self._prompts = prompts

    def new(self) -> None:
        """Ask where, and make a library there."""
        path = self._prompts.file_to_save(
            self.tr("New library"), f"papers{LIBRARY_SUFFIX}", LIBRARY_SUFFIX, self._filter()
        )
        if path is not None:
            self.open(path)

    def choose(self) -> None:
        """Ask for a library and open it."""
        path = self._prompts.file_to_open(self.tr("Open library"), self._filter())
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a library, made where there is none."""

        def opened(session: Session) -> None:
            self._settings.add_recent(session.library.path)

        def failed(error: BaseException) -> None:
            if is_missing(path):
                self._settings.forget_recent(path)
            self.failed.emit(path, error)

        self._bridge.open_library(path, then=opened, failed=failed)

    def _filter(self) -> str:
        return self.tr("Paperfold libraries (*{suffix});;All files (*)").format(
            suffix=LIBRARY_SUFFIX
        )
