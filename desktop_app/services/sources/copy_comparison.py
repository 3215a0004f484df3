"""What a listing says otherwise than an earlier copy of the same source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from desktop_app.model.paper import display_title
from desktop_app.model.record import Record
from desktop_app.model.source_news import CopyChanges, EntryChange, FieldChange
from desktop_app.store.record_side import RecordSide
from desktop_app.store.records.record_repository import RecordRepository

FIELDS = ("title", "authors", "year", "venue", "doi", "arxiv_id", "version", "abstract")
"""What is compared, in the order it is told; all else is of the page, not of the paper."""


def compared(side: RecordSide, earlier: int, later: int) -> CopyChanges:
    """The later listing against the earlier one, both by id, as their papers are now.

    Entries are of one work where they are of one paper. One that is gone is told only where both
    copies are whole: they say how many entries the page has, and have as many, or are pages that
    were saved and show no button for more. Of such a page that does not count its entries nothing
    can be told where just its last ones are no longer there: fewer may have been loaded.
    """
    old, new = side.sources.entries(earlier), side.sources.entries(later)
    differing = [
        (old[paper], entries)
        for paper, entries in new.items()
        if paper in old and Counter(old[paper].values()) != Counter(entries.values())
    ]
    before, after = side.sources.copy(earlier), side.sources.copy(later)
    missing = [paper for paper in old if paper not in new]
    come = [paper for paper in new if paper not in old]
    gone = None
    if before.whole and after.whole:
        counted = before.counted and after.counted
        gone = tuple(missing) if counted or not _are_last(missing, list(old)) else None
    return CopyChanges(
        before=before.taken,
        appeared=tuple(come),
        changed=tuple(_changes(side.records, differing)),
        gone=gone,
    )


def _are_last(missing: Sequence[int], entries: Sequence[int]) -> bool:
    return bool(missing) and list(missing) == list(entries[-len(missing) :])


def _changes(
    records: RecordRepository, pairs: Iterable[tuple[Mapping[int, int], Mapping[int, int]]]
) -> Iterable[EntryChange]:
    for old, new in pairs:
        # Entries that both copies have alike say nothing; of the others the first ones count.
        gone = [key for key, content in old.items() if content not in new.values()]
        come = [key for key, content in new.items() if content not in old.values()]
        if not gone or not come:
            continue
        loaded = records.load((gone[0], come[0]))
        before, after = loaded[gone[0]], loaded[come[0]]
        fields = tuple(field_changes(before.record, after.record))
        if fields:
            title = display_title(after.record.title or before.record.title, after.record.abstract)
            yield EntryChange(after.paper_id, title, fields)


def field_changes(before: Record, after: Record) -> Iterable[FieldChange]:
    """The fields in which two entries of a work differ."""
    for field in FIELDS:
        old, new = _said(before, field), _said(after, field)
        if old != new:
            yield FieldChange(field, old, new)


def _said(record: Record, field: str) -> str | None:
    value = record.fields.get(field) if field == "version" else getattr(record, field)
    if isinstance(value, tuple):
        value = ", ".join(value)
    return str(value) if value else None
