"""CPU of every reader, in MB/s: python -m tests.benchmarks.readers [READER…] [--megabytes N]

Each reads a listing of invented papers in its own format, of about that size, from bytes to
records, found by its looks as the program finds it. Beside it stands the floor of the same run: to
decode the same bytes and cut them into lines. Times are CPU seconds, the best of three runs.
The last line is the mail of 1,100 papers that has to be read in less than half a second.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.services.bench.invented_papers import Invented, invent
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.benchmarks.written_formats import WRITTEN, Written

_RUNS = 3
_MAIL = ("arxiv-mail", 1_100)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the table; 1 where a listing was not read by its reader."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.readers")
    parser.add_argument("readers", nargs="*", metavar="READER", help=", ".join(WRITTEN))
    parser.add_argument("--megabytes", type=float, default=1.0, metavar="N")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.readers if name not in WRITTEN]
    if unknown:
        parser.error(f"no such reader: {', '.join(unknown)}")
    papers = list(invent(max(_MAIL[1], int(options.megabytes * 4_000))))
    print(f"{'reader':22} {'MB':>6} {'records':>8} {'ms':>8} {'MB/s':>8} {'floor':>8} {'times':>6}")
    wrong = 0
    for name in options.readers or WRITTEN:
        data = _sized(WRITTEN[name], papers, int(options.megabytes * 1e6)).encode()
        wrong += _measured(name, name, data)
    if not options.readers:
        reader, count = _MAIL
        mail = WRITTEN[reader].text(papers[:count]).encode()
        wrong += _measured(f"mail of {count:,}", reader, mail)
    return 1 if wrong else 0


def _sized(written: Written, papers: Sequence[Invented], size: int) -> str:
    """As many of the papers as make a listing of this size."""
    if written.most:
        return written.text(papers)
    one = len(written.text(papers[:100])) / 100
    return written.text(papers[: max(1, int(size / one))])


def _measured(label: str, reader: str, data: bytes) -> bool:
    """Prints a row; whether it was read by another reader than it should."""
    item = ListingInput(None, None, None, "listing", data=data)
    seconds, reading = _best(lambda: read_listing(item, None, Progress()))
    floor, _ = _best(lambda: data.decode("utf-8").split("\n"))
    size = len(data) / 1e6
    assert isinstance(reading, Reading)
    taken = "" if reading.summary.format == reader else f"  read as {reading.summary.format}!"
    print(
        f"{label:22} {size:6.2f} {len(reading.records):8,} {1000 * seconds:8.1f} "
        f"{size / seconds:8.1f} {size / max(floor, 1e-6):8.0f} {seconds / max(floor, 1e-6):6.0f}"
        f"{taken}",
        flush=True,
    )
    return bool(taken)


def _best(run: Callable[[], object]) -> tuple[float, object]:
    """(CPU seconds of the quickest run, its answer)."""
    best = None
    answer: object = None
    for _ in range(_RUNS):
        started = time.process_time()
        answer = run()
        taken = time.process_time() - started
        best = taken if best is None else min(best, taken)
    return best or 0.0, answer


if __name__ == "__main__":
    raise SystemExit(main())
