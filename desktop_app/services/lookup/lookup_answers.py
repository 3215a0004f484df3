"""Answers of services held against what they answer: which paper, how like, what they would add."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.lookup.request import Entry
from desktop_app.lookup.service import Service
from desktop_app.matching.letters import comparable_title
from desktop_app.model.identifiers import arxiv_of_doi
from desktop_app.model.lookup import ARXIV, DOI, PMID, TITLE, LookupProposal, Question
from desktop_app.model.paper import Paper
from desktop_app.model.paper_records import CHOOSABLE
from desktop_app.model.record import Record
from desktop_app.services.lookup.lookup_questions import name_of
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.reading.read_service import read_listing

ALIKE = 60
"""Title likeness in per cent below which an answer to a title is no answer."""
_CUT = {"authors": "authors_complete", "abstract": "abstract_complete"}


def proposals(
    service: Service,
    questions: Sequence[Question],
    entries: Sequence[Entry],
    papers: Mapping[int, Paper],
    progress: Progress,
) -> Iterator[LookupProposal]:
    """What the entries of one answer say of the papers asked for; of several the likeliest."""
    read = [
        (entry, record)
        for entry in entries
        for record in [_read(service, entry, progress)]
        if record is not None
    ]
    for question in questions:
        paper = papers[question.paper_id]
        found = [
            _proposal(service, question, paper, entry, record)
            for entry, record in read
            if _answers(question, questions, entry, record)
        ]
        if question.kind == TITLE:
            found = [one for one in found if (one.likeness or 0) >= ALIKE]
        if found:
            yield max(found, key=lambda one: one.likeness or 0)


def likeness(one: str | None, other: str | None) -> int | None:
    """How like two titles are, 0 to 100; 100 only where their letters are the same."""
    # Importing rapidfuzz costs start-up time, and few need it.
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415

    first, second = (comparable_title(title or "").replace(" ", "") for title in (one, other))
    if not first or not second:
        return None
    return 100 if first == second else min(99, int(ratio(first, second)))


def _read(service: Service, entry: Entry, progress: Progress) -> Record | None:
    item = ListingInput(None, service.listing([entry.text]), None, service.title)
    records = read_listing(item, service.format_id, progress).records
    return records[0] if len(records) == 1 else None


def _answers(
    question: Question, questions: Sequence[Question], entry: Entry, record: Record
) -> bool:
    if question.kind == TITLE or (len(questions) == 1 and entry.place is None):
        return True
    if entry.place is not None:
        return questions[entry.place] is question if entry.place < len(questions) else False
    return question.value.casefold() in _names(record)[question.kind]


def _names(record: Record) -> dict[str, set[str]]:
    dois = {record.doi or ""} | {one.value for one in record.identifiers if one.kind == "doi"}
    arxiv = {record.arxiv_id or ""} | {arxiv_of_doi(doi) or "" for doi in dois}
    if record.arxiv_id:
        dois.add(f"10.48550/arxiv.{record.arxiv_id}")
    pmids = {one.value for one in record.identifiers if one.kind == "pmid"}
    found = {DOI: dois, ARXIV: arxiv, PMID: pmids}
    return {kind: {value.casefold() for value in values} for kind, values in found.items()}


def _proposal(
    service: Service, question: Question, paper: Paper, entry: Entry, record: Record
) -> LookupProposal:
    fills, completes = [], []
    for name in CHOOSABLE:
        told, there = getattr(record, name), getattr(paper, name)
        if not told:
            continue
        if not there:
            fills.append(name)
        elif name in _CUT and getattr(paper, _CUT[name]) is False and getattr(record, _CUT[name]):
            completes.append(name)
    return LookupProposal(
        paper, name_of(service), question, record, entry.text,
        likeness(paper.title, record.title), tuple(fills), tuple(completes),
    )  # fmt: skip
