"""Hugging Face's daily papers: who submitted each, its title, and how many authors it has."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.link_fields import names_a_work
from desktop_app.model.record import Record

_OPENS = "Submitted by"
_COUNT = re.compile(r"[·•\s]*(\d{1,4}) authors?", re.IGNORECASE)
_SMALL = re.compile(r"[·•\s]*|\d[\d.,]*k?|upvote|\+\d+", re.IGNORECASE)
_FEWEST = 2
_MOST = 12
"""Lines of an entry."""


class HuggingFacePapers(KnownPage):
    """See the module. Names of authors stand on the papers' own pages alone."""

    id = "hugging-face-papers"
    signs = (_OPENS,)

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From who submitted a paper to the number of its authors, or to its title."""
        begins = [at for at, line in enumerate(lines) if line.text == _OPENS]
        if not any(_COUNT.fullmatch(line.text) for line in lines):
            return []
        found: list[range] = []
        for at, then in zip(begins, [*begins[1:], len(lines)], strict=True):
            stop = min(then, at + _MOST)
            title = _title(lines, at, stop)
            if title is None:
                continue
            counts = (n for n in range(title, stop) if _COUNT.fullmatch(lines[n].text))
            found.append(range(at, next(counts, title) + 1))
        return found if len(found) >= _FEWEST else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        title = _title(lines, 0, len(lines))
        if title is None:
            return None
        extra = {"submitted by": lines[1].text}
        for line in lines[title:]:
            if (count := _COUNT.fullmatch(line.text)) is not None:
                extra["number of authors"] = count[1]
        links = [link for line in lines for link in line.links if names_a_work(link)]
        return entry_record(lines, title=lines[title], owner=owner, links=links, extra=extra)


def _title(lines: Sequence[PageLine], start: int, stop: int) -> int | None:
    """The line of the title: the first that counts nothing behind the name of who submitted it."""
    for at in range(start + 2, stop):
        text = lines[at].text
        if not (_SMALL.fullmatch(text) or _COUNT.fullmatch(text)):
            return at
    return None
