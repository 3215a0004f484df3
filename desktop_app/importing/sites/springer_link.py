"""Results of Springer Link, copied: title, snippet, authors, venue, 'Article 12 March 2021'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import Parts, ResultList
from desktop_app.importing.references.words import MONTHS

_KINDS = {
    "article": "article-journal",
    "research article": "article-journal",
    "original paper": "article-journal",
    "review article": "article-journal",
    "conference paper": "paper-conference",
    "chapter": "chapter",
    "reference work entry": "entry-encyclopedia",
    "book": "book",
    "conference proceedings": "book",
}
_DAY = rf"(?:(?:\d{{1,2}} )?{MONTHS} )?(?:19|20)\d\d"
_KIND = rf"(?P<kind>{'|'.join(sorted(_KINDS, key=len, reverse=True))})"
_LEAD = re.compile(_KIND, re.IGNORECASE)
_DATE = re.compile(rf"(?P<date>{_DAY})", re.IGNORECASE)
_CLOSE = re.compile(rf"{_KIND}\s?(?:open access\s?|full access\s?)?(?P<date>{_DAY})", re.IGNORECASE)
_IN = re.compile(r"(?P<authors>[^\W\d_].{1,300}?) in (?P<venue>[^\W\d_a-z].{2,160})")
_NEAR = 14


class SpringerLink(ResultList):
    """See the module. The snippet is of the text, not the abstract: it is passed by.

    Newer pages have the kind above the title, and each author, the venue and the date on a line.
    """

    id = "springer-link"
    signs = tuple(name.capitalize() for name in _KINDS)
    small = re.compile(r"(?:open|full|free) access|download pdf|view article|.*(?:…|\.\.\.)", re.I)
    parts = (_CLOSE, _DATE, _LEAD, _IN)
    order = ("title", "people", "venue")
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """Where every entry has a snippet, and a date that closes it."""
        older = self._older(lines)
        return older or self._newer(lines)

    def settle(self, parts: Parts) -> None:
        """A journal may be called as persons are: the last line before the date is its name."""
        if "venue" not in parts.told and len(parts.people) > 1:
            parts.told["venue"] = parts.people.pop()

    def _older(self, lines: Sequence[PageLine]) -> list[int]:
        out: list[int] = []
        free = 0
        for at in range(2, len(lines)):
            if _CLOSE.fullmatch(lines[at].text) and _IN.fullmatch(lines[at - 1].text):
                start = at - 3 if self.small.fullmatch(lines[at - 2].text) else at - 2
                if start >= free:
                    out.append(start)
                free = at + 1
        return out

    def _newer(self, lines: Sequence[PageLine]) -> list[int]:
        kinds = [at for at, line in enumerate(lines) if _LEAD.fullmatch(line.text)]
        stops = [*kinds[1:], len(lines)] if kinds else []
        out = []
        for at, stop in zip(kinds, stops, strict=True):
            body = [line.text for line in lines[at + 1 : min(stop, at + _NEAR)]]
            cut = any(self.small.fullmatch(text) and len(text) > 30 for text in body)
            if cut and any(map(_DATE.fullmatch, body)):
                out.append(at)
        return out
