"""A reference as tokens, each with a letter for its kind, so that patterns can run over kinds.

C capitalised word · U word in capitals · V one of four or five letters · I initials with points ·
A one to three capitals without points · p particle · l other word · s article, preposition or
other word that no name begins with · & a word for 'and' · e 'et al.' · E 'ed.' · J 'Jr.' · n
number · y year · z address · q quote mark · - dash of its own · W Chinese, Japanese or Korean ·
punctuation stands for itself, o is the rest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop_app.importing.references.words import (
    ALSO,
    DIGRAPHS,
    EDITOR_MARKS,
    NO_NAME,
    PARTICLES,
    SUFFIXES,
)

LETTER = r"(?:[^\W\d_]|[\u0300-\u036f\u064b-\u0652\u0900-\u0963\u0970-\u0dff\u0e31-\u0e4e])"
_TOKEN = re.compile(
    r"(?P<z>(?:https?://|www\.|ftp://)\S+|10\.\d{4,9}/\S+)"
    r"|(?P<e>\bet\.?\s{0,2}(?:al|coll)\b\.?|\band others\b|\bu\.\s?a\.|\by otros\b|\be outros\b"
    r"|\bи др\.|\bи соавт\.|\bi in\.|…|\.\.\.|\. \. \.)"
    rf"|(?P<w>{LETTER}+(?:['’ʼ`´‘\-‐‑·]{LETTER}+)*)"
    r"|(?P<n>\d+[a-z]?(?![^\W_]))|(?P<m>\d[^\W_]*)"
    r"|(?P<q>``|''|[\"“”„‟«»‹›「」『』])"
    r"|(?P<o>\S)"
)
_YEAR = re.compile(r"(?:1[5-9]\d\d|20\d\d)[a-z]?")
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_INNER = re.compile(r"['’ʼ`´‘\-‐‑·]")
_CAPITALS_NEXT = re.compile(r"\s[^\W\d_a-zà-ÿ]{2}")
_NAME_NEXT = re.compile(r"\s+(?:the\s)?[^\W\d_]")
_PROSE = frozenset("lps&")
_DASHES = "-‐‑‒–—―−"
_APOSTROPHES = "'‘’‚`´"


@dataclass(frozen=True, slots=True)
class Tokens:
    """kinds: a letter a token; starts and ends: where each stands in `text`."""

    text: str
    kinds: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def between(self, first: int, end: int) -> str:
        """The text of some tokens, as it stands."""
        return self.text[self.starts[first] : self.ends[end - 1]] if end > first else ""


def tokens_of(text: str, limit: int) -> Tokens:
    """The tokens of the first `limit` letters."""
    kinds: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    position = 0
    limit = min(limit, len(text))
    while match := _TOKEN.search(text, position, limit):
        start, end = match.span()
        kind = match.lastgroup or "o"
        if kind == "w":
            kind, end = _word(text, start, end)
        elif kind == "n":
            kind = "y" if _YEAR.fullmatch(match.group()) else "n"
        elif kind == "m":
            kind = "l"
        elif kind == "o":
            kind = _sign(match.group())
        if kind == "A" and text[start:end] == "A" and kinds and kinds[-1] in "I.?!:q(":
            kind = "s"  # the article
        if kind == "I" and kinds[-2:] == ["I", "-"] and ends[-2] >= start - 2:
            kinds.pop()  # 'J.-P.'
            starts.pop()
            ends.pop()
            ends[-1] = end
        elif kind == "I" and kinds[-1:] == ["I"] and ends[-1] >= start - 1:
            ends[-1] = end  # 'J. R.' is one
        else:
            kinds.append(kind)
            starts.append(start)
            ends.append(end)
        position = end
        if kind == "l" and len(kinds) > 2 and kinds[-2] in _PROSE and kinds[-3] in _PROSE:
            break  # no name is among three such words, or behind them
    return Tokens(text, "".join(kinds), tuple(starts), tuple(ends))


def _sign(sign: str) -> str:
    if sign in ",;:.()[]/?!*":
        return sign
    if sign == "&":
        return "&"
    if sign in _DASHES:
        return "-"
    if sign in _APOSTROPHES:
        return "'"
    return {"，": ",", "、": ",", "。": ".", "：": ":", "（": "(", "）": ")"}.get(sign, "o")


def _word(text: str, start: int, end: int) -> tuple[str, int]:
    """The kind of a word, and its end: an abbreviation takes its point along."""
    word = text[start:end]
    point = text[end : end + 1] == "."
    low = word.lower()
    if low in EDITOR_MARKS and (point or low in EDITOR_MARKS_BARE):
        return "E", end + point
    if word.isascii() is False and _WIDE.search(word):
        return "W", end
    if low in SUFFIXES and (word[0].isupper()):
        return "J", end + (point and low in ("jr", "sr"))
    if low in ("and", "und") or word == "ET":
        return ("&" if _NAME_NEXT.match(text, end) else "s"), end
    if word[0].islower():
        return _lower(word, low, end)
    if point and _initials(word):
        return "I", end + 1
    if low in PARTICLES and word.isupper() and len(word) > 1 and _CAPITALS_NEXT.match(text, end):
        return "p", end  # 'VAN DER BERG'
    if low in NO_NAME and not (len(word) <= 2 and word.isupper()):
        return "s", end
    if word.isupper() and word[-1].isalpha():
        bare = _INNER.sub("", word)
        if len(bare) <= 3:
            return "A", end
        return "V" if len(bare) <= 5 and "-" not in word else "U", end
    return "C", end


def _lower(word: str, low: str, end: int) -> tuple[str, int]:
    if low in ALSO:
        return "&", end
    if low in PARTICLES:
        return "p", end
    if _INNER.search(word) and any(letter.isupper() for letter in word):
        return "C", end  # d'Alembert, al-Farabi
    return "l", end


def _initials(word: str) -> bool:
    """'J' of 'J.', 'J-P', 'Yu'."""
    return all(
        len(part) == 1 or (len(part) == 2 and part.lower() in DIGRAPHS and part[1].islower())
        for part in _INNER.split(word)
    )


EDITOR_MARKS_BARE = frozenset("eds hrsg hg editors editor editores éditeurs herausgeber".split())
