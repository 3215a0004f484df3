"""The year of a reference: right behind its authors, or among the numbers at its end."""

from __future__ import annotations

import re
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


def _points(text: str, match: re.Match[str]) -> float:
    start, end = match.span()
    before, after = text[max(0, start - 60) : start], text[end : end + 30]
    web = before.rpartition(" ")[2]
    if len(web) > 6 and ("://" in web or "www." in web or _DOI_IN.search(web)):
        return -1
    said = before[max(map(before.rfind, _ENDS_WORDS)) + 1 :]
    if len(said) >= _SHORTEST_ACCESS and _ACCESS.search(said):
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
    word = _LAST_WORD.search(bare[-16:]) if bare.rstrip(".,")[-1:].isalnum() else None
    if word is not None:
        points += 1.5 if _MONTH.fullmatch(word[1]) else 0.0
        points += 0.4 if word[2] or len(bare) < len(before) else 0.0
    if _PAGE_BEFORE.search(bare[-8:]):
        points -= 3.0
    if bare[-1:] in _DASHES and bare[:-1].rstrip()[-1:].isdecimal() or _RANGE_AFTER.match(after):
        points -= 2.5
    if bare[-1:] in (":", ",") and bare[-2:-1].isdecimal() and not _CLOSED.match(after):
        points -= 1.0
    return points
