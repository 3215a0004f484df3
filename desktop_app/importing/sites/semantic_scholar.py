"""Semantic Scholar's pages of authors and searches: title, authors, field, venue, date, TLDR."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_furniture import is_furniture
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import AuthorList, author_list, is_person_name
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_FIELDS = frozenset(
    "computer science|medicine|chemistry|biology|materials science|physics|geology|psychology|art"
    "|history|geography|sociology|business|political science|economics|philosophy|mathematics"
    "|engineering|environmental science|agricultural and food sciences|education|law|linguistics"
    "|review".split("|")
)
_END = re.compile(r"\s*+(?:(?:save to library|create alert|save|alert|cite)\s*+)++", re.IGNORECASE)
_DATE = re.compile(
    r"(?:published (?P<in>\S.{2,80}?)\s+)?(?P<date>(?:\d{1,2} )?(?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d)"
)
_MORE = re.compile(r",?\s*(?:\.{3}|…)?\s*\+?\s*(\d{1,5}) (?:more )?authors?\s*,?\s*", re.IGNORECASE)
_TLDR = re.compile(r"TL;?DR\b:?\s*(.*)")
_EXPAND = re.compile(r"\s*\bExpand$")
_COUNT = re.compile(r"(?:about )?(\d{1,3}(?:,\d{3})*|\d+) results?(?: for .*)?", re.IGNORECASE)
_SHORTEST_TEXT = 60
_FURTHEST, _NEAR = 20, 4


class SemanticScholar(KnownPage):
    """See the module.

    A TLDR is a sentence that a machine made of a paper: no abstract; it is kept as 'TLDR'.
    """

    id = "semantic-scholar"
    shape = HtmlShape(
        lines=(
            ".cl-paper-row .cl-paper-title",
            ".cl-paper-row .cl-paper-authors__author-box",
            ".cl-paper-row .cl-paper-authors",
            ".cl-paper-row .cl-paper-fos",
            ".cl-paper-row .cl-paper-venue",
            ".cl-paper-row .cl-paper-pubdates",
            ".cl-paper-row .cl-paper-abstract",
            ".cl-paper-row .cl-paper-controls",
            ".cl-paper-row .cl-paper-stats__item",
        ),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """Entries end in the buttons Save, Alert and Cite; the first begins above its authors."""
        found: list[range] = []
        alerts = 0
        free = 0
        at = 0
        while at < len(lines):
            if not _END.fullmatch(lines[at].text):
                at += 1
                continue
            end = at + 1
            while end < len(lines) and _END.fullmatch(lines[end].text):
                end += 1
            words = " ".join(line.text.lower() for line in lines[at:end])
            start = _start(lines, free, at, first=not found)
            if start is not None:
                found.append(range(start, end))
                alerts += "alert" in words and ("save" in words or "cite" in words)
                free = end
            at = end
        return found if alerts * 2 > len(found) else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        place = _date_at(lines, 0, len(lines))
        dated = _DATE.fullmatch(lines[place].text) if place is not None else None
        if place is None or dated is None:
            return None
        above = list(lines[1:place])
        subjects = [line for line in above if _is_field(line.text)]
        field = above.index(subjects[0]) if subjects else None
        people = above[:field] if field is not None else above[: _last_people(above)]
        venues = [line for line in above[len(people) :] if not _is_field(line.text)]
        abstract: list[PageLine] = []
        extra: dict[str, str] = {}
        below = [line for line in lines[place + 1 :] if not _END.fullmatch(line.text)]
        short = False  # whether a TLDR's own line stood before
        cut = False
        for line in below:
            tldr = _TLDR.fullmatch(line.text)
            text = _EXPAND.sub("", tldr[1] if tldr else line.text)
            if tldr and not text:
                short = True
            elif (tldr or short) and text and "TLDR" not in extra:
                extra["TLDR"] = text
            elif len(text) >= _SHORTEST_TEXT and not abstract:
                abstract = [replace(line, text=text)]
                cut = text != line.text
        venue = dated["in"] or (venues[0].text if venues else None)
        record = entry_record(
            lines,
            title=lines[0],
            authors=_people(people),
            abstract=abstract,
            owner=owner,
            venue=venue,
            subjects=[name.strip() for line in subjects for name in re.split(r"[,·•]", line.text)],
            links=lines[0].links,
            extra=extra,
        )
        date = iso_date(dated["date"])
        return record.changed(
            date=date,
            year=int(date[:4]) if date else None,
            abstract_complete=False if cut and record.abstract else record.abstract_complete,
        )

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The chief heading of an author's page."""
        return next(
            (line.text for line in around if line.heading and is_person_name(line.text)), None
        )

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """None: 'About 1,230 results' is a guess of the site, of which no page shows all."""
        return None

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        return "the head of the page" if _COUNT.fullmatch(text) else None


def _start(lines: Sequence[PageLine], free: int, end: int, *, first: bool) -> int | None:
    """Where the entry that ends before `end` begins: behind the last one, or at its title."""
    place = _date_at(lines, max(free, end - _FURTHEST), end)
    if place is None:
        return None
    free = max(free, place - _FURTHEST)
    if not first:
        start = free
        while start < place - 1 and is_furniture(lines[start].text):
            start += 1
        return start if place - start >= 1 else None
    # A venue may read like a name: where a field is told, people stand above it.
    near = range(place - 1, max(free, place - _NEAR), -1)
    at = next((at for at in near if _is_field(lines[at].text)), place) - 1
    while at > free and not _are_people(lines[at].text):
        at -= 1
    while at > free and _are_people(lines[at - 1].text) and not _is_list(lines[at].text):
        at -= 1
    return at - 1 if at > free else None


def _date_at(lines: Sequence[PageLine], start: int, end: int) -> int | None:
    return next((at for at in range(start + 1, end) if _DATE.fullmatch(lines[at].text)), None)


def _is_field(text: str) -> bool:
    return all(name.strip().lower() in _FIELDS for name in re.split(r"[,·•]", text))


def _is_list(text: str) -> bool:
    """Several names on one line."""
    found = author_list(_MORE.sub(", ", text).strip(" ,"))
    return found is not None and len(found.names) > 1


def _are_people(text: str) -> bool:
    if _is_field(text):
        return False
    if not text.strip(" ,;"):
        return True  # a comma between two names that have lines of their own
    return _MORE.search(text) is not None or author_list(text.strip(" ,")) is not None


def _last_people(above: Sequence[PageLine]) -> int:
    """How many lines below a title are people; at least one line, where any is there."""
    count = 0
    for line in above:
        if not _are_people(line.text):
            break
        count += 1
        if _is_list(line.text):
            break
    return count


def _people(lines: Sequence[PageLine]) -> AuthorList | None:
    """Names on one line or on one each; '+5 authors' may stand in their midst."""
    text = ", ".join(line.text.strip(" ,") for line in lines)
    hidden = sum(int(number) for number in _MORE.findall(text))
    found = listed_authors(_MORE.sub(", ", text))
    if found is None:
        return None
    if hidden:
        return AuthorList(found.names, len(found.names) + hidden, False)
    return found
