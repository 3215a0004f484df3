r"""What counts as the same value: the normalisation, written down once for scorer and tests.

Text (titles, venues, abstracts): HTML tags off and entities resolved, then `comparable` (LaTeX as
Unicode, case, accents and punctuation off), then blanks off. Nothing else: a missing subtitle is a
difference.
Names: family name with its particle as such text, and the first letter of the given name. A suffix
(Jr.) and the rest of the given names are not compared, as the sources abbreviate them at will.
Years: four digits. Volumes, issues: as text. Issues and numbers are one field.
Pages: every dash is one, blanks are off, a shortened last page is written out ('697-704' and
'697-4' differ, '6913-7' and '6913-6917' do not), a range of one page is that page.
DOIs: bare, lower case. ISBNs: thirteen digits. Keywords: each as text, their order is free.
"""

from __future__ import annotations

import html
import re

from desktop_app.markup.plain import comparable
from desktop_app.model.identifiers import find_doi
from desktop_app.model.names import PersonName, parse_name

_TAG = re.compile(r"</?[A-Za-z][^<>]{0,200}>")
_YEAR = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
_ISBN = re.compile(r"(?:97[89][ -]?)?(?:\d[ -]?){9}[\dXx]")
_DASH = re.compile(r"\s*[-‐‑–—−]+\s*")


def text(value: str) -> str:
    """See the module."""
    return comparable(_TAG.sub("", html.unescape(value))).replace(" ", "")


def name(value: PersonName | str) -> str:
    """See the module: 'vanderberg|j'."""
    person = parse_name(value) if isinstance(value, str) else value
    family, given = text(person.sort_name), text(person.given)
    for suffix in ("jr", "sr"):
        family = family.removesuffix(suffix)
    return f"{family}|{given[:1]}"


def year(value: str) -> str:
    """The first year in a date, or ''."""
    match = _YEAR.search(value)
    return match.group() if match else ""


def pages(value: str) -> str:
    """See the module."""
    parts = [part for part in _DASH.split(value.strip().removeprefix("pp. ")) if part]
    if len(parts) == 2:
        first, last = parts
        if first.isdecimal() and last.isdecimal() and len(last) < len(first):
            last = first[: len(first) - len(last)] + last
        parts = [first] if first == last else [first, last]
    return "-".join(text(part) for part in parts)


def doi(value: str) -> str:
    """See the module."""
    return find_doi(value) or value.lower()


def isbns(value: str) -> list[str]:
    """All ISBNs in a text, each as thirteen digits."""
    return [_thirteen(re.sub(r"[ -]", "", match.group())) for match in _ISBN.finditer(value)]


def _thirteen(digits: str) -> str:
    if len(digits) == 13:
        return digits
    body = "978" + digits[:9]
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(body))
    return f"{body}{-total % 10}"
