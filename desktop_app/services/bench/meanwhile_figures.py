"""What is felt while an import runs: searches, tag clicks, and how long a thread stands still.

By the clock, since waiting is what is measured; searches beside such before the import, in the same
rhythm: one right after the other finds in the processor's caches all that the last one left there.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from desktop_app.jobs.job_queue import Job, JobQueue, JobState, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.destination import Destination
from desktop_app.model.import_report import ImportReport
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.bench.clock import percentile
from desktop_app.services.bench.figure import Figure
from desktop_app.services.bench.invented_papers import SEED, Invented, invent
from desktop_app.services.bench.looking_figures import ROWS, typed
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session

MOST = 20_000
"""Papers that are imported; a fifth of a smaller library."""
PAUSE = 0.03
"""Seconds between two searches."""
BEFORE = 60
"""Searches before the import."""
TICK = 0.01
_SWITCH = 0.001
"""As app.run_window sets it."""


def meanwhile_figures(
    session: Session, folder: Path, say: Callable[[str], None]
) -> Iterator[Figure]:
    """Import more papers beside searches and clicks; these are taken back, the tag stays."""
    ids = session.search.ids(PaperQuery(ALL))
    say("Searching while an import runs")
    file = folder / "meanwhile.ris"
    write_ris(file, invent(min(MOST, max(500, len(ids) // 5)), SEED + 1))
    with _switching():
        before = _Watch(session)
        for text in random.Random(SEED).choices(typed(), k=BEFORE):
            before.search(text)
            time.sleep(PAUSE)
        during, report = _during(session, ListingInput(file, None, None, file.name), ids)
    file.unlink()
    if report is not None and report.import_id is not None:
        session.imports.take_back(report.import_id, Progress())
    if not during.searches:
        return  # it was over before anyone could search
    middle = 1000 * percentile(during.searches, 0.5)
    floor = 1000 * percentile(before.searches, 0.5)
    title = "search while an import runs, to that before, by the clock, p50"
    yield Figure(id="search_meanwhile", title=title, value=middle, unit="ms", floor=floor, most=1.5)
    for name, words, found, most in (
        ("click", "tag click while an import runs", during.clicks, 150.0),
        ("stall", "a thread of its own stands still", during.stalls, 100.0),
    ):
        for share, at in (("p95", 0.95), ("max", 1.0)) if found else ():
            yield Figure(
                id=f"{name}_meanwhile_{share}",
                title=f"  {words}, by the clock, {share}",
                value=1000 * percentile(found, at),
                unit="ms",
                most=most if share == "max" else None,
            )


def write_ris(path: Path, papers: Iterator[Invented]) -> None:
    """Invented papers as RIS, each with a DOI of its own."""
    with path.open("w", encoding="utf-8") as out:
        for paper in papers:
            out.write(f"TY  - JOUR\nTI  - {paper.title}\n")
            out.writelines(f"AU  - {name}\n" for name in paper.authors)
            out.write(f"PY  - {paper.year}\nAB  - {paper.abstract}\n")
            out.write(f"DO  - 10.5555/meanwhile.{paper.number}\nER  - \n\n")


class _Watch:
    """Seconds of the clock that searches and clicks took, and that a thread which sleeps was late.

    Searches on the calling thread; clicks and stalls are told by other threads.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.searches: list[float] = []
        self.clicks: list[float] = []
        self.stalls: list[float] = []

    def search(self, text: str) -> None:
        """The first rows of a search."""
        began = time.perf_counter()
        found, _ = self._session.search.first_ids(PaperQuery(ALL, text), ROWS)
        self._session.search.rows(found[:ROWS])
        self.searches.append(time.perf_counter() - began)

    def click(self, queue: JobQueue, paper: int) -> None:
        """Put a tag on a paper, on the writing lane, when the import gives way."""
        began = time.perf_counter()

        def told(job: Job[object]) -> None:
            if job.state is JobState.DONE:
                self.clicks.append(time.perf_counter() - began)

        queue.submit("", lambda _: self._session.tags.add([paper], ["meanwhile"]), Lane.WRITE, told)

    def tick(self, progress: Progress) -> None:
        """Sleep and wake until it is cancelled, as a window does that has nothing to do."""
        while True:
            progress.check()
            began = time.perf_counter()
            time.sleep(TICK)
            self.stalls.append(max(0.0, time.perf_counter() - began - TICK))


def _during(
    session: Session, item: ListingInput, ids: Sequence[int]
) -> tuple[_Watch, ImportReport | None]:
    watch, queue = _Watch(session), JobQueue(1)
    session.imports.holds_text("")  # what an import needs is loaded with its first question
    texts, chance = typed(), random.Random(SEED)
    job = queue.submit(
        "",
        lambda progress: session.imports.import_listings([item], progress, Destination.LIBRARY),
        Lane.WRITE,
        alone=True,
    )
    queue.submit("", watch.tick, Lane.READ)
    try:
        while not job.finished:
            watch.search(chance.choice(texts))
            watch.click(queue, chance.choice(ids))
            time.sleep(PAUSE)
    finally:
        queue.close()
    if job.state is JobState.FAILED and job.error is not None:
        raise job.error
    return watch, job.result


@contextmanager
def _switching() -> Iterator[None]:
    held = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(held)
