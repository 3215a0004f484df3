"""Pages of ResearchGate: title, kind, date and counts of each work, then its authors by line."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_furniture import HEAD
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import AuthorList, is_person_name
from desktop_app.importing.values.tagged_dates import iso_date
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
_MONTH = re.compile(rf"(?:{_MONTHS})[a-z]*\.?\s+(?:19|20)\d\d", re.IGNORECASE)
_READS = re.compile(r"[\d,.]+k?\s+reads?", re.IGNORECASE)
_COUNT = re.compile(r"[\d,.]+k?\s+(?:reads?|citations?|recommendations?)", re.IGNORECASE)
_MARK = re.compile(
    r"full-text available|source|·|•|\[\.\.\.\]|read more|view|download|request full-text|share"
    r"|[+]?\d+\s+(?:more|authors?)|file available|show abstract",
    re.IGNORECASE,
)
_OWNER = re.compile(r"(?P<name>.{4,60}?)['’]s research (?:works|while affiliated|)\b.*")
_NEAR = 8
_FAR = 16
"""Lines: of so many authors, one a line, the reads may stand behind."""
_FEWEST_DATED = 2
_PROSE = 80
_LONGEST_TITLE = 400


class ResearchGate(KnownPage):
    """See the module. A kind below each title and its reads below that are its marks; where no kind
    stands, a month and its reads are."""

    id = "researchgate"

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each title to the next."""
        titles = _titles(lines)
        stops = [*titles[1:], len(lines)] if titles else []
        return [range(at, _end(lines, at, stop)) for at, stop in zip(titles, stops, strict=True)]

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage. What stands between the counts and the first name is where it appeared."""
        kind = _KINDS.get(lines[1].text.casefold())
        date = ""
        names: list[str] = []
        abstract: list[PageLine] = []
        venue = None
        for line in lines[1 if kind is None else 2 :]:
            pieces = _pieces(line.text)
            if abstract or (len(line.text) >= _PROSE and not all(map(is_person_name, pieces))):
                abstract.append(line)
                continue
            for piece in pieces:
                if _DATE.fullmatch(piece):
                    date = date or piece
                elif _COUNT.fullmatch(piece) or _MARK.fullmatch(piece):
                    continue
                elif is_person_name(piece):
                    names.append(piece)
                elif not names and venue is None:
                    venue = piece
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
        return record.changed(date=iso, type=kind)

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        return HEAD if _OWNER.fullmatch(text) else None

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """'Ada Thorn' of 'Ada Thorn's research while affiliated with …'."""
        found = (_OWNER.fullmatch(line.text) for line in around)
        name = next((one["name"] for one in found if one is not None), None)
        return name if name is not None and is_person_name(name) else None


def _pieces(text: str) -> list[str]:
    """What stands between points on a line."""
    return [piece for part in text.split("·") if (piece := part.strip())]


def _titles(lines: Sequence[PageLine]) -> list[int]:
    """The titles: each stands above a kind, or, with marks between, above a month."""
    kinds = [at - 1 for at in range(1, len(lines)) if _is_kind(lines, at)]
    dated = [title for at in range(1, len(lines)) if (title := _above_month(lines, at)) is not None]
    if not kinds and len(dated) < _FEWEST_DATED:
        return []
    return sorted({*kinds, *dated})


def _above_month(lines: Sequence[PageLine], at: int) -> int | None:
    """The title above a month with reads below; None where none, or its kind, stands there."""
    if _MONTH.match(lines[at].text) is None or _MONTH.fullmatch(_pieces(lines[at].text)[0]) is None:
        return None
    for line in lines[at : at + _FAR]:
        pieces = _pieces(line.text)
        if line is not lines[at] and pieces and _MONTH.fullmatch(pieces[0]):
            return None
        if any(map(_READS.fullmatch, pieces)):
            break
    else:
        return None
    title = at - 1
    while title >= 0 and _MARK.fullmatch(lines[title].text):
        title -= 1
    text = lines[title].text if title >= 0 else ""
    if not text or len(text) > _LONGEST_TITLE or text.casefold() in _KINDS:
        return None
    return None if _COUNT.fullmatch(text) or _OWNER.fullmatch(text) else title


def _is_kind(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a kind stands here, a title above it, its date and reads below."""
    if lines[at].text.casefold() not in _KINDS or len(lines[at - 1].text) > _LONGEST_TITLE:
        return False
    near = [line.text for line in lines[at + 1 : at + _NEAR]]
    return any(map(_DATE.fullmatch, near[:4])) and any(map(_COUNT.fullmatch, near))


def _end(lines: Sequence[PageLine], start: int, stop: int) -> int:
    """Behind the abstract, or the last name: what follows is of the page."""
    end = start + 2
    for at in range(start + 1, stop):
        pieces = _pieces(lines[at].text)
        people = all(map(is_person_name, pieces))
        if len(lines[at].text) >= _PROSE and not people:
            return at + 1
        if people or any(map(_is_known, pieces)):
            end = max(end, at + 1)
    return end


def _is_known(piece: str) -> bool:
    """Whether it is a date, a count or a mark."""
    return any(form.fullmatch(piece) is not None for form in (_DATE, _COUNT, _MARK))
