"""Results of Scopus, copied: number, 'Article • Open access', title, authors, source, citations."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.page_line import PageLine
from desktop_app.importing.result_list import ResultList

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
    rf"(?P<kind>{'|'.join(sorted(_KINDS, key=len, reverse=True))})"
    r"(?: ?[•·] ?(?:open access|article in press|[^•·]{2,30}))*",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?:19|20)\d\d")


class ScopusResults(ResultList):
    """See the module."""

    id = "scopus-results"
    signs = ("Related documents",)
    small = re.compile(
        r"(?:show|hide|view) (?:abstract|at publisher)\W*|view at publisher.*|related documents\W*"
        r"|full text\W*|citations?|(?:show |view )?more\W*|open access|export|\d[\d,]*",
        re.IGNORECASE,
    )
    parts = (_KIND,)
    order = ("title", "people", "where")
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the numbers above the kinds of documents."""
        return [
            at
            for at in range(len(lines) - 3)
            if _NUMBER.fullmatch(lines[at].text) and _KIND.fullmatch(lines[at + 1].text)
        ]

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False
