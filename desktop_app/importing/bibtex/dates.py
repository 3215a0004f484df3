"""Years, months and dates of BibTeX and BibLaTeX fields, only where they are certain."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.importing.bibtex.syntax import MONTHS
from desktop_app.importing.bibtex.text import SHORT, text_of
from desktop_app.importing.values import tagged_dates

_YEAR = re.compile(r"[12]\d{3}")
_YEAR_IN = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
_ISO = re.compile(r"([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?(?:T[\d:.Z+-]*)?")
_WORD = re.compile(r"[A-Za-z]+")
_NUMBER = re.compile(r"\d+")


def iso_date(value: str) -> str | None:
    """An ISO date as partial as it is; of a span ('2005-01-20/2005-02-03') what both ends share."""
    ends = value.strip().split("/")
    dates = [_ISO.fullmatch(end.strip()) for end in ends if end.strip()]
    if not dates or len(ends) > 2:
        return None
    shared: list[str] = []
    for parts in zip(*(match.groups() for match in dates if match), strict=True):
        if None in parts or len(set(parts)) > 1:
            break
        shared.append(parts[0])
    return "-".join(shared) if all(dates) and shared else None


def certain_year(value: str) -> str | None:
    """The value where it is nothing but a year."""
    return value if _YEAR.fullmatch(value) else None


def year_of(value: str) -> str | None:
    """The year in a value that is LaTeX still, and nothing but a year."""
    return _short_year(value) if len(value) <= SHORT else certain_year(text_of(value))


_short_year = lru_cache(maxsize=1024)(lambda value: certain_year(text_of(value)))


def year_to_sort_by(value: str) -> tuple[str, bool] | None:
    """The year of a text that says more ('1998/99', 'c. 1850', '[1923]', '2003a', '1998?'), and
    whether it is a guess, as nothing but its four digits tells it; None for 'n.d.' and '199X'."""
    if date := tagged_dates.iso_date(value):
        return date[:4], False
    years = set(_YEAR_IN.findall(value))
    return (years.pop(), True) if len(years) == 1 else None


def month_and_day(month: str, day: str) -> tuple[str, str | None] | None:
    """Two digits each; None where the month is not certain ('spring', 'jan/feb').

    month: in words, as a number, or with the day beside it ('10 mar', 'March 3').
    """
    words = [word[:3].lower() for word in _WORD.findall(month) if len(word) > 2]
    numbers = _NUMBER.findall(month)
    if len(words) == 1 and words[0] in MONTHS:
        number = MONTHS.index(words[0]) + 1
    elif not words and len(numbers) == 1 and 1 <= int(numbers[0][:3]) <= 12:
        number, numbers = int(numbers[0]), []
    else:
        return None
    days = numbers or _NUMBER.findall(day)
    if len(days) == 1 and 1 <= int(days[0][:3]) <= 31:
        return f"{number:02d}", f"{int(days[0]):02d}"
    return (f"{number:02d}", None) if not numbers else None


def month_and_day_of(month: str, day: str = "") -> tuple[str, str | None] | None:
    """As month_and_day, of values that are LaTeX still."""
    if len(month) + len(day) <= SHORT:
        return _short_month_and_day(month, day)
    return month_and_day(text_of(month), text_of(day))


_short_month_and_day = lru_cache(maxsize=1024)(
    lambda month, day: month_and_day(text_of(month), text_of(day))
)
