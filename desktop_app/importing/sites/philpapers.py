"""Lists of PhilPapers, copied: 'Title.Ada Marlow & Orla Quince - 2021 - Journal 12 (3):345-367.'"""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList

_ENTRY = re.compile(
    r"(?P<title>.{3,300}[.?!]['’”\"]?)(?P<authors>[^\W\d_a-z][^.?!\d]{1,200}"
    r"(?:\.[^.?!\d]{1,60}){0,6}?)"
    r" - (?:(?P<date>(?:1[0-9]|20)\d\d)|forthcoming|unknown|manuscript) - (?P<where>.{3,200}?)"
    r"\s?(?:details|no categories)?"
)
_BUTTONS = re.compile(
    r"(?:remove from this list|direct download|export citation|bookmark|my bibliography|translate"
    r"|\(?\d+ more\)?|\d+ citations?|request removal from index|details|no categories|[\s|·])+",
    re.IGNORECASE,
)


class PhilPapers(ResultList):
    """See the module. The point that parts a title from its authors is none of the title."""

    id = "philpapers"
    signs = ("Export citation", "Bookmark")
    small = _BUTTONS
    parts = (_ENTRY,)
    order = ("abstract",)

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the lines that hold a title, authors, a year and a source."""
        return [at for at, line in enumerate(lines) if _ENTRY.fullmatch(line.text)]

    def title(self, text: str) -> str:
        """Without its point."""
        return text.removesuffix(".")
