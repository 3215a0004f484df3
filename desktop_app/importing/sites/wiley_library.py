"""Results of the Wiley Online Library, copied: ARTICLE, title, authors, 'First Published: …'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.references.words import MONTHS

_WHERE = re.compile(
    r"(?P<venue>[^\W\d_].{1,160}?)(?:,? Volume (?P<volume>[\w–-]{1,9}))?(?:,? Issue "
    r"(?P<issue>[\w–-]{1,9}))?"
    r"(?:,? (?:Pages?|Pp?\.):? (?P<page>[\w-]{1,9}(?:[-–][\w-]{1,9})?))?,? "
    rf"(?:First )?Published(?: online)?: ?(?P<date>(?:\d{{1,2}} )?{MONTHS} (?:19|20)\d\d)",
    re.IGNORECASE,
)
_KIND = re.compile(
    r"(?!ABSTRACT$|SUMMARY$)(?P<kind>[A-Z][A-Z &/-]{3,40}?)(?: (?:(?i:open|free) (?i:access)))?"
)
_NEAR = 9


class WileyLibrary(ResultList):
    """See the module."""

    id = "wiley-online-library"
    signs = ("First Published:", "First published:")
    small = re.compile(
        r"abstract|summary|full text|pdf|epdf|references|request permissions?|(?:open|free"
        r"|full) access"
        r"|book editors?(?:\(s\))?:.*|export citations?|show .{2,20}|first page|extract",
        re.IGNORECASE,
    )
    parts = (_KIND, _WHERE)
    kinds = {"chapter": "chapter"}

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the kinds in capitals, or behind the last entry's buttons, over the dates."""
        out: list[int] = []
        free = 0
        for at, line in enumerate(lines):
            if not _WHERE.fullmatch(line.text):
                continue
            near = range(max(free, at - _NEAR), at)
            kinds = [place for place in near if _KIND.fullmatch(lines[place].text)]
            plain = [place for place in near if not self._knows(lines[place].text)]
            if kinds and kinds[-1] + 1 < at:
                out.append(kinds[-1])
            elif plain:
                out.append(plain[0] if out else plain[-2:][0])
            free = at + 1
        return out
