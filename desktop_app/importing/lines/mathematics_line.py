"""Authors and title of a line of MathSciNet: 'Marlow, Ada; Quince, Orla On the moss of groups.'

Nothing stands between the last given name and the title. Titles are written as sentences are: what
has capitals before the first small word is given names and the title's first word.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_NAME = re.compile(
    r"[^\W\d_][\w'’ .-]{0,40}, (?:[^\W\d_a-z][\w'’.-]{0,20}(?: |$)){1,3}(?:\((?:ed|eds)\.\))?"
)
_LAST = re.compile(r"(?P<family>[^\W\d_][\w'’ .-]{0,40}), (?P<rest>[^\W\d_a-z]\S{0,20} \S.*)")
_INITIAL = re.compile(r"(?:[^\W\d_a-z]\.-?){1,3}")
_OPENERS = frozenset(
    "On The A An Some Note Notes Remarks Correction Erratum Corrigendum Addendum Towards Toward How"
    " When What Why Is Are Does Which About From For In To Two Three Finite Every All New Another"
    " Sur Über Une Un Zur Sulla Sul Sobre О".split()
)
"""Words that begin titles and are nobody's names."""
_MOST_GIVEN = 3


@dataclass(frozen=True, slots=True)
class MathematicsLine:
    """people: the authors as they stand in the line. title_at: where the title begins in it."""

    people: str
    title_at: int


def mathematics_line(text: str) -> MathematicsLine | None:
    """Where authors end and the title begins; None where nothing shows it."""
    start = 0
    while (end := text.find("; ", start)) >= 0 and _NAME.fullmatch(text[start:end]):
        start = end + 2
    last = _LAST.match(text, start)
    if last is None:
        return None
    words = last["rest"].split(" ")
    given = _given(words)
    if given is None:
        return None
    at = last.start("rest") + len(" ".join(words[:given])) + 1
    return MathematicsLine(text[: at - 1], at)


def _given(words: list[str]) -> int | None:
    """How many of the words are given names."""
    for count in range(1, min(len(words), _MOST_GIVEN + 1)):
        if words[count] in _OPENERS:
            return count
        if not words[count][:1].isupper():
            break
    # The last word with a capital before the first small one begins the title.
    initials = next((at for at, word in enumerate(words) if not _INITIAL.fullmatch(word)), 0)
    capitals = next((at for at, word in enumerate(words) if not word[:1].isupper()), 0)
    if not capitals or not words[capitals].isalpha():
        return None  # 'p-adic' may begin a title itself
    names = capitals - 1
    if initials:
        return initials if names == initials else None
    plain = names == 1 or (names == 2 and _INITIAL.fullmatch(words[1]) is not None)
    return names if plain else None
