"""RecordService: a paper's records side by side, the choice among what they say, its history."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from desktop_app.importing.values.field_places import field_places
from desktop_app.model.description import Description
from desktop_app.model.display_name import display_name
from desktop_app.model.errors import InvalidValue
from desktop_app.model.paper import Paper
from desktop_app.model.paper_records import (
    CHOOSABLE,
    EventKind,
    FieldChoice,
    FieldOffer,
    PaperEvent,
    PaperRecord,
    PaperRecords,
    TypedEntry,
    with_coupled,
)
from desktop_app.services.library import Library, now
from desktop_app.services.papers.paper_service import field_in_words
from desktop_app.services.wording import of_papers, quoted
from desktop_app.store.history.paper_past import PaperPast
from desktop_app.store.listings.listing_repository import ListingRepository
from desktop_app.store.papers.typed_papers import TypedPapers
from desktop_app.store.records.record_repository import RecordRepository, StoredRecord

MOST_RAW = 100
"""Records whose place in their listing is looked for; a paper of more has them from copies."""
SAME_MOMENT = 2
"""Seconds between a step and what it wrote."""
_WHOLE = {"authors": "authors_complete", "abstract": "abstract_complete"}


class RecordService:
    """of() and history() on any thread, as jobs; take() on the writing lane."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def of(self, paper_id: int) -> PaperRecords | None:
        """What a paper was made of; None where it is gone."""
        with self._library.read() as reader:
            paper = reader.papers.get(paper_id)
            if paper is None:
                return None
            repository = RecordRepository(reader.connection)
            typed = TypedPapers(reader.connection).of(paper_id)
            stored = list(repository.of_papers([paper_id]).values())
            reads = repository.reads([paper_id])[paper_id]
            taken = PaperPast(reader.connection).taken(one.listing_id for one in stored)
            texts = _Texts(ListingRepository(reader.connection))
            raw = {one.id: texts.raw(one) for one in stored[:MOST_RAW]}
        records = tuple(
            PaperRecord(
                one.id, one.listing_id, one.record.source, taken[one.listing_id], one.record,
                _differing(one.record, paper),
            )
            for one in stored
        )  # fmt: skip
        entries = tuple(
            TypedEntry(one.id, one.added, one.said, _differing(one.said, paper)) for one in typed
        )
        return PaperRecords(paper, records, tuple(_choices(paper, reads, stored, raw)), entries)

    def take(self, paper_id: int, field: str, record_id: int) -> None:
        """Give a paper what one of its records says of a field: as the user's edit, undoable.

        field: one of CHOOSABLE. PaperService.revert_field takes it back. Raises InvalidValue where
        the record says nothing of it or is none of the paper's.
        """
        if field not in CHOOSABLE:
            raise InvalidValue(f"There is no field “{field}” to choose.")
        with self._library.write("Take a field") as write:
            found = RecordRepository(write.connection).of_papers([paper_id])
            if record_id not in found or _empty(getattr(found[record_id].record, field)):
                raise InvalidValue("This record says nothing of it any more.")
            values = with_coupled(found[record_id].record, field)
            write.papers.set_fields([paper_id], values, at=now())
            what, source = field_in_words(field), quoted(found[record_id].record.source)
            write.label_of = of_papers(write, lambda paper: f"Take {what} of {paper} from {source}")

    def history(self, paper_id: int) -> tuple[PaperEvent, ...]:
        """What imports brought to a paper and what the user did to it, the newest first."""
        with self._library.read() as reader:
            stored = list(RecordRepository(reader.connection).of_papers([paper_id]).values())
            past = PaperPast(reader.connection)
            taken = past.taken(one.listing_id for one in stored)
            steps = list(past.steps(paper_id))
            facts = list(past.facts(paper_id, (one.id for one in stored)))
        known = [step.at for step in steps if not step.undone]
        events = [*_told(stored, taken), *steps]
        events += [fact for fact in facts if all(abs(fact.at - at) > SAME_MOMENT for at in known)]
        return tuple(reversed(sorted(events, key=lambda event: event.at)))


def _empty(value: object) -> bool:
    return value in (None, "", (), {})


def _differing(said: Description, paper: Paper) -> tuple[str, ...]:
    """Fields of which it says something else than the paper has now."""
    return tuple(
        name
        for name in CHOOSABLE
        if not _empty(value := getattr(said, name))
        and _seen(name, value) != _seen(name, getattr(paper, name))
    )


def _seen(name: str, value: Any) -> Any:
    """A value as it is shown: the family name first or last makes no other name."""
    return tuple(map(display_name, value)) if name == "authors" else value


def _choices(
    paper: Paper,
    reads: Description,
    stored: Sequence[StoredRecord],
    raw: Mapping[int, Mapping[str, str]],
) -> Iterator[FieldChoice]:
    for name in CHOOSABLE:
        offers = tuple(_offers(name, paper, stored, raw))
        value, by_user = getattr(paper, name), name in paper.edited
        if offers or by_user or not _empty(value):
            yield FieldChoice(name, value, by_user, getattr(reads, name), offers)


def _offers(
    name: str, paper: Paper, stored: Sequence[StoredRecord], raw: Mapping[int, Mapping[str, str]]
) -> Iterator[FieldOffer]:
    saying: dict[tuple[Any, ...], list[StoredRecord]] = {}
    for one in stored:
        value = getattr(one.record, name)
        if not _empty(value):
            saying.setdefault((_seen(name, value), _whole(one.record, name)), []).append(one)
    own = _seen(name, getattr(paper, name)), _whole(paper, name)
    for key, those in saying.items():
        first = those[0]
        text = next((raw[one.id][name] for one in those if name in raw.get(one.id, ())), None)
        yield FieldOffer(
            first.id, len(those), first.record.source, first.listing_id, first.record.line,
            getattr(first.record, name), key[1], text, key == own,
        )  # fmt: skip


def _whole(said: Description, name: str) -> bool | None:
    return getattr(said, _WHOLE[name]) if name in _WHOLE else None


def _told(stored: Iterable[StoredRecord], taken: Mapping[int, int]) -> Iterator[PaperEvent]:
    """What each listing brought, in the order in which they came."""
    known: dict[str, list[Any]] = {}
    for one in stored:
        brought, changed = [], []
        for name in CHOOSABLE:
            value = _seen(name, getattr(one.record, name))
            if _empty(value):
                continue
            if name not in known:
                brought.append(name)
            elif value not in known[name]:
                changed.append(name)
            known.setdefault(name, []).append(value)
        yield PaperEvent(
            taken[one.listing_id], EventKind.RECORD, one.record.source, one.listing_id,
            one.record.line, tuple(brought), tuple(changed),
        )  # fmt: skip


class _Texts:
    """Lines of listings, each unpacked once."""

    def __init__(self, listings: ListingRepository) -> None:
        self._listings = listings
        self._lines: dict[int, list[str] | None] = {}

    def raw(self, stored: StoredRecord) -> dict[str, str]:
        """By field the letters that a record's values were read from, as they stand there."""
        lines = self._of(stored.listing_id)
        if lines is None:
            return {}
        found: dict[str, list[str]] = {}
        for place in field_places(stored.record, lines, 1):
            piece = lines[place.line - 1][place.start : place.end]
            found.setdefault(place.field, []).append(piece)
        joined = {
            name: (", " if name == "authors" else "\n").join(pieces)
            for name, pieces in found.items()
        }
        for name in ("doi", "arxiv_id"):
            value = (getattr(stored.record, name) or "").casefold()
            own = [one for one in found.get("identifiers", ()) if value and value in one.casefold()]
            joined |= {name: own[0]} if own else {}
        return joined

    def _of(self, listing_id: int) -> list[str] | None:
        if listing_id not in self._lines:
            listing = self._listings.text(listing_id)
            text = None if listing is None else listing.text
            self._lines[listing_id] = None if text is None else text.split("\n")
        return self._lines[listing_id]
