"""What a frame of the table costs, in CPU ms of the main thread: by wheel, by page and by jumps.

python tests/benchmarks/frames.py [PAPERS]    (QT_QPA_PLATFORM as it is set; 40 rows, 6 columns)

Where others use the machine, CPU time grows too: Qt's own table over the same rows is measured in
the same run, and the bounds grow by as much as it needs more than on the same machine at rest.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parent)]

from PySide6.QtCore import QEventLoop  # noqa: E402
from PySide6.QtWidgets import QApplication, QTableView  # noqa: E402
from synthetic import invent  # noqa: E402

from desktop_app.jobs.job_queue import JobQueue  # noqa: E402
from desktop_app.model.description import Description  # noqa: E402
from desktop_app.model.paper import Status, Triage  # noqa: E402
from desktop_app.services.session import Session  # noqa: E402
from desktop_app.ui.app_settings import AppSettings  # noqa: E402
from desktop_app.ui.bridge import Bridge  # noqa: E402
from desktop_app.ui.look import Look  # noqa: E402
from desktop_app.ui.papers.column import TITLE  # noqa: E402
from desktop_app.ui.papers.columns import COLUMNS  # noqa: E402
from desktop_app.ui.papers.table_view import PaperTableView  # noqa: E402
from desktop_app.ui.view_state import ViewState  # noqa: E402

ROWS = 40
SHOWN = ("status", TITLE, "authors", "year", "tags", "added")
FRAMES = 300
WHEEL_BOUND, JUMP_BOUND = 16.7, 25.0
STOCK_AT_REST = 21.3
"""CPU ms (p50) that Qt's own table needs for a jump where nothing else runs."""


def fill(session: Session, count: int) -> None:
    """Invented papers, most of them tagged, some read."""
    tags = ("method/routing", "to cite", "theory", "reading group", "speech")
    with session.library.write("Fill", recorded=False) as write:
        ids = write.papers.insert_many(
            [
                Description(
                    title=paper.title,
                    authors=paper.authors,
                    author_total=len(paper.authors) + paper.number % 7,
                    year=paper.year,
                    subjects=paper.subjects,
                    venue=f"Venue {paper.number % 40}",
                )
                for paper in invent(count)
            ],
            triage=Triage.KEPT,
            added=int(time.time()),
        )
    ids = list(ids)
    for at, tag in enumerate(tags):
        session.tags.add(ids[at :: at + 2], [tag])
    session.papers.set_status(ids[::5], Status.READ)
    session.papers.set_status(ids[1::5], Status.TO_READ)


def complete(table: PaperTableView) -> bool:
    """Whether the rows on screen are there."""
    first = table.verticalScrollBar().value() // table.verticalScrollBar().singleStep()
    count = len(table.papers.ids)
    return bool(count) and all(
        table.papers.row(row) is not None for row in range(first, min(count, first + ROWS))
    )


def settle(app: QApplication, table: PaperTableView, seconds: float = 20.0) -> None:
    """Handle events until the rows on screen are there, and painted."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        if complete(table):
            app.processEvents()
            return
        time.sleep(0.001)


def measure(app: QApplication, table: PaperTableView, move: Callable[[int], int]) -> list[float]:
    """CPU ms of the main thread for each frame: from the scroll until all rows are painted."""
    bar, costs = table.verticalScrollBar(), []
    for frame in range(FRAMES):
        begin = time.thread_time()
        bar.setValue(move(frame))
        settle(app, table)
        costs.append(1000 * (time.thread_time() - begin))
    return sorted(costs)


def stock_table(app: QApplication, table: PaperTableView) -> float:
    """CPU ms (p50) of a jump in a QTableView with Qt's delegate; rows that were read before."""
    papers, height = table.papers, table.verticalScrollBar().singleStep()
    for first in range(0, min(2000, len(papers.ids)), ROWS):
        papers.show_span(first, first + ROWS)
        table.verticalScrollBar().setValue(first * height)
        settle(app, table)
    stock = QTableView()
    stock.setModel(papers)
    stock.verticalHeader().setDefaultSectionSize(height)
    stock.verticalHeader().hide()
    stock.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
    widths = {name: width for name, _, width in table.column_header.columns()}
    for at, column in enumerate(COLUMNS):
        stock.setColumnHidden(at, column.id not in widths)
        stock.setColumnWidth(at, widths.get(column.id, 0))
    stock.resize(table.size())
    stock.show()
    settle(app, table)
    chance, bar, costs = random.Random(2), stock.verticalScrollBar(), []
    last = min(bar.maximum(), 1900 * height)
    for _ in range(FRAMES // 3):
        begin = time.thread_time()
        bar.setValue(chance.randrange(last))
        app.processEvents()
        costs.append(1000 * (time.thread_time() - begin))
    stock.close()
    return sorted(costs)[len(costs) // 2]


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    app = QApplication([])
    look, view_state, bridge = Look(app), ViewState(), Bridge(JobQueue())
    with tempfile.TemporaryDirectory() as folder:
        bridge.session = Session.open(Path(folder) / "frames.paperfold")
        fill(bridge.session, count)
        settings = AppSettings(Path(folder) / "settings.ini")
        table = PaperTableView(bridge, view_state, look, settings)
        for column in COLUMNS:
            table.column_header.show_column(column.id, column.id in SHOWN)
        height = look.row_height
        table.resize(1264, ROWS * height + look.px(28))
        table.show()
        settle(app, table)
        stock = stock_table(app, table)
        slower = max(1.0, stock / STOCK_AT_REST)
        print(f"Qt's own table, jumps: p50 {stock:.1f}; {slower:.1f} times that at rest")
        last = table.verticalScrollBar().maximum()
        chance = random.Random(1)
        held = True
        for name, bound, move in (
            ("wheel, 3 rows", WHEEL_BOUND, lambda frame: frame * 3 * height),
            ("a page a frame", WHEEL_BOUND, lambda frame: frame * ROWS * height % last),
            ("random jumps", JUMP_BOUND, lambda _: chance.randrange(last)),
        ):
            costs = measure(app, table, move)
            p50, p95 = costs[len(costs) // 2], costs[int(len(costs) * 0.95)]
            held = held and p95 <= bound * slower
            print(
                f"{name:16} p50 {p50:5.1f}  p95 {p95:5.1f}   bound {bound} × {slower:.1f} = "
                f"{bound * slower:.1f}"
            )
        table.close()
        bridge.close()
    return 0 if held else 1


if __name__ == "__main__":
    raise SystemExit(main())
