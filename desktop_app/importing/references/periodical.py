"""Names of journals and proceedings, with their numbers behind them."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.importing.references.abbreviations import is_abbreviation
from desktop_app.importing.references.capitals import SMALL, WORD
from desktop_app.importing.references.places import JOURNAL_FIRST, MEETING, journal_words
from desktop_app.importing.references.words import MONTHS

_DIGIT = re.compile(r"[\dIVXL](?:(?<=\d)|(?<=\b[IVXL])[IVXL]{0,6}\b(?=[,:.\s(]+(?:\(|no|pp?|\d)))")
_NUMBERED = (
    r"(?:vols?|volume|v|bd|band|t|tome|tom|jg|r|roč|т|год|ano|año|n|nr|no|num|núm|nos|issue|heft|h"
    rf"|zesz|z|с|pp?|pages?|art|article|{MONTHS})"
)
"""Words that stand before the numbers of a source."""
_BEFORE_DIGIT = re.compile(
    rf"(?:^|[,.;:\s])[,.;:\s]*(?:[(\[]\s*)?(?:\b{_NUMBERED}[.,]{{0,2}}\s*[°º]?\.?\s*[(/]?\s*)?$",
    re.IGNORECASE,
)
_NUMBERED_ALONE = re.compile(_NUMBERED, re.IGNORECASE)

_NEVER_BEFORE = frozenset("-–—")
_BEFORE, _WORD_LOOKED_AT = 16, 40
"""Letters; more than the longest of those words has."""


def numbers_start(text: str, start: int = 1) -> int | None:
    """Where the numbers of a source begin ('vol. 3', '12(3)', '2005, 1'), with their words."""
    for count, digit in enumerate(_DIGIT.finditer(text, start)):
        if count > 8:
            return None
        at = digit.start()
        sign = text[at - 1 : at]
        if sign in _NEVER_BEFORE or sign.isdecimal():
            continue
        if sign == " ":  # most digits stand behind a word that says nothing of them
            before_it = text[max(0, at - _WORD_LOOKED_AT) : at]
            words = before_it.rstrip(" .,;:")
            word = words.rpartition(" ")[2]
            if word.isalpha() and word.isascii() and not _is_numbered(word):
                between = len(before_it) - len(words)
                if between <= _BEFORE:
                    return max(at - between, start - 1)
        before = _BEFORE_DIGIT.search(text, max(0, at - _BEFORE), at)
        if before is not None:
            return max(before.start(), start - 1)
    return None


@lru_cache(maxsize=4_000)
def _is_numbered(word: str) -> bool:
    return _NUMBERED_ALONE.fullmatch(word) is not None


_NUMBER = re.compile(r"\d+")
_SMALL_BEGINNING = re.compile(r"(?:e|i|m|bio|med|arXiv)[A-Z-]")
_NAME_END = re.compile(r"[.,;(]")
_MEETING = re.compile(MEETING, re.IGNORECASE)
_QUOTES = re.compile(r"[\"“”«»()]")
_VOLUME_NEXT = re.compile(
    r"\s*,?\s*(?:vol|v\.|\d+\s*[(:,]|\d{4}\s*[;,:]|\d+\s*\(\d)", re.IGNORECASE
)
_PAGE = r"(?:(?:pp?|s|с)\.?\s*)?[A-Za-z]{0,2}\d"
_LOCATED = re.compile(
    rf"[.,]?\s*(?:1[89]|20)\d\d(?:\s+{MONTHS}\.?(?:\s+\d{{1,2}})?)?\s*(?:\[[^\[\]]{{3,30}}\]\s*)?"
    rf"[;,.]\s*\d{{1,4}}\s*(?:\([^()]{{1,16}}\)\s*)?[:,]\s*{_PAGE}"
    rf"|[.,]?\s*\d{{1,4}}\s*\(\d{{1,4}}(?:[-–/]\d{{1,4}})?\)\s*[:,]\s*{_PAGE}"
    rf"|,?\s*\d{{1,4}}\s*\((?:1[89]|20)\d\d\)\s*[:,]\s*{_PAGE}"
    r"|,?\s+\d{1,4},\s*(?:pp?\.\s*)?\d{1,6}\s?[-–]\s?\d"
    r"|,?\s+v(?:ol)?\.?\s*\d{1,4}\s*[,.:;(].{0,25}?\bpp?\.?\s*\d"
    rf"|,\s+(?:{MONTHS}\s+)?(?:1[89]|20)\d\d,\s*n[°º]\s*\d"
    r"|[.,]\s*(?:1[89]|20)\d\d[.,]\s*(?:т\.|№|вып\.|vol\.|nr)\s*\d",
    re.IGNORECASE,
)
"""'2018;7(2):12', '2019, 124(3), 45', '12(3), 45', '12 (2019), S. 45', 'v. 3, p. 5', 'mai 2004, n°49',
'2019. Т. 12': numbers that only a periodical has."""
_ORDINAL = re.compile(r"[\s.,;:]*\d{1,2}\s?(?:st|nd|rd|th|e|ème|\.)\s?(?:ed|éd|edn|aufl|wyd)", re.I)
"""'2nd ed.': an edition is of a book, and its title stands before it."""
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_WEB_OR_DOI = re.compile(r"https?://\S+|doi\S*|10\.\S+|arXiv\S*", re.IGNORECASE)
_TRAILING_BRACKETS = re.compile(r"\s*\([^()]{2,40}\)?\s*$")
_POINT = re.compile(r"\.\s+(?=[^\W\d_a-z])")


@lru_cache(maxsize=500)
def journal_score(rest: str) -> float:
    """A name of a periodical or of proceedings with its numbers behind it."""
    if not rest[:1].isupper() and not rest[:1].isdigit() and not rest.startswith(("npj ", "the ")):
        if not _SMALL_BEGINNING.match(rest):
            return 0.0
    mark = numbers_start(rest)
    name = rest[:mark] if mark is not None else _NAME_END.split(rest, maxsplit=1)[0]
    if "(" in name:
        name = _TRAILING_BRACKETS.sub("", name)
    score = _name_score(name) if 1 < len(name) <= 150 else None
    if score is None:
        return 0.0
    if mark is None:
        score -= 1.0 if len(rest) > len(name) + 2 else 0.3
    else:
        score += 0.9
        if _LOCATED.match(rest, mark):
            score += 1.6
        elif _VOLUME_NEXT.match(rest, mark):
            score += 0.6
    return score


@lru_cache(maxsize=5_000)
def _name_score(name: str) -> float | None:
    """How much a text is like the name of a periodical; None where it is none."""
    words = WORD.findall(name)
    if not words or len(words) > 16:
        return None
    capitals = sum(word[0].isupper() for word in words)
    small = sum(word.lower() in SMALL for word in words if not word[0].isupper())
    lower = len(words) - capitals - small
    points = sum(word.endswith(".") for word in words)
    score: float = 0.6
    first = JOURNAL_FIRST.match(name)
    keywords = journal_words(name)
    if first:
        score += 1.6
    elif keywords:
        score += 0.9
    if _MEETING.match(name):
        score += 0.8
    score += 0.4 if points >= 2 else 0.0
    score -= 1.2 if len(words) == 1 and points else 0.0  # the end of 'IEEE Signal Process. Lett.'
    score -= lower * (0.15 if first else 0.3 if keywords else 0.55)
    score -= 0.12 * max(0, len(words) - 6)
    if ". " in name and points * 2 <= len(words):
        score -= 1.6 * sum(
            not is_abbreviation(name, point.start() + 1)
            and not name[: point.start()].rpartition(" ")[2].isupper()
            for point in _POINT.finditer(name)
        )
    score -= (
        0.5 * name.count(",")
        + (0.3 if first or " : " in name else 0.9) * name.count(":")
        + 1.5 * name.count("?")
    )
    score -= 0.7 * len(_QUOTES.findall(name))
    return score


def _has_common_words(words: list[str]) -> bool:
    """Whether other words than those of names are in small letters."""
    for word in words:
        if word[0].islower() and word not in SMALL:
            return True
    return False


def is_source_alone(text: str, start: int) -> bool:
    """Whether no title stands before the source: 'ApJ 475, 163' right behind the authors."""
    rest = text[start : start + 200]
    mark = numbers_start(rest)
    if mark is None or mark > 90 or rest[:mark].count(" ") > 11 or _ORDINAL.match(rest, mark):
        return False
    name, behind = rest[:mark], rest[mark:]
    surely = JOURNAL_FIRST.match(name) is not None and "," not in name
    words = WORD.findall(name)
    if not surely and (not words or ":" in name or _has_common_words(words)):
        return False  # what tells most titles comes first
    if len(_NUMBER.findall(behind)) < 2:
        return False
    if len(_LONG_WORD.findall(_WEB_OR_DOI.sub("", behind))) > 2:
        return False
    if surely:
        return True
    if any(not is_abbreviation(name, point.start() + 1) for point in _POINT.finditer(name)):
        return False
    short = sum(word.endswith(".") or word.isupper() or len(word) < 5 for word in words)
    return (
        short == len(words) or (len(words) < 4 and journal_words(name) > 0) or name.count(".") > 1
    )
