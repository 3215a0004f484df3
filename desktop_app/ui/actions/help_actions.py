"""The Help menu."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.paths import log_file
from desktop_app.ui.actions.action import ActionContext, ActionSpec, When


def open_log_folder(context: ActionContext) -> None:
    """In the desktop's own file viewer."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_file().parent)))


HELP_ACTIONS = (
    ActionSpec(
        "help.shortcuts", "&Shortcuts", lambda c: c.window.open_dialog("shortcuts"), "F1",
        icon="keyboard",
    ),
    ActionSpec(
        "help.formats", "&What can be read", lambda c: c.window.open_dialog("formats"),
        when=When.LIBRARY_OPEN,
    ),
    ActionSpec(
        "help.missing", "&Missing files…", lambda c: c.window.open_dialog("missing files"),
        when=When.LIBRARY_OPEN,
    ),
    ActionSpec("help.log", "Open &log folder", open_log_folder),
    ActionSpec("help.about", "&About Paperfold", lambda c: c.window.open_dialog("about")),
)  # fmt: skip
