"""Results of Web of Science, copied: number, title, authors, date, SOURCE, volume, abstract."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.references.words import MONTHS

_DAY = rf"(?:{MONTHS}(?:-{MONTHS})?\.?(?: \d{{1,2}})? |(?:spr|sum|fal|win)\w* )?(?:19|20)\d\d"
_NUMBER = re.compile(r"\d{1,6}")
_EARLY = r" \((?:Early Access|在线发表)\)"
_DATE = re.compile(
    rf"(?P<date>{_DAY})(?:{_EARLY})?(?: ?\| ?{_DAY}{_EARLY})?"
    r"(?: ?\| ?(?P<venue>\S.*?))?(?: ?\|)?",
    re.IGNORECASE,
)
_CLOSE = re.compile(r"related records ?\??|相关记录", re.IGNORECASE)
_NEAR = 8


class WebOfScienceResults(ResultList):
    """See the module. Every entry closes with 'Related records', in English or Chinese."""

    id = "web-of-science-results"
    signs = ("Related records", "相关记录")
    small = re.compile(
        r"相关记录|被引频次.*|(?:引用的)?参考文献|显示(?:更多|较少)|出版商处的.{0,20}"
        r"|(?:查看)?(?:免费)?全文.{0,10}|导出"
        r"|related records.*|citations?|(?:cited )?references?|show (?:more|less)|times cited.*"
        r"|(?:free )?(?:full text|submitted article).*|view (?:full text|pdf).*"
        r"|enriched cited ref.*"
        r"|early access|open access|context sensitive links.*|export|more|\d[\d,]*",
        re.IGNORECASE,
    )
    parts = (
        _DATE,
        re.compile(
            r"(?P<volume>\d{1,5}|[A-Z]?\d{1,4}) ?(?:\((?P<issue>[^()]{1,12})\))? ?"
            r"(?:, ?(?:pp?\. ?)?(?P<page>[A-Z]?\d{1,6}(?:-[A-Z]?\d{1,6})?))?"
        ),
    )
    order = ("title", "people", "venue", "abstract")

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the number above a title, authors and a date; where 'Related records' close it."""
        closed = [at for at, line in enumerate(lines) if _CLOSE.fullmatch(line.text)]
        out: list[int] = []
        free = 0
        for close in closed:
            numbered = next(
                (at for at in range(free, close) if _is_lead(lines, at, close)),
                None,
            )
            if numbered is not None:
                out.append(numbered)
            free = close + 1
        return out

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False


def _is_lead(lines: Sequence[PageLine], at: int, close: int) -> bool:
    if not _NUMBER.fullmatch(lines[at].text):
        return False
    for line in lines[at + 1 : min(close, at + _NEAR)]:
        if _NUMBER.fullmatch(line.text):
            return False
        if _DATE.fullmatch(line.text):
            return True
    return False
