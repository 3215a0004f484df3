"""What groups of the table cost: CPU ms to make them, to show, to fold, and a frame of them.

    python -m tests.benchmarks.groups [--papers N]

The floor is one pass over the values in the order of ids. Making runs in the background; the rest
holds up the window, and the exit code is 1 where any of it takes longer than the bound.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.jobs.job_queue import ImmediateQueue
from desktop_app.jobs.progress import Progress
from desktop_app.model.grouping import GroupBy
from desktop_app.model.query import LIBRARY, PaperQuery
from desktop_app.services.bench.clock import cpu_seconds, percentile, quickest
from desktop_app.services.session import Session
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look
from desktop_app.ui.papers.found import Kept, find
from desktop_app.ui.papers.shown_rows import OPEN
from desktop_app.ui.papers.table_view import PaperTableView
from desktop_app.ui.view_state import ViewState
from tests.benchmarks.facets import fill

BOUND = 50.0
_NARROW = "SELECT sum({}) FROM papers INDEXED BY papers_narrow WHERE trashed IS NULL"
FLOOR = {
    GroupBy.YEAR: _NARROW.format("year"),
    GroupBy.SUBJECT: _NARROW.format("length(subjects)"),
    GroupBy.TAG: "SELECT sum(tag_id) FROM paper_tags INDEXED BY paper_tags_by_paper",
    GroupBy.STATUS: _NARROW.format("status"),
    GroupBy.SOURCE: "SELECT sum(paper_id) FROM records INDEXED BY records_by_paper",
    GroupBy.AUTHOR: "SELECT sum(length(authors)) FROM papers",
}


def table_of(session: Session, folder: Path) -> PaperTableView:
    """The table of a window, over this library."""
    bridge, view_state = Bridge(ImmediateQueue()), ViewState()
    bridge.take_over(session)
    settings = AppSettings(folder / "settings.ini")
    table = PaperTableView(bridge, view_state, Look(QApplication([])), settings)
    table.resize(1264, 880)
    table.show()
    QApplication.processEvents()
    return table


def figures(session: Session, table: PaperTableView, by: GroupBy) -> Iterator[float]:
    """Seconds of the floor, and of making; the most of showing, folding one, folding all; a frame.

    The last four are the window's own thread's.
    """
    papers, query = table.papers, PaperQuery(LIBRARY, group=by)

    def floor() -> None:
        with session.library.read() as reader:
            reader.connection.execute(FLOOR[by]).fetchall()

    make = partial(find, session.search, query, Kept(), OPEN, Progress(), whole=True)
    found, others = make(), find(session.search, PaperQuery(), Kept(), OPEN, Progress(), whole=True)

    def jump() -> None:
        bar = table.verticalScrollBar()
        bar.setValue((bar.value() + bar.maximum() // 3) % bar.maximum())
        table.viewport().repaint()

    yield quickest(floor, 5)
    yield quickest(make, 5)
    yield _most(lambda at: papers._take((found, others)[at % 2], 0), 5)
    middle = papers.shown.group(len(papers.shown) // 2) or 0
    yield _most(lambda _: papers.turn(middle), 4)
    yield _most(lambda at: papers.fold_all(at % 2 == 0), 4)
    yield percentile([cpu_seconds(jump) for _ in range(40)], 0.95)


def _most(work: Callable[[int], object], times: int) -> float:
    def painted(at: int) -> None:
        work(at)
        QApplication.processEvents()

    return max(cpu_seconds(partial(painted, at)) for at in range(times))


def main() -> int:
    """Print a line for each kind of groups."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--papers", type=int, default=100_000)
    count = parser.parse_args().papers
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        session = Session.open(Path(folder) / "library.paperfold")
        fill(session, count)
        table = table_of(session, Path(folder))
        print(
            f"{count:,} papers, ms: floor, making; showing, folding one, all; frame by jumps, p95"
        )
        for by in GroupBy:
            floor, make, *own = (1000 * each for each in figures(session, table, by))
            said = "  ".join(f"{each:5.1f}" for each in own)
            groups = len(table.papers.shown.groups.keys) if table.papers.shown.groups else 0
            print(f"{by:8} {groups:>7,} groups  {floor:6.1f} {make:7.1f}   {said}")
            slowest = max(slowest, *own)
        session.close()
    return int(slowest > BOUND)


if __name__ == "__main__":
    sys.exit(main())
