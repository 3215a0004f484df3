"""Where the words of a search stand in a text: whole words, as the full-text index finds them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Letters and digits with the accents that may follow them; '_' parts words in the index too.
_WORD = re.compile(r"(?:[^\W_][\u0300-\u036f]*)+")
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]")

Span = tuple[int, int]


def hit_spans(text: str, words: tuple[str, ...]) -> tuple[Span, ...]:
    """(start, end) of what is to be marked, in order and apart from each other.

    words: in comparable form (lower case, no accents); one that ends in '*' is the beginning of a
    word. Chinese, Japanese and Korean words are found inside others.
    """
    if not words or not text:
        return ()
    whole = {word for word in words if not word.endswith("*")}
    starts = tuple(word[:-1] for word in words if word.endswith("*") and len(word) > 1)
    unspaced = [word.rstrip("*") for word in words if _UNSPACED.search(word)]
    spans: list[Span] = []
    for match in _WORD.finditer(text):
        folded = _fold(match.group())
        if folded in whole or (starts and folded.startswith(starts)):
            spans.append(match.span())
        elif unspaced:
            spans += _inside(match.group(), match.start(), unspaced)
    return tuple(spans)


def _inside(run: str, offset: int, words: list[str]) -> list[Span]:
    found = {
        (offset + at.start(), offset + at.end())
        for word in words
        for at in re.finditer(re.escape(word), run)
    }
    spans: list[Span] = []
    for start, end in sorted(found):
        if spans and start <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(end, spans[-1][1]))
        else:
            spans.append((start, end))
    return spans


@lru_cache(maxsize=8192)
def _fold(word: str) -> str:
    if word.isascii():
        return word.lower()
    parts = unicodedata.normalize("NFKD", word)
    return "".join(letter for letter in parts if not unicodedata.combining(letter)).casefold()
