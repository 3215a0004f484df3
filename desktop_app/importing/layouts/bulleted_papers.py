"""Titles with a bullet or a number before each, over their authors and where these work.

As mails have them: what stands above the first and below the last is no paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import outside
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import (
    has_affiliations,
    programme_authors,
    programme_title,
)
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.link_fields import is_link_line, names_a_work
from desktop_app.importing.values.sureness import doubtful
from desktop_app.model.record import Record

_BULLET = re.compile(r"(?:[-*+•●▪◦·–]|\d{1,3}[.)]|\[\d{1,3}\])\s+(?=\S)")
_FEWEST, _MOSTLY, _OFTEN = 3, 0.7, 0.5
_SEVERAL = 3
"""Of so many lists one at least has several names: else they are talks, and their speakers."""
_MOST_LINES = 4
_LONGEST_TITLE = 250
_SURE = {"title": 0.9, "authors": 0.92}


class BulletedPapers:
    """See the module."""

    id = "bulleted-papers"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """At the first line, where most bullets stand before such papers."""
        bullets = sum(_BULLET.match(line.text) is not None for line in lines)
        papers = _papers(lines) if bullets >= _FEWEST else []
        if len(papers) < max(_FEWEST, _MOSTLY * bullets):
            return []
        people = [lines[at + 1].text for at, _ in papers]
        placed = sum(map(has_affiliations, people))
        several = sum(_names_several(text) for text in people)
        return [0] if placed >= _OFTEN * len(people) and several * _SEVERAL >= len(people) else []

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        yield Header(self.id)
        free = 0
        for at, end in _papers(lines):
            yield from outside(lines[free:at])
            yield _record(lines[at:end])
            free = end
        yield from outside(lines[free:])


def _papers(lines: Sequence[PageLine]) -> list[tuple[int, int]]:
    """Where each begins, and the index behind its last line."""
    out: list[tuple[int, int]] = []
    for at in range(len(lines) - 1):
        if not _BULLET.match(lines[at].text) or not _is_paper(lines[at], lines[at + 1]):
            continue
        end = at + 2
        while end < min(len(lines), at + _MOST_LINES) and is_link_line(lines[end].text):
            end += 1
        out.append((at, end))
    return out


def _is_paper(title: PageLine, people: PageLine) -> bool:
    if people.after_gap or _BULLET.match(people.text) or len(title.text) > _LONGEST_TITLE:
        return False
    text, _ = programme_title(title.text)
    if " " not in text or text.endswith((".", ":", ",")) or programme_authors(people.text) is None:
        return False
    return not (has_affiliations(text) and programme_authors(text) is not None)


def _names_several(text: str) -> bool:
    found = programme_authors(text)
    return found is not None and (len(found.names) > 1 or not found.complete)


def _record(lines: Sequence[PageLine]) -> Record:
    title, extra = programme_title(lines[0].text)
    if has_affiliations(lines[1].text):
        extra["authors and affiliations"] = lines[1].text
    links = [link for line in lines for link in (*line.links, line.text) if names_a_work(link)]
    record = entry_record(
        lines,
        title=replace(lines[0], text=title),
        authors=programme_authors(lines[1].text),
        links=links,
        extra=extra,
    )
    return record.changed(sureness=_SURE, guessed=doubtful(_SURE))
