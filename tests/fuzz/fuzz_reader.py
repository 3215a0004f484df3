"""Feeds one reader with damaged listings of its own format, and checks the promises of reading.

atheris is no dependency of the program or its tests: install it by hand (pip install atheris; it
has wheels for Linux). Then, a minute a reader:

    nice python -m tests.fuzz.fuzz_reader bibtex -max_total_time=60

What follows the reader's name goes to libFuzzer. The seeds are two invented papers in the format;
an input is made of them by swapping, doubling, cutting and joining lines and by changing letters.
The first text that breaks a promise is written to a file crash-… in the working folder.
"""

from __future__ import annotations

import random
import sys

import atheris

with atheris.instrument_imports(include=["desktop_app.importing"]):
    from desktop_app.importing import registry  # noqa: F401 - loaded here to be instrumented

from tests.benchmarks.synthetic import invent
from tests.benchmarks.written_formats import WRITTEN
from tests.fuzz.promises import check

_LONGEST = 6_000


def main(arguments: list[str]) -> None:
    """Runs until libFuzzer's limits are reached, or a promise is broken."""
    if len(arguments) < 2 or arguments[1] not in WRITTEN:
        sys.exit(f"usage: python -m tests.fuzz.fuzz_reader READER [options]\n{', '.join(WRITTEN)}")
    name = arguments[1]
    seed = WRITTEN[name].text(list(invent(2)))[:_LONGEST]
    mutator = _Mutator(seed)
    atheris.Setup(
        [arguments[0], *arguments[2:]],
        lambda data: check(name, data.decode("utf-8", "replace")),
        custom_mutator=mutator.mutated,
    )
    atheris.Fuzz()


class _Mutator:
    """Changes an input by lines, as listings are damaged, and sometimes by bytes."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._lines = seed.split("\n")

    def mutated(self, data: bytes, max_size: int, seed: int) -> bytes:
        """See atheris.Setup."""
        chance = random.Random(seed)
        text = data.decode("utf-8", "replace")
        if len(text) < 20 or chance.random() < 0.02:
            text = self._seed
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
            lines.insert(at, lines[at] * chance.choice((1, 2, 50)))


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
