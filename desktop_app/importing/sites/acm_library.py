"""Results of the ACM Digital Library, copied: kind, title, authors, publication • date • DOI."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.result_list import ResultList
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.values.person_names import AuthorList

_KINDS = {
    "research-article": "",
    "short-paper": "",
    "article": "",
    "abstract": "",
    "poster": "",
    "demonstration": "",
    "extended-abstract": "",
    "survey": "article-journal",
    "review-article": "article-journal",
    "column": "article-magazine",
    "editorial": "article-journal",
    "tutorial": "",
    "work in progress": "",
    "proceeding": "book",
    "book": "book",
    "chapter": "chapter",
    "thesis": "thesis",
    "phd thesis": "thesis",
}
_KIND = re.compile(
    rf"(?P<kind>{'|'.join(_KINDS)})(?:\s*(?:open access|free access|public access|best paper))*",
    re.IGNORECASE,
)
_DAY = rf"(?:\d{{1,2}} )?(?:{MONTHS} )?(?:19|20)\d\d"
_DOI = r"(?:https://doi\.org/|doi:\s?)(?P<doi>10\.\d{4,9}/\S+)"
_NUMBERS = (
    r"(?:,? ?[•·]? ?Article No\.?:? ?(?P<number>\d{1,5}))?"
    r"(?:,? ?[•·]? ?(?:pp?|Pages?) ?(?P<page>\d{1,5}(?:[-–]\d{1,5})?))?"
)
_WHERE = re.compile(
    r"(?P<venue>[^•·]{3,200}?)(?:, Volume (?P<volume>\d{1,4}))?(?:, (?:Issue|No\.) "
    r"(?P<issue>\d{1,4}(?:[-–]\d{1,4})?))?"
    rf"(?:, {MONTHS} (?:19|20)\d\d)?\s?[•·]?\s?(?P<date>{_DAY}){_NUMBERS}\s?[•·]?\s?{_DOI}",
    re.IGNORECASE,
)
"""The dots between these are the page's look, so that a copy may have its parts glued together."""
_CELLS = (
    re.compile(rf"(?P<date>{_DAY})(?:{_NUMBERS}\s?[•·]?\s?{_DOI})?", re.IGNORECASE),
    re.compile(
        r"(?P<venue>.{3,160}?), (?:Volume (?P<volume>\d{1,4}), )Issue (?P<issue>[\w-]{1,9})"
    ),
    re.compile(_DOI, re.IGNORECASE),
)
_DOI_LAST = re.compile(rf"(?:^|[\d•·] ?|\d){_DOI}$", re.IGNORECASE)
_PROCEEDINGS = re.compile(r"[^'’]{2,30} ['’]\d\d(?: [\w ]{2,20})?: .{5,160}")
_NEAR, _TITLE_NEAR = 30, 3
"""Lines behind a kind in which its DOI stands, and its title, which is of several words."""


class AcmLibrary(ResultList):
    """See the module. Affiliations between the authors are passed by."""

    id = "acm-library"
    signs = ("doi.org/10.",)
    small = re.compile(
        r"(?:open|free|public|get) access|metrics|total (?:citations|downloads).*|abstract|pdf"
        r"|html|epub"
        r"|highlights|last (?:12 months|6 weeks).*|authors:?|(?:author )?info & claims|select"
        r"|eReader"
        r"|view all|show (?:more|less)|\d[\d,]*|[•·]|best paper|supplementary material.*|\.zip",
        re.IGNORECASE,
    )
    parts = (
        _CELLS[0],
        _WHERE,
        _KIND,
        *_CELLS[1:],
        re.compile(rf"(?P<venue>{_PROCEEDINGS.pattern})"),
    )
    order = ("title", "people", "abstract")
    kinds = {word: kind for word, kind in _KINDS.items() if kind}

    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """At the kinds of documents that a DOI follows before the next."""
        kinds = [at for at, line in enumerate(lines) if _KIND.fullmatch(line.text)]
        stops = [*kinds[1:], len(lines)] if kinds else []
        out = []
        for at, stop in zip(kinds, stops, strict=True):
            texts = [line.text for line in lines[at + 1 : min(stop, at + _NEAR)]]
            # "survey" is also a word, of a text that stands a word a line.
            if any(" " in text for text in texts[:_TITLE_NEAR]) and any(
                _WHERE.fullmatch(text) or _DOI_LAST.search(text) for text in texts[1:]
            ):
                out.append(at)
        return out

    def is_people(self, text: str) -> bool:
        """Names and where they work, each on a line, up to the line of the publication."""
        return True

    def authors(self, people: Sequence[str]) -> AuthorList | None:
        """The first line, and those behind a comma: what stands between is where people work."""
        before = [",", *people]
        names = [
            name
            for above, name in zip(before, people, strict=False)
            if above.endswith(",") and name != ","
        ]
        return ResultList.authors(self, names)
