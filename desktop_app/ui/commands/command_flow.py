"""CommandFlow: opens the palette, carries out what was taken there, and remembers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop_app.model.query import ALL
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.commands.command import Command
from desktop_app.ui.commands.command_palette import CommandPalette
from desktop_app.ui.commands.command_sources import actions, libraries, places
from desktop_app.ui.look import Look
from desktop_app.ui.tags.sidebar import Sidebar
from desktop_app.ui.tags.sidebar_entries import Entry
from desktop_app.ui.view_state import ViewState

RECENT = "palette/recent"
MOST = 20


class CommandFlow(QObject):
    """made: all actions of the menus. run: runs one by its id. choose: chooses papers.
    author: shows one by name. open_library: opens one by its path.
    """

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        settings: AppSettings,
        sidebar: Sidebar,
        window: QWidget,
        *,
        made: Callable[[], Mapping[str, QAction]],
        run: Callable[[str], object],
        choose: Callable[[tuple[int, ...]], object],
        author: Callable[[str], object],
        open_library: Callable[[Path], object],
    ) -> None:
        super().__init__(window)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._settings = settings
        self._sidebar = sidebar
        self._window = window
        self._made = made
        self._run = run
        self._choose = choose
        self._author = author
        self._open_library = open_library
        self._entries: dict[str, Entry] = {}
        self._palette: CommandPalette | None = None

    @property
    def recent(self) -> tuple[str, ...]:
        """Ids of the commands taken last, the newest first."""
        return tuple(each for each in self._settings.text(RECENT).split("\n") if each)

    def open(self) -> CommandPalette:
        """Show the palette over the window; the one that is open already goes."""
        if self._palette is not None and isValid(self._palette):
            self._palette.end()
        self._palette = CommandPalette(
            self._bridge, self._look, self._commands, self.recent, self._window
        )
        self._palette.taken.connect(self.take)
        return self._palette

    def take(self, command: Command) -> None:
        """Do it, go there, or show the paper or the author."""
        kept = [command.id, *(each for each in self.recent if each != command.id)]
        self._settings.set_text(RECENT, "\n".join(kept[:MOST]))
        kind, _, rest = command.id.partition(" ")
        if kind == "action":
            self._run(rest)
        elif kind == "paper":
            self._show(int(rest))
        elif kind == "author":
            self._author(rest)
        elif kind == "library":
            self._open_library(Path(rest))
        elif command.id in self._entries:
            self._sidebar.view.go(self._entries[command.id])

    def _commands(self) -> list[Command]:
        known = places(self._sidebar.content)
        self._entries = {each: entry for each, (_, entry) in known.items()}
        recent = libraries(self._settings.recent, self._view_state.library)
        return [*actions(self._made()), *recent, *(command for command, _ in known.values())]

    def _show(self, paper: int) -> None:
        """Among all papers, for it may be kept or not."""
        view = self._view_state
        if view.query.text or view.query.place != ALL:
            view.show(ALL)
        self._choose((paper,))
