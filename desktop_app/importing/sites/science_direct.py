"""Results of ScienceDirect, copied: kind of article, title, 'Journal, date', authors, buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.references.words import MONTHS

_OPEN = r"(?:open access|full text access|abstract only|free access|open archive|no access)"
_KIND = re.compile(
    r"(?P<kind>(?:(?:full length|original|original research)\s)?(?:research|review|article|short"
    r"|mini"
    r"|case|data|book|conference|video|software|news|editorial|discussion|correspondence"
    r"|encyclopedia|practice|replication)(?:\s(?:articles?|communication|reviews?|report|chapter"
    r"|abstract|publication|guidelines?|study))?|chapter|erratum|other|index|product review"
    rf"|patent report|examination|publisher's note)\s*{_OPEN}?",
    re.IGNORECASE,
)
_KINDS = {
    "book chapter": "chapter",
    "chapter": "chapter",
    "encyclopedia": "entry-encyclopedia",
    "conference abstract": "paper-conference",
}
_WHERE = re.compile(
    r"(?P<venue>[^\W\d_][^,]*?(?:, [^,]+?)??)(?:,? ?Volumes? (?P<volume>[\w–-]{1,9})(?:, "
    r"(?:Issues?|Part"
    r"|Supplement)"
    rf" [\w–-]{{1,9}})*)?,? ?(?:Available online )?(?P<date>(?:\d{{1,2}} )?(?:{MONTHS}[–-])?"
    rf"(?:{MONTHS} )?(?:19|20)\d\d)"
    r"(?:, (?:Pages? (?P<page>[\w–-]{1,15})|(?:Article )?(?P<number>[\w.-]{3,12})))?",
    re.IGNORECASE,
)
_ONLINE = re.compile(rf"Available online (?P<date>(?:\d{{1,2}} )?{MONTHS} (?:19|20)\d\d)", re.I)
_COUNTED = re.compile(r"\A\d{1,4}(?:(?=[^\W\d_a-z][^\W\d_A-Z])|[.)] )")
_BUTTON = re.compile(
    rf"view pdf|(?:(?:graphical )?abstract|extracts?|figures?|export|purchase pdf){{1,5}}|{_OPEN}"
    r"|download pdf|get rights and content|select (?:article|result).*|first page preview|purchase"
    r"|article preview",
    re.IGNORECASE,
)
_NEAR = 5


class ScienceDirect(ResultList):
    """See the module. The number that a copy glues to a title is off."""

    id = "sciencedirect"
    signs = ("View PDF", "Abstract", "Available online")
    small = _BUTTON
    parts = (_KIND, _ONLINE, _WHERE)
    order = ("title", "people")
    kinds = _KINDS
    people_last = True

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the kinds of articles with a title, a journal's date and authors below."""
        return [
            at for at, line in enumerate(lines) if _KIND.fullmatch(line.text) and _says(lines, at)
        ]

    def title(self, text: str) -> str:
        """Without the number of the result."""
        return _COUNTED.sub("", text, count=1)


def _says(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a title, a journal's name and date, and authors stand next below."""
    below = [x.text for x in lines[at + 1 : at + _NEAR] if not _BUTTON.fullmatch(x.text)][:3]
    dated = (_ONLINE.fullmatch(below[1]) or _WHERE.fullmatch(below[1])) if below[1:] else None
    return dated is not None and (len(below) < 3 or not _WHERE.fullmatch(below[2]))
