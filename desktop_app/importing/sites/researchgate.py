"""Pages of ResearchGate: title, kind, date and counts of each work, then its authors by line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.page_entry import entry_record
from desktop_app.importing.page_furniture import HEAD
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.person_names import AuthorList, is_person_name
from desktop_app.importing.tagged_dates import iso_date
from desktop_app.model.record import Record

_KINDS = {
    "article": "article-journal",
    "conference paper": "paper-conference",
    "preprint": "article",
    "thesis": "thesis",
    "chapter": "chapter",
    "book": "book",
    "technical report": "report",
    "working paper": "report",
    "poster": "speech",
    "presentation": "speech",
    "data": "dataset",
    "dataset": "dataset",
    "research": "article",
    "patent": "patent",
    "experiment findings": "report",
    "method": "report",
}
_MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
_DATE = re.compile(rf"(?:(?:{_MONTHS})[a-z]*\.?\s+)?(?:19|20)\d\d", re.IGNORECASE)
_COUNT = re.compile(r"[\d,.]+k?\s+(?:reads?|citations?|recommendations?)", re.IGNORECASE)
_MARK = re.compile(
    r"full-text available|source|·|•|\[\.\.\.\]|read more|view|download|request full-text|share"
    r"|[+]?\d+\s+(?:more|authors?)|file available|show abstract",
    re.IGNORECASE,
)
_OWNER = re.compile(r"(?P<name>.{4,60}?)['’]s research (?:works|while affiliated|)\b.*")
_NEAR = 8
_PROSE = 80
_LONGEST_TITLE = 400


class ResearchGate(KnownPage):
    """See the module. A kind below each title and its reads below that are its marks."""

    id = "researchgate"

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each title to the next."""
        titles = [at - 1 for at in range(1, len(lines)) if _is_kind(lines, at)]
        stops = [*titles[1:], len(lines)] if titles else []
        return [range(at, _end(lines, at, stop)) for at, stop in zip(titles, stops, strict=True)]

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage. What stands between the counts and the first name is where it appeared."""
        date = next((line.text for line in lines[2:_NEAR] if _DATE.fullmatch(line.text)), "")
        names: list[str] = []
        abstract: list[PageLine] = []
        venue = None
        for line in lines[2:]:
            text = line.text
            if _DATE.fullmatch(text) or _COUNT.fullmatch(text) or _MARK.fullmatch(text):
                continue
            if abstract or len(text) >= _PROSE:
                abstract.append(line)
            elif is_person_name(text):
                names.append(text)
            elif not names and venue is None:
                venue = text
        iso = iso_date(date) if date else None
        record = entry_record(
            lines,
            title=lines[0],
            authors=AuthorList(tuple(names), len(names), True) if names else None,
            abstract=abstract,
            owner=owner,
            year=int(iso[:4]) if iso else None,
            venue=venue,
            links=lines[0].links,
        )
        return record.changed(date=iso, type=_KINDS.get(lines[1].text.casefold()))

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        return HEAD if _OWNER.fullmatch(text) else None

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """'Ada Thorn' of 'Ada Thorn's research while affiliated with …'."""
        found = (_OWNER.fullmatch(line.text) for line in around)
        name = next((one["name"] for one in found if one is not None), None)
        return name if name is not None and is_person_name(name) else None


def _is_kind(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a kind stands here, a title above it, its date and reads below."""
    if lines[at].text.casefold() not in _KINDS or len(lines[at - 1].text) > _LONGEST_TITLE:
        return False
    near = [line.text for line in lines[at + 1 : at + _NEAR]]
    return any(map(_DATE.fullmatch, near[:4])) and any(map(_COUNT.fullmatch, near))


def _end(lines: Sequence[PageLine], start: int, stop: int) -> int:
    """Behind the abstract, or the last name: what follows is of the page."""
    for at in range(start + 2, stop):
        if len(lines[at].text) >= _PROSE:
            return at + 1
    end = start + 2
    for at in range(start + 2, stop):
        text = lines[at].text
        known = _DATE.fullmatch(text) or _COUNT.fullmatch(text) or _MARK.fullmatch(text)
        if known or is_person_name(text):
            end = at + 1
    return end
