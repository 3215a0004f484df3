"""What is shown of a long value that changes: the words around the first place that differs."""

from __future__ import annotations

from os.path import commonprefix

BEFORE = 16
"""Letters that stand before the first one that differs."""
LONGEST = 60
"""Letters up to which a value is shown from its beginning."""


def excerpts(before: str, after: str) -> tuple[str, str]:
    """Both from the same place on; '…' where something is left out before it."""
    if not before or not after or max(len(before), len(after)) <= LONGEST:
        return before, after
    start = len(commonprefix((before, after))) - BEFORE
    if start <= 0:
        return before, after
    blank = before.find(" ", start, start + BEFORE)
    start = blank + 1 if blank >= 0 else start
    return f"…{before[start:]}", f"…{after[start:]}"
