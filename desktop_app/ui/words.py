"""Numbers of things and days, in the words the program uses everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from desktop_app.ui.core_words.translated import translated

MONTHS = ("January", "February", "March", "April", "May", "June", "July",
          "August", "September", "October", "November", "December")  # fmt: skip
LAYOUTS = {
    "profile-with-abstracts": "profile, with abstracts",
    "publication-list": "publication list",
    "abstracts-only": "abstracts only",
    "arxiv-mail": "arXiv mail or listing",
    "bibtex": "BibTeX",
}
TAUGHT = "taught:"
_LETTER = re.compile(r"\s?\(&\w\)")
_BETWEEN_HAN = re.compile("(?<=[一-鿿]) (?=[一-鿿])")
"""The translation has blanks, as they stand beside Latin letters and figures alone."""
SMALL_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def number(count: int) -> str:
    """2318 as '2,318'."""
    return f"{count:,}"


def counted(count: int, one: str, many: str) -> str:
    """'1 paper', '2,318 papers'. one and many are already translated nouns."""
    return f"{number(count)} {one if count == 1 else many}"


def papers(count: int) -> str:
    """'1 paper', '2,318 papers'."""
    return counted(count, _tr("paper"), _tr("papers"))


def papers_at_least(count: int) -> str:
    """'10,000+ papers': so many were counted, and there may be more."""
    return f"{number(count)}+ {_tr('papers')}"


def files(count: int) -> str:
    """'one file', 'four files', '12 files': as in a heading."""
    small = 0 < count < len(SMALL_NUMBERS)
    word = _tr(SMALL_NUMBERS[count]) if small else number(count)
    return f"{word} {_tr('file') if count == 1 else _tr('files')}"


def layout(known: str) -> str:
    """What kind of listing has this layout or format, by its id."""
    if known.startswith(TAUGHT):
        return _tr("{name} (taught)").format(name=known.removeprefix(TAUGHT))
    if known in LAYOUTS:
        return _tr(LAYOUTS[known])
    return translated(known.replace("-", " "))


def day_and_month(when: int) -> str:
    """UTC seconds as '29 November', with the year where it is another one than now."""
    local = datetime.fromtimestamp(when)
    this_year = local.year == datetime.now().year
    said = _tr("{day} {month}") if this_year else _tr("{day} {month} {year}")
    return said.format(day=local.day, month=_tr(MONTHS[local.month - 1]), year=local.year)


def moment(when: int) -> str:
    """UTC seconds as '29 November, 14:06'."""
    time = f"{datetime.fromtimestamp(when):%H:%M}"
    return _tr("{day}, {time}").format(day=day_and_month(when), time=time)


def listed(items: list[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    if len(items) < 2:
        return "".join(items)
    said = _tr("{most} and {last}").format(most=row(items[:-1]), last=items[-1])
    return _BETWEEN_HAN.sub("", said)


def row(items: Iterable[str]) -> str:
    """'a, b, c'."""
    return _tr(", ").join(items)


def without_letter(text: str) -> str:
    """A menu's text as it is read: '&Export…' as 'Export', '导出(&E)…' as '导出'."""
    plain = _LETTER.sub("", text).replace("&&", "\0").replace("&", "").replace("\0", "&")
    return plain.rstrip("…")


def sentences(several: Iterable[str]) -> str:
    """One after the other, as the language has it: with a blank between them, or none."""
    return _tr("{sentence} {next}").format(sentence="", next="").join(several)


def _tr(text: str) -> str:
    return QCoreApplication.translate("words", text)
