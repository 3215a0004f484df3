"""LookupRound: one asking of services about papers, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.lookup.asking import Answered, Asking, Unanswered
from desktop_app.lookup.service import Service
from desktop_app.model.lookup import (
    LookupOutcome,
    LookupPlan,
    LookupProposal,
    LookupTrouble,
    Question,
)
from desktop_app.model.paper import Paper
from desktop_app.services.lookup.lookup_answers import proposals
from desktop_app.services.lookup.lookup_questions import name_of

Work = Sequence[tuple[Service, Sequence[Question]]]


class _Enough(Exception):
    """The user would rather see what came so far."""


class Stopping:
    """What is asked all the time whether to go on: a cancelled job ends, one that has enough shows
    what it has."""

    def __init__(self, progress: Progress, enough: Callable[[], bool]) -> None:
        self._progress = progress
        self._enough = enough

    def check(self) -> None:
        """Raises Cancelled, or what LookupRound.run takes for its end."""
        self._progress.check()
        if self._enough():
            raise _Enough


class LookupRound:
    """papers: those that are asked about, by id."""

    def __init__(
        self, plan: LookupPlan, papers: Mapping[int, Paper], stopping: Stopping, progress: Progress
    ) -> None:
        self._plan = plan
        self._papers = papers
        self._stopping = stopping
        self._progress = progress
        self._found: list[LookupProposal] = []
        self._troubles: dict[tuple[str, str], LookupTrouble] = {}
        self._answered: set[int] = set()
        self._done = 0
        self._total = 0

    def run(self, asking: Asking, work: Work, requests: Callable[[], int]) -> LookupOutcome:
        """Ask all of it, or until it is enough. requests: how many were sent so far."""
        self._total = sum(len(questions) for _, questions in work)
        self._progress.step(0, self._total, "Asking")
        try:
            for event in asking.ask(work):
                self._take(event)
                self._stopping.check()
        except _Enough:
            pass
        return self._outcome(requests())

    def _take(self, event: Answered | Unanswered) -> None:
        service, questions = event.service, event.questions
        self._done += len(questions)
        self._progress.step(self._done, self._total, service.title)
        if isinstance(event, Answered):
            self._answered.update(question.paper_id for question in questions)
            self._found += proposals(
                service, questions, event.entries, self._papers, self._progress
            )
            return
        sentence = event.failure.sentence(service.title)
        before = self._troubles.get((service.id, sentence))
        lost = len(questions) + (0 if before is None else before.unanswered)
        self._troubles[service.id, sentence] = LookupTrouble(
            name_of(service), sentence, event.failure.advice, lost
        )

    def _outcome(self, requests: int) -> LookupOutcome:
        papers = {paper: at for at, paper in enumerate(self._plan.papers)}
        services = {one.service.id: at for at, one in enumerate(self._plan.services)}
        return LookupOutcome(
            tuple(
                sorted(
                    self._found, key=lambda one: (papers[one.paper.id], services[one.service.id])
                )
            ),
            tuple(
                sorted(
                    self._answered - {one.paper.id for one in self._found},
                    key=papers.__getitem__,
                )
            ),
            tuple(self._troubles.values()),
            requests,
            self._total - self._done,
        )
