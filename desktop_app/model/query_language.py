"""The search language: a text into a tree of conditions, and which words of it to mark.

    words "a phrase" -without OR (…)   title: author: abstract: note: venue: subject: any: owner:
    venue:="Nature" author:="Ada Lee" title:=… subject:=… (the whole value, and no longer one)
    tag: tag:none list: status: triage: source: doi: arxiv: type: key:
    year:2024 year:2020..2023 year>2020 rating>=4
    added:7d added:2024-10-29 added:2024-10-01..2024-10-31   marked: read: likewise
    tag:x tagged:7d (beside tag: it is said of these tags, alone of any)
    new:2024-10-29 new:7d new:import new:unseen   brought:
    has:abstract|authors|year|venue|doi|arxiv|identifier|link|note|tag|rating
    cut:abstract cut:authors   is:cut|untitled|duplicate|…
The last word may be unfinished: it stands for all words that begin with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

from desktop_app.model.errors import InvalidQuery
from desktop_app.model.query_tokens import Kind, Token, tokens
from desktop_app.model.query_tree import (
    All,
    AnyOf,
    Condition,
    Days,
    Exact,
    Fact,
    FirstRead,
    Marked,
    New,
    Node,
    Not,
    Number,
    Recent,
    Since,
    Tagged,
    Whole,
    Words,
)
from desktop_app.model.query_values import (
    EXACT_FIELDS,
    FACTS,
    NUMBERS,
    TIMES,
    WHOLE_FIELDS,
    day,
    days,
    number,
    recent,
)

DEEPEST = 50
"""Parentheses and minus signs within each other; more is a mistake."""
MOST_TERMS = 500
"""Words, fields and signs; SQLite takes no condition of many more than these."""
LONGEST_TERM = 10_000
"""Letters of one word or phrase."""
_TIMES: dict[str, Callable[[Recent | Since | Days], Condition]] = {
    "added": lambda when: when,
    "marked": Marked,
    "read": FirstRead,
    "tagged": Tagged,
}


@dataclass(frozen=True, slots=True)
class Query:
    """A search text understood. root: None where it says nothing; mistakes: passed over."""

    root: Node | None = None
    mistakes: tuple[InvalidQuery, ...] = ()


def parse(text: str) -> Query:
    """Understand a search text. Raises InvalidQuery with the place of the first mistake."""
    query = parse_leniently(text)
    if query.mistakes:
        raise query.mistakes[0]
    return query


def parse_leniently(text: str) -> Query:
    """Understand as much of a search text as can be; never raises."""
    reader = _Reader(tuple(islice(tokens(text), MOST_TERMS + 1)), len(text))
    root = reader.whole()
    return Query(root, tuple(reader.mistakes))


def words_to_mark(query: Query) -> tuple[str, ...]:
    """Words and phrases that hits contain, each once, in the order typed; not the excluded ones.

    One that stands for all words beginning with it ends in a star.
    """
    found = dict.fromkeys(
        node.text.rstrip("*") + "*" * node.prefix
        for node in conditions(query.root)
        if isinstance(node, Words | Whole) and node.text.strip("*")
    )
    return tuple(found)


def conditions(node: Node | None) -> Iterator[Condition]:
    """All conditions that a paper found may meet; those under a minus sign are left out."""
    if isinstance(node, All | AnyOf):
        for part in node.parts:
            yield from conditions(part)
    elif node is not None and not isinstance(node, Not):
        yield node


class _Reader:
    """Recursive descent over the tokens; a mistake is noted and its token passed over."""

    def __init__(self, found: tuple[Token, ...], length: int) -> None:
        self._tokens = found[:MOST_TERMS]
        self._next = 0
        self._length = length
        self._depth = 0
        self.mistakes: list[InvalidQuery] = []
        if len(found) > MOST_TERMS:
            self._mistake(
                f"A search may have {MOST_TERMS} words; from here on it is too long.",
                found[MOST_TERMS],
            )

    def whole(self) -> Node | None:
        parts = []
        while self._next < len(self._tokens):
            part = self._either()
            if part is not None:
                parts.append(part)
            if self._peek(Kind.CLOSE):
                self._mistake("There is no ( for this ).", self._take())
        return _joined(parts)

    def _either(self) -> Node | None:
        parts = [self._all()]
        while self._peek(Kind.OR):
            word = self._take()
            part = self._all()
            if part is None or parts[-1] is None:
                self._mistake("OR needs something on both sides.", word)
            parts.append(part)
        kept = [part for part in parts if part is not None]
        return kept[0] if len(kept) == 1 else AnyOf(tuple(kept)) if kept else None

    def _all(self) -> Node | None:
        parts = []
        while self._next < len(self._tokens) and not self._peek(Kind.OR, Kind.CLOSE):
            part = self._one()
            if part is not None:
                parts.append(part)
        return _joined(parts)

    def _one(self) -> Node | None:
        token = self._take()
        if token.kind is Kind.NOT:
            if self._next >= len(self._tokens) or self._peek(Kind.OR, Kind.CLOSE):
                self._mistake("Nothing follows the minus sign.", token)
                return None
            part = self._deeper(token, self._one)
            return Not(part) if part is not None else None
        if token.kind is Kind.OPEN:
            part = self._deeper(token, self._either)
            if self._peek(Kind.CLOSE):
                self._take()
            else:
                self._mistake("There is no ) for this (.", token)
            return part
        return self._condition(token)

    def _deeper(self, token: Token, read: Callable[[], Node | None]) -> Node | None:
        if self._depth >= DEEPEST:
            self._mistake("This is nested too deeply.", token)
            self._next = len(self._tokens)
            return None
        self._depth += 1
        part = read()
        self._depth -= 1
        return part

    def _condition(self, token: Token) -> Node | None:
        last = token.end == self._length
        field, text = token.field, token.text
        if len(text) > LONGEST_TERM:
            self._mistake(f"A word or phrase may have {LONGEST_TERM:,} letters.", token)
            return None
        if not field:
            return Words("", text, token.phrase, prefix=last and not token.closed or token.star)
        if not text:
            self._mistake(f"Something should follow “{field}{token.operator}”.", token)
            return None
        if field in NUMBERS:
            if text.casefold() == "none":
                return Fact("has", field, wanted=False)
            bounds = number(token.operator, text)
            if bounds is None:
                example = "2024, 2020..2023 or >2020" if field == "year" else "3, 2..4 or >2"
                self._mistake(f"“{text}” is no {field}; write {example}.", token)
                return None
            return Number(field, *bounds)
        if token.operator != ":":
            self._mistake(f"“{token.operator}” goes with year and rating only.", token)
            return None
        if field in TIMES:
            return self._time(token)
        if field in FACTS:
            choice = text.casefold().replace("-", " ").strip()
            if choice not in FACTS[field]:
                known = ", ".join(sorted(FACTS[field]))
                self._mistake(f"{field}: knows {known}.", token)
                return None
            return Fact(field, choice)
        if field in WHOLE_FIELDS and text.startswith("="):
            if not text[1:].strip():
                self._mistake(f"Something should follow “{field}:=”.", token)
                return None
            return Whole(field, text[1:].strip(), prefix=token.star or (last and not token.closed))
        if field in EXACT_FIELDS:
            return Exact(field, text, prefix=token.star or (last and not token.closed))
        return Words(field, text, token.phrase, prefix=last and not token.closed or token.star)

    def _time(self, token: Token) -> Node | None:
        text = token.text.casefold()
        since: Recent | Since | None = None
        if (first := day(text)) is not None:
            since = Since(first)
        elif (number_of_days := recent(text)) is not None:
            since = Recent(number_of_days)
        if token.field != "new":
            when: Recent | Since | Days | None = since
            if when is None and (span := days(text)) is not None:
                when = Days(*span)
            if when is None:
                examples = "{0}:7d, {0}:2m, {0}:2024-10-29 or {0}:2024-10-01..2024-10-31"
                self._mistake(f"Write {examples.format(token.field)}.", token)
                return None
            return _TIMES[token.field](when)
        if text == "import":
            return New("import")
        if text == "unseen":
            return New("unseen")
        if since is None:
            self._mistake("Write new:2024-10-29, new:7d, new:import or new:unseen.", token)
            return None
        return New(since)

    def _peek(self, *kinds: Kind) -> bool:
        return self._next < len(self._tokens) and self._tokens[self._next].kind in kinds

    def _take(self) -> Token:
        self._next += 1
        return self._tokens[self._next - 1]

    def _mistake(self, message: str, token: Token) -> None:
        self.mistakes.append(InvalidQuery(message, token.start, token.end))


def _joined(parts: list[Node]) -> Node | None:
    if not parts:
        return None
    tags = tuple(
        part.text
        for part in parts
        if isinstance(part, Exact)
        and (part.field, part.prefix) == ("tag", False)
        and part.text.casefold() != "none"
    )
    told = [replace(part, tags=tags) if isinstance(part, Tagged) else part for part in parts]
    return told[0] if len(told) == 1 else All(tuple(told))
