"""load_ahead: what the window loads at its first use, loaded while nobody asks for it yet."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import desktop_app.ui
from desktop_app.jobs.progress import Progress


def load_ahead(progress: Progress) -> int:
    """Load every part of the window that is not loaded yet; how many parts there are.

    On a reading lane: the first export dialog would otherwise hold the window up for as long as its
    forty modules take to load. Who asks for a module meanwhile waits for that one only. Raises
    Cancelled.
    """
    count = 0
    for found in pkgutil.walk_packages(desktop_app.ui.__path__, "desktop_app.ui."):
        progress.check()
        import_module(found.name)
        count += 1
    return count
