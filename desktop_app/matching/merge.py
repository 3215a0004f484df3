"""Merge: one description out of a paper's records, each field from the record that tells it best.

A function of the set of records: it knows no order and no time of import. For every field, in this
order: known over guessed; whole over cut; the fuller value; a record that bears an identifier or
comes from a bibliography over a bare one; and at last a fixed order of the records' contents.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from desktop_app.matching.keys import year_of
from desktop_app.matching.letters import is_server, letters
from desktop_app.model.description import (
    DESCRIPTION_FIELDS,
    Description,
    FieldValue,
    Identifier,
    description_to_json,
)
from desktop_app.model.identifiers import is_preprint_doi
from desktop_app.model.record import Record

UNITED = ("attributed_to", "subjects", "urls")
OF_A_VENUE = frozenset(
    "volume issue page number article-number number-of-pages collection-title collection-number "
    "container-title-short publisher publisher-place event-title event-place event-date ISSN ISBN "
    "edition editor section".split()
)
"""Fields that say where in its venue a paper stands: a preprint's are no use to a journal's."""

_CUT_MARKS = ("…", "...")

Member = tuple[int, Record]


@dataclass(frozen=True, slots=True)
class Merged:
    """A paper as its records describe it.

    origin: for every field that is not empty the id of the record it comes from; where several
    are united, of the first that brought something; for one entry of fields and extra under
    'fields.volume' and the like.
    """

    description: Description
    origin: Mapping[str, int]


def merge(members: Iterable[Member]) -> Merged:
    """The description of a paper out of its (record id, record), at least one, each id once."""
    records = list(dict(members).items())
    if len(records) == 1:
        return _alone(*records[0])
    return _Merging(_ranked(records)).merged()


def _alone(record_id: int, record: Record) -> Merged:
    values = {name: getattr(record, name) for name in DESCRIPTION_FIELDS}
    origin = {name: record_id for name, value in values.items() if not _empty(value)}
    for name in ("fields", "extra"):
        origin |= {f"{name}.{key}": record_id for key in values[name]}
    return Merged(Description(**values), origin)


def _ranked(records: list[Member]) -> list[Member]:
    """Identified records first, then those from a bibliography, then by content."""

    def rank(member: Member) -> tuple[Any, ...]:
        record_id, record = member
        content = json.dumps(description_to_json(record), sort_keys=True, ensure_ascii=False)
        return (
            not _identified(record), -_stage(record), -_known(record),
            content, sorted(record.guessed), record.source, record.line, record_id,
        )  # fmt: skip

    return sorted(records, key=rank)


def _identified(record: Record) -> bool:
    """Whether it bears an identifier or was written for a bibliography."""
    if record.doi or record.arxiv_id or "citation-key" in record.fields:
        return True
    return any(identifier.kind == "pmid" for identifier in record.identifiers)


def _stage(record: Record) -> int:
    """How far the work has come that it tells of: 0 a preprint, 1 published, 2 in a journal."""
    published = record.doi and not is_preprint_doi(record.doi)
    if published or (record.venue and not is_server(record.venue)):
        return 2 if record.type == "article-journal" else 1
    return 0


def _known(record: Record) -> int:
    return sum(not _empty(getattr(record, name)) for name in DESCRIPTION_FIELDS)


def _empty(value: Any) -> bool:
    return value is None or (not isinstance(value, bool | int) and not value)


class _Merging:
    """The records of one paper, best first, and the description as far as it is chosen."""

    def __init__(self, members: list[Member]) -> None:
        self._members = members
        self._values: dict[str, Any] = {}
        self._origin: dict[str, int] = {}

    def merged(self) -> Merged:
        self._title()
        self._authors()
        self._abstract()
        venue = self._venue()
        self._type()
        self._date()
        self._identifiers()
        for name in UNITED:
            self._unite(name)
        self._entries("fields", venue)
        self._entries("extra", None)
        return Merged(Description(**self._values), self._origin)

    def _best(
        self, name: str, better: Callable[[Record], tuple[Any, ...]] = lambda record: ()
    ) -> Member | None:
        """The member whose field is best; the earlier in rank where `better` finds them equal."""
        having = [member for member in self._members if not _empty(getattr(member[1], name))]
        if not having:
            return None
        return max(having, key=lambda member: (name not in member[1].guessed, better(member[1])))

    def _take(self, member: Member | None, *names: str) -> None:
        if member is not None:
            for name in names:
                value = getattr(member[1], name)
                if not _empty(value):
                    self._values[name] = value
                    self._origin[name] = member[0]

    def _title(self) -> None:
        """Not cut; not in capitals alone; identified; then the one with formulas, the longer."""

        def better(record: Record) -> tuple[Any, ...]:
            title = record.title or ""
            return (
                not title.rstrip().endswith(_CUT_MARKS),
                not title.isupper(),
                "$" in title,
                _identified(record),
                len(title),
            )

        self._take(self._best("title", better), "title")

    def _authors(self) -> None:
        """A whole list, unless a cut one names more; then the longer; then the fuller names."""
        longest = max(len(record.authors) for _, record in self._members)

        def better(record: Record) -> tuple[Any, ...]:
            whole = record.authors_complete is True and len(record.authors) >= longest
            names = sum(map(len, record.authors))
            return whole, len(record.authors), _identified(record), names

        best = self._best("authors", better)
        self._take(best, "authors", "author_total", "authors_complete")
        if best is None or (best[1].author_total is None and not best[1].authors_complete):
            known = 0 if best is None else len(best[1].authors)
            counted = self._best("author_total", lambda record: (record.author_total or 0,))
            if counted is not None and (counted[1].author_total or 0) >= known:
                self._take(counted, "author_total")

    def _abstract(self) -> None:
        """A whole one over one of unknown end over a cut one; then the longer."""

        def better(record: Record) -> tuple[Any, ...]:
            end = {True: 2, None: 1, False: 0}[record.abstract_complete]
            return end, len(letters(record.abstract or "")), _identified(record)

        self._take(self._best("abstract", better), "abstract", "abstract_complete")

    def _venue(self) -> str | None:
        """A journal over a book or conference over a preprint's server; identified; the longer."""

        def better(record: Record) -> tuple[Any, ...]:
            venue = record.venue or ""
            return not is_server(venue), _stage(record), _identified(record), len(venue)

        best = self._best("venue", better)
        self._take(best, "venue")
        return best[1].venue if best is not None else None

    def _type(self) -> None:
        def better(record: Record) -> tuple[Any, ...]:
            return record.type != "article", _stage(record), _identified(record)

        self._take(self._best("type", better), "type")

    def _date(self) -> None:
        """Year and date from one record, the journal's; a finer date only of the same year."""

        def better(record: Record) -> tuple[Any, ...]:
            return _stage(record), _identified(record), len(record.date or "")

        best = self._best("year", better) or self._best("date", better)
        self._take(best, "year", "date")
        if best is None or best[1].date:
            return
        dated = [
            member
            for member in self._members
            if member[1].date
            and year_of(member[1]) == best[1].year
            and member[1].date.startswith(str(best[1].year))
        ]
        if dated:
            self._take(max(dated, key=lambda member: len(member[1].date or "")), "date")

    def _identifiers(self) -> None:
        """A journal's DOI over a preprint's; the others stand among the identifiers."""
        self._take(
            self._best(
                "doi", lambda record: (not is_preprint_doi(record.doi or ""), _stage(record))
            ),
            "doi",
        )
        self._take(self._best("arxiv_id"), "arxiv_id")
        named = {("doi", self._values.get("doi")), ("arxiv", self._values.get("arxiv_id"))}
        found: dict[Identifier, int] = {}
        for record_id, record in self._members:
            own = [("doi", record.doi), ("arxiv", record.arxiv_id)]
            others = [Identifier(kind, value) for kind, value in own if value]
            for identifier in (*others, *record.identifiers):
                if (identifier.kind, identifier.value) not in named:
                    found.setdefault(identifier, record_id)
        self._set_united("identifiers", found)

    def _unite(self, name: str) -> None:
        found: dict[Any, int] = {}
        for record_id, record in self._members:
            for value in getattr(record, name):
                found.setdefault(value, record_id)
        self._set_united(name, found)

    def _set_united(self, name: str, found: dict[Any, int]) -> None:
        if found:
            self._values[name] = tuple(found)
            self._origin[name] = next(iter(found.values()))

    def _entries(self, name: str, venue: str | None) -> None:
        """fields and extra, key by key: from the record of the chosen venue, then by rank."""
        of_server = venue is not None and is_server(venue)
        ordered = self._members
        if venue is not None:
            here = letters(venue)
            ordered = sorted(ordered, key=lambda member: letters(member[1].venue or "") != here)
        chosen: dict[str, tuple[FieldValue, int]] = {}
        doubtful: dict[str, tuple[FieldValue, int]] = {}
        for record_id, record in ordered:
            elsewhere = bool(record.venue) and is_server(record.venue or "") and not of_server
            for key, value in getattr(record, name).items():
                if not value or (name == "fields" and elsewhere and key in OF_A_VENUE):
                    continue
                guessed = key in record.guessed or name in record.guessed
                (doubtful if guessed else chosen).setdefault(key, (value, record_id))
        entries = doubtful | chosen
        if entries:
            self._values[name] = {key: entries[key][0] for key in sorted(entries)}
            givers = {record_id for _, record_id in entries.values()}
            self._origin[name] = next(
                record_id for record_id, _ in self._members if record_id in givers
            )
            self._origin |= {f"{name}.{key}": entries[key][1] for key in sorted(entries)}
