"""Description: all that can be said of a published work, as a record or a paper says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypedDict, Unpack

FieldValue = str | tuple[str, ...]


class _Nothing(dict[str, Any]):
    """An empty mapping that all share: it takes nothing in, and is pickled by its name."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return 0  # with a hash a dataclass takes it as a default that its instances share

    def __reduce__(self) -> str:
        return "NOTHING"

    def _refuse(self, *_: object, **__: object) -> Any:
        raise TypeError("This empty mapping is shared: make one of your own.")

    __setitem__ = __ior__ = setdefault = update = _refuse


NOTHING: Mapping[str, Any] = _Nothing()


@dataclass(frozen=True, slots=True)
class Identifier:
    """A name for a work in some scheme: kind 'pmid', 'openreview', 'doi' (a further one), …."""

    kind: str
    value: str


class DescriptionValues(TypedDict, total=False):
    """The values that a Description is made of: those that are known."""

    type: str | None
    title: str | None
    authors: tuple[str, ...]
    author_total: int | None
    authors_complete: bool | None
    attributed_to: tuple[str, ...]
    year: int | None
    date: str | None
    venue: str | None
    abstract: str | None
    abstract_complete: bool | None
    subjects: tuple[str, ...]
    doi: str | None
    arxiv_id: str | None
    identifiers: tuple[Identifier, ...]
    urls: tuple[str, ...]
    fields: Mapping[str, FieldValue]
    extra: Mapping[str, FieldValue]


@dataclass(frozen=True, init=False, kw_only=True)
class Description:
    """What is known of a work. What is not known is None, or empty: nothing is invented.

    type: a CSL type ('article-journal', 'paper-conference', 'article' for a preprint, ...).
    authors: names as read, 'First Last' or 'Last, First', known ones only, in order.
    author_total: how many authors the source says there are, known or not.
    authors_complete: True all are listed, False the list is cut, None without authors or unknown.
    attributed_to: people on whose page this stands; their place among the authors is unknown.
    date: ISO 8601, as partial as known ('2024', '2024-03', '2024-03-09').
    abstract_complete: True, False (cut in the source), None without an abstract or unknown.
    subjects: subject codes or headings of the source ('cs.LG').
    doi: lower case, bare ('10.1000/xyz'); arxiv_id: bare, without version ('2401.00001').
    identifiers: all that are not in doi or arxiv_id.
    fields: everything else that has a CSL variable name (volume, issue, page, publisher, editor,
        ISBN, language, keyword, note, original-title, version, citation-key, ...), and
        translated-title, which has none.
    extra: what no name fits, verbatim, under the source's own name.
    Text is Unicode with only maths left as LaTeX between dollar signs.

    Readers make very many of these, each with few of the fields. So an instance holds those that it
    was given, and has the others of its class: a tenth of the time that setting all takes, and
    little to send to another process.
    """

    type: str | None = None
    title: str | None = None
    authors: tuple[str, ...] = ()
    author_total: int | None = None
    authors_complete: bool | None = None
    attributed_to: tuple[str, ...] = ()
    year: int | None = None
    date: str | None = None
    venue: str | None = None
    abstract: str | None = None
    abstract_complete: bool | None = None
    subjects: tuple[str, ...] = ()
    doi: str | None = None
    arxiv_id: str | None = None
    identifiers: tuple[Identifier, ...] = ()
    urls: tuple[str, ...] = ()
    fields: Mapping[str, FieldValue] = NOTHING
    extra: Mapping[str, FieldValue] = NOTHING

    def __init__(self, **values: Unpack[DescriptionValues]) -> None:
        object.__setattr__(self, "__dict__", values)


DESCRIPTION_FIELDS: tuple[str, ...] = tuple(f.name for f in fields(Description))
"""The names above in order. The library file counts on this order: append, never insert."""


def description_to_json(description: Description) -> dict[str, Any]:
    """Every field in the contract's order, as json.dumps takes it; absent is null or []."""
    out: dict[str, Any] = {}
    for name in DESCRIPTION_FIELDS:
        out[name] = value_to_json(getattr(description, name))
    return out


def values_of(value: FieldValue | None) -> tuple[str, ...]:
    """The values of a field, or of an extra: one, several, or none."""
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def value_to_json(value: Any) -> Any:
    """One field's value for JSON: tuples become lists, identifiers and mappings objects."""
    kind = value.__class__
    if kind is str or kind is int or value is None:  # nearly all: told at once
        return value
    if kind is Identifier:
        return {"kind": value.kind, "value": value.value}
    if kind is tuple or isinstance(value, tuple):
        return [value_to_json(item) for item in value]
    if kind is dict or isinstance(value, Mapping):
        return {key: value_to_json(item) for key, item in value.items()}
    return value


def value_from_json(name: str, value: Any) -> Any:
    """The inverse of value_to_json for the field called `name`."""
    if name == "identifiers":
        return tuple(Identifier(item["kind"], item["value"]) for item in value or ())
    if name in ("fields", "extra"):
        return {
            key: tuple(item) if isinstance(item, list) else item
            for key, item in (value or {}).items()
        }
    if isinstance(value, list):
        return tuple(value)
    return value


def description_from_json(values: Mapping[str, Any]) -> dict[str, Any]:
    """Keyword arguments for a Description (or a subclass) out of JSON; others are ignored."""
    return {
        name: value_from_json(name, values[name]) for name in DESCRIPTION_FIELDS if name in values
    }
