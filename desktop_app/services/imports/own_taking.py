"""OwnTaking: the user's own things that come with records, put on the papers that these became."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import Changes
from desktop_app.model.errors import InvalidValue
from desktop_app.model.own_things import LedgerLine, OwnFile, OwnThings
from desktop_app.model.tag import clean_tag_name
from desktop_app.services.library import Library
from desktop_app.services.reading.prepared import Prepared
from desktop_app.store.papers.attachment_repository import AttachmentRepository
from desktop_app.store.papers.own_things import OwnThingsRepository
from desktop_app.store.papers.paper_state import states
from desktop_app.store.record_side import RecordSide
from desktop_app.store.transaction import Transaction

_BATCH = 300
_LONGEST_NOTE = 1_000_000
FILES = "attached files"
_NOT_FOUND = "They are not where the library says they are; nothing was copied or moved."


@dataclass(slots=True)
class _Files:
    """Of one listing: how many files its records name, how many are there, and those that are not.

    folder: from where relative places count."""

    folder: Path | None
    named: int = 0
    found: int = 0
    missing: tuple[str, ...] = ()


class OwnTaking:
    """On the writing lane, for one import.

    made_tags: ids of tags that it made, which go when it is taken back and nothing bears them.
    """

    def __init__(self, library: Library, at: int) -> None:
        self._library = library
        self._at = at
        self._own: dict[int, tuple[OwnThings, int]] = {}
        self._files: dict[int, _Files] = {}
        self.made_tags: list[int] = []

    def note(
        self, listing_id: int, path: Path | None, first: int, records: Sequence[Prepared]
    ) -> None:
        """Remember what comes with records, which are kept under ids from `first` on."""
        for place, one in enumerate(records):
            if (own := one.own) is not None:
                self._files.setdefault(listing_id, _Files(_folder_of(path)))
                self._own[first + place] = (own, listing_id)

    def forget(self, listing_id: int) -> None:
        """Of a listing that was taken out again nothing is brought."""
        self._own = {key: one for key, one in self._own.items() if one[1] != listing_id}
        self._files.pop(listing_id, None)

    def carry_out(self, import_id: int, fresh: AbstractSet[int], progress: Progress) -> None:
        """Put it all on the papers, in short writes. fresh: papers that this import made; of all
        others it is noted how they were before, for the import to be taken back."""
        ids = list(self._own)
        for start in range(0, len(ids), _BATCH):
            progress.step(start, len(ids), "Bringing tags, notes and files")
            progress.give_way()
            part = ids[start : start + _BATCH]
            with self._library.write("Import", recorded=False) as transaction:
                touched = self._put(transaction, import_id, part, fresh)
                transaction.announce(Changes(papers=touched, tags=True))

    def files_line(self, listing_id: int) -> LedgerLine | None:
        """What became of a listing's files; None where it names none."""
        files = self._files.get(listing_id)
        if files is None or not files.named:
            return None
        why = _NOT_FOUND if files.missing else ""
        return LedgerLine(FILES, files.named, files.found, "attached files", files.missing, why)

    def _put(
        self, transaction: Transaction, import_id: int, ids: Sequence[int], fresh: AbstractSet[int]
    ) -> frozenset[int]:
        connection = transaction.connection
        moves = RecordSide(connection).moves
        papers = OwnThingsRepository(connection).papers_of(ids)
        before = states(connection, set(papers.values()) - fresh)
        moves.note_before(import_id, before)
        self._tag(transaction, papers)
        for record_id, paper_id in papers.items():
            own, listing_id = self._own[record_id]
            things = OwnThingsRepository(connection)
            notes = [note.strip()[:_LONGEST_NOTE] for note in own.notes]
            things.join_notes(paper_id, [note for note in notes if note], self._at)
            things.raise_marks(paper_id, own.added, own.rating, own.status, self._at)
            self._attach(transaction, paper_id, own.files, self._files[listing_id])
        moves.note_after(import_id, states(connection, before))
        return frozenset(papers.values())

    def _tag(self, transaction: Transaction, papers: Mapping[int, int]) -> None:
        bearers: dict[str, set[int]] = {}
        for record_id, paper_id in papers.items():
            for name in self._own[record_id][0].tags:
                if clean := _clean(name):
                    bearers.setdefault(clean, set()).add(paper_id)
        known = transaction.tags.by_typed_name()
        for name, paper_ids in bearers.items():
            tag_id = known.get(name.casefold())
            if tag_id is None:
                tag_id = known[name.casefold()] = transaction.tags.make(name)
                self.made_tags.append(tag_id)
            transaction.tags.put_on(tag_id, sorted(paper_ids))

    def _attach(
        self, transaction: Transaction, paper_id: int, files: Sequence[OwnFile], told: _Files
    ) -> None:
        attachments = AttachmentRepository(transaction.connection, self._library.path.parent)
        for file in files:
            told.named += 1
            path = next((path for path in _places(file, told.folder) if path.is_file()), None)
            if path is None:
                told.missing += (file.places[0],)
                continue
            told.found += 1
            attachments.add(paper_id, path, self._at, file.title or None)


def _places(file: OwnFile, folder: Path | None) -> Iterator[Path]:
    for place in file.places:
        if "\0" in place or not place.strip():
            continue
        path = Path(os.path.expanduser(place))
        if path.is_absolute():
            yield path
        elif folder is not None:
            yield folder / path


def _folder_of(path: Path | None) -> Path | None:
    """The folder of a file, also where it lies in a packed one."""
    if path is None:
        return None
    return next((folder for folder in path.absolute().parents if folder.is_dir()), None)


def _clean(name: str) -> str:
    try:
        return clean_tag_name(" ".join(name.split()))
    except InvalidValue:
        return ""
