"""Results of CNKI (中国知网), copied: number, title, authors, source, date, database, counts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.values.person_names import AuthorList

_KINDS = {
    "期刊": "article-journal",
    "学术期刊": "article-journal",
    "外文期刊": "article-journal",
    "特色期刊": "article-journal",
    "学术辑刊": "article-journal",
    "博士": "thesis",
    "硕士": "thesis",
    "中国会议": "paper-conference",
    "国际会议": "paper-conference",
    "会议": "paper-conference",
    "报纸": "article-newspaper",
    "图书": "book",
    "年鉴": "book",
}
_KIND = re.compile(rf"(?P<kind>{'|'.join(sorted(_KINDS, key=len, reverse=True))})")
_NUMBER = re.compile(r"\d{1,5}")
_DATE = re.compile(r"(?P<date>(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?)(?: \d\d:\d\d(?::\d\d)?)?")
_NEAR = 7


class Cnki(ResultList):
    """See the module. A copied row has its cells set apart by tabs, or on lines of their own."""

    id = "cnki"
    signs = tuple(_KINDS)
    small = re.compile(r"\d[\d,]*|网络首发|下载|收藏|引用|HTML阅读|AI总结")
    parts = (_KIND, _DATE)
    order = ("title", "people", "venue")
    kinds = _KINDS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the numbers above a title, authors, a source, a date and a database."""
        out = []
        for at in range(len(lines) - 4):
            if not _NUMBER.fullmatch(lines[at].text) or _NUMBER.fullmatch(lines[at + 1].text):
                continue
            texts = [line.text for line in lines[at + 2 : at + _NEAR]]
            kinds = [n for n, text in enumerate(texts) if _KIND.fullmatch(text)]
            if kinds and any(_DATE.fullmatch(text) for text in texts[: kinds[0]]):
                out.append(at)
        return out

    def is_people(self, text: str) -> bool:
        """All of them stand on one line."""
        return False

    def authors(self, people: Sequence[str]) -> AuthorList | None:
        """Wide semicolons and commas part them too."""
        return ResultList.authors(self, [re.sub(r"[；，]", "; ", text) for text in people])
