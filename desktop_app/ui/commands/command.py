"""Command: one line of the palette; and how well it fits the letters that were typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from desktop_app.model.paper_row import Status

BEGINS, WITHIN, SCATTERED = 3.0, 2.0, 1.0
"""Worth of a typed word that begins a word, stands within one, or is spread over the letters."""
OTHERWISE = 2.5
"""Worth of a typed word that is found by other words alone."""
EXACT = 10.0
"""Who typed all of several words means them, whatever was done last."""
FROM_THE_START = 0.5
MOST_SPREAD = 6
"""A typed word may be spread over so many times its own length."""


class Kind(IntEnum):
    """Groups of the palette, in their order."""

    RECENT = 0
    ACTION = 1
    PLACE = 2
    PAPER = 3
    AUTHOR = 4


class Command(NamedTuple):
    """id: stays the same from day to day, 'action paper.read', 'tag method/moe', 'paper 12'.

    also: other words that it is found by, though they are not shown; in any language.
    """

    id: str
    kind: Kind
    text: str
    remark: str = ""
    icon: str = ""
    key: str = ""
    hue: int | None = None
    status: Status | None = None
    also: str = ""


class Fit(NamedTuple):
    """spans: (start, end) in the text of what fits the typed letters."""

    command: Command
    worth: float
    spans: tuple[tuple[int, int], ...] = ()


def fits(commands: Sequence[Command], typed: str, recent: Sequence[str]) -> list[Fit]:
    """Those that hold every word that was typed, the best first; of equals what was done last.

    Letters fit in any case and without accents. Without a word, all of them fit.
    """
    words = folded(typed).split()
    rank = {each: len(recent) - at for at, each in enumerate(recent)}
    found = []
    for command in commands:
        fit = _fit(command, words)
        if fit is not None:
            found.append(fit)
    if any(fit.worth >= WITHIN for fit in found):
        found = [fit for fit in found if fit.worth >= WITHIN]  # scattered letters are a last resort
    found.sort(key=lambda fit: (-_worth(fit, rank), len(fit.command.text)))
    return found


@lru_cache(maxsize=16_384)
def folded(text: str) -> str:
    """Letters to compare by; as many as the text has."""
    return "".join(_folded_letter(letter) for letter in text)


def _worth(fit: Fit, rank: Mapping[str, int]) -> float:
    # What was done lately goes first among those that fit about as well.
    return fit.worth + (1 + rank[fit.command.id] / 100 if fit.command.id in rank else 0)


def _fit(command: Command, words: Sequence[str]) -> Fit | None:
    letters, others = folded(command.text), folded(command.also)
    worth, spans = 0.0, []
    for word in words:
        one = _fit_of_word(letters, word)
        if (one is None or one[0] < WITHIN) and _is_among(others, word):
            one = OTHERWISE, []
        if one is None:
            return None
        worth += one[0]
        spans += one[1]
    if words and letters.startswith(words[0]):
        worth += FROM_THE_START
    whole = EXACT if len(words) > 1 and letters.split() == list(words) else 0
    return Fit(command, whole + worth / max(1, len(words)), tuple(sorted(spans)))


def _is_among(others: str, word: str) -> bool:
    """Whether it begins one of the words; those of Chinese stand without blanks between them."""
    return bool(others) and (f" {word}" in others or (not word.isascii() and word in others))


def _fit_of_word(letters: str, word: str) -> tuple[float, list[tuple[int, int]]] | None:
    at = letters.find(word)
    inside = at
    while at >= 0:
        if at == 0 or not letters[at - 1].isalnum():
            return BEGINS, [(at, at + len(word))]
        at = letters.find(word, at + 1)
    if inside >= 0:
        return WITHIN, [(inside, inside + len(word))]
    return _scattered(letters, word)


def _scattered(letters: str, word: str) -> tuple[float, list[tuple[int, int]]] | None:
    """The letters of the word in their order, the first one beginning a word, not too far apart."""
    starts = [
        at
        for at, letter in enumerate(letters)
        if letter == word[0] and (at == 0 or not letters[at - 1].isalnum())
    ]
    if len(word) < 2:
        return None
    for start in starts:
        spans, at = [(start, start + 1)], start
        for letter in word[1:]:
            at = letters.find(letter, at + 1)
            if at < 0:
                break
            spans.append((at, at + 1))
        else:
            if at - start < MOST_SPREAD * len(word):
                return SCATTERED, spans
    return None


def _folded_letter(letter: str) -> str:
    if letter.isascii():
        return letter.lower()
    base = unicodedata.normalize("NFD", letter)[0].casefold()
    return base if len(base) == 1 else letter
