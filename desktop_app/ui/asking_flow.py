"""AskingFlow: what flows share that ask the user, do something and say what came of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.view_state import ViewState


class AskingFlow(QObject):
    """A change to the library is a job and a step of Undo. tell: see JobBar.tell."""

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        prompts: Prompts,
        tell: Callable[..., object],
    ) -> None:
        super().__init__()
        self._bridge = bridge
        self._view_state = view_state
        self._prompts = prompts
        self._tell = tell
