"""Dates of tagged formats as ISO dates, as partial as they are, only where they are certain."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

_YEAR = r"(?P<year>[12]\d{3})"
_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_WORD = (
    r"(?P<word>(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    r"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?)"
)
_FORMS = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        # 2001/09/01/ and 2014// and 2005-07-15, with whatever follows the third slash
        rf"{_YEAR}(?:[/-](?P<month>\d{{0,2}}))?(?:[/-](?P<day>\d{{0,2}}))?(?:/.*)?",
        rf"{_YEAR}[/\s-]+{_WORD}(?:[/\s-]+(?P<day>\d{{1,2}}))?/*",  # 1996 Jul 9
        rf"{_WORD}(?:[\s-]+(?P<day>\d{{1,2}}))?,?\s+{_YEAR}",  # Jul 9, 1996; JAN 2013
        rf"(?P<day>\d{{1,2}})[\s-]+{_WORD},?[\s-]+{_YEAR}",  # 9 Jul 1996
        rf"(?P<month>\d{{1,2}})\s+{_YEAR}",  # 04 2006
        rf"{_YEAR}\b(?=[/\s-]).*",  # 2006 May-Jun; 2015/october and other words: the year alone
    )
)
_MONTH_ALONE = re.compile(rf"(?:/+)?{_WORD}(?:[\s-]+(?P<day>\d{{1,2}}))?/*", re.IGNORECASE)
_FOUR = re.compile(r"[12]\d{3}")
_YEAR_IN = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
_WORDS = re.compile(r"[^\W_]+")


_LONGEST = 80


def iso_date(text: str) -> str | None:
    """'2001-09-01' of '2001/09/01/', '1996-07-09' of '1996 Jul 9', '2006' of '2006 May-Jun'."""
    text = text.strip()
    return _iso_date(text) if len(text) <= _LONGEST else None


@lru_cache(maxsize=4096)
def _iso_date(text: str) -> str | None:
    if _FOUR.fullmatch(text):
        return text
    for form in _FORMS:
        if match := form.fullmatch(text):
            found = match.groupdict()
            year, word = found["year"], found.get("word")
            month = _number(word) if word else _two(found.get("month"), 12)
            day = _two(found.get("day"), 31)
            if month is None:
                return year
            return f"{year}-{month}-{day}" if day else f"{year}-{month}"
    return None


def plain_date(values: Sequence[str]) -> str | None:
    """The date of the longest value, where that and all others say no more than is in it."""
    longest = max(values, key=len)
    iso = plain_date_of(longest)
    if iso is None:
        return None
    return iso if all(value in (longest, iso[:4]) for value in values) else None


@lru_cache(maxsize=4096)
def plain_date_of(value: str) -> str | None:
    """The date that a value is, where it says no more than that."""
    iso = iso_date(value)
    return None if iso is None or says_more(value, iso) else iso


class Dating(NamedTuple):
    """date: an ISO date. kept: tags and values that say more than it. guessed: whether nothing but
    four digits tells it."""

    date: str | None
    kept: tuple[tuple[str, str], ...] = ()
    guessed: bool = False


def dating(sources: tuple[tuple[str, str], ...], months: tuple[tuple[str, str], ...]) -> Dating:
    """The most detailed date of the first year that is given in these values, each with its tag.

    months: what stands beside the year elsewhere.
    """
    for _, value in (*sources, *months) if months else sources:
        if len(value) > _LONGEST:
            return _dating(sources, months)
    return _of_short_values(sources, months)


def _dating(sources: tuple[tuple[str, str], ...], months: tuple[tuple[str, str], ...]) -> Dating:
    if sources and not months:
        dates = [value for _, value in sources]
        iso = plain_date_of(dates[0]) if len(dates) == 1 else plain_date(dates)
        if iso is not None:
            return Dating(iso)
    found = [(iso_date(value), tag, value) for tag, value in sources]
    year, guessed = next((iso[:4] for iso, _, _ in found if iso), None), False
    if year is None:
        years = {year for _, value in sources for year in _YEAR_IN.findall(value)}
        if len(years) == 1:
            year, guessed = years.pop(), True
    best = year
    for iso, _, _ in found:
        if year and iso and iso.startswith(year) and len(iso) > len(best or ""):
            best = iso
    for tag, value in months:
        iso = dated(year, value) if year else None
        if iso and best and len(best) == 4:
            best = iso
        elif not (iso and best and best.startswith(iso)):
            found.append((iso_date(value), tag, value))
    kept = []
    for iso, tag, value in found:
        said = iso is not None and best is not None and best.startswith(iso)
        if not said or (iso and says_more(value, iso)):
            kept.append((tag, value))
    return Dating(best, tuple(kept), guessed)


_of_short_values = lru_cache(maxsize=4096)(_dating)


@lru_cache(maxsize=4096)
def says_more(value: str, iso: str) -> bool:
    """Whether a date has words or numbers that its ISO form does not say."""
    if value == iso:
        return False
    words = [word for word in _WORDS.findall(value) if word.strip("0")]
    return len(words) > iso.count("-") + 1


def dated(year: str, month: str) -> str | None:
    """The date of a year and of a month that stands by itself: 'SEP', 'Jun 5'; None where the
    month is no month."""
    match = _MONTH_ALONE.fullmatch(month.strip()) if len(month) <= _LONGEST else None
    if match is None:
        return None
    day = _two(match["day"], 31)
    date = f"{year}-{_number(match['word'])}"
    return f"{date}-{day}" if day else date


def _number(word: str) -> str:
    return f"{_MONTHS.index(word[:3].lower()) + 1:02d}"


def _two(text: str | None, most: int) -> str | None:
    return f"{int(text):02d}" if text and 1 <= int(text) <= most else None
