"""Look-up: what services on the web are asked about papers, what they answer, what was sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from desktop_app.model.paper import Paper
from desktop_app.model.record import Record

DOI, ARXIV, PMID, TITLE = "doi", "arxiv", "pmid", "title"
"""Kinds of question."""
SURE = 90
"""Title likeness in per cent from which on an answer to an identifier is ticked by itself."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question about one paper. kind: DOI, ARXIV, PMID or TITLE; value: what is asked for.

    author: with a title, the family name of the first author; empty where none is known.
    """

    paper_id: int
    kind: str
    value: str
    author: str = ""


@dataclass(frozen=True, slots=True)
class ServiceName:
    """A service that can be asked. host: where requests go; key: whether it knows keys."""

    id: str
    title: str
    host: str
    takes_key: bool


@dataclass(frozen=True, slots=True)
class ServicePlan:
    """What would be sent to one service. requests: how many; seconds: how long that takes at least,
    at the pace that the service asks for."""

    service: ServiceName
    questions: tuple[Question, ...]
    requests: int
    seconds: float

    @property
    def identifiers(self) -> int:
        """How many papers are asked for by an identifier."""
        return sum(question.kind != TITLE for question in self.questions)

    @property
    def titles(self) -> int:
        """How many papers are asked for by their title."""
        return len(self.questions) - self.identifiers


@dataclass(frozen=True, slots=True)
class LookupPlan:
    """papers: all that were chosen and are there. unasked: those with neither an identifier nor a
    title that could be asked for."""

    papers: tuple[int, ...]
    services: tuple[ServicePlan, ...]
    unasked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LookupProposal:
    """An answer of a service, beside the paper as it was when it was asked for.

    said: the answer, read. entry: its text, as the service sent it. likeness: of the two titles, 0
    to 100, None where one has none. fills: fields that are empty in the paper and told here;
    completes: those that are cut in the paper and whole here; both in the order of CHOOSABLE.
    """

    paper: Paper
    service: ServiceName
    question: Question
    said: Record
    entry: str
    likeness: int | None
    fills: tuple[str, ...] = ()
    completes: tuple[str, ...] = ()

    @property
    def by_title(self) -> bool:
        """Whether it answers a title rather than an identifier."""
        return self.question.kind == TITLE

    @property
    def sure(self) -> bool:
        """Whether it is ticked by itself: it answers an identifier, and the titles agree."""
        return not self.by_title and self.likeness is not None and self.likeness >= SURE


@dataclass(frozen=True, slots=True)
class LookupTrouble:
    """Why a service gave no answer to some questions. sentence: what happened; advice: what to do.

    unanswered: to how many questions.
    """

    service: ServiceName
    sentence: str
    advice: str
    unanswered: int


@dataclass(frozen=True, slots=True)
class LookupOutcome:
    """proposals: in the order of the papers, then of the services. missed: papers of which no
    service that answered knows anything alike. requests: how many were sent. unsent: questions that
    were left when the user had enough."""

    proposals: tuple[LookupProposal, ...]
    missed: tuple[int, ...]
    troubles: tuple[LookupTrouble, ...]
    requests: int
    unsent: int = 0


@dataclass(frozen=True, slots=True)
class LookupSettings:
    """What the user allows. network: whether anything may be sent at all.

    services: ids of those that are asked; contact: an e-mail address that goes with each request,
    or empty; keys: by service id, a key of the user's own.
    """

    network: bool = False
    services: tuple[str, ...] = ("arxiv", "crossref", "openalex", "semantic-scholar")
    contact: str = ""
    keys: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class SentRequest:
    """One request that was sent. at: UTC seconds; address: without keys; sent: what went with it
    beside the address, or empty.

    status: the HTTP status, or None where no answer came; size: bytes of the answer; milliseconds:
    from sending to the answer's end; outcome: 'answered', or what went wrong.
    """

    at: int
    service: str
    address: str
    sent: str
    status: int | None
    size: int
    milliseconds: int
    outcome: str
