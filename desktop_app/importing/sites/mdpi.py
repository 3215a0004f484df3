"""Results of MDPI, copied: title, 'by Ada Marlow and Orla Quince', 'Glass 2023, 12(3), 45; doi'."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import Parts, ResultList
from desktop_app.importing.references.words import MONTHS

_KINDS = {
    "article": "article-journal",
    "review": "article-journal",
    "communication": "article-journal",
    "editorial": "article-journal",
    "perspective": "article-journal",
    "brief report": "article-journal",
    "case report": "article-journal",
    "technical note": "article-journal",
    "systematic review": "article-journal",
    "proceeding paper": "paper-conference",
}
_LEAD = re.compile(
    rf"(?:(?:open|free)\s?access\s?)?(?:(?:feature|editor’s choice)\s?paper\s?)?"
    rf"(?P<kind>{'|'.join(sorted(_KINDS, key=len, reverse=True))})",
    re.IGNORECASE,
)
_BY = re.compile(r"by (?P<authors>\S.{2,4000})")
_WHERE = re.compile(
    r"(?P<venue>[^\W\d_][^,;]{1,100}?) (?P<year>(?:19|20)\d\d), (?P<volume>\d{1,4})"
    r"(?:\((?P<issue>[\w-]{1,10})\))?, (?P<number>\w{1,10})(?: \([^()]{1,60}\))?; "
    r"(?:doi:\s?|https?://(?:dx\.)?doi\.org/)(?P<doi>10\.\d{4,9}/\S{1,100})"
    rf"(?:\s?[–-]\s?(?:registering doi\s?)?(?P<date>\d{{1,2}} {MONTHS} (?:19|20)\d\d))?",
    re.IGNORECASE,
)
_MORE = re.compile(r"\s*\[(?:…|\.\.\.)\]\s*(?:read more\.?)?$", re.IGNORECASE)
_LABEL = re.compile(r"\A(?i:abstract)\s+(?=[^\W\d_a-z])")
_FEWEST = 2
_PROSE = 80
"""Letters that a line of an abstract has at least; those of the page's foot are shorter."""
_ABOVE = 4
"""Lines at most from the kind of an entry to the line of its authors."""


class Mdpi(ResultList):
    """See the module. The abstract may be folded to its beginning."""

    id = "mdpi"
    signs = ("doi",)
    small = re.compile(
        r"(?:open|free)\s?access|\d+ pages?, [\d.,]+ [km]i?b|cited by .{1,40}|viewed by .{1,20}"
        r"|abstract|(?:feature|editor’s choice) paper|\(this article belongs to .{1,300}"
        r"|\W{0,3}(?:show|hide) figures?|figures?(?: \d+)?|graphical abstract"
        r"|\[(?:…|\.\.\.)\] read more\.?",
        re.IGNORECASE,
    )
    parts = (_WHERE, _BY, _LEAD)
    order = ("title", "abstract")
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the kind of each, or at its title, above the line with its authors."""
        out: list[int] = []
        free = 0
        for at in range(2, len(lines)):
            if not (_WHERE.fullmatch(lines[at].text) and _BY.fullmatch(lines[at - 1].text)):
                continue
            start = at - 2
            for above in range(start - 1, max(free, at - 2 - _ABOVE) - 1, -1):
                if not (
                    _LEAD.fullmatch(lines[above].text) or self.small.fullmatch(lines[above].text)
                ):
                    break
                start = above
            if start >= free:
                out.append(start)
            free = at + 1
        return out if len(out) >= _FEWEST else []

    def settle(self, parts: Parts) -> None:
        """What the button for more follows is cut."""
        parts.abstract = [
            replace(one, text=_MORE.sub("…", _LABEL.sub("", one.text, count=1)))
            for one in parts.abstract
        ]

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """With the abstract below the line that says where it appeared."""
        found = super().entries(lines)
        out: list[range] = []
        for number, entry in enumerate(found):
            then = found[number + 1].start if number + 1 < len(found) else len(lines)
            end = entry.stop
            told = any(line.text.lower() == "abstract" for line in lines[entry.start : end])
            while end < then:
                text = lines[end].text
                told = told or (len(text) > _PROSE and _LABEL.match(text) is not None)
                if not told or not (len(text) > _PROSE or self._knows(text)):
                    break
                end += 1
            out.append(range(entry.start, end))
        return out
