"""bench: every figure of a library of invented papers, as it is measured."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from tempfile import TemporaryDirectory

from desktop_app.services.bench.bulk_figures import bulk_figures
from desktop_app.services.bench.figure import Figure
from desktop_app.services.bench.library_making import BARE, LIBRARY, making_figures
from desktop_app.services.bench.looking_figures import looking_figures
from desktop_app.services.bench.meanwhile_figures import meanwhile_figures
from desktop_app.services.bench.window_figures import window_figures
from desktop_app.services.session import Session


def bench(
    count: int, say: Callable[[str], None], *, window: bool = True
) -> Generator[Figure, None, None]:
    """Make a library of `count` papers in a temporary folder, and measure it.

    say: told what is being measured. window: the real window too. The folder goes when the
    iterator ends, whether it was read to its end or closed. Raises PaperfoldError.
    """
    with TemporaryDirectory(prefix="paperfold-bench-") as name:
        folder = Path(name)
        yield from making_figures(folder, count, say)
        session = Session.open(folder / LIBRARY)
        try:
            yield from looking_figures(session, say)
            yield from bulk_figures(session, folder / BARE, say)
            yield from meanwhile_figures(session, folder, say)
        finally:
            session.close()
        if window:
            yield from window_figures(folder / LIBRARY, folder, say)
