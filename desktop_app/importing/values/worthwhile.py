"""Whether what was read of an entry says anything of a work."""

from __future__ import annotations

from desktop_app.model.record import Problem, Record

_NOTHING = "This entry says nothing of a paper: there is nothing to keep."


def worthwhile(record: Record) -> Record | Problem:
    """The record, or a Problem in its stead where it has nothing that could tell a work."""
    says = (
        record.title
        or record.authors
        or record.abstract
        or record.doi
        or record.arxiv_id
        or record.identifiers
        or record.venue
        or any(name != "citation-key" for name in record.fields)
    )
    return record if says else Problem(record.line, "", _NOTHING)
