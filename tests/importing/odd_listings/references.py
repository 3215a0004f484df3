"""Odd lists of references: tiny ones, their lines in disorder, and one word a line."""

from __future__ import annotations

import random
from collections.abc import Callable
from textwrap import wrap

from tests.importing.invented_lists import NAMES, STYLES, papers
from tests.importing.odd_listings.odd import Odd

_SEED = 20
_DIFFERENT = 200
_WIDTH = 72
_TINY = 36
"""Letters of the smallest entry, about."""


def _references(size: int) -> list[str]:
    """References in all styles, about as many letters of them; none is another's twin."""
    draw = random.Random(_SEED)
    known = papers(_SEED, _DIFFERENT)
    styles = list(STYLES.values())
    out: list[str] = []
    while size > 0:
        text = f"{draw.choice(styles)(draw.choice(known)).text} No. {len(out)}."
        out.append(text)
        size -= len(text.encode())
    return out


def _shuffled(lines: list[str]) -> list[str]:
    random.Random(_SEED).shuffle(lines)
    return lines


def _wrapped(size: int) -> list[str]:
    return [
        line
        for number, text in enumerate(_references(size), 1)
        for line in wrap(f"[{number}] {text}", _WIDTH)
    ]


def _words(size: int) -> list[str]:
    return [word for text in _references(size) for word in text.split() if "/" not in word]


def _named(size: int) -> list[tuple[str, int, int]]:
    """Names, numbers, years, for as many entries as make up the size."""
    return [
        (f"Ann {NAMES[n % len(NAMES)][1]}", n, 1950 + n % 70) for n in range(max(4, size // _TINY))
    ]


def _tiny(size: int) -> list[str]:
    return [f"[{n % 9_999 + 1}] {name}. A title {n}. {year}." for name, n, year in _named(size)]


def _blocks(size: int) -> list[str]:
    return [f"{name}\nA title of {n} words\n{year}" for name, n, year in _named(size)]


def _text(lines: Callable[[int], list[str]], end: str = "\n") -> Callable[[int], bytes]:
    return lambda size: (end.join(lines(size)) + end).encode()[:size]


REFERENCES: dict[str, Odd] = {
    "tiny references": Odd(_text(_tiny), "reference-list"),
    "tiny references in paragraphs": Odd(_text(_tiny, "\n\n"), "reference-list"),
    "names, title and year in lines": Odd(_text(_blocks), "page-text", either=True),
    "names, title and year in paragraphs": Odd(_text(_blocks, "\n\n"), "page-text"),
    "references in all styles": Odd(_text(_references), "reference-list"),
    "numbered references in all styles": Odd(_text(_wrapped), "reference-list"),
    "lines of references in disorder": Odd(
        _text(lambda size: _shuffled(_wrapped(size))), "reference-list", either=True
    ),
    "one word a line": Odd(_text(_words), "reference-list", either=True),
    "one word a line in disorder": Odd(
        _text(lambda size: _shuffled(_words(size))), "reference-list", either=True
    ),
    "one word a paragraph": Odd(_text(_words, "\n\n"), "reference-list", either=True),
}
