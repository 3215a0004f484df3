"""Mails of Semantic Scholar's alerts: titles that lead to papers, with what stands below them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.values.person_names import AuthorList, author_list
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.description import Identifier
from desktop_app.model.record import Record

_PAPER = re.compile(
    r"https?://(?:www\.)?semanticscholar\.org/paper/(?:[^/?#\s]{1,300}/)?(?P<id>[0-9a-f]{40})"
    r"\?[^\s#]{0,200}\balert",
    re.IGNORECASE,
)
_DATE = re.compile(rf"(?:(?:\d{{1,2}} )?{MONTHS} )?(?:19|20)\d\d", re.IGNORECASE)
_TLDR = re.compile(r"TL;?DR\b:?\s*(?P<text>\S.*)")
_MOST = 8
"""Lines of an entry: the mail's foot stands below the last one."""
_FEWEST_LETTERS = 3


class SemanticScholarAlerts(KnownPage):
    """See the module. Of the lines below a title only those are read whose looks tell what they
    are: names, a date, a TLDR. That is a sentence that a machine made: it is kept as 'TLDR'."""

    id = "semantic-scholar-alerts"

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each title to the last line below it that is known."""
        titles: list[int] = []
        last = ""
        for at, line in enumerate(lines):
            paper = _paper(line)
            if paper and paper != last and sum(map(str.isalpha, line.text)) >= _FEWEST_LETTERS:
                titles.append(at)
                last = paper
        stops = [*titles[1:], len(lines)] if titles else []
        found = []
        for start, stop in zip(titles, stops, strict=True):
            window = range(start + 1, min(stop, start + _MOST))
            end = max((at for at in window if _is_known(lines[at].text)), default=start)
            found.append(range(start, end + 1))
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        people: AuthorList | None = None
        date = None
        extra: dict[str, str] = {}
        for line in lines[1:]:
            if _DATE.fullmatch(line.text):
                date = date or iso_date(line.text)
            elif tldr := _TLDR.fullmatch(line.text):
                extra.setdefault("TLDR", tldr["text"])
            else:
                people = people or author_list(line.text)
        record = entry_record(
            lines,
            title=lines[0],
            authors=people,
            year=int(date[:4]) if date else None,
            links=lines[0].links[:1],
            extra=extra,
        )
        own = Identifier("s2", _paper(lines[0]))
        return record.changed(date=date, identifiers=(*record.identifiers, own))


def _paper(line: PageLine) -> str:
    """The number of the paper that a line leads to; empty where it leads to none."""
    found = _PAPER.match(line.links[0]) if line.links else None
    return found["id"].lower() if found else ""


def _is_known(text: str) -> bool:
    return bool(_DATE.fullmatch(text) or _TLDR.fullmatch(text) or author_list(text))
