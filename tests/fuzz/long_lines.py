"""Texts made to stall a reader: python -m tests.fuzz.long_lines [READER…] [--size LETTERS]

Each reader, each page of a known site and each layout gets long runs of the tokens that its own
listings are made of: one token thousands of times, with blanks, with line ends, within an entry and
behind its beginning: so regular expressions are found whose time grows with the square. The reader
of that name looks at each and reads it, and at those of one token alone all readers look, as when a
file is opened. What takes much longer than its size allows (2 s of CPU for a million letters, 0.3 s
for less) is printed with the line of code in which it was met, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import re
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from types import FrameType

from desktop_app.importing.registry import IMPORTERS, importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.errors import UnreadableListing
from desktop_app.services.bench.invented_papers import invent
from tests.benchmarks.written_formats import WRITTEN
from tests.fuzz.subjects import LAYOUTS, SITES

_SECONDS_A_LETTER = 2e-6
_TOKEN = re.compile(r"\w+|[^\w\s]|\s+")
_MOST_TOKENS = 60
_ALWAYS = (
    " ",
    "\t",
    "\n",
    "-",
    ".",
    ",",
    "(",
    "[",
    "{",
    "<",
    '"',
    "'",
    "\\",
    "$",
    "0",
    "a",
    "A ",
    "é",
)
_SEEDS: dict[str, tuple[str, str]] = {
    **{name: (name, written.text(list(invent(2)))) for name, written in WRITTEN.items()},
    **{f"site:{name}": ("known-page", seeds[0]) for name, seeds in SITES.items()},
    **{f"layout:{name}": ("page-text", seeds[0]) for name, seeds in LAYOUTS.items()},
}
"""The reader, and a listing of its own."""


class TooSlow(BaseException):
    """Raised by the timer; no reader may catch it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """1 where anything was too slow."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.long_lines")
    parser.add_argument("readers", nargs="*", metavar="READER", help=", ".join(_SEEDS))
    parser.add_argument("--size", type=int, default=40_000, metavar="LETTERS")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGVTALRM, _stop)
    slow = 0
    for name in options.readers or _SEEDS:
        met: dict[str, tuple[float, str]] = {}
        started = time.process_time()
        count = 0
        for label, text, alone in cases(name, options.size):
            count += 1
            for place, seconds in _slow_places(name, text, everybody=alone):
                if place not in met or met[place][0] < seconds:
                    met[place] = (seconds, label)
        print(f"{name}: {count} texts, {time.process_time() - started:.0f} s", flush=True)
        for place, (seconds, label) in met.items():
            print(f"  over {seconds:.1f} s in {place} with {label}", flush=True)
        slow += len(met)
    return 1 if slow else 0


def cases(name: str, size: int) -> Iterator[tuple[str, str, bool]]:
    """(what it is, the text, whether it is one token alone) for one reader."""
    _, seed = _SEEDS[name]
    tokens = list(dict.fromkeys(_TOKEN.findall(seed[:3_000])))[:_MOST_TOKENS]
    tokens = list(dict.fromkeys([*tokens, *_ALWAYS]))
    half = seed.find("\n", len(seed) // 2)
    for token in tokens:
        for joint in ("", " ", "\n"):
            run = (token + joint) * (size // len(token + joint))
            yield f"{token + joint!r}…", run, not joint
            yield (
                f"the middle of a listing, {token + joint!r}…",
                seed[:half] + run + seed[half:],
                False,
            )
            yield f"a listing before {token + joint!r}…", seed + run, False
    lines = [line for line in seed.split("\n") if line.strip()]
    for line in list(dict.fromkeys(lines))[:12]:
        for part in (line, line[: len(line) // 2], line.split(" ")[0] + " "):
            if part:
                yield f"{part[:60]!r}…", part * (size // len(part)), False
                yield f"{part[:60]!r} a line…", (part + "\n") * (size // (len(part) + 1)), False


def _slow_places(name: str, text: str, *, everybody: bool) -> Iterator[tuple[str, float]]:
    """Where the timer met a reader, and the seconds after which it did."""
    limit = max(0.3, _SECONDS_A_LETTER * len(text))
    try:
        source = source_of_text(text, "long")
    except UnreadableListing:
        return
    own = importer_called(_SEEDS[name][0])
    for importer in IMPORTERS if everybody else (own,):
        place = _run(limit, lambda importer=importer: importer.sniff(source))
        if place:
            yield f"{importer.format.id} sniff: {place}", limit
    place = _run(limit, lambda: [None for _ in own.read(source)])
    if place:
        yield f"{name} read: {place}", limit


def _run(limit: float, job) -> str | None:  # type: ignore[no-untyped-def]
    """The code in which a job was when its time was over; None where it ended in time."""
    signal.setitimer(signal.ITIMER_VIRTUAL, limit)
    try:
        job()
    except TooSlow:
        return _innermost(sys.exc_info()[2])
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None


def _innermost(trace) -> str:  # type: ignore[no-untyped-def]
    frames = [frame for frame in traceback.extract_tb(trace) if "desktop_app" in frame.filename]
    if not frames:
        return "?"
    frame = frames[-1]
    file = frame.filename.rpartition("desktop_app/")[2]
    return f"{file}:{frame.lineno} {(frame.line or '')[:60]}"


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooSlow


if __name__ == "__main__":
    raise SystemExit(main())
