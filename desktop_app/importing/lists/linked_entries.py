"""The titles with links in some lines, one after the other, and the record of each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.linked_lead import without_bullet
from desktop_app.importing.lists.linked_titles import (
    LinkedTitle,
    bare_link_at,
    credited_line,
    link_alone,
    linked_title_at,
    may_be_title,
    persons_in,
    title_shown_below,
    titled,
)
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import AuthorList
from desktop_app.model.record import Record

_SURE = 0.85
"""A line with the link of one paper is nearly always its title, but nothing says so."""


_MOST_BETWEEN = 4
"""Lines between a title and the link below it: its authors, and what is said of it."""
_LABEL = re.compile(r"(?:by|authors?:)\s+", re.IGNORECASE)


def placed_entries(lines: Sequence[PageLine]) -> list[tuple[int, LinkedTitle]]:
    """Each with the index of its first line."""
    found = _placed(lines, "")
    framed = [one for _, one in found if len(one.lines) > 2 and one.authors and one.title]
    if framed:
        above = sum(one.title.number > one.lines[0].number for one in framed if one.title)
        found = _placed(lines, "above" if above * 2 > len(framed) else "below")
    return _people_apart(found)


def _placed(lines: Sequence[PageLine], alone: str) -> list[tuple[int, LinkedTitle]]:
    """alone: where a lone name is an author, 'above' a title or 'below' it, as the several of
    others are; '' where there are no such."""
    out = []
    at = 0
    while at < len(lines):
        entry = (
            title_shown_below(lines, at)
            or bare_link_at(lines[at])
            or _framed(lines, at, alone)
            or linked_title_at(lines, at)
        )
        if entry is not None:
            out.append((at, entry))
        at += len(entry.lines) if entry else 1
    return out


def _framed(lines: Sequence[PageLine], at: int, alone: str) -> LinkedTitle | None:
    """A title and its authors on lines of their own, in either order, over the link."""
    end = at + 1
    while end < len(lines) and end <= at + 1 + _MOST_BETWEEN and "://" not in lines[end].text:
        end += 1
    link = link_alone(lines[end]) if end < len(lines) and end > at + 1 else None
    if link is None or "://" in lines[at].text:
        return None
    block = tuple(lines[at : end + 1])
    first, second = (without_bullet(line.text) for line in block[:2])
    more = " ".join(line.text for line in block[2:-1])
    above = _names(first, alone=alone == "above")
    if above is not None and len(block) == 3 and _names(second, alone=False) is None:
        return _with(titled(block, second, (link,)), above, "", block[1])
    names = _names(second, alone=alone == "below")
    if names is not None and _names(first, alone=False) is None:
        return _with(titled(block, first, (link,)), names, more)
    credit = credited_line(second)
    if credit is not None:
        entry = _with(titled(block, first, (link,)), credit[0], more)
        return entry and replace(entry, venue=credit[1], year=credit[2])
    cited = titled(block, first, (link,))
    if cited is not None and cited.authors is not None and len(block) > 2:
        return _with(cited, cited.authors, " ".join(line.text for line in block[1:-1]))
    return None


def _names(text: str, *, alone: bool) -> AuthorList | None:
    """The names of a line of authors. alone: whether it may be one name without a sign of that."""
    label = _LABEL.match(text)
    found = persons_in(text[label.end() :] if label else text)
    if found is None or not (label or alone or len(found.names) > 1 or not found.complete):
        return None
    return found


def _with(
    entry: LinkedTitle | None, authors: AuthorList, remark: str, line: PageLine | None = None
) -> LinkedTitle | None:
    """line: that of the title, where it is not the first."""
    if entry is None:
        return None
    if line is not None and entry.title is not None:
        entry = replace(entry, title=replace(line, text=entry.title.text))
    return replace(entry, authors=authors, remark=" ".join(filter(None, (entry.remark, remark))))


def _people_apart(found: list[tuple[int, LinkedTitle]]) -> list[tuple[int, LinkedTitle]]:
    """'Ann Lee, Bo Oak: A title': a lone name before a colon is an author's where others' lists
    are."""
    several = sum(_before_colon(entry, alone=False) is not None for _, entry in found)
    alone = several > 1 or several * 2 > len(found)
    out = []
    for at, entry in found:
        people = _before_colon(entry, alone=alone)
        if people is not None and entry.title is not None:
            title = entry.title.text.partition(": ")[2]
            named = replace(entry.title, text=title)
            entry = replace(entry, title=named, authors=people)
        out.append((at, entry))
    return out


def _before_colon(entry: LinkedTitle, *, alone: bool) -> AuthorList | None:
    if entry.title is None or entry.authors is not None:
        return None
    head, _, title = entry.title.text.partition(": ")
    return _names(head, alone=alone) if may_be_title(title) else None


def linked_entries(lines: Sequence[PageLine]) -> list[LinkedTitle]:
    """All of them."""
    return [entry for _, entry in placed_entries(lines)]


def linked_record(entry: LinkedTitle) -> Record:
    """What an entry says."""
    record = entry_record(
        entry.lines,
        title=entry.title,
        authors=entry.authors,
        year=entry.year,
        venue=entry.venue,
        links=entry.links,
        extra={"remark": entry.remark} if entry.remark else {},
    )
    return record.changed(sureness={"title": _SURE}) if entry.title is not None else record
