"""Publications of a LinkedIn profile, copied: title, 'venue · date', 'Show publication'."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.values.person_names import AuthorList, is_person_name
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.record import Record

_DAY = rf"(?:{MONTHS}(?: \d{{1,2}},)? )?(?:19|20)\d\d"
_DATED = re.compile(rf"(?:(?P<venue>\S.{{0,200}}?) ?· ?)?(?P<date>{_DAY})", re.IGNORECASE)
_SHOW = re.compile(r"(?:show|see) publication", re.IGNORECASE)
_OTHERS = re.compile(r"other authors?", re.IGNORECASE)
_SMALL = re.compile(r"(?:…|\.\.\.)?\s?(?:see|show) (?:more|less|all.*)|\+ ?\d+", re.IGNORECASE)
_SECTIONS = re.compile(
    r"patents|courses|projects|honors & awards|test scores|languages|organizations|skills"
    r"|experience"
    r"|education|recommendations|causes|interests|licenses & certifications|volunteer\w*|activity"
    r"|people (?:also viewed|you may know)|show all \d+ publications?.*|more activity.*",
    re.IGNORECASE,
)
_PROSE = 60


class LinkedIn(KnownPage):
    """See the module. A copy has most lines twice, or each of them doubled in itself.

    Only the other authors are named, and those not always: the list is never whole.
    """

    id = "linkedin"
    signs = ("Show publication", "See publication")

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each title to the next, or to the next section of the profile."""
        titles: list[int] = []
        free = _first(lines)
        open_title = False
        at = free
        while at < len(lines) and not _SECTIONS.fullmatch(once(lines[at].text)):
            text = once(lines[at].text)
            dated = _DATED.fullmatch(text)
            if dated is not None or (_SHOW.fullmatch(text) and not open_title):
                above = 1 if dated is None or dated["venue"] else 2
                start = _title_above(lines, at, free, above)
                if start is not None and not (titles and start <= titles[-1]):
                    titles.append(start)
                    open_title, free = True, at + 1
            if _SHOW.fullmatch(text):
                open_title = open_title and not titles
                free = at + 1
            at += 1
        stops = [*titles[1:], at] if titles else []
        return [range(start, stop) for start, stop in zip(titles, stops, strict=True)]

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        rows = _once_each(lines)
        venue = date = None
        names: list[str] = []
        told: list[PageLine] = []
        others = False
        for line in rows[1:]:
            text = line.text
            dated = _DATED.fullmatch(text)
            if _SHOW.fullmatch(text) or _SMALL.fullmatch(text):
                others = False
            elif _OTHERS.fullmatch(text):
                others = True
            elif dated is not None and date is None:
                date = iso_date(dated["date"])
                if dated["venue"]:
                    venue = dated["venue"]
                elif told:
                    venue = told.pop().text
            elif others and is_person_name(text):
                names.append(text)
            else:
                others = False
                told.append(line)
        record = entry_record(
            lines,
            title=rows[0],
            authors=AuthorList(tuple(names), None, False) if names else None,
            abstract=[line for line in told if len(line.text) >= _PROSE],
            owner=owner,
            venue=venue,
            links=[link for line in lines for link in line.links],
        )
        return record.changed(date=date, year=int(date[:4]) if date else None)


def once(text: str) -> str:
    """A line whose text is there twice in it, once."""
    half = len(text) // 2
    for second in (half, half + 1):
        if half > 1 and text[:half] == text[second:]:
            return text[:half]
    return text


def _once_each(lines: Sequence[PageLine]) -> list[PageLine]:
    out: list[PageLine] = []
    for line in lines:
        line = replace(line, text=once(line.text))
        if not out or out[-1].text != line.text:
            out.append(line)
    return out


def _first(lines: Sequence[PageLine]) -> int:
    """Behind the heading of the section, if it was copied."""
    for at, line in enumerate(lines):
        if once(line.text).casefold() == "publications":
            return at + 1
    return 0


def _title_above(lines: Sequence[PageLine], at: int, free: int, above: int) -> int | None:
    """The first of the lines that hold the title, so many different lines above."""
    while above and at > free:
        at -= 1
        if at == free or once(lines[at - 1].text) != once(lines[at].text):
            above -= 1
    ok = not above and once(lines[at].text).casefold() != "publications"
    return at if ok and not _SHOW.fullmatch(once(lines[at].text)) else None
