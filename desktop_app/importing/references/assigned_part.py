"""A part of a book that a course assigns: 'Marlow 2019, Slow Glass, chapters 1-3'."""

from __future__ import annotations

import re

from desktop_app.model.record import Record

_YEAR = r"(?:1[5-9]|20)\d\d"
_FAMILY = r"(?:(?:van|von|de|den|der|di|da|la|le|del) ){0,3}[^\W\d_a-z][\w'’-]{1,30}"
_NUMBER = r"(?:\d{1,4}|[IVXLC]{1,7}|[ivxlc]{1,7})\b"
_ASSIGNED = re.compile(
    rf"(?P<people>{_FAMILY}(?:, {_FAMILY}){{0,4}}(?:,? (?:and|&) {_FAMILY})?)"
    rf"(?P<others>,? et al\.?)?,? (?:(?P<year>{_YEAR})|\((?P<bracketed>{_YEAR})\)),"
    r" (?P<title>[^\W\d_a-z][^,]{1,120}(?:, [^,]{2,80}){0,2}?),"
    r" (?P<part>(?:(?i:chapters?|pages?|sections?|parts?)|(?:ch|chs|chap|chaps|pp?|secs?)\.|§§?)"
    rf"\s?{_NUMBER}(?:(?:\s?[-–—]\s?|, | and | & | to |, and ){_NUMBER}){{0,9}})[.;]?"
)
_BETWEEN = re.compile(r",? (?:and|&) |, ")


def assigned_part(text: str, lines: tuple[int, int]) -> Record | None:
    """The book that such a line names. What is to be read of it are no pages of its own."""
    found = _ASSIGNED.fullmatch(text)
    if found is None:
        return None
    names = tuple(_BETWEEN.split(found["people"]))
    year = found["year"] or found["bracketed"]
    return Record.of(
        line=lines[0],
        end_line=lines[1],
        title=found["title"],
        authors=names,
        author_total=None if found["others"] else len(names),
        authors_complete=not found["others"],
        year=int(year),
        date=year,
        extra={"assigned": found["part"]},
    )
