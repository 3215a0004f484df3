"""Versions: in which forms a work came out, told from its records; each can be cited by itself.

A function of the set of records. One version is: an arXiv id, each of its versions that a record
names; another preprint's DOI; a conference's paper; a journal's. A record with an arXiv id and a
journal's place tells of both. What says neither where nor under which identifier the work came out
tells of no version.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from desktop_app.matching.keys import year_of
from desktop_app.matching.kinds import text_of
from desktop_app.matching.letters import is_server, letters
from desktop_app.matching.merge import OF_A_VENUE, merge
from desktop_app.model.description import Description
from desktop_app.model.identifiers import arxiv_of_doi, is_preprint_doi
from desktop_app.model.record import Record


class VersionKind(StrEnum):
    """In the order in which a work comes out. The values are stored."""

    PREPRINT = "preprint"
    CONFERENCE = "conference"
    OTHER = "other"
    JOURNAL = "journal"


_ORDER = tuple(VersionKind)
_KINDS = {
    "paper-conference": VersionKind.CONFERENCE,
    "article-journal": VersionKind.JOURNAL,
}


@dataclass(frozen=True, slots=True)
class Version:
    """One form of a work. label: for the user; record_id: the best record that tells of it.

    description: what the records of this version say merged, so that it can be cited; without the
    abstract, which is the paper's.
    """

    kind: VersionKind
    label: str
    record_id: int
    description: Description


def versions(members: Iterable[tuple[int, Record]]) -> tuple[Version, ...]:
    """The versions of a paper, the earliest kind first; none where there are not at least two."""
    records = sorted(dict(members).items())
    told: dict[tuple[VersionKind, str], list[tuple[int, Record]]] = {}
    for record_id, record in records:
        for kind, name, said in _told_by(record):
            told.setdefault((kind, name), []).append((record_id, said))
    _give_the_nameless(told)
    if len(told) < 2:
        return ()
    return tuple(_version(kind, name, told[kind, name]) for kind, name in sorted(told, key=_place))


def may_have_versions(record: Record) -> bool:
    """A quick look: whether one record alone can tell of two versions."""
    if record.arxiv_id:
        return bool(record.venue or record.doi)
    return bool(record.doi and record.venue and is_preprint_doi(record.doi))


def _told_by(record: Record) -> list[tuple[VersionKind, str, Record]]:
    found = []
    doi = record.doi
    arxiv = record.arxiv_id or (arxiv_of_doi(doi) if doi else None)
    preprint_doi = doi if doi and is_preprint_doi(doi) else None
    venue = record.venue if record.venue and not is_server(record.venue) else None
    published = bool(venue or (doi and not preprint_doi)) and record.type != "thesis"
    if arxiv:
        number = text_of(record, "version").lower().removeprefix("v") if not published else ""
        name = arxiv + (f"v{number}" if number.isdecimal() else "")
        found.append((VersionKind.PREPRINT, name, _as_preprint(record) if published else record))
    elif preprint_doi:
        found.append((VersionKind.PREPRINT, preprint_doi, record))
    if published:
        kind = _KINDS.get(record.type or "", VersionKind.OTHER)
        found.append((kind, doi or "", record if not arxiv else replace(record, arxiv_id=None)))
    return found


def _as_preprint(record: Record) -> Record:
    """What a record of a published paper says of its preprint."""
    fields = {name: value for name, value in record.fields.items() if name not in OF_A_VENUE}
    return replace(
        record, type="article", venue=None, doi=None, year=None, date=None, fields=fields
    )


def _give_the_nameless(
    told: dict[tuple[VersionKind, str], list[tuple[int, Record]]],
) -> None:
    """What bears no DOI is of the one version of its kind, or else of its venue and year.

    An arXiv id without a number speaks of all its versions, and is none beside them.
    """
    numbered = {
        name.rpartition("v")[0]
        for kind, name in told
        if kind is VersionKind.PREPRINT and not name.startswith("10.")
    }
    for name in numbered:
        told.pop((VersionKind.PREPRINT, name), None)
    for kind in (VersionKind.JOURNAL, VersionKind.CONFERENCE):
        loose = told.pop((kind, ""), [])
        named = [name for of, name in told if of is kind]
        if len(named) == 1:
            told[kind, named[0]] += loose
        elif loose and not named:
            told[kind, ""] = loose
    loose = told.pop((VersionKind.OTHER, ""), [])
    homes = {
        letters(record.venue or ""): key
        for key, records in told.items()
        if key[0] is not VersionKind.PREPRINT
        for _, record in records
    }
    for record_id, record in loose:
        home = homes.get(letters(record.venue or ""))
        if home is not None:
            told[home].append((record_id, record))
        elif not homes:
            told.setdefault((VersionKind.OTHER, ""), []).append((record_id, record))


def _place(key: tuple[VersionKind, str]) -> tuple[int, int, str]:
    kind, name = key
    return _ORDER.index(kind), len(name), name


def _version(kind: VersionKind, name: str, records: list[tuple[int, Record]]) -> Version:
    bare = [(key, replace(one, abstract=None, abstract_complete=None)) for key, one in records]
    merged = merge(bare)
    return Version(
        kind,
        _label(kind, name, merged.description, dict(records)),
        min(merged.origin.values()),
        merged.description,
    )


def _label(kind: VersionKind, name: str, said: Description, records: Mapping[int, Record]) -> str:
    year = said.year or min(filter(None, map(year_of, records.values())), default=None)
    if kind is VersionKind.PREPRINT:
        place = f"doi:{name}" if name.startswith("10.") else f"arXiv:{name}"
    else:
        place = said.venue or f"doi:{name}"
    return f"{place} ({year})" if year else place
