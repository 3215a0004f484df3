"""SourceService: sources as series; what is new in them, and how they are put in order."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import datetime, time

from desktop_app.jobs.progress import Progress
from desktop_app.model.address import is_web_address
from desktop_app.model.errors import InvalidValue
from desktop_app.model.import_report import DecidedPaper, TakeBackImpact
from desktop_app.model.paper import display_title
from desktop_app.model.source import Source, SourceCopy
from desktop_app.model.source_news import (
    CopyChanges,
    NewPaper,
    News,
    Since,
    SinceKind,
    SourceNews,
)
from desktop_app.services.library import Library
from desktop_app.services.sources.copy_comparison import compared
from desktop_app.services.take_back import TakeBack
from desktop_app.services.wording import quoted
from desktop_app.store.listings import source_news as store
from desktop_app.store.listings.decided_papers import decided_papers
from desktop_app.store.listings.source_repository import SourceRepository
from desktop_app.store.record_side import RecordSide

MOST_TITLES = 50
"""New papers of one source that are told by title; the others are counted."""
LONGEST_NAME = 200


class SourceService:
    """Writes run in the writing lane, each one step of Undo; what reads runs on any thread."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._take_back = TakeBack(library)

    # Reading

    def all(self) -> list[Source]:
        """All sources, by name."""
        with self._library.read() as reader:
            return SourceRepository(reader.connection).all()

    def series(self, source_id: int) -> list[tuple[SourceCopy, CopyChanges | None]]:
        """The copies of a source, the newest first, each against the one before it."""
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            found = []
            for copy in side.sources.copies(source_id):
                former = side.sources.copy_before(copy.listing_id)
                changes = None if former is None else compared(side, former[0], copy.listing_id)
                found.append((copy, changes))
        return found[::-1]

    def news(self, since: Since, progress: Progress | None = None) -> News:
        """What is new, source by source, by name. Dismissed and trashed papers are left out."""
        with self._library.read() as reader:
            side = RecordSide(reader.connection)
            at, import_id = _bound(side, since)
            named = {source.id: source for source in side.sources.all()}
            groups, papers, unchanged = [], set[int](), 0
            spans = store.spans(side.connection, at, import_id)
            for done, span in enumerate(spans):
                if progress is not None:
                    progress.step(done, len(spans))
                new = store.new_papers(side.connection, span)
                group, fresh = _group(side, named[span.source_id], span, new)
                told = new or group.changed or group.gone or group.decided
                if told or group.replaced or group.cross_listed:
                    groups.append(group)
                else:
                    unchanged += 1
                papers.update(fresh)
        groups.sort(key=lambda group: (group.source.name.casefold(), group.source.id))
        bringing = [group.source for group in groups if group.count]
        return News(
            since=since,
            at=None if at is None else at + 1,
            groups=tuple(groups),
            papers=len(papers),
            people=len({source.owner.casefold() for source in bringing if source.owner}),
            others=sum(1 for source in bringing if not source.owner),
            unchanged=unchanged,
        )

    def addresses(self, source_ids: Sequence[int] | None = None) -> list[str]:
        """Web addresses of the pages of some sources, or of all, each once, by name of source."""
        wanted = None if source_ids is None else frozenset(source_ids)
        return list(
            dict.fromkeys(
                source.address
                for source in self.all()
                if (wanted is None or source.id in wanted)
                and source.address is not None
                and is_web_address(source.address)
            )
        )

    def impact(self, source_id: int) -> TakeBackImpact:
        """What removing a source would remove, and how much of it the user has worked on."""
        return self._take_back.impact_of_source(source_id)

    # Writing

    def rename(self, source_id: int, name: str) -> None:
        """Call a source otherwise; its copies still come to it. Raises InvalidValue."""
        clean = " ".join(name.replace("\x00", "").split())
        if not clean or len(clean) > LONGEST_NAME:
            raise InvalidValue("A source needs a name of at most 200 letters.")
        with self._library.write(f"Rename a source to {quoted(clean)}") as write:
            SourceRepository(write.connection).rename(source_id, clean)

    def set_address(self, source_id: int, address: str) -> None:
        """Say where the page of a source stands; blank for what its copies say.

        Raises InvalidValue for what is no web address.
        """
        clean = address.strip()
        if clean and not is_web_address(clean):
            raise InvalidValue(f"“{clean}” is no web address. It begins with https:// or http://.")
        with self._library.write("Address of a source") as write:
            SourceRepository(write.connection).set_address(source_id, clean or None)

    def merge(self, source_id: int, other_id: int) -> None:
        """Make all copies of the other source copies of this one, which keeps its name."""
        if source_id == other_id:
            return
        with self._library.write("Merge two sources") as write:
            sources = SourceRepository(write.connection)
            names = {source.id: source.name for source in sources.all()}
            if not {source_id, other_id} <= names.keys():
                raise InvalidValue("One of these sources is gone.")
            listings = [listing for listing, _ in sources.listings([other_id])]
            sources.unite(source_id, other_id)
            sources.move_listings(listings, source_id)
            sources.drop_empty()
            write.label = f"Merge {quoted(names[other_id])} into {quoted(names[source_id])}"

    def split_off(self, listing_id: int) -> int | None:
        """Make one copy a source of its own; its id. None where it is the only copy of its source.

        Later copies that fit both come to the one that they resemble.
        """
        with self._library.write("Split a source") as write:
            new, name = SourceRepository(write.connection).split(listing_id)
            write.label = f"Split a copy off {quoted(name)}"
        return new

    def look(self, source_ids: Sequence[int] | None = None) -> None:
        """What came from these sources until now, or from all, has been seen."""
        with self._library.write("Mark sources as seen") as write:
            sources = SourceRepository(write.connection)
            ids = [source.id for source in sources.all()] if source_ids is None else source_ids
            sources.look(ids)
            if len(ids) == 1:
                write.label = "Mark a source as seen"

    def remove(self, source_id: int, progress: Progress) -> int:
        """Take back all listings of a source; how many papers went. See TakeBack.remove_source."""
        return self._take_back.remove_source(source_id, progress)


def _bound(side: RecordSide, since: Since) -> tuple[int | None, int | None]:
    """(the last moment that does not count, in UTC seconds; the one import that does).

    No moment: each source has its own.
    """
    if since.kind is SinceKind.DAY and since.day is not None:
        return int(datetime.combine(since.day, time.min).timestamp()) - 1, None
    if since.kind is SinceKind.IMPORT:
        last = store.last_import(side.connection)
        return (None, None) if last is None else (last[1] - 1, last[0])
    return None, None


def _group(
    side: RecordSide, source: Source, span: store.SpanOfSource, new: Sequence[int]
) -> tuple[SourceNews, Sequence[int]]:
    """What came from a source, and the papers that are new in it: an entry whose title changed is
    told as changed alone."""
    # Mails and pastes speak of other things each time.
    before = span.before if source.kind in ("page", "file") else None
    changes = None if before is None else compared(side, before, span.listings[-1])
    gone = () if changes is None or changes.gone is None else changes.gone
    shown = list(new[:MOST_TITLES])
    titles = store.titles(side.connection, [*shown, *gone])

    def named(ids: Sequence[int]) -> tuple[NewPaper, ...]:
        return tuple(NewPaper(key, display_title(titles[key], None)) for key in ids)

    replaced, cross_listed = store.events(side.connection, span.listings)
    known = set() if before is None else set(side.sources.entries(before))
    decided = _decided_again(side, span.listings, known.union(new))
    group = SourceNews(
        source=source,
        since=span.since,
        taken=span.taken,
        first=span.before is None,
        count=len(new),
        papers=named(shown),
        changed=() if changes is None else changes.changed,
        gone=None if changes is None or changes.gone is None else named(gone),
        replaced=replaced,
        cross_listed=cross_listed,
        decided=tuple(decided[:MOST_TITLES]),
        decided_count=len(decided),
    )
    return group, new


def _decided_again(
    side: RecordSide, listings: Sequence[int], known: Set[int]
) -> list[DecidedPaper]:
    """Papers that came with these copies, and that were decided on before. known: those that are
    told as new, and those on the copy before: they have not come again."""
    found: dict[int, DecidedPaper] = {}
    for listing_id in listings:
        taken = side.sources.copy(listing_id).taken
        for paper in decided_papers(side.connection, listing_id, taken):
            if paper.id not in known:
                found[paper.id] = paper
    return list(found.values())
