"""Where each field of a paper comes from: the record that says it, or the user."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from desktop_app.model.description import DESCRIPTION_FIELDS
from desktop_app.model.provenance import Provenance
from desktop_app.store.papers.paper_reading import PaperReading
from desktop_app.store.records.record_repository import RecordRepository, StoredRecord


def provenance(connection: sqlite3.Connection, paper_id: int) -> list[Provenance]:
    """One line for each field that has a value, in the order of the fields; none without a paper.

    A field that unites several records (identifiers, subjects, links) has a line for each of them
    where no single one says it all.
    """
    paper = PaperReading(connection).get(paper_id)
    if paper is None:
        return []
    records = sorted(
        RecordRepository(connection).of_papers([paper_id]).values(), key=lambda one: one.id
    )
    found: list[Provenance] = []
    for name in DESCRIPTION_FIELDS:
        value = getattr(paper, name)
        if name in paper.edited:
            found.append(Provenance(name, None, None, None, None, by_user=True))
        elif value is not None and value != () and value != {}:
            found += [_line(name, one) for one in _sayers(records, name, value)]
    return found


def _sayers(records: Sequence[StoredRecord], name: str, value: object) -> Sequence[StoredRecord]:
    if name != "attributed_to":  # each page that names its owner is told
        for one in records:
            if getattr(one.record, name) == value:
                return [one]
    return [one for one in records if getattr(one.record, name)]


def _line(name: str, stored: StoredRecord) -> Provenance:
    record = stored.record
    return Provenance(name, record.source, stored.listing_id, record.line, record.end_line)
