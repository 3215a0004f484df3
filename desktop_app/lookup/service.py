"""Service: what every service on the web is to the look-up; Known: by what a paper can be asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from desktop_app.lookup.request import Entry, Identity, Reply, Request
from desktop_app.model.lookup import Question


@dataclass(frozen=True, slots=True)
class Known:
    """The identifiers of a paper; None for those it has not. doi: lower case; arxiv: no version."""

    doi: str | None = None
    arxiv: str | None = None
    pmid: str | None = None


class Service(Protocol):
    """One service. It knows addresses and answers, opens nothing and waits for nothing."""

    id: str
    title: str
    format_id: str
    """The import format that its entries are of."""
    host: str
    takes_key: bool
    most: int
    """Identifiers that one request may ask for."""
    mixed: bool
    """Whether they may be of several kinds."""

    def identifier(self, known: Known) -> tuple[str, str] | None:
        """(kind, value) by which this service is best asked for a paper; None where it has none."""
        ...

    def alone(self, question: Question) -> bool:
        """Whether an identifier cannot stand beside others in one request."""
        ...

    def pause(self, identity: Identity) -> float:
        """Seconds from one request to the next, by the service's rules."""
        ...

    def request(self, questions: Sequence[Question], identity: Identity) -> Request:
        """What asks for these: identifiers of one batch, or one title."""
        ...

    def nothing(self, request: Request, reply: Reply) -> bool:
        """Whether an answer that reports an error says that such a work is not known."""
        ...

    def entries(self, reply: Reply) -> tuple[Entry, ...]:
        """The works of an answer. Raises Failure where it is none of this service's."""
        ...

    def listing(self, entries: Sequence[str]) -> str:
        """A text of the import format that holds these entries."""
        ...


def batches(service: Service, questions: Sequence[Question]) -> list[tuple[Question, ...]]:
    """The questions of each request: identifiers together as far as may be, titles one by one."""
    together: dict[str, list[Question]] = {}
    out: list[tuple[Question, ...]] = []
    for question in questions:
        if question.kind == "title" or service.alone(question):
            out.append((question,))
        else:
            together.setdefault("" if service.mixed else question.kind, []).append(question)
    whole = [
        tuple(asked[at : at + service.most])
        for asked in together.values()
        for at in range(0, len(asked), service.most)
    ]
    return whole + out
