"""Results of IEEE Xplore, copied: title, authors, publication, 'Year: 2021 | Volume: …'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import Parts, ResultList
from desktop_app.importing.values.person_names import author_list

_YEAR = re.compile(
    r"Year:\s?(?P<date>(?:19|20)\d\d)(?:\s?\|?\s?Volume:\s?(?P<volume>[\w-]{1,9}))?"
    r"(?:,?\s?Issue:\s?(?P<issue>[\w-]{1,9}))?(?:\s?\|?\s?(?P<kind>[^|:]{4,30}?))?"
    r"(?:\s?\|?\s?Publisher:\s?(?P<publisher>[^|:]{2,40}))?(?:\s?\|.*)?"
)
_KINDS = {
    "conference paper": "paper-conference",
    "journal article": "article-journal",
    "magazine article": "article-magazine",
    "early access article": "article-journal",
    "book chapter": "chapter",
    "book": "book",
    "standard": "standard",
}
_MOST_ABOVE = 8


class IeeeXplore(ResultList):
    """See the module. Pages are told where a result says them ('Page(s): 12 - 24')."""

    id = "ieee-xplore"
    signs = ("| Publisher: ", "Publisher: IEEE", "Cited by: Papers")
    small = re.compile(
        r"publisher: ?.*|cite this|pdf|html|abstract|cited by:? ?.*|(?:show|hide) .{2,30}"
        r"|quick abstract"
        r"|full text views.*|open access|select all.*|sort by:.*|(?:export|download pdfs).*"
        r"|\(?\d[\d,.]*\)?|media|early access|set search alerts?|per page.*|items per page.*"
        r"|conferences?"
        r"|journals?|courses?|magazines?|volume: .*",
        re.IGNORECASE,
    )
    parts = (
        _YEAR,
        re.compile(r"Pages?(?:\(s\))?:\s?(?P<page>[\w-]{1,9}(?:\s?[-–]\s?[\w-]{1,9})?)"),
        re.compile(rf"(?P<kind>{'|'.join(_KINDS)})", re.IGNORECASE),
        re.compile(r"DOI:\s?(?P<doi>10\.\S+)", re.IGNORECASE),
    )
    order = ("title", "people", "venue")
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the title over the authors, which are over the publication that a year follows."""
        out: list[int] = []
        free = 0
        for at, line in enumerate(lines):
            if not _YEAR.fullmatch(line.text):
                continue
            above = [
                place
                for place in range(max(free, at - _MOST_ABOVE), at)
                if not self.small.fullmatch(lines[place].text)
            ][-3:]
            if len(above) == 3 and author_list(lines[above[1]].text):
                out.append(above[0])
            elif len(above) > 1:
                out.append(above[-2])  # of no author
            free = at + 1
            while free < len(lines) and self._knows(lines[free].text):
                free += 1
        return out

    def settle(self, parts: Parts) -> None:
        """An entry without authors has a publication all the same."""
        if "venue" not in parts.told and parts.people:
            parts.told["venue"] = parts.people.pop()

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False
