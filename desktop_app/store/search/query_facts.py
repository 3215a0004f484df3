"""What has:, is:, status: and triage: mean, as SQL over papers."""

from __future__ import annotations

from desktop_app.model.paper import Status, Triage
from desktop_app.store.row_values import STATUSES, TRIAGES


def _status(status: Status) -> str:
    return f"papers.status = {STATUSES.index(status)}"


def _triage(triage: Triage) -> str:
    return f"papers.triage = {TRIAGES.index(triage)}"


def _in(table: str) -> str:
    return f"papers.id IN (SELECT paper_id FROM {table})"


_TAGGED = "EXISTS (SELECT 1 FROM paper_tags WHERE paper_tags.paper_id = papers.id)"

FACT_SQL: dict[tuple[str, str], str] = {
    ("has", "abstract"): _in("abstracts"),
    ("has", "arxiv"): "papers.arxiv_id IS NOT NULL",
    ("has", "authors"): "papers.authors IS NOT NULL",
    ("has", "doi"): "papers.doi IS NOT NULL",
    ("has", "identifier"): "(papers.doi IS NOT NULL OR papers.arxiv_id IS NOT NULL "
    "OR json_extract(papers.more, '$.identifiers') IS NOT NULL)",
    ("has", "link"): "(papers.doi IS NOT NULL OR papers.arxiv_id IS NOT NULL "
    "OR json_extract(papers.more, '$.urls') IS NOT NULL)",
    ("has", "note"): _in("notes"),
    ("has", "rating"): "papers.rating IS NOT NULL",
    ("has", "tag"): _TAGGED,
    ("has", "title"): "papers.title IS NOT NULL",
    ("has", "venue"): "papers.venue IS NOT NULL",
    ("has", "year"): "papers.year IS NOT NULL",
    ("cut", "abstract"): "papers.abstract_complete IS 0",
    ("cut", "authors"): "papers.authors_complete IS 0",
    ("is", "cut"): "(papers.abstract_complete IS 0 OR papers.authors_complete IS 0)",
    ("is", "whole"): "(papers.abstract_complete IS NOT 0 AND papers.authors_complete IS NOT 0)",
    ("is", "dismissed"): _triage(Triage.DISMISSED),
    ("is", "duplicate"): "papers.id IN (SELECT first_paper FROM proposals WHERE state = 'open' "
    "UNION SELECT second_paper FROM proposals WHERE state = 'open')",
    ("is", "edited"): _in("edits"),
    ("is", "inbox"): _triage(Triage.INBOX),
    ("is", "kept"): _triage(Triage.KEPT),
    ("is", "read"): _status(Status.READ),
    ("is", "reading"): _status(Status.READING),
    ("is", "to read"): _status(Status.TO_READ),
    ("is", "unread"): _status(Status.UNREAD),
    ("is", "trashed"): "papers.trashed IS NOT NULL",
    ("is", "untagged"): f"NOT {_TAGGED}",
    ("is", "untitled"): "papers.title IS NULL",
    **{("status", str(status)): _status(status) for status in Status},
    **{("triage", str(triage)): _triage(triage) for triage in Triage},
}
"""By kind and name; every fact of the search language has its line here."""
