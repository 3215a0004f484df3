"""Feeds one reader with damaged listings of its own kind, and checks the promises of reading.

atheris is no dependency of the program or its tests: install it by hand (pip install atheris; it
has wheels for Linux). Then, a minute of CPU a reader (`list` names them all):

    nice python -m tests.fuzz.fuzz_reader bibtex --seconds 60

What follows goes to libFuzzer. Inputs are made of invented listings by swapping, doubling, cutting
and joining lines and by changing letters. The first text that breaks a promise is written to a file
crash-… in the working folder; given as an argument again, it alone is checked.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable, Sequence

import atheris

with atheris.instrument_imports(include=["desktop_app.importing"]):
    from desktop_app.importing import registry  # noqa: F401 - loaded here to be instrumented

from tests.fuzz.subjects import SUBJECTS

_MINUTE = 60.0


def main(arguments: list[str]) -> None:
    """Runs for the CPU seconds asked for, or until a promise is broken."""
    if len(arguments) < 2 or arguments[1] not in SUBJECTS:
        sys.exit("\n".join(SUBJECTS) if arguments[1:] == ["list"] else __doc__)
    options = arguments[2:]
    seconds = _MINUTE
    if "--seconds" in options:
        at = options.index("--seconds")
        seconds = float(options[at + 1])
        del options[at : at + 2]
    subject = SUBJECTS[arguments[1]]()
    run = _Run(arguments[1], subject.check, seconds)
    mutator = _Mutator(subject.seeds)
    atheris.Setup([arguments[0], *options], run.check, custom_mutator=mutator.mutated)
    atheris.Fuzz()


class _Run:
    """Counts what is checked, and ends the program when the time is over."""

    def __init__(self, name: str, check: Callable[[str], None], seconds: float) -> None:
        self._name, self._check, self._seconds = name, check, seconds
        self._count = 0
        self._longest = 0.0

    def check(self, data: bytes) -> None:
        """One input."""
        started = time.process_time()
        self._check(data.decode("utf-8", "replace"))
        ended = time.process_time()
        self._count += 1
        self._longest = max(self._longest, ended - started)
        if ended > self._seconds:
            print(
                f"{self._name}: {ended:.0f} s of CPU, {self._count:,} texts, "
                f"the slowest {1000 * self._longest:.0f} ms, no promise broken",
                flush=True,
            )
            os._exit(0)  # libFuzzer takes an ordinary exit for a fault


class _Mutator:
    """Changes an input by lines, as listings are damaged, and sometimes by bytes."""

    def __init__(self, seeds: Sequence[str]) -> None:
        self._seeds = seeds
        self._lines = [line for seed in seeds for line in seed.split("\n")]

    def mutated(self, data: bytes, max_size: int, seed: int) -> bytes:
        """See atheris.Setup."""
        chance = random.Random(seed)
        text = data.decode("utf-8", "replace")
        if len(text) < 20 or chance.random() < 0.02:
            text = chance.choice(self._seeds)
        lines = text.split("\n")
        for _ in range(chance.randint(1, 4)):
            self._change(lines, chance)
        out = "\n".join(lines).encode("utf-8", "replace")[:max_size]
        return atheris.Mutate(out, max_size) if chance.random() < 0.3 else out

    def _change(self, lines: list[str], chance: random.Random) -> None:
        at = chance.randrange(len(lines))
        what = chance.randrange(8)
        if what == 0 and len(lines) > 1:
            del lines[at]
        elif what == 1:
            lines.insert(at, chance.choice(self._lines))
        elif what == 2:
            lines[at] = lines[at][: chance.randint(0, len(lines[at]))]
        elif what == 3:
            lines[at] = lines[at] + chance.choice(lines)
        elif what == 4:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif what == 5:
            words = lines[at].split(" ")
            chance.shuffle(words)
            lines[at] = " ".join(words)
        elif what == 6:
            cut = chance.randint(0, len(lines[at]))
            lines[at] = lines[at][:cut] + chance.choice(_PIECES) + lines[at][cut:]
        else:
            # Cut: fifty times fifty times a text of one line fills the memory of any machine.
            lines.insert(at, (lines[at] * chance.choice((1, 2, 50)))[:_LONGEST_LINE])


_LONGEST_LINE = 100_000
_PIECES = (
    *'<>"{}[]&;,.:|\\$%\t\n',
    "\u200f",
    "\ufeff",
    "\x0b",
    "\x1f",
    "&#0;",
    "&amp;",
    "<!--",
    "-->",
    "]]>",
    "…",
    "é",
    "花",
    "2020",
    "10.9999/x",
    " and ",
    " et al.",
)


if __name__ == "__main__":
    main(sys.argv)
