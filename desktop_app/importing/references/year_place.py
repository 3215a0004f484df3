"""The year of a reference: right behind its authors, or among the numbers at its end."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from desktop_app.importing.references.set_off import PART
from desktop_app.importing.references.words import MONTHS

_Y = r"(?:1[5-9]\d\d|20[0-4]\d)"
_BEHIND = re.compile(
    rf"[\s.,:;{PART}]*(?:[(\[]\s*(?:{MONTHS}\.?,?\s+(?:\d{{1,2}},\s+)?|ca?\.\s*|©\s*|orig\w*\.?\s*"
    rf"|\d{{4}}/)?(?P<in>{_Y})(?P<letter>[a-z]?)\b[^()\[\]]{{0,40}}[)\]]"
    rf"|(?P<bare>{_Y})(?P<letters>[a-z]?)(?:\s?[(\[]\d{{4}}[)\]])?"
    rf"(?:,\s+{MONTHS}(?:\s+\d{{1,2}}(?:\s?[-–]\s?\d{{1,2}})?)?(?=\.\s))?(?=[.,:;]|\s+(?-i:[^\W\d_a-z])"
    rf"|\s*[“\"«'‘„`(]))[.,:;]*\s*",
    re.IGNORECASE,
)
_NO_YEAR = re.compile(
    rf"[\s.,:;{PART}]*[(\[]\s*(?:in press|forthcoming|submitted|in prep\w*\.?|to appear|n\.?\s?d\.?"
    r"|s\.?\s?[da]\.?|o\.?\s?j\.?"
    r"|im druck|im erscheinen|à paraître|sous presse|en prensa|no prelo|w druku)\s*[)\]][.,:;]*\s*",
    re.IGNORECASE,
)
_ANY = re.compile(
    rf"(?=[12])(?<![\d–—/\w])(?<!\d-)(?P<year>{_Y})(?P<letter>[a-z])?(?!\w)(?!/(?!\d{2, 4}\b))"
)
_ACCESS = re.compile(
    r"(?:accessed|retrieved|consult\w+|abgerufen|zugriff|letzter|cited|acesso|acessado|vu le"
    r"|viewed|visited"
    r"|dostęp|navštíveno|дата обращения|обращения)[^.;)\]]{0,40}$",
    re.IGNORECASE,
)
_ACCESS_WORDS = (
    "access", "retriev", "consult", "abger", "zugriff", "letzter", "cited", "acess", "vu le", "view",
    "visit",
)  # fmt: skip
"""Of these ASCII has, one stands in what it finds."""
_ENDS_WORDS = ".;)]"
"""Between a word that says when a page was looked at and its date stands none of these."""
_SHORTEST_ACCESS = 5
_MONTH = re.compile(MONTHS, re.IGNORECASE)
_LAST_WORD = re.compile(r"([^\W\d_]+)\.?(,?)$")
_DOI_IN = re.compile(r"10\.\d{4}")
_BRACKET_CLOSES = re.compile(r"[^()]{0,12}\)")
_NUMBERS_NEXT = re.compile(r"\s*;|\s*\[cited|[.,]?\s*(?:pp?\.|\d+\s*[(:]|$)")
_CLOSED = re.compile(r"[).]?\s*$")
_DASHES = ("-", "–", "—")
_BEFORE = f" .,:;{PART}"
_BEGINS = frozenset(("", "(", "[", "1", "2"))
"""A year, or what stands for one, begins so; or the blanks before it are more than usual."""
_PAGE_WORDS = frozenset("p p. pp pp. page pages no no. nr nr. vol vol. art art.".split())
_PAGE_BEFORE = re.compile(
    r"\b(?:pp?\.?|pages?|no\.?|nr\.?|n°|vol\.?|art\.?|#|(?-i:S\.))\s*$", re.IGNORECASE
)
_RANGE_AFTER = re.compile(r"\s?[-–—]\s?[A-Za-z]?\d")


_LIKELY, _ALONE = 1.0, 1.0
"""A number like a year is surer where there is no other."""


class YearPlace(NamedTuple):
    """start, end: all of the mark with its brackets; year: the year itself; sure: 0 to 1."""

    start: int
    end: int
    year: int
    sure: float


def year_behind(text: str, start: int) -> YearPlace | None:
    """The year that stands right at `start`, as behind the authors; year 0 for 'in press'."""
    first = text[start : start + 16].lstrip(_BEFORE)[:1]
    if first not in _BEGINS and not first.isspace():
        return None
    match = _BEHIND.match(text, start)
    if match is not None:
        bare = match["bare"] is not None
        if bare and re.match(r"\s?[-–—]\s?\d", text[match.end("bare") :]):
            return None
        return YearPlace(
            match.start(), match.end(), int(match["in"] or match["bare"]), 0.9 if bare else 0.99
        )
    none = _NO_YEAR.match(text, start)
    return YearPlace(none.start(), none.end(), 0, 0.9) if none else None


def year_among(text: str, start: int) -> YearPlace | None:
    """The likeliest year in the text from `start` on."""
    best: YearPlace | None = None
    rank = 0.0
    found = list(_ANY.finditer(text, start))
    for match in found:
        points = _points(text, match)
        if len(found) == 1 and points >= _LIKELY:
            points += _ALONE
        if points >= rank and points > 0:
            rank = points
            sure = 0.6 + 0.08 * points
            best = YearPlace(match.start(), match.end(), int(match["year"]), min(0.99, sure))
    return best


def _last_word(bare: str) -> tuple[str, bool]:
    """The word that a text ends with, and whether a comma stands behind it; '' where none does."""
    if not bare.rstrip(".,")[-1:].isalnum():
        return "", False
    last = bare[-16:].rpartition(" ")[2]
    word = last.removesuffix(",").removesuffix(".")
    if word.isalpha():
        return word, last[-1] == ","
    if not word[-1:].isalnum() or word[-1].isdecimal():
        return "", False
    found = _LAST_WORD.search(bare[-16:])
    return (found[1], found[2] != "") if found is not None else ("", False)


@lru_cache(maxsize=4_000)
def _is_month(word: str) -> bool:
    return _MONTH.fullmatch(word) is not None


def _says_page(ending: str) -> bool:
    """Whether a text ends with a word that says what the number behind it counts."""
    word = ending.rpartition(" ")[2]
    if word.isascii() and word.rstrip(".").isalnum():
        return word == "S." or word.lower() in _PAGE_WORDS
    return _PAGE_BEFORE.search(ending) is not None


def _says_access(said: str) -> bool:
    """Whether it says when a page was looked at."""
    if len(said) < _SHORTEST_ACCESS:
        return False
    if said.isascii():
        low = said.lower()
        if not any([word in low for word in _ACCESS_WORDS]):
            return False
    return _ACCESS.search(said) is not None


def _points(text: str, match: re.Match[str]) -> float:
    start, end = match.span()
    before, after = text[max(0, start - 60) : start], text[end : end + 30]
    web = before.rpartition(" ")[2]
    if len(web) > 6 and ("://" in web or "www." in web or _DOI_IN.search(web)):
        return -1
    said = before[max(map(before.rfind, _ENDS_WORDS)) + 1 :]
    if _says_access(said):
        return -1
    points = 2.0
    if 0 <= before.rfind(")") < before.rfind("(") or ("(" in before and ")" not in before):
        if _BRACKET_CLOSES.match(after):
            points += 2.0
    if not after.strip(" .,;)]*†"):
        points += 2.0
    elif _NUMBERS_NEXT.match(after):
        points += 1.0
    bare = before.rstrip()
    word, comma = _last_word(bare)
    if word:
        points += 1.5 if _is_month(word) else 0.0
        points += 0.4 if comma or len(bare) < len(before) else 0.0
    if _says_page(bare[-8:]):
        points -= 3.0
    if bare[-1:] in _DASHES and bare[:-1].rstrip()[-1:].isdecimal() or _RANGE_AFTER.match(after):
        points -= 2.5
    if bare[-1:] in (":", ",") and bare[-2:-1].isdecimal() and not _CLOSED.match(after):
        points -= 1.0
    return points
