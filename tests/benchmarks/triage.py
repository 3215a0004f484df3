"""What a key costs where the Inbox is gone through one paper at a time: CPU ms of the main thread.

    python -m tests.benchmarks.triage [--kept N] [--papers N]

From the key until the next paper is painted; and how often a key found the next paper not read yet.
Exit code 1 where a key (p99) costs more than the bound. QT_QPA_PLATFORM as it is set.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.jobs.job_queue import JobQueue
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import INBOX
from desktop_app.services.session import Session
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.look import Look
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import ViewState

BOUND = 50.0
PAUSE = 0.12
"""Seconds between two keys: eight decisions a second are more than anyone makes."""
SENTENCE = (
    "We send every batch through rounds of entropic transport with costs $c_{{{n}j}}$ and show a "
    "bound of $\\mathcal{{O}}(n^{{{n}}} \\log n)$ that holds for all {n} of them. "
)


def fill(path: Path, kept: int, waiting: int) -> None:
    """Invented papers; each of those that wait has formulas of its own."""
    session = Session.open(path)
    with session.library.write("Fill", recorded=False) as write:
        for start in range(0, kept, 10_000):
            write.papers.insert_many(
                [Description(title=f"Kept paper {n}") for n in range(start, start + 10_000)],
                triage=Triage.KEPT,
                added=1,
            )
        write.papers.insert_many(
            [
                Description(
                    title=f"On the transport of ${n}$ things",
                    authors=tuple(f"Author {n} {k}" for k in range(n % 20)),
                    year=2024,
                    abstract="".join(SENTENCE.format(n=n + k) for k in range(6)),
                )
                for n in range(waiting)
            ],
            triage=Triage.INBOX,
            added=2,
        )
    session.close()


def pump(app: QApplication, seconds: float) -> None:
    """Let the window live for a while."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        time.sleep(0.002)


def measure(app: QApplication, window: MainWindow, waiting: int) -> tuple[list[float], int]:
    """CPU ms of each key, and how many met a paper that was not read yet."""
    window.run_action("reading.inbox")
    pump(app, 1.0)
    page, costs, late = window.reading.page, [], 0
    for number in range(waiting - 1):
        late += page.sheet.paper is None
        before = time.thread_time()
        QTest.keyClick(page, Qt.Key.Key_K if number % 3 else Qt.Key.Key_X)
        app.processEvents()
        page.repaint()
        costs.append(1000 * (time.thread_time() - before))
        pump(app, PAUSE)
    return costs, late


def main() -> int:
    """Fill a library, go through its Inbox, print what the keys cost."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kept", type=int, default=100_000)
    parser.add_argument("--papers", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "triage.paperfold"
        fill(path, options.kept, options.papers)
        app = QApplication(sys.argv[:1])
        settings = AppSettings(Path(folder) / "settings.ini")
        bridge = Bridge(JobQueue())
        view_state = ViewState()
        look = Look(app)
        window = MainWindow(bridge, view_state, look, settings, Prompts(settings, look))
        bridge.open_library(path)
        window.resize(1280, 720)
        window.show()
        pump(app, 1.5)
        view_state.set_place(INBOX)
        pump(app, 1.0)
        costs, late = measure(app, window, options.papers)
        decided = window.reading.round
        done = 0 if decided is None else len(decided.decided)
        window.close()
    costs.sort()
    worst = costs[int(len(costs) * 0.99)]
    print(
        f"{done} decided: p50 {statistics.median(costs):.1f} ms, p99 {worst:.1f} ms, "
        f"most {costs[-1]:.1f} ms; {late} keys before their paper was read"
    )
    return int(worst > BOUND)


if __name__ == "__main__":
    sys.exit(main())
