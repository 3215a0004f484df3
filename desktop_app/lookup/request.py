"""Request, Reply and Entry: what goes to a service and what comes back; Identity: who asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from urllib.parse import quote, urlencode

NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Identity:
    """agent: names the program and its version. contact: an e-mail address, or empty. keys: by
    service id."""

    agent: str
    contact: str = ""
    keys: Mapping[str, str] = field(default_factory=lambda: NOTHING)

    @property
    def user_agent(self) -> str:
        """As Crossref asks for it: 'Paperfold/0.1.0 (mailto:…)'."""
        return f"{self.agent} (mailto:{self.contact})" if self.contact else self.agent


@dataclass(frozen=True, slots=True)
class Request:
    """url: where it goes; address: the same without keys, for the log. body: None for GET.

    single: it asks for one thing, so that 404 says that this is not known.
    """

    url: str
    address: str
    body: bytes | None = None
    headers: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    single: bool = False

    @property
    def method(self) -> str:
        """As HTTP calls it."""
        return "GET" if self.body is None else "POST"


@dataclass(frozen=True, slots=True)
class Reply:
    """headers: by their names in lower case."""

    status: int
    body: bytes
    headers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Entry:
    """One work in an answer, as text. place: that of the question it answers, where the service
    answers in their order; else None."""

    text: str
    place: int | None = None


def get(
    address: str,
    parameters: Mapping[str, str],
    secret: Mapping[str, str] = NOTHING,
    *,
    headers: Mapping[str, str] = NOTHING,
    single: bool = False,
) -> Request:
    """A GET request. secret: parameters that the log does not show."""
    shown = _with(address, parameters)
    return Request(_with(address, {**parameters, **secret}), shown, None, headers, single)


def in_path(text: str) -> str:
    """A text as one part of an address's path."""
    return quote(text, safe="")


def _with(address: str, parameters: Mapping[str, str]) -> str:
    if not parameters:
        return address
    return f"{address}?{urlencode(parameters, quote_via=quote, safe='/:|,')}"
