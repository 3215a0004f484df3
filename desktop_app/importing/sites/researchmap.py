"""Papers of a profile of researchmap, copied: title, authors, '誌名 12(3) 45-60 2019年3月'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.values.person_names import author_list

_REMARK = (
    r"(?:査読有り|招待有り|筆頭著者|最終著者|責任著者|国際誌|国際共著|本人|Peer-reviewed|Invited"
    r"|Lead author|Last author|Corresponding author|International journal)"
)
_WHERE = re.compile(
    r"(?P<venue>\S.{1,160}?)(?: (?P<volume>[A-Z]?\d{1,4}))?(?:\((?P<issue>[\w-]{1,9})\))?"
    r"(?: (?P<page>[A-Z]?\d{1,6} ?- ?[A-Z]?\d{1,6}))? (?P<date>(?:19|20)\d\d年(?:\d{1,2}月)?"
    r"(?:\d{1,2}日)?"
    rf"|(?:[A-Z][a-z]{{2}}(?: \d{{1,2}})?, )?(?:19|20)\d\d)(?: ?{_REMARK}){{0,6}}"
)
_FEWEST = 3
_ALONE = re.compile(rf"{_REMARK}(?: ?{_REMARK})*")


class Researchmap(ResultList):
    """See the module. Remarks such as 査読有り (refereed) are none of the paper."""

    id = "researchmap"
    signs = ("年", "Peer-reviewed")
    small = re.compile(rf"{_ALONE.pattern}|もっとみる|\d{{1,4}}")
    parts = (_WHERE,)

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the titles over authors over a venue, its numbers and a date: three at least."""
        out = []
        for at in range(2, len(lines)):
            text = lines[at].text
            dated = _WHERE.fullmatch(text)
            if dated is None or not ("年" in text or "reviewed" in text):
                continue
            if author_list(lines[at - 1].text) and not _WHERE.fullmatch(lines[at - 2].text):
                out.append(at - 2)
        return out if len(out) >= _FEWEST else []
