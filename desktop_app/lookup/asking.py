"""Asking: several services, each at its own pace, on one thread; what failed is tried again."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.lookup.failure import Failure, FailureKind
from desktop_app.lookup.patience import (
    LONGEST_WAIT,
    MOST_TRIES,
    minutes,
    pause_before,
    pause_told,
    retry_after,
)
from desktop_app.lookup.request import Entry, Identity, Reply, Request
from desktop_app.lookup.service import Service, batches
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.lookup import Question, SentRequest

Send = Callable[[Request, str], Reply]
LONGEST_SENT = 400
"""Letters of a request's body that are noted."""


@dataclass(frozen=True, slots=True)
class Answered:
    """entries: empty where the service knows nothing of it."""

    service: Service
    questions: tuple[Question, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Unanswered:
    """Questions that no answer came to."""

    service: Service
    questions: tuple[Question, ...]
    failure: Failure


@dataclass(slots=True)
class _Line:
    """What one service is still to be asked. free: when the next request may go, monotonic."""

    service: Service
    waiting: deque[tuple[Question, ...]]
    pause: float
    free: float = 0.0
    tries: int = 0
    failures: list[Failure] = field(default_factory=list)


class Asking:
    """send: sends one request and gives its answer; raises Failure, whatever stops the job, and
    PaperfoldError where it sent nothing.

    wait: waits so many seconds; raises what stops the job. note: takes each request once it is
    over. chance: a random number from 0 to 1. free: by service id when it may be asked next, by the
    clock; kept up to date, so that the next look-up keeps the pace of this one.
    """

    def __init__(
        self,
        identity: Identity,
        send: Send,
        wait: Callable[[float], None],
        note: Callable[[SentRequest], None],
        *,
        free: dict[str, float] | None = None,
        clock: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self._identity = identity
        self._free = {} if free is None else free
        self._send = send
        self._wait = wait
        self._note = note
        self._clock = clock
        self._chance = chance

    def ask(
        self, work: Sequence[tuple[Service, Sequence[Question]]]
    ) -> Iterator[Answered | Unanswered]:
        """Ask all of it; whichever service may be asked next is. One that fails for good is not
        asked the rest, the others are."""
        lines = [
            _Line(
                service,
                deque(batches(service, questions)),
                service.pause(self._identity),
                self._free.get(service.id, 0.0),
            )
            for service, questions in work
        ]
        for line in lines:
            yield from self._still_limited(line)
        while ready := [line for line in lines if line.waiting]:
            line = min(ready, key=lambda one: one.free)
            delay = line.free - self._clock()
            if delay > 0:
                self._wait(delay)
            yield from self._one(line)

    def _still_limited(self, line: _Line) -> Iterator[Unanswered]:
        """Give up a service that asked for a longer pause before, without asking it again."""
        left = line.free - self._clock()
        if left > LONGEST_WAIT:
            failure = Failure(FailureKind.LIMITED, minutes(left), left)
            while line.waiting:
                yield Unanswered(line.service, line.waiting.popleft(), failure)

    def _one(self, line: _Line) -> Iterator[Answered | Unanswered]:
        service, questions = line.service, line.waiting[0]
        try:
            entries = self._entries(line, service.request(questions, self._identity))
        except Failure as failure:
            line.tries += 1
            wait = failure.wait
            again = failure.kind.again or wait is not None
            if again and line.tries < MOST_TRIES and (wait or 0.0) <= LONGEST_WAIT:
                pause = max(wait or 0.0, pause_before(line.tries, self._chance), line.pause)
                self._wait_until(line, self._clock() + pause)
                return
            if wait:
                self._wait_until(line, self._clock() + wait)
            yield from self._given_up(line, failure)
            return
        line.waiting.popleft()
        line.tries = 0
        yield Answered(service, questions, entries)

    def _given_up(self, line: _Line, failure: Failure) -> Iterator[Unanswered]:
        line.tries = 0
        line.failures.append(failure)
        yield Unanswered(line.service, line.waiting.popleft(), failure)
        # An answer that cannot be read may be one; the second one in this look-up is a rule.
        if failure.kind.final or len(line.failures) > 1:
            while line.waiting:
                yield Unanswered(line.service, line.waiting.popleft(), failure)

    def _entries(self, line: _Line, request: Request) -> tuple[Entry, ...]:
        service = line.service
        reply = self._sent(service, request)
        # From the end of an answer on, so that a slow service gets its pause as well.
        self._wait_until(line, self._clock() + line.pause)
        line.pause = max(line.pause, pause_told(reply.headers))
        if service.nothing(request, reply):
            return ()
        if reply.status != 200:
            raise failure_of(reply)
        return service.entries(reply)

    def _wait_until(self, line: _Line, moment: float) -> None:
        line.free = self._free[line.service.id] = moment

    def _sent(self, service: Service, request: Request) -> Reply:
        began, at = self._clock(), int(time.time())
        sent = (request.body or b"").decode("utf-8", "replace")[:LONGEST_SENT]

        def note(status: int | None, size: int, outcome: str) -> None:
            taken = round((self._clock() - began) * 1000)
            self._note(
                SentRequest(at, service.id, request.address, sent, status, size, taken, outcome)
            )

        try:
            reply = self._send(request, self._identity.user_agent)
        except Failure as failure:
            note(None, 0, failure.sentence(service.title))
            raise
        except PaperfoldError:  # it was not allowed: nothing was sent
            raise
        except BaseException:
            note(None, 0, "Stopped before an answer came.")
            raise
        note(reply.status, len(reply.body), "answered")
        return reply


def failure_of(reply: Reply) -> Failure:
    """What a status other than 200 means."""
    status, wait = reply.status, retry_after(reply.headers)
    if status == 429 or (status == 503 and wait is not None):
        # Who limits without saying how long is tried again after growing pauses.
        told = minutes(wait) if wait is not None else ""
        return Failure(FailureKind.LIMITED, told, 0.0 if wait is None else wait)
    if status in (204, 511):  # what networks' log-in pages answer with
        return Failure(FailureKind.ELSEWHERE)
    if status >= 500:
        return Failure(FailureKind.BROKEN, str(status))
    if status in (401, 403, 407, 451):
        return Failure(FailureKind.REFUSED, str(status))
    return Failure(FailureKind.NOT_TAKEN, str(status))
