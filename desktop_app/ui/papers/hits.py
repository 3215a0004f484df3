"""Where the words of a search stand in a text: whole words, as the full-text index finds them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

# Letters and digits with the accents that may follow them; '_' parts words in the index too.
_WORD = r"(?:[^\W_][\u0300-\u036f]*)+"
_UNSPACED = r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]"
# Patterns are kept as text: `re` compiles each at its first use and remembers it.

Span = tuple[int, int]


def hit_spans(text: str, words: tuple[str, ...]) -> tuple[Span, ...]:
    """(start, end) of what is to be marked, in order and apart from each other.

    words: words and phrases as they were typed; one that ends in '*' is the beginning of a word.
    Case and accents do not matter. Chinese, Japanese and Korean are found inside other words.
    """
    if not words or not text:
        return ()
    wanted = _wanted(words)
    found = [(match.span(), _fold(match.group())) for match in re.finditer(_WORD, text)]
    spans: list[Span] = []
    for at in range(len(found)):
        for parts, is_start in wanted:
            last = at + len(parts) - 1
            if last < len(found) and _fits(
                [word for _, word in found[at : last + 1]], parts, is_start
            ):
                spans.append((found[at][0][0], found[last][0][1]))
    for word in words:
        if re.search(_UNSPACED, word):
            spans += [match.span() for match in re.finditer(re.escape(word.rstrip("*")), text)]
    return tuple(_apart(spans)) if len(spans) > 1 else tuple(spans)


def _fits(found: list[str], parts: tuple[str, ...], is_start: bool) -> bool:
    if found[:-1] != list(parts[:-1]):
        return False
    return found[-1].startswith(parts[-1]) if is_start else found[-1] == parts[-1]


def _apart(spans: list[Span]) -> Iterator[Span]:
    """Overlapping ones as one."""
    start, end = -1, -1
    for first, last in sorted(spans):
        if first >= end and end >= 0:
            yield start, end
            start = first
        elif start < 0:
            start = first
        end = max(end, last)
    if end >= 0:
        yield start, end


@lru_cache(maxsize=64)
def _wanted(words: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], bool], ...]:
    """(words in a row, whether the last is a beginning) of each word or phrase."""
    wanted = []
    for word in words:
        parts = tuple(_fold(part) for part in re.findall(_WORD, word))
        if parts:
            wanted.append((parts, word.endswith("*")))
    return tuple(wanted)


@lru_cache(maxsize=8192)
def _fold(word: str) -> str:
    if word.isascii():
        return word.lower()
    from desktop_app.markup.plain import comparable  # noqa: PLC0415  (loaded with the first search)

    return comparable(word)
