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
from functools import lru_cache

from desktop_app.importing.references.set_off import PART, TITLE_CLOSES, TITLE_OPENS
from desktop_app.importing.references.words import (
    ALSO,
    DIGRAPHS,
    EDITOR_MARKS,
    NO_NAME,
    PARTICLES,
    SUFFIXES,
)

_LETTERS = r"(?:[^\W\d_]++|[\u0300-\u036f\u064b-\u0652\u0900-\u0963\u0970-\u0dff\u0e31-\u0e4e]++)++"
_TOKEN = re.compile(
    r"(?=[hwf1])(?P<z>(?:https?://|www\.|ftp://)\S+|10\.\d{4,9}/\S+)"
    r"|(?=[eauybiи….])(?P<e>\bet\.?\s{0,2}(?:al|coll)\b\.?|\band others\b|\bu\.\s?a\."
    r"|\by otros\b|\be outros\b|\bи др\.|\bи соавт\.|\bi in\.|…|\.\.\.|\. \. \.)"
    rf"|{_LETTERS}(?:['’ʼ`´‘\-‐‑·]{_LETTERS})*(?:\.(?!\s?\.))?"
    r"|\d+[a-z]?(?![^\W_])|\d[^\W_]*|``|''|\S"
)
_YEAR = re.compile(r"(?:1[5-9]\d\d|20\d\d)[a-z]?")
_NUMBER = re.compile(r"\d+[a-z]?")
_MARKS = re.compile(r"[\u0300-\u036f\u064b-\u0652\u0900-\u0963\u0970-\u0dff\u0e31-\u0e4e]")
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_INNER = re.compile(r"['’ʼ`´‘\-‐‑·]")
_CAPITALS_NEXT = re.compile(r"\s[^\W\d_a-zà-ÿ]{2}")
_NAME_NEXT = re.compile(r"\s+(?:the\s)?[^\W\d_]")
_NOTE_SIGNS = frozenset("*†‡§¶#✉")
_NOTE = re.compile(r"(?<=[^\W\d_]|\.)[*†‡§¶#✉]{1,3}(?=[,;.:]|\s*[(&]|\s+(?:and|und|et|y)\s|\s*$)")
"""'Oak B*, Lee A†': a mark of a note on a person, not a part of the list."""
_BEHIND_NAMES = frozenset("yqnz")
"""No name holds a number, an address or a quote mark: what stands behind one is no name."""
_PROSE = frozenset("lps&")
"""No name is among three such words, or behind them."""
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
    """The tokens of the first `limit` letters, as far as names may stand among them."""
    kinds: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for match in _TOKEN.finditer(text, 0, min(limit, len(text))):
        start, end = match.span()
        if text[start] in _NOTE_SIGNS and start and _NOTE.match(text, start):
            continue
        if match.lastgroup:
            kind, apart = match.lastgroup, False
        else:
            kind, apart, otherwise = _kind_of(match.group())
            if otherwise:
                form = _NAME_NEXT if kind == "&" else _CAPITALS_NEXT
                if not form.match(text, end - apart):
                    kind = otherwise
            if kinds and kind in "AI":
                before = kinds[-1]
                if kind == "A":
                    if end == start + 1 and text[start] == "A" and before in "I.?!:q(":
                        kind = "s"  # the article
                elif before == "I" and ends[-1] >= start - 1:
                    ends[-1] = end  # 'J. R.' is one
                    continue
                elif before == "-" and kinds[-2:] == ["I", "-"] and ends[-2] >= start - 2:
                    kinds.pop()  # 'J.-P.'
                    starts.pop()
                    ends.pop()
                    ends[-1] = end
                    continue
        kinds.append(kind)
        starts.append(start)
        if apart:
            ends.append(end - 1)
            kinds.append(".")
            starts.append(end - 1)
        ends.append(end)
        if kind in _BEHIND_NAMES:
            break
        if kind == "l" and len(kinds) > 2 and kinds[-2] in _PROSE and kinds[-3] in _PROSE:
            break
    return Tokens(text, "".join(kinds), tuple(starts), tuple(ends))


_SIGNS = (
    {sign: sign for sign in ",;:.()[]/?!*&"}
    | dict.fromkeys(_DASHES, "-")
    | dict.fromkeys(_APOSTROPHES, "'")
    | dict.fromkeys(["``", "''", PART, TITLE_OPENS, TITLE_CLOSES, *'"“”„‟«»‹›「」『』'], "q")
    | {"，": ",", "、": ",", "。": ".", "：": ":", "（": "(", "）": ")"}
)


@lru_cache(maxsize=20_000)
def _kind_of(token: str) -> tuple[str, bool, str]:
    """Its kind, whether its point stands for itself, and its kind if no name stands behind it."""
    first = token[0]
    if first.isdecimal():
        kind = "y" if _YEAR.fullmatch(token) else "n" if _NUMBER.fullmatch(token) else "l"
        return kind, False, ""
    if len(token) < 3 and (sign := _SIGNS.get(token)) is not None:
        return sign, False, ""
    if not first.isalpha() and not _MARKS.match(token):
        return "o", False, ""
    point = token[-1] == "."
    word = token[:-1] if point else token
    low = word.lower()
    if low in EDITOR_MARKS and (point or low in EDITOR_MARKS_BARE):
        return "E", False, ""
    if not word.isascii() and _WIDE.search(word):
        return "W", point, ""
    if low in SUFFIXES and first.isupper():
        return "J", point and low not in ("jr", "sr"), ""
    if low in ("and", "und") or word == "ET":
        return "&", point, "s"
    if first.islower():
        return _lower(word, low), point, ""
    if point and _initials(word):
        return "I", False, ""
    kind = _capitalised(word, low)
    if low in PARTICLES and word.isupper() and len(word) > 1:
        return "p", point, kind  # 'VAN DER BERG'
    return kind, point, ""


def _capitalised(word: str, low: str) -> str:
    if low in NO_NAME and not (len(word) <= 2 and word.isupper()):
        return "s"
    if word.isupper() and word[-1].isalpha():
        bare = _INNER.sub("", word)
        if len(bare) <= 3:
            return "A"
        return "V" if len(bare) <= 5 and "-" not in word else "U"
    return "C"


def _lower(word: str, low: str) -> str:
    if low in ALSO:
        return "&"
    if low in PARTICLES:
        return "p"
    if _INNER.search(word) and any(letter.isupper() for letter in word):
        return "C"  # d'Alembert, al-Farabi
    return "l"


def _initials(word: str) -> bool:
    """'J' of 'J.', 'J-P', 'Yu'."""
    return all(
        len(part) == 1 or (len(part) == 2 and part.lower() in DIGRAPHS and part[1].islower())
        for part in _INNER.split(word)
    )


EDITOR_MARKS_BARE = frozenset("eds hrsg hg editors editor editores éditeurs herausgeber".split())
