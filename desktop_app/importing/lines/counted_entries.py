"""Numbers alone on their lines that count the entries of a list: '1', then a paper, then '2'."""

from __future__ import annotations

import re
from collections.abc import Sequence

_NUMBER = re.compile(r"[(\[]?(\d{1,4})[.)\]:]?")
_FEWEST = 3
_LONGEST_ENTRY = 14
"""Lines: numbers that stand further apart are those of pages."""
_MOSTLY = 0.7


def counting_lines(texts: Sequence[str]) -> list[int]:
    """Indexes of the lines that count entries; empty where numbers are something else.

    They count up by one, a line or more behind each; a list of several sections may begin anew.
    """
    numbers = [
        (at, int(found[1]))
        for at, text in enumerate(texts)
        if len(text) <= 6 and (found := _NUMBER.fullmatch(text.strip()))
    ]
    if len(numbers) < _FEWEST or numbers[0][1] > 1 and numbers[0][1] > 99:
        return []
    steps = [(b - a, then - one) for (a, one), (b, then) in zip(numbers, numbers[1:], strict=False)]
    counts = sum(1 < apart <= _LONGEST_ENTRY and step == 1 for apart, step in steps)
    if counts < _FEWEST - 1 or counts < _MOSTLY * len(steps):
        return []
    own = [numbers[0][0]]
    expected = numbers[0][1] + 1
    for (at, number), (apart, _) in zip(numbers[1:], steps, strict=True):
        if apart > 1 and number in (expected, 1):
            own.append(at)
            expected = number + 1
    return [at for at in own if at + 1 < len(texts)]
