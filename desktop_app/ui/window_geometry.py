"""Where the window stands, how large it is and what it shows, kept for the next one."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize
from PySide6.QtWidgets import QWidget

from desktop_app.model.query import LIBRARY, PlaceKind
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.look import Look
from desktop_app.ui.view_state import ViewState

GEOMETRY = "window/geometry"
FIRST_SIZE = (1440, 900)
FRAME = QMargins(4, 40, 4, 4)
"""What the desktop's frame and title may take; its true size is known only once it is there."""


def restore_geometry(window: QWidget, settings: AppSettings, look: Look) -> None:
    """As it was kept, or else of the first size as far as the screen has room."""
    geometry = settings.bytes(GEOMETRY)
    if geometry is None or not window.restoreGeometry(geometry):
        screen = window.screen().availableGeometry().marginsRemoved(FRAME)
        window.resize(QSize(*map(look.px, FIRST_SIZE)).boundedTo(screen.size()))


def keep_geometry(window: QWidget, settings: AppSettings) -> None:
    """For the next start."""
    settings.set_bytes(GEOMETRY, window.saveGeometry())


def keep_place(view_state: ViewState, settings: AppSettings) -> None:
    """The place that is looked at; papers like others are none to come back to."""
    place = view_state.query.place
    settings.place = LIBRARY if place.kind is PlaceKind.SIMILAR else place
    settings.place_library = view_state.library
