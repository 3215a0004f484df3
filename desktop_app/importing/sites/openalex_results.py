"""Results of OpenAlex, copied: a title, '2021 · Ada Marlow, Orla Quince, et al. · Journal · 45'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList

_PEOPLE = r"(?:No authors|(?P<authors>[^·]{2,200}?))"
_CITED = r"(?: · [\d,]+)?"
_WHOLE = re.compile(
    rf"(?P<date>(?:1[5-9]|20)\d\d) · {_PEOPLE} · (?P<venue>[^·\d][^·]{{1,300}}?){_CITED}"
)
_NO_VENUE = re.compile(
    rf"(?P<date>(?:1[5-9]|20)\d\d) · (?P<authors>[^·,]{{2,100}}, [^·]{{2,100}}){_CITED}"
)
_ONE_PART = re.compile(rf"(?P<date>(?:1[5-9]|20)\d\d)(?: · [^·]{{2,300}})?{_CITED}")
"""Of a lone name nothing shows whether it is the author's or the journal's: it stays unread."""
_FORMS = (_WHOLE, _NO_VENUE, _ONE_PART)
_FEWEST = 2


class OpenAlexResults(ResultList):
    """See the module. Two authors are shown, 'et al.' stands for the others; last is a count."""

    id = "openalex-results"
    signs = (" · ",)
    small = re.compile(r"PDF")
    parts = _FORMS

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the line over the one that opens with a year, or over the button between them."""
        out: list[int] = []
        whole = free = 0
        for at in range(1, len(lines)):
            if not any(form.fullmatch(lines[at].text) for form in _FORMS):
                continue
            start = at - 2 if self.small.fullmatch(lines[at - 1].text) else at - 1
            if start >= free:
                out.append(start)
                whole += _WHOLE.fullmatch(lines[at].text) is not None
            free = at + 1
        return out if whole >= _FEWEST and whole * 2 > len(out) else []
