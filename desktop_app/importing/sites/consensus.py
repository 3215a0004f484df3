"""Results of Consensus, copied: title, year, citations, authors, journal, and a key takeaway."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine, span
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.values.person_names import author_list
from desktop_app.model.record import Record

_YEAR = r"(?P<date>(?:1[5-9]|20)\d\d)"
_COUNT = r"\d[\d,]* citations?"
_DOT = r"\s?·\s?"
_META = re.compile(
    rf"{_YEAR}{_DOT}{_COUNT}{_DOT}(?P<authors>[^·]{{2,300}}?)"
    rf"(?:{_DOT}(?P<venue>[^·]{{2,200}}?))?",
    re.IGNORECASE,
)
_LONE_YEAR = re.compile(_YEAR)
_CITED = re.compile(_COUNT, re.IGNORECASE)
_CITATIONS = re.compile(r"citations?", re.IGNORECASE)
_TAKEAWAY = re.compile(r"key takeaway(?:\s?[:·]\s?(?P<text>\S.*))?", re.IGNORECASE)
_NEAR = 6
"""Lines from a year that stands alone to the count of citations: points may stand between."""


class Consensus(ResultList):
    """See the module. What stands between points may be on one line or on a line each.

    A takeaway is a sentence that a machine made of a paper: no abstract; it is kept as such.
    """

    id = "consensus"
    signs = ("itation",)
    small = re.compile(
        r"[·\s]*|(?!(?:1[5-9]|20)\d\d$)\d[\d,]*|(?:\d[\d,]* )?citations?", re.IGNORECASE
    )
    parts = (_META, _LONE_YEAR)
    order = ("title", "people", "venue")

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the lines over a year and its citations, where the page has takeaways or points."""
        out: list[int] = []
        for at in range(1, len(lines)):
            if (not out or at - 1 > out[-1] + 1) and (
                _META.fullmatch(lines[at].text) or self._opens(lines, at)
            ):
                out.append(at - 1)
        dotted = sum(1 for line in lines if "·" in line.text)
        told = any(_TAKEAWAY.fullmatch(line.text) for line in lines)
        if sum(any(map(_names_people, lines[max(0, at - 1) : at + 1])) for at in out) * 2 > len(
            out
        ):
            return []  # what stands over the year is where it appeared, as Elicit has it
        return out if told or dotted >= len(out) > 1 else []

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """With the takeaway below, if there is one."""
        begins = self.begins(lines)
        stops = [*begins[1:], len(lines)] if begins else []
        found: list[range] = []
        for start, stop in zip(begins, stops, strict=True):
            stop = min(stop, start + self.most)
            told = _takeaway(lines[start:stop])
            if told is None:
                found.append(range(start, self._end(lines, start, stop)))
            else:
                end = start + told[0] + 1
                found.append(range(start, min(end + (told[1] is None), stop)))
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        told = _takeaway(lines)
        record = super().record(lines[: told[0]] if told else lines, owner)
        if record is None or told is None:
            return record
        text = told[1] or " ".join(line.text for line in lines[told[0] + 1 :])
        extra = {**record.extra, "key takeaway": text} if text else record.extra
        return record.changed(end_line=span(lines)[1], extra=extra)

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False

    def _opens(self, lines: Sequence[PageLine], at: int) -> bool:
        """Whether a lone year has its citations below: a point and a number may be between."""
        if not _LONE_YEAR.fullmatch(lines[at].text):
            return False
        for line in lines[at + 1 : at + _NEAR]:
            if _CITED.fullmatch(line.text) or _CITATIONS.fullmatch(line.text):
                return True
            if not (self.small.fullmatch(line.text) or _LONE_YEAR.fullmatch(line.text)):
                return False
        return False

    def _end(self, lines: Sequence[PageLine], start: int, stop: int) -> int:
        """Behind what is between points: the year, citations, authors and the journal."""
        end = start + 2
        if _META.fullmatch(lines[start + 1].text):
            return end
        named = 0  # authors, journal
        while end < stop and named < 2:
            named += not self.small.fullmatch(lines[end].text)
            end += 1
        return end


def _names_people(line: PageLine) -> bool:
    """Whether a line is several names, or a list that is cut: 'Lee & Oak', 'Lee et al.'."""
    found = author_list(line.text)
    return found is not None and (len(found.names) > 1 or not found.complete)


def _takeaway(lines: Sequence[PageLine]) -> tuple[int, str | None] | None:
    """Where a takeaway stands, and its text, where that is on the same line."""
    for at, line in enumerate(lines):
        if at and (found := _TAKEAWAY.fullmatch(line.text)):
            return at, found["text"]
    return None
