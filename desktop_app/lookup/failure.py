"""Failure: why a request brought nothing; how it is told, and whether to try again."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class _Told(NamedTuple):
    """again: whether another try may help. final: whether the service is given up. sentence: what
    happened; {service} and {detail} are filled in. advice: what to do."""

    again: bool
    final: bool
    sentence: str
    advice: str


class FailureKind(Enum):
    """What can go wrong, and how it is told."""

    OFFLINE = _Told(
        True,
        True,
        "{service} could not be reached.",
        "Check that this computer is online, and ask again.",
    )
    SLOW = _Told(
        True,
        True,
        "{service} did not answer in time.",
        "It may be busy: ask again later.",
    )
    INSECURE = _Told(
        False,
        True,
        "The connection to {service} is not secure: {detail}.",
        "A network's log-in page or a wrong clock may be why. Nothing was sent.",
    )
    BROKEN_OFF = _Told(
        True,
        True,
        "{service} broke its answer off.",
        "Ask again later.",
    )
    LIMITED = _Told(
        False,
        True,
        "{service} asks for a pause: too many requests{detail}.",
        "Ask again later.",
    )
    REFUSED = _Told(
        False,
        True,
        "{service} refused the request (status {detail}).",
        "Where you gave a key for it, check it in the look-up settings.",
    )
    NOT_TAKEN = _Told(
        False,
        False,
        "{service} did not understand a request (status {detail}).",
        "The log of requests shows it.",
    )
    BROKEN = _Told(
        True,
        True,
        "{service} has a fault of its own (status {detail}).",
        "Ask again later.",
    )
    ELSEWHERE = _Told(
        False,
        True,
        "A web page came in place of {service}'s answer.",
        "A network's log-in page may stand in between: open any page in a browser first.",
    )
    GARBLED = _Told(
        False,
        False,
        "An answer of {service} could not be read: {detail}.",
        "Ask again later.",
    )
    TOO_LARGE = _Told(
        False, False, "An answer of {service} was too large and was not read to its end.",
        "Ask for fewer papers at once.",
    )  # fmt: skip

    @property
    def again(self) -> bool:
        """Whether another try may help."""
        return self.value.again

    @property
    def final(self) -> bool:
        """Whether the service need not be asked further questions."""
        return self.value.final


class Failure(Exception):
    """detail: what goes into the sentence. wait: seconds that the service asks to wait, if any."""

    def __init__(self, kind: FailureKind, detail: str = "", wait: float | None = None) -> None:
        super().__init__(f"{kind.name} {detail}".strip())
        self.kind = kind
        self.detail = detail
        self.wait = wait

    def sentence(self, service: str) -> str:
        """What happened."""
        return self.kind.value.sentence.format(service=service, detail=self.detail)

    @property
    def advice(self) -> str:
        """What can be done."""
        return self.kind.value.advice
