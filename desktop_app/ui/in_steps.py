"""Work in steps, one a turn of the event loop; modules loaded so, on the main thread alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import SourceFileLoader

from PySide6.QtCore import QObject, QTimer, Signal

import desktop_app.ui

NEEDS = re.compile(r"^(?:from|import) (desktop_app\b[\w.]*)", re.MULTILINE)
"""Imports of our own as they stand at the left edge. Those for types alone, and those inside of
functions, are indented: they are for later."""


class InSteps(QObject):
    """Does the work between two yields in a turn of its own, so that keys and mouse get theirs."""

    done = Signal()

    def __init__(self, steps: Iterator[None], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def start(self, after: int = 0) -> None:
        """Go on in so many ms, instead of when it would have been."""
        self._timer.start(after)

    def finish(self) -> None:
        """Do all that is left now."""
        while self._timer.isActive():
            self._timer.stop()
            self._go_on()

    def _go_on(self) -> None:
        for _ in self._steps:
            self._timer.start(0)
            return
        self.done.emit()


def loaded(name: str) -> Iterator[None]:
    """Loads a module; one of those that it needs and are not there yet goes before, in each step.

    A first use of a page or a dialog asks for up to forty of them, which is felt: the bindings make
    what a class of Qt is when it is first named. A thread of its own is no way to load them ahead,
    since two that load modules that need each other can meet one half made.
    """
    yield from _loaded(name, set())


def all_loaded() -> Iterator[None]:
    """As loaded(), for the whole of the window."""
    import pkgutil  # noqa: PLC0415  (a start has no use for it)

    met: set[str] = set()
    for module in pkgutil.walk_packages(desktop_app.ui.__path__, f"{desktop_app.ui.__name__}."):
        yield from _loaded(module.name, met)


def _loaded(name: str, met: set[str]) -> Iterator[None]:
    if name in sys.modules or name in met:
        return
    from importlib.util import find_spec  # noqa: PLC0415  (a start has no use for it)

    met.add(name)
    spec = find_spec(name)
    if spec is not None and isinstance(spec.loader, SourceFileLoader):
        for needed in NEEDS.findall(spec.loader.get_source(name) or ""):
            yield from _loaded(needed, met)
    import_module(name)
    yield
