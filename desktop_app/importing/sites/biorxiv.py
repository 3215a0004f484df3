"""Results of bioRxiv and medRxiv, copied: title, authors, 'bioRxiv 2021.03.12.434567; doi: …'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList

_WHERE = re.compile(
    r"(?P<venue>bioRxiv|medRxiv)[\s.,]+[\d.]*[\s;,]*"
    r"doi:\s?(?:https?://(?:dx\.)?doi\.org/)?(?P<doi>10\.1101/[\d.]+)\S*",
    re.IGNORECASE,
)


class Biorxiv(ResultList):
    """See the module. The day in a number is the one of sending in, so no year is told. A line
    below that repeats a part of the title is passed by."""

    id = "biorxiv"
    signs = ("10.1101/",)
    small = re.compile(r"view (?:full text|pdf)|add to selected citations", re.IGNORECASE)
    parts = (_WHERE,)

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """Two lines over the DOI."""
        wheres = [at for at, line in enumerate(lines) if _WHERE.fullmatch(line.text)]
        before = [-1, *wheres]
        return [at - 2 for at, above in zip(wheres, before, strict=False) if at - above > 2]

    def reason(self, text: str) -> str | None:
        """What stands between entries are their titles once more."""
        return "a line of the results, not of a paper"
