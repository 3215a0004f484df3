"""Later: what the first frame does not show is made after it, so that rows are there at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject

from desktop_app.ui.in_steps import InSteps, loaded

SOON = 20
"""Ms from the first rows on: the rest of their frame comes before."""
AT_LATEST = 500
"""Ms after which the rest is made whatever happens, as where opening a library takes long."""

Part = tuple[str, Callable[[], object]]
"""What makes it, and the module of the window that this loads, or ''."""


class Later(InSteps):
    """Makes the parts in their order, once what each is made of is loaded.

    A part that is asked for before makes itself then: parts are cached properties of their owners.
    """

    def __init__(self, parts: Sequence[Part], parent: QObject) -> None:
        super().__init__(self._make(), parent)
        self._parts = list(parts)
        self.start(AT_LATEST)

    @property
    def waiting(self) -> bool:
        """Whether any part is still to be made."""
        return bool(self._parts)

    def begin(self) -> None:
        """The first rows are painted, or there are none."""
        if self._parts:
            self.start(SOON)

    def _make(self) -> Iterator[None]:
        while self._parts:
            module, make = self._parts[0]
            if module:
                yield from loaded(f"desktop_app.ui.{module}")
            self._parts.pop(0)
            make()
            yield
