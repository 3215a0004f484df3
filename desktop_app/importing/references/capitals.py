"""Names among ordinary words: runs of capitalised words and the small ones between them."""

from __future__ import annotations

import re

WORD = re.compile(r"[^\W\d_][^\W\d_'’.&-]*\.?")
SMALL = frozenset(
    "of the and for in on de la le les des du et der die das für und y e a an to d l dell della"
    " delle "
    "degli dei di i w z na o do da dos das em el en al au aux zur zum von van het voor och af og "
    "with its und- at ser series série & v".split()
)


def names_only(text: str) -> bool:
    """Whether all words of a text are capitalised, but for the small ones between them."""
    words = WORD.findall(text)
    return (
        bool(words)
        and len(words) <= 9
        and all(word[0].isupper() or word.lower().rstrip(".") in SMALL for word in words)
    )
