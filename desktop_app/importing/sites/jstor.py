"""Results of JSTOR, copied: JOURNAL ARTICLE, title, authors, 'Journal, Vol. 12, No. 3 (…)'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.references.words import MONTHS

_KINDS = {
    "journal article": "article-journal",
    "book chapter": "chapter",
    "book": "book",
    "research report": "report",
}
_KIND = re.compile(
    rf"(?P<kind>{'|'.join(_KINDS)})(?: ?(?:open access|OPEN ACCESS))?", re.IGNORECASE
)
_WHERE = re.compile(
    r"(?P<venue>[^\W\d_].{1,160}?)(?:,? Vol\. (?P<volume>[\w/–-]{1,9}))?(?:, No\. "
    r"(?P<issue>[\w/–-]{1,9}))?"
    rf"(?:,? \((?:(?P<date>(?:{MONTHS}\.?,? )?(?:\d{{1,2}}, )?(?:1[5-9]|20)\d\d)|[^()]{{0,40}}?"
    r"(?P<year>(?:1[5-9]|20)\d\d))\)|, (?P<alone>(?:1[5-9]|20)\d\d))"
    r"(?:, (?:pp?\. ?(?P<page>[\w-]{1,9}(?:[-–][\w-]{1,9})?)(?: \(\d+ pages?\))?|.{2,40}))?",
    re.IGNORECASE,
)
_NEAR = 6


class Jstor(ResultList):
    """See the module."""

    id = "jstor"
    signs = tuple(form for kind in _KINDS for form in (kind.upper(), kind.title()))
    small = re.compile(
        r"download(?: pdf)?|save|cite|read online|open access|preview|published by:? .*|from:? .*"
        r"|results? from .*|\.\.\..*|…|view .{2,20}|topics:? .*|\d[\d,]*",
        re.IGNORECASE,
    )
    parts = (_KIND, _WHERE)
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the kinds of documents with a journal and its numbers not far below."""
        return [
            at
            for at, line in enumerate(lines)
            if _KIND.fullmatch(line.text)
            and not line.text.islower()
            and any(_WHERE.fullmatch(below.text) for below in lines[at + 2 : at + _NEAR])
        ]
