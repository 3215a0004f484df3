"""What is asked about papers: by an identifier where a service knows one, else by the title.

A title is asked for only where none of the chosen services knows an identifier of the paper.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop_app.lookup.request import Identity
from desktop_app.lookup.service import Known, Service, batches
from desktop_app.markup.plain import comparable
from desktop_app.model.identifiers import arxiv_of_doi
from desktop_app.model.lookup import (
    TITLE,
    LookupPlan,
    Question,
    ServiceName,
    ServicePlan,
)
from desktop_app.model.names import parse_name
from desktop_app.model.paper import Paper

SHORTEST_TITLE = 8
"""Letters; a shorter title finds anything."""
LONGEST_TITLE = 300


def name_of(service: Service) -> ServiceName:
    """As the faces know it."""
    return ServiceName(service.id, service.title, service.host, service.takes_key)


def known_of(paper: Paper) -> Known:
    """The identifiers of a paper by which services may know it."""
    further = {one.kind: one.value for one in reversed(paper.identifiers)}
    doi = paper.doi or further.get("doi")
    arxiv = paper.arxiv_id or (arxiv_of_doi(doi) if doi else None)
    return Known(doi, arxiv, further.get("pmid"))


def plan_for(
    papers: Iterable[Paper], services: Sequence[Service], identity: Identity
) -> LookupPlan:
    """All questions, by service in their order, about the papers in theirs."""
    asked: dict[str, list[Question]] = {service.id: [] for service in services}
    chosen, unasked = [], []
    for paper in papers:
        chosen.append(paper.id)
        known = known_of(paper)
        identified = {service.id: service.identifier(known) for service in services}
        title = title_question(paper) if not any(identified.values()) else None
        for service in services:
            found = identified[service.id]
            if found is not None:
                asked[service.id].append(Question(paper.id, *found))
            elif title is not None:
                asked[service.id].append(title)
        if title is None and not any(identified.values()):
            unasked.append(paper.id)
    plans = [_plan(service, asked[service.id], identity) for service in services]
    return LookupPlan(tuple(chosen), tuple(plans), tuple(unasked))


def title_question(paper: Paper) -> Question | None:
    """Ask for a paper's title; None where it has none that could find it."""
    plain = comparable(paper.title) if paper.title else ""
    if len(plain.replace(" ", "")) < SHORTEST_TITLE:
        return None
    title = " ".join((paper.title or "").split())[:LONGEST_TITLE]
    author = parse_name(paper.authors[0]).family if paper.authors else ""
    return Question(paper.id, TITLE, title, author)


def _plan(service: Service, questions: Sequence[Question], identity: Identity) -> ServicePlan:
    requests = len(batches(service, questions))
    seconds = max(0, requests - 1) * service.pause(identity)
    return ServicePlan(name_of(service), tuple(questions), requests, seconds)
