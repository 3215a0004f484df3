"""Results of Europe PMC, copied: title, authors, journal, 'Cited by: 12 articles | PMID: …'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList

_IDS = re.compile(
    r"Cited by:? ?\d[\d,]*(?: articles?)?(?: \| (?:PMID: ?(?P<pmid>\d{4,9})|PMCID: ?"
    r"(?P<pmcid>PMC\d{4,9})"
    r"|(?:PPR|AGR|PAT|ETH|HIR|CTX|NBK): ?\S{2,30}))+(?: ?\|.*)?"
)


class EuropePmc(ResultList):
    """See the module."""

    id = "europe-pmc"
    signs = ("Cited by",)
    small = re.compile(
        r"free (?:full text|to read).*|review|preprint.*|this article is.*|full text in.*|abstract"
        r"|\d[\d,]* (?:reviews?|comments?)",
        re.IGNORECASE,
    )
    parts = (_IDS,)
    order = ("title", "people", "where")

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """Three lines over the identifiers."""
        return [
            at - 3
            for at in range(3, len(lines))
            if _IDS.fullmatch(lines[at].text) and not any(map(_IDS.fullmatch, _texts(lines, at)))
        ]

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False

    def title(self, text: str) -> str:
        """Without the point that ends it."""
        return text.removesuffix(".")


def _texts(lines: Sequence[PageLine], at: int) -> list[str]:
    return [line.text for line in lines[at - 3 : at]]
