"""ResultList: search results of a site, whose entries have lines that tell what they are."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.inverted_names import written_authors
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.references.year_place import year_among
from desktop_app.importing.values.person_names import AuthorList, author_list, is_person_name
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.description import Identifier
from desktop_app.model.record import Record

_SURE = 0.6
_FIELDS = ("volume", "issue", "page", "number", "publisher", "ISBN")
_OWN_IDENTIFIERS = ("hal",)
_IDENTIFIERS = {"doi": "doi:", "pmid": "pmid:", "pmcid": "pmcid:", "arxiv": "arXiv:"}
_DAY = re.compile(rf"\b\d{{1,2}} {MONTHS} (?:19|20)\d\d\b", re.IGNORECASE)
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d")
_DASH = re.compile(r"\s*[–—−-]\s*")
_LETTER = re.compile(r"[^\W\d_]")


@dataclass(slots=True)
class Parts:
    """What the lines of one entry are."""

    title: PageLine | None = None
    people: list[str] = field(default_factory=list)
    abstract: list[PageLine] = field(default_factory=list)
    told: dict[str, str] = field(default_factory=dict)


class ResultList(KnownPage):
    """Lines of an entry are known by their looks (`parts`, `small`), the others by their order.

    Groups of `parts` are fields by CSL's names, or title, authors, venue, date, kind, doi, pmid,
    pmcid, arxiv, and 'where': a venue with its numbers. 'year' and 'alone' stand for a date.
    """

    small: ClassVar[re.Pattern[str]]
    """Buttons, counts and marks: no part of a paper."""
    parts: ClassVar[tuple[re.Pattern[str], ...]] = ()
    order: ClassVar[tuple[str, ...]] = ("title", "people")
    """What other lines are, one after another: title, people, venue, where, abstract. People may
    be on several lines, and so may an abstract."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """CSL types by the site's words for them, in small letters."""
    people_last: ClassVar[bool] = False
    """Whether people may stand below all lines that are known by their looks."""
    most: ClassVar[int] = 40
    """Lines of an entry."""

    @abstractmethod
    def begins(self, lines: Sequence[PageLine]) -> list[int]:
        """Where entries begin, ascending."""

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """Each from its beginning to the last of its lines that is known by its looks."""
        found: list[range] = []
        begins = self.begins(lines)
        for number, at in enumerate(begins):
            then = begins[number + 1] if number + 1 < len(begins) else len(lines)
            window = range(at, min(then, at + self.most))
            known = [place + 1 for place in window if self._knows(lines[place].text)]
            if known:
                end = known[-1]
                while self.people_last and end < then and self.is_people(lines[end].text):
                    end += 1
                found.append(range(at, end))
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        parts = self._sorted(lines)
        self.settle(parts)
        told = parts.told
        if parts.title is None:
            return None
        numbers = {name: _DASH.sub("-", told[name]) for name in _FIELDS if name in told}
        venue = told.get("venue")
        links = [prefix + told[name] for name, prefix in _IDENTIFIERS.items() if name in told]
        if "where" in told:
            part = source_part(told["where"])
            if part.sure >= _SURE:
                venue = part.venue
                whole = {"volume": part.volume, "issue": part.issue, "page": part.page}
                numbers = {name: value for name, value in whole.items() if value} | numbers
            links += part.links
        record = entry_record(
            lines,
            title=parts.title,
            authors=self.authors(parts.people),
            abstract=parts.abstract,
            owner=owner,
            venue=venue.strip(" ,;") if venue else None,
            fields=numbers,
            links=[*links, *parts.title.links],
        )
        date = _date(told)
        kind = self.kinds.get(told.get("kind", "").casefold())
        own = [Identifier(name, told[name]) for name in _OWN_IDENTIFIERS if name in told]
        return record.changed(
            date=date,
            year=int(date[:4]) if date else None,
            type=kind,
            identifiers=(*record.identifiers, *own),
        )

    def authors(self, people: Sequence[str]) -> AuthorList | None:
        """The authors of the lines that hold them."""
        named = [name for text in people if (name := text.strip(" ,;·•"))]
        return written_authors(", ".join(named)) if named else None

    def is_people(self, text: str) -> bool:
        """Whether a line behind the first one of people holds people too."""
        text = text.strip(" ,;·•")
        return not text or is_person_name(text) or author_list(text) is not None

    def settle(self, parts: Parts) -> None:
        """What the lines of an entry are, set right where their order alone does not tell."""

    def title(self, text: str) -> str:
        """The title of a line that holds it."""
        return text

    def _knows(self, text: str) -> bool:
        return self.small.fullmatch(text) is not None or any(
            form.fullmatch(text) for form in self.parts
        )

    def _sorted(self, lines: Sequence[PageLine]) -> Parts:
        out = Parts()
        order = list(self.order)
        for line in lines:
            text = line.text
            if self.small.fullmatch(text):
                if out.abstract and order[:1] == ["abstract"]:
                    order.pop(0)  # what stands behind a button is none of it
                continue
            told = next((m for form in self.parts if (m := form.fullmatch(text))), None)
            if told is not None:
                for name, value in told.groupdict().items():
                    if value and name == "title":
                        out.title = replace(line, text=self.title(value))
                    elif value and name == "authors":
                        out.people.append(value)
                    elif value:
                        out.told.setdefault(name, value)
                order = [role for role in order if not told.groupdict().get(role)]
                if out.people and order[:1] == ["people"]:
                    order.pop(0)
                continue
            if not _LETTER.search(text) and not (out.people and order[:1] == ["people"]):
                continue
            if out.people and order[:1] == ["people"] and not self.is_people(text):
                order.pop(0)
            if not order:
                continue
            role = order[0]
            if role == "title":
                out.title = replace(line, text=self.title(text))
            elif role == "people":
                out.people.append(text)
                continue
            elif role == "abstract":
                out.abstract.append(line)
                continue
            else:
                out.told.setdefault(role, text)
            order.pop(0)
        return out


def _date(told: Mapping[str, str]) -> str | None:
    """The date of an entry, or the one that where it appeared says."""
    if dated := told.get("date") or told.get("year") or told.get("alone"):
        return iso_date(dated) or _YEAR.findall(dated)[-1]
    where = told.get("where", "")
    day = _DAY.search(where)
    year = year_among(where, 0) if day is None else None
    return iso_date(day[0]) if day else str(year.year) if year is not None else None
