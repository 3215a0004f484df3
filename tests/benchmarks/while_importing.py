"""How the real window feels while a large file is imported: its stalls, a tag click, a search.

    python -m tests.benchmarks.while_importing [--papers N] [--before N]

On the screen that DISPLAY names. A timer of 10 ms tells how long the interface stood still; a tag
is put on a paper and a search is asked for now and then, before the import and during it.
Times are of the clock, so that what else the machine does counts too: run it alone.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer

from desktop_app.app import run_window
from desktop_app.jobs.job_queue import Lane
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.bench.invented_papers import invent
from desktop_app.services.bench.meanwhile_figures import write_ris
from desktop_app.services.session import Session
from desktop_app.ui.main_window import MainWindow

TICK = 10
EVERY = 300
"""Ms between two clicks, and between two searches."""
IDLE = 8_000
"""Ms that the window is watched before the import."""


def main() -> None:
    """Make two listings, import the first, watch, import the second, watch; one line a figure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--papers", type=int, default=50_000)
    parser.add_argument("--before", type=int, default=20_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before, file = Path(folder) / "before.ris", Path(folder) / "large.ris"
        papers = invent(given.before + given.papers)
        write_ris(before, itertools.islice(papers, given.before))
        write_ris(file, papers)
        watches: list[Watch] = []
        library = Path(folder) / "library.paperfold"
        Session.open(library).close()
        run_window([library], None, lambda window: watches.append(Watch(window, before, file)))


class Watch:
    """One window, watched."""

    def __init__(self, window: MainWindow, before: Path, file: Path) -> None:
        self._window, self._before, self._file = window, before, file
        self._bridge = window.imports._bridge
        self._stalls: list[float] = []
        self._clicks: list[float] = []
        self._searches: list[float] = []
        self._last = time.perf_counter()
        self._words = itertools.cycle(
            "a la me ra der st tra pro con min gi han bri vex lum cas fen".split()
        )
        self._number = itertools.count()
        self._bridge.library_opened.connect(lambda _: self._import(self._before, self._watch_idle))

    def _import(self, file: Path, then: Callable[[], None]) -> None:
        state = {"seen": False}

        def look() -> None:
            running = bool(self._window.imports._running)
            state["seen"] = state["seen"] or running
            if state["seen"] and not running:
                timer.stop()
                then()

        timer = QTimer(self._window, interval=50)
        timer.timeout.connect(look)
        timer.start()
        self._window.imports.import_paths([file])

    def _watch_idle(self) -> None:
        self._ids = self._bridge.session.search.ids(PaperQuery(ALL))  # type: ignore[union-attr]
        self._timers = []
        for interval, work in ((TICK, self._tick), (EVERY, self._click), (EVERY, self._search)):
            timer = QTimer(self._window, interval=interval)
            timer.timeout.connect(work)
            self._timers.append(timer)
        self._begin()
        QTimer.singleShot(IDLE, self._watch_import)

    def _begin(self) -> None:
        for found in (self._stalls, self._clicks, self._searches):
            found.clear()
        self._last = time.perf_counter()
        for timer in self._timers:
            timer.start()

    def _watch_import(self) -> None:
        self._idle = self._say("idle")
        self._began = time.perf_counter()
        self._begin()
        self._import(self._file, self._end)

    def _end(self) -> None:
        took = time.perf_counter() - self._began
        during = self._say("while importing")
        print(f"the import took {took:.0f} s; search p50 {during / self._idle:.2f}x of idle")
        self._window.close()

    def _say(self, what: str) -> float:
        for timer in self._timers:
            timer.stop()
        for name, found in (("stall", self._stalls), ("tag click", self._clicks)):
            self._line(f"{what}: {name}", found)
        return self._line(f"{what}: search", self._searches)

    def _line(self, what: str, found: list[float]) -> float:
        found = sorted(found) or [0.0]
        middle = statistics.median(found)
        late = found[min(len(found) - 1, int(len(found) * 0.95))]
        print(f"{what:<32}p50 {middle:6.1f}  p95 {late:6.1f}  max {found[-1]:6.1f} ms", flush=True)
        return middle

    def _tick(self) -> None:
        now = time.perf_counter()
        self._stalls.append(max(0.0, (now - self._last) * 1000 - TICK))
        self._last = now

    def _click(self) -> None:
        began = time.perf_counter()
        chosen = [self._ids[next(self._number) * 37 % len(self._ids)]]
        name = f"tag {next(self._number) % 7}"
        self._bridge.run(
            "Tag",
            lambda session, _: session.tags.add(chosen, [name]),
            then=lambda _: self._clicks.append((time.perf_counter() - began) * 1000),
            owner=self._window,
        )

    def _search(self) -> None:
        began = time.perf_counter()
        query = PaperQuery(ALL, next(self._words), limit=256)
        self._bridge.run(
            "",
            lambda session, _: session.search.rows(session.search.ids(query)[:40]),
            then=lambda _: self._searches.append((time.perf_counter() - began) * 1000),
            lane=Lane.READ,
            owner=self._window,
        )


if __name__ == "__main__":
    main()
