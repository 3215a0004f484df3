"""Later: what the first frame does not show is made after it, so that rows are there at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

SOON = 20
"""Ms from the first rows on: the rest of their frame comes before."""
AT_LATEST = 500
"""Ms after which the rest is made whatever happens, as where opening a library takes long."""


class Later(QObject):
    """Makes the parts in their order, each in a turn of its own, so that keys and mouse get theirs.

    A part that is asked for before makes itself then: parts are cached properties of their owners.
    """

    def __init__(self, parts: Sequence[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._parts = list(parts)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._make_next)
        self._timer.start(AT_LATEST)

    @property
    def waiting(self) -> bool:
        """Whether any part is still to be made."""
        return bool(self._parts)

    def begin(self) -> None:
        """The first rows are painted, or there are none."""
        if self._parts:
            self._timer.start(SOON)

    def _make_next(self) -> None:
        self._parts.pop(0)()
        if self._parts:
            self._timer.start(0)
