"""Values of BibTeX fields, without the braces around them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from desktop_app.exporting.latex_text import balanced, is_plain, latex_text
from desktop_app.model.names import PersonName, bibtex_name, parse_name

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DASH = re.compile(r"(?<=[\w.:])\s*[-–—]+\s*(?=[\w.:])")
_ARXIV_CLASS = re.compile(r"[a-z][a-z-]+(?:\.[A-Za-z-]{2,})?")
_ACTING = re.compile(r"\s*(?:javascript|vbscript|data)\s*:", re.IGNORECASE)
_FIELD_NAME = re.compile(r"[^\s\"#%'(),={}\\~@]+")


@lru_cache(maxsize=8192)
def written_name(text: str, is_group: bool = False) -> str:
    """One name of an author or editor. is_group: it is not taken apart."""
    name = PersonName(literal=text) if is_group else parse_name(text)
    if is_plain(text):
        return bibtex_name(name)
    parts = (name.family, name.given, name.particle, name.suffix, name.literal)
    return bibtex_name(PersonName(*map(latex_text, parts)))


@lru_cache(maxsize=4096)
def written_words(words: tuple[str, ...]) -> str:
    """Tags and keywords, each once, with a sign between that stands in none of them."""
    between = "; " if any("," in word for word in words) else ", "
    return latex_text(between.join(dict.fromkeys(words)))


def written_pages(pages: str) -> str:
    """Pages, with two dashes between the first and the last."""
    return _DASH.sub("--", latex_text(pages))


def verbatim(text: str) -> str:
    """Text that came as BibTeX and goes out as it came, unless its braces would harm the entry."""
    return latex_text(text) if ("{" in text or "}" in text) and not balanced(text) else text


def verbatim_address(value: str) -> str:
    """Addresses and identifiers are read verbatim by BibTeX styles: only braces can do harm."""
    if ("{" in value or "}" in value) and not balanced(value):
        return value.replace("{", "%7B").replace("}", "%7D")
    return value


def date_fields(date: str | None, known_year: int | None) -> Iterator[tuple[str, str]]:
    """(name, value with its braces): a month is a name of BibTeX's, and has none."""
    year, month, day = (*(date or "").split("-"), "", "")[:3]
    if known_year is not None:
        year = str(known_year)
    if year:
        yield "year", f"{{{year}}}"
    if month.isdecimal() and 1 <= int(month) <= 12:
        yield "month", _MONTHS[int(month) - 1]
        if day.isdecimal():
            yield "day", f"{{{int(day)}}}"


def primary_class(subject: str) -> str | None:
    """A subject, where it is one of arXiv's."""
    return subject if _ARXIV_CLASS.fullmatch(subject) else None


def harmless_addresses(urls: Iterable[str]) -> list[str]:
    """Those that do nothing but lead somewhere."""
    return [url for url in urls if url.startswith("http") or not _ACTING.match(url)]


@lru_cache(maxsize=1024)
def is_field_name(name: str) -> bool:
    """Whether BibTeX reads it as the name of a field."""
    return _FIELD_NAME.fullmatch(name) is not None


@lru_cache(maxsize=4096)
def bare_head(name: str, width: int) -> str:
    """What stands before a value that has its braces, or needs none: values stand below each
    other where all names of an entry have this width."""
    return f"  {name:{width}} = "


@lru_cache(maxsize=4096)
def line_head(name: str, width: int) -> str:
    """The same before a value without braces, with the first of them."""
    return bare_head(name, width) + "{"
