"""Times and memory of reading odd texts: python -m tests.benchmarks.odd_texts [WORDS…]

Each listing of tests/importing/odd_listings, of a million bytes, is read end to end as a file is:
from bytes through the looks of all readers to records or a message; in a process of its own, so
that its memory is its own. Printed are those over the bounds, or with --all each one.

Bounds: 2 s of CPU for a million bytes, and in memory 20 times the size beside what the program had
before, and 750 bytes for each record that was found: of the smallest, a million bytes hold 35,000.
For HTML it is 36 times the size: its parser takes 20 for a page that has as many elements as pages
may have. The process has read a small listing of the kind before: that loads the code of its
readers, which is no memory of the listing.
WORDS: only listings whose names hold one of them.
"""

from __future__ import annotations

import argparse
import os
import pickle
import resource
import signal
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.registry import IMPORTERS
from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput, read_listing
from tests.importing.odd_listings import ODD

_SECONDS = 2.0
_TIMES, _OF_HTML = 20, 36
_A_RECORD = 750
_MOST_SECONDS = 60
_SMALL = 2_000
_MOST_MEMORY = 4 * 2**30
Measured = tuple[float, int, int, str]
"""CPU seconds, bytes of memory, records, and what came of it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """1 where anything was over its bounds."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.odd_texts")
    parser.add_argument("words", nargs="*", metavar="WORDS")
    parser.add_argument("--size", type=int, default=1_000_000, metavar="BYTES")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args(arguments)
    over = count = 0
    worst = [0.0, 0.0]
    for name, odd in ODD.items():
        if options.words and not any(word in name for word in options.words):
            continue
        data = odd.make(options.size)
        seconds, memory, records, said = measured(data, odd.make(_SMALL))
        size = max(len(data), options.size)
        times = memory / size
        most = _OF_HTML if looks_like_html(data[:2_000].decode("utf-8", "replace")) else _TIMES
        bad = seconds > _SECONDS * size / 1e6 or memory > most * size + _A_RECORD * records
        if bad or options.all:
            print(f"{seconds:6.2f} s {times:6.1f} times  {name[:60]:60}  {said}", flush=True)
        count, over = count + 1, over + bad
        worst = [max(worst[0], seconds), max(worst[1], times)]
    print(
        f"{count} listings, {over} over; at worst {worst[0]:.2f} s, {worst[1]:.1f} times the size"
    )
    return 1 if over else 0


def measured(data: bytes, small: bytes) -> Measured:
    """A listing read in a process of its own, which has read a small one of the kind before."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "wb") as out:
            pickle.dump(_read(data, small), out)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        said = answer.read()
    _, status, usage = os.wait4(child, 0)
    if not said:
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, 0, f"ended by {status}"
    measure: Measured = pickle.loads(said)
    return measure


def _read(data: bytes, small: bytes) -> Measured:
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
    signal.setitimer(signal.ITIMER_VIRTUAL, _MOST_SECONDS)
    item = ListingInput(None, None, None, "odd", data=data)
    tuple(IMPORTERS)  # a small listing may load fewer of them
    read_listing(replace(item, data=small), None, Progress())
    before = _resident("VmRSS")
    records = 0
    started = time.process_time()
    try:
        reading = read_listing(item, None, Progress())
        summary = reading.summary
        records = summary.records
        said = f"{summary.format}: {records} records; {(summary.error or '')[:90]}"
        if not summary.error and summary.problems:
            said += f" {summary.problems[0].reason[:80]}"
    except BaseException as error:  # noqa: BLE001 - whatever it is, it is told
        said = f"raises {type(error).__name__}: {error}"[:120]
    return time.process_time() - started, _resident("VmHWM") - before, records, said


def _resident(name: str) -> int:
    """Bytes of this process in memory, now (VmRSS) or at its highest (VmHWM)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1024
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
