"""The table of Zotero's web library, copied: title, creator and date, a cell a line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.values.person_names import AuthorList
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.record import Record

_HEAD = ("Title", "Creator", "Date")
_DATE = re.compile(
    rf"(?:\d{{1,2}}[ /.-])?(?:(?:\d{{1,2}}|{MONTHS})[ /.,-] ?)?(?:\d{{1,2}}, )?"
    r"(?P<year>(?:1[5-9]|20)\d\d)(?:[-/]\d{1,2}){0,2}",
    re.IGNORECASE,
)
_FAMILY = r"(?:[a-z]{1,4}['’ ]){0,3}[^\W\d_a-z][\w'’-]{1,30}(?: [^\W\d_a-z][\w'’-]{1,30}){0,2}"
_CREATOR = re.compile(rf"(?P<first>{_FAMILY})(?: and (?P<second>{_FAMILY})|(?P<others> et al\.))?")
_MOST_CELLS = 3
_FEWEST = 2


class ZoteroTable(KnownPage):
    """See the module. A cell that is empty has no line: names and dates are known by their looks.

    Two creators are told by name, of more only the first.
    """

    id = "zotero-table"
    signs = ("Creator",)

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """Rows below the head, as far as each has a creator or a date."""
        head = next((at for at in range(len(lines)) if _is_head(lines, at)), None)
        if head is None:
            return []
        found: list[range] = []
        whole = 0
        at = head + len(_HEAD)
        while at < len(lines):
            end = _row_end(lines, at)
            if end == at + 1:
                break
            found.append(range(at, end))
            whole += end == at + _MOST_CELLS
            at = end
        return found if whole >= _FEWEST and whole * 2 > len(found) else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        dated = _DATE.fullmatch(lines[-1].text)
        creator = lines[1] if len(lines) == _MOST_CELLS or dated is None else None
        record = entry_record(
            lines,
            title=lines[0],
            authors=_people(creator.text) if creator else None,
            year=int(dated["year"]) if dated else None,
            links=lines[0].links,
        )
        return record.changed(date=iso_date(dated[0]) or dated["year"]) if dated else record


def _is_head(lines: Sequence[PageLine], at: int) -> bool:
    return tuple(line.text for line in lines[at : at + len(_HEAD)]) == _HEAD


def _row_end(lines: Sequence[PageLine], at: int) -> int:
    """Behind the creator and the date of the row whose title stands here."""
    texts = [line.text for line in lines[at + 1 : at + _MOST_CELLS]]
    if texts and _DATE.fullmatch(texts[0]):
        return at + 2
    if len(texts) > 1 and _DATE.fullmatch(texts[1]) and _CREATOR.fullmatch(texts[0]):
        return at + 3
    return at + 2 if texts and _CREATOR.fullmatch(texts[0]) else at + 1


def _people(text: str) -> AuthorList | None:
    found = _CREATOR.fullmatch(text)
    if found is None:
        return None
    names = tuple(name for name in (found["first"], found["second"]) if name)
    return AuthorList(names, None if found["others"] else len(names), not found["others"])
