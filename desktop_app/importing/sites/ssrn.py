"""Pages of SSRN: title, series or journal, 'Number of pages … Posted …', authors, institutions."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_furniture import HEAD
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_DAY = r"\d{1,2} [A-Z][a-z]{2,8} (?:19|20)\d\d"
_ANCHOR = re.compile(
    rf"Number of pages:\s*(?P<pages>\d{{1,4}})\s+Posted:\s*(?P<day>{_DAY})"
    rf"(?:\s+Last Revised:\s*(?P<revised>{_DAY}))?",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d{1,5}\.")
_COUNT = re.compile(
    r"(?:downloads?|(?:total )?citations?|rank|views?)\b[\d\s.,()]*|[\d.,]+(?:\s\([\d.,]+\))?",
    re.IGNORECASE,
)
_BUTTON = re.compile(
    r"(?:view )?abstract|hide abstract|download this paper|open pdf in browser|add paper to my "
    r"library|share|multiple version icon.*|loading\W*",
    re.IGNORECASE,
)
_HEAD_LINE = re.compile(
    r"scholarly papers|downloads|total (?:downloads|citations)|ssrn (?:citations|rankings?)"
    r"|crossref citations|top [\d,]+|in total .*",
    re.IGNORECASE,
)
_PAPERS = re.compile(r"scholarly papers(?:\s*\((?P<count>\d{1,5})\))?", re.IGNORECASE)
_MOST_ABOVE = 5


class Ssrn(KnownPage):
    """See the module. The line of pages and posting below each title is its mark.

    Where a paper also appeared is kept as 'published in', verbatim: it may be a series, a journal
    with its volume, or a note of several.
    """

    id = "ssrn"

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the number above a title to its counts."""
        found: list[range] = []
        free = 0
        for at, line in enumerate(lines):
            if at > free and _ANCHOR.fullmatch(line.text):
                start = _start(lines, free, at)
                if start is not None:
                    free = _end(lines, at)
                    found.append(range(start, free))
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at, line in enumerate(lines) if _ANCHOR.fullmatch(line.text))
        anchor = _ANCHOR.fullmatch(lines[at].text)
        if anchor is None:
            return None
        title = 1  # below its number
        extra = {}
        if published := "; ".join(line.text for line in lines[title + 1 : at]):
            extra["published in"] = published
        if anchor["revised"]:
            extra["Last Revised"] = anchor["revised"]
        named = [line.text for line in lines[at + 1 :] if not _is_count(line.text)]
        if named[1:]:
            extra["institutions"] = "; ".join(named[1:])
        record = entry_record(
            lines,
            title=lines[title],
            authors=listed_authors(named[0]) if named else None,
            owner=owner,
            fields={"number-of-pages": anchor["pages"]},
            links=lines[title].links,
            extra=extra,
        )
        date = iso_date(anchor["day"])
        return record.changed(type="report", date=date, year=int(date[:4]) if date else None)

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The author above the counts of the page."""
        return next((line.text for line in around[:40] if is_person_name(line.text)), None)

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """'SCHOLARLY PAPERS', and the number behind or below it."""
        for line, below in zip(around, [*around[1:], None], strict=True):
            papers = _PAPERS.fullmatch(line.text)
            if papers and papers["count"]:
                return Claim(int(papers["count"]))
            if papers and below is not None and re.fullmatch(r"\d{1,5}", below.text):
                return Claim(int(below.text))
        return None

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        return HEAD if _HEAD_LINE.fullmatch(text) or _is_count(text) else None


def _is_count(text: str) -> bool:
    return _COUNT.fullmatch(text) is not None or _BUTTON.fullmatch(text) is not None


def _start(lines: Sequence[PageLine], free: int, at: int) -> int | None:
    """The number above the title; without it nobody could tell a title from its series."""
    above = range(at - 2, max(free, at - _MOST_ABOVE) - 1, -1)
    return next((place for place in above if _NUMBER.fullmatch(lines[place].text)), None)


def _end(lines: Sequence[PageLine], at: int) -> int:
    """Behind the counts and buttons that close an entry."""
    end = at + 1
    while end < len(lines) and end <= at + 2 and not _closes(lines, end):
        end += 1  # authors and their institutions
    while (
        end < len(lines) and _is_count(lines[end].text) and not _NUMBER.fullmatch(lines[end].text)
    ):
        end += 1
    return end


def _closes(lines: Sequence[PageLine], at: int) -> bool:
    text = lines[at].text
    return _is_count(text) or _NUMBER.fullmatch(text) is not None
