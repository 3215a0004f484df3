"""seldom_collected: for work that makes very many objects of which hardly any is in a cycle."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 30_000
"""New objects between two looks for cycles; Python's own is 700. Nothing else runs during a look,
which takes a microsecond an object: more of them would be felt in the window."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Within, Python looks for garbage in cycles less often: a tenth of an import goes into that.

    Where it does not look by itself, as beside the window, nothing changes.
    """
    held = gc.get_threshold()
    if gc.isenabled():
        gc.set_threshold(SELDOM, *held[1:])
    try:
        yield
    finally:
        gc.set_threshold(*held)
