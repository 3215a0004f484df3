"""LookupFlow: opens the look-up, its settings and its log; knows whether the network is allowed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from desktop_app.model.errors import PaperfoldError
from desktop_app.paths import lookup_settings_file
from desktop_app.services.lookup.lookup_settings import LookupSettingsFile
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import ViewState

# Dialogs are loaded when they are first opened.
# ruff: noqa: PLC0415


class LookupFlow(QObject):
    """shown: gives the ids of all papers in the table. tell: says a sentence in the job bar."""

    network_changed = Signal(bool)

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        window: QWidget,
        *,
        shown: Callable[[], Sequence[int]],
        tell: Callable[[str], object],
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._window = window
        self._shown = shown
        self._tell = tell
        self._file = LookupSettingsFile(lookup_settings_file())
        self.network = self._file.read().network
        """Whether the network is allowed, as the menu and the bar above the papers say it."""

    def find_chosen(self) -> None:
        """Look the chosen papers up."""
        self._find(self._view_state.chosen)

    def find_shown(self) -> None:
        """Look all papers up that are shown."""
        self._find(tuple(self._shown()))

    def toggle_network(self) -> None:
        """Allow the network, or forbid it."""
        try:
            settings = self._file.read()
            self._file.write(replace(settings, network=not settings.network))
        except PaperfoldError as error:
            self._bridge.job_failed.emit(error)
        self._read()

    def show_settings(self, then: Callable[[], object] | None = None) -> None:
        """The look-up's settings."""
        from desktop_app.ui.lookup.lookup_settings_dialog import LookupSettingsDialog

        dialog = LookupSettingsDialog(self._bridge, self._look, self._over())
        dialog.accepted.connect(self._read)
        if then is not None:
            dialog.accepted.connect(lambda: then())
        _show(dialog)

    def show_requests(self) -> None:
        """The log of requests."""
        from desktop_app.ui.lookup.requests_dialog import RequestsDialog

        _show(RequestsDialog(self._bridge, self._look, self._over()))

    def _find(self, paper_ids: Sequence[int]) -> None:
        from desktop_app.ui.lookup.lookup_dialog import LookupDialog

        if not paper_ids:
            self._tell(self.tr("There is no paper here to look up"))
            return
        dialog = LookupDialog(self._bridge, self._look, paper_ids, self._window)
        dialog.kept.connect(self._kept)
        dialog.finished.connect(self._read)
        dialog.settings_wanted.connect(self.show_settings)
        dialog.requests_wanted.connect(self.show_requests)
        _show(dialog)

    def _kept(self, count: int, known: bool) -> None:
        """What was kept is told by its step, with Undo beside it."""
        if known:
            self._tell(self.tr("These answers were kept before: nothing changed"))
        elif count == 0:
            self._tell(self.tr("The papers are gone: nothing was kept"))

    def _over(self) -> QWidget:
        """What a dialog is to stand over: the look-up where that is open."""
        open_ = [one for one in self._window.findChildren(QDialog) if one.isVisible()]
        return open_[-1] if open_ else self._window

    def _read(self, *_: object) -> None:
        network = self._file.read().network
        if network != self.network:
            self.network = network
            self.network_changed.emit(network)


def _show(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()
