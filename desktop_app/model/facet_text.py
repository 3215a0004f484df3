"""What a search text chooses of years, subjects, tags, authors and venues; more chosen, and less.

Only conditions that all papers found must meet are spoken of: not those under a minus sign or
beside an OR of another kind. Several of one kind stand as (tag:"a" OR tag:"b").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from desktop_app.model.facets import FacetKind
from desktop_app.model.query_tokens import Kind, Token, tokens
from desktop_app.model.query_values import EXACT_FIELDS, TEXT_FIELDS, WHOLE_FIELDS, number

YEAR = "year"
_MAY_GO_ON = frozenset(("", *TEXT_FIELDS, *EXACT_FIELDS))
"""Fields whose last word may be unfinished: it then finds all words that begin so."""

Span = tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class Chosen:
    """years: (first, last), both inclusive, None is open; None where no year is chosen.

    values: of each kind, as written in the text.
    """

    years: Span | None = None
    values: dict[FacetKind, tuple[str, ...]] = field(default_factory=dict)

    def has(self, kind: FacetKind, value: str) -> bool:
        """Whether the text chooses this value."""
        return _folded(value) in map(_folded, self.values.get(kind, ()))


class _Part(NamedTuple):
    """A condition at the top of a text, text[start:end], of these tokens."""

    start: int
    end: int
    tokens: tuple[Token, ...]


def chosen(text: str) -> Chosen:
    """What a search text chooses."""
    years: Span | None = None
    values: dict[FacetKind, tuple[str, ...]] = {}
    for part in _parts(text):
        years = _years(part) or years
        if (kind := _kind(part)) is not None:
            values[kind] = (*values.get(kind, ()), *map(_value, _terms(part)))
    return Chosen(years, values)


def with_years(text: str, years: tuple[int, int] | None) -> str:
    """The text with these years, first and last, in the place of its own; None takes them off."""
    rest = without_years(text)
    if years is None:
        return rest
    first, last = min(years), max(years)
    return _before(f"year:{first}" if first == last else f"year:{first}..{last}", rest)


def with_condition(text: str, condition: str) -> str:
    """The text with one more condition that all papers must meet."""
    return _before(condition, text)


def without_years(text: str) -> str:
    """The text without its condition on years."""
    return _without(text, [part for part in _parts(text) if _years(part)])


def toggled(text: str, kind: FacetKind, value: str) -> str:
    """The text with the value chosen beside others of its kind, or no longer, where it was."""
    groups = [part for part in _parts(text) if _kind(part) is kind]
    if not groups:
        return _before(written(kind, value), text)
    found = [term for part in groups for term in _terms(part)]
    terms = [(text[term.start : term.end], _value(term)) for term in found]
    kept = [source for source, name in terms if _folded(name) != _folded(value)]
    if len(kept) == len(terms):
        kept.append(written(kind, value))
    rest = _without(text, groups)
    if not kept:
        return rest
    return _before(kept[0] if len(kept) == 1 else f"({' OR '.join(kept)})", rest)


def without_kind(text: str, kind: FacetKind) -> str:
    """The text without all that it chooses of a kind."""
    return _without(text, [part for part in _parts(text) if _kind(part) is kind])


def written(kind: FacetKind, value: str) -> str:
    """The condition as it is typed; in quotation marks, so that it is finished.

    Names of authors and venues are meant as a whole, where they can be written so.
    """
    marks = "“{}”" if '"' in value else '"{}"'
    if kind in (FacetKind.AUTHOR, FacetKind.VENUE):
        whole = f"{kind.value}:{marks.format(f'={value}')}"
        if [token.text for token in tokens(whole)] == [f"={value}"]:
            return whole
    return f"{kind.value}:{marks.format(value)}"


def _parts(text: str) -> Iterator[_Part]:
    """The conditions that all must hold, in order; a text with an OR at its top is one."""
    found = list(tokens(text))
    tops: list[list[Token]] = [[]]
    depth = 0
    either = False
    for token in found:
        tops[-1].append(token)
        depth = max(0, depth + (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE))
        either = either or (token.kind is Kind.OR and depth == 0)
        if depth == 0 and token.kind is not Kind.NOT:
            tops.append([])
    for top in [found] if either else tops:
        if top:
            yield _Part(top[0].start, top[-1].end, tuple(top))


def _years(part: _Part) -> Span | None:
    if len(part.tokens) != 1 or part.tokens[0].field != YEAR:
        return None
    return number(part.tokens[0].operator, part.tokens[0].text)


def _inner(part: _Part) -> Sequence[Token]:
    inner = part.tokens
    while len(inner) > 2 and inner[0].kind is Kind.OPEN and inner[-1].kind is Kind.CLOSE:
        inner = inner[1:-1]
    return inner


def _terms(part: _Part) -> list[Token]:
    return [token for token in _inner(part) if token.kind is Kind.TERM]


def _value(term: Token) -> str:
    whole = term.field in WHOLE_FIELDS and term.text.startswith("=")
    return term.text[1:].lstrip() if whole else term.text


def _kind(part: _Part) -> FacetKind | None:
    """The kind of all terms, joined by OR, that the part is made of; else None."""
    inner = _inner(part)
    names = {token.field for token in inner if token.kind is Kind.TERM}
    shape = [token.kind for token in inner]
    alternating = shape[::2].count(Kind.TERM) == len(shape[::2]) and len(shape) % 2
    joined = shape[1::2].count(Kind.OR) == len(shape[1::2])
    whole = all(token.operator == ":" and token.text for token in inner[::2])
    nothing = any(token.field == "tag" and _folded(token.text) == "none" for token in inner[::2])
    if not (alternating and joined and whole and len(names) == 1) or nothing:
        return None
    name = names.pop()
    return FacetKind(name) if name in list(FacetKind) else None


def _without(text: str, parts: Sequence[_Part]) -> str:
    kept = []
    at = 0
    for part in parts:
        kept.append(text[at : part.start])
        at = part.end
    kept.append(text[at:])
    return " ".join(piece for piece in (each.strip() for each in kept) if piece)


def _before(condition: str, rest: str) -> str:
    """A condition before the rest: the last word typed stays the last, and may be unfinished."""
    found = list(tokens(rest))
    depth = 0
    either = False
    for token in found:
        depth = max(0, depth + (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE))
        either = either or (token.kind is Kind.OR and depth == 0)
    rest = rest.strip()
    if either:  # what stands before it would else go with the first of the two alone
        last = found[-1]
        unfinished = last.kind is Kind.TERM and not last.phrase and not last.star
        rest = f"({rest}{'*' if unfinished and last.text and last.field in _MAY_GO_ON else ''})"
    return f"{condition} {rest}".strip()


def _folded(value: str) -> str:
    return " ".join(value.split()).casefold()
