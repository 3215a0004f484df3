"""A person's profile on Google Scholar: title, authors, source, times cited and year of each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import author_list, is_person_name
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_YEAR = r"(?:1[5-9]|20)\d\d"
_TAIL = re.compile(rf"(?:\d[\d.,\s]{{0,9}}\*?\s+)?(?P<year>{_YEAR})")
_CITED = re.compile(r"\d{1,7}\s?\*?|\*")
_DATED = re.compile(rf"(?:(?P<source>.+?),\s*)?(?P<year>{_YEAR})")
_SOURCE = re.compile(
    r"(?P<venue>.*?[^\W\d_].*?)(?:\s(?P<volume>\d{1,5})(?:\s\((?P<issue>[^()]{1,20})\))?)?"
    r"(?:,\s(?P<page>[A-Za-z]?\d{1,7}(?:\s?[-–]\s?\w{1,8})?))?"
)
_ARXIV = re.compile(r"arXiv\s+preprint\s+(arXiv:[\w./-]+)", re.IGNORECASE)
_NO_VENUE = re.compile(r"universit|\bpatent\b|\binstitut", re.IGNORECASE)
_END = re.compile(r"[^\W\d_]{3,20}:? \d{1,5}\s?[–-]\s?\d{1,5}(?:\D.{0,40})?")
_BOX_HEAD = re.compile(
    r"cited by|co-?authors|public access|zitiert von|koautoren|cité par|coauteurs|citado por"
    r"|coautores|citata da|coautori|被引用次数|合著者|引用先|共著者",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"\b(?:e-?mail|homepage|startseite)\b", re.IGNORECASE)
_BOX = "a box of the page: what is cited, open or who the co-authors are"
_IN_BOX = re.compile(
    r"cited by|view all|all|since \d{4}|(?:citations|h-index|i10-index)(?:\s[\d\s]+)?|public access"
    r"|\d+ articles?|(?:not )?available|based on funding mandates|co-authors|\d+(?:\s\d+)*",
    re.IGNORECASE,
)
_LONGEST_TITLE = 400
_LEAST = 3


class ScholarProfile(KnownPage):
    """See the module.

    The page says each year twice, behind the source and in a column of its own: by this it is
    known in any language. The boxes beside the list (times cited, public access, co-authors) hold
    counts and names, but no papers.
    """

    id = "scholar-profile"
    shape = HtmlShape(lines=(".gsc_a_at", ".gsc_a_t .gs_gray", ".gsc_a_c", ".gsc_a_y"))

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the title to the year in its own column."""
        first = _first(lines)
        if first is None:
            return []
        out: list[range] = []
        free = first
        at = first
        while at < len(lines) and not (out and _ends_list(lines[at].text)):
            if at >= free + 2 and _TAIL.fullmatch(lines[at].text):
                if at + 1 < len(lines) and _is_year_behind(lines, at + 1):
                    at += 1  # what looked like a year was how often the paper is cited
                out += _divided(lines, free, at + 1)
                free = at + 1
            at += 1
        if at > free + 1:  # papers without a year stand last
            out += _divided(lines, free, at) if at < len(lines) else []
        return out

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        tail = _TAIL.fullmatch(lines[-1].text) if len(lines) > 2 else None
        own = [line for line in lines[2:] if not _is_number(line.text)]
        source, dated = own[0].text if own else "", None
        if source and (dated := _DATED.fullmatch(source)) is not None:
            source = dated["source"] or ""
        year = tail["year"] if tail else dated["year"] if dated else None
        found = _SOURCE.fullmatch(source)
        arxiv = _ARXIV.search(source)
        extra = {}
        if source and (found is None or arxiv or _NO_VENUE.search(source) or source.endswith("…")):
            extra["source"], found = source, None
        names = ("volume", "issue", "page")
        return entry_record(
            lines,
            title=lines[0],
            authors=listed_authors(lines[1].text),
            owner=owner,
            year=int(year) if year else None,
            venue=found["venue"] if found else None,
            fields={name: found[name] for name in names if found[name]} if found else {},
            links=[*([arxiv[1]] if arxiv else []), *lines[0].links],
            extra=extra,
        )

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The name above the address."""
        for at, line in enumerate(around[:-1]):
            if is_person_name(line.text) and any(
                _ADDRESS.search(below.text) for below in around[at + 1 : at + 4]
            ):
                return line.text
        return None

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """None: the counts of the page are of open papers, not of the list."""
        return None

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        return _BOX if len(text) <= 60 and _IN_BOX.fullmatch(text) else None


def _ends_list(text: str) -> bool:
    return _END.fullmatch(text) is not None or _BOX_HEAD.fullmatch(text) is not None


def _is_number(text: str) -> bool:
    return _CITED.fullmatch(text) is not None or _TAIL.fullmatch(text) is not None


def _is_year_behind(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a line is a year, and no title: several authors would stand below that."""
    if _TAIL.fullmatch(lines[at].text) is None:
        return False
    below = author_list(lines[at + 1].text) if at + 1 < len(lines) else None
    return below is None or (len(below.names) == 1 and below.complete)


def _first(lines: Sequence[PageLine]) -> int | None:
    """Where the first title stands: three lines above the first year that is said twice."""
    first = None
    twice = 0
    columns = _has_columns(lines)
    least = 1 if columns else _LEAST
    for at in range(3, len(lines)):
        year = _TAIL.fullmatch(lines[at].text)
        if year is None:
            continue
        source = at - 1 - (_CITED.fullmatch(lines[at - 1].text) is not None)
        dated = _DATED.fullmatch(lines[source].text)
        if source < 2 or _is_number(lines[source].text):
            continue
        # Wide windows show a year in its own column alone: then the heads of these must be there.
        if dated["year"] != year["year"] if dated is not None else not columns:
            continue
        if author_list(lines[source - 1].text) is None or _is_number(lines[source - 2].text):
            continue
        first = source - 2 if first is None else first
        twice += 1
        if twice >= least:
            return first
    return None


def _has_columns(lines: Sequence[PageLine]) -> bool:
    """Whether the heads of the columns stand above the list: then one paper is a list."""
    words = [line.text.casefold() for line in lines[:60]]
    return ("cited by", "year") in zip(words, words[1:], strict=False)


def _divided(lines: Sequence[PageLine], start: int, end: int) -> Iterator[range]:
    """The entries between two years: one, or more where the first of them have no year."""
    titles = [
        at
        for at in range(start, end - 1)
        if author_list(lines[at + 1].text) is not None and not _is_number(lines[at].text)
    ]
    if not titles and start + 3 <= end and _DATED.fullmatch(lines[start + 2].text):
        titles = [start]  # authors that are no persons
    heads: list[int] = []
    for at in titles:
        if (not heads or at >= heads[-1] + 2) and len(lines[at].text) <= _LONGEST_TITLE:
            heads.append(at)
    for at, stop in zip(heads, [*heads[1:], end], strict=False):
        yield range(at, stop)
