"""Results of Scopus, copied: number, 'Article • Open access', title, authors, source, citations."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList

_NUMBER = re.compile(r"\d{1,6}")
_KINDS = {
    "article": "article-journal",
    "conference paper": "paper-conference",
    "review": "article-journal",
    "book chapter": "chapter",
    "book": "book",
    "editorial": "article-journal",
    "letter": "article-journal",
    "note": "article-journal",
    "short survey": "article-journal",
    "data paper": "article-journal",
    "erratum": "article-journal",
    "conference review": "article-journal",
    "article in press": "article-journal",
}
_KIND = re.compile(
    rf"(?:open access ?[•·] ?)?(?P<kind>{'|'.join(sorted(_KINDS, key=len, reverse=True))})"
    r"(?: ?[•·][^•·]{2,32}(?:[•·][^•·]{2,32})*)?",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?P<date>(?:19|20)\d\d)")
_NUMBERS = re.compile(
    r"(?P<volume>\d{1,5})(?:\((?P<issue>[\w-]{1,9})\))?"
    r"(?:, (?:pp?\. ?(?P<page>\w{1,9}(?:[-–]\w{1,9})?)|(?:art\. no\. )?(?P<number>\w{4,12})))",
)
_CLOSE = re.compile(r".*\bRelated documents\W*")
_ABOVE = re.compile(r"cited by|citations", re.IGNORECASE)
_NEAR = 8


class ScopusResults(ResultList):
    """See the module."""

    id = "scopus-results"
    signs = ("Related documents",)
    small = re.compile(
        r"(?:(?:show|hide|view) (?:abstract|at publisher)|related documents"
        r"|full text|[\s|▼▾·•])+|citations?|(?:show |view )?more\W*|open access"
        r"|export|(?!(?:19|20)\d\d$)\d[\d,]*",
        re.IGNORECASE,
    )
    parts = (_KIND, _YEAR, _NUMBERS)
    order = ("title", "people", "where")
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the numbers above the kinds of documents; older pages have no kinds, but rows that
        close with 'Related documents'."""
        numbers = [at for at in range(len(lines) - 3) if _NUMBER.fullmatch(lines[at].text)]
        kinds = [at for at in numbers if _KIND.fullmatch(lines[at + 1].text)]
        return kinds or [at for at in numbers if _is_row(lines, at)]

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False


def _is_row(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a number begins a row: another is closed above it, or the heads of columns stand
    there, and a year stands in it."""
    above = lines[at - 1].text if at else ""
    near = [line.text for line in lines[at + 1 : at + _NEAR]]
    opens = not at or _CLOSE.fullmatch(above) or _ABOVE.fullmatch(above)
    return bool(opens) and any(map(_YEAR.fullmatch, near))
