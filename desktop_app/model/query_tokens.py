"""Cuts a search text into words, phrases, fields and signs, each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from desktop_app.model.query_values import FIELDS, SYNONYMS, WHOLE_FIELDS


class Kind(Enum):
    """What a token is."""

    TERM = auto()
    NOT = auto()
    OR = auto()
    OPEN = auto()
    CLOSE = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """start, end: offsets into the text. closed: nothing can be added to it by typing on.

    star: it ended in one, which is taken off.
    """

    kind: Kind
    start: int
    end: int
    field: str = ""
    operator: str = ""
    text: str = ""
    phrase: bool = False
    closed: bool = False
    star: bool = False


_FIELD = re.compile(rf"({'|'.join((*FIELDS, *SYNONYMS))})(:|>=|<=|>|<|=)", re.IGNORECASE)
_QUOTES = {'"': '"', "“": "”", "„": "“", "«": "»"}
_MINUS = "-−–"


def tokens(text: str) -> Iterator[Token]:
    """The tokens of a search text in order. Nothing is refused: what fits nothing is a word."""
    at = 0
    while at < len(text):
        letter = text[at]
        if letter.isspace():
            at += 1
            continue
        if letter in "()":
            yield Token(Kind.OPEN if letter == "(" else Kind.CLOSE, at, at + 1)
            at += 1
            continue
        if letter in _MINUS and at + 1 < len(text) and not text[at + 1].isspace():
            yield Token(Kind.NOT, at, at + 1)
            at += 1
            continue
        token = _term(text, at)
        if token.field or token.phrase:
            yield token
        elif token.text in ("OR", "|", "||"):
            yield Token(Kind.OR, token.start, token.end)
        elif token.text == "NOT" and token.end < len(text):
            yield Token(Kind.NOT, token.start, token.end)
        elif token.text not in ("AND", "&&") or token.end == len(text):
            yield token
        at = token.end


def _term(text: str, start: int) -> Token:
    field = operator = ""
    at = start
    match = _FIELD.match(text, at)
    if match is not None and (match.group(2) == ":" or _number_follows(text, match.end())):
        name = match.group(1).lower()
        field, operator = SYNONYMS.get(name, name), match.group(2)
        at = match.end()
    # field:="…" is field:"=…"
    quoted = text[at : at + 1] == "=" and text[at + 1 : at + 2] in _QUOTES
    sign = "=" if quoted and field in WHOLE_FIELDS else ""
    at += len(sign)
    if at < len(text) and text[at] in _QUOTES:
        close = text.find(_QUOTES[text[at]], at + 1)
        end = len(text) if close < 0 else close
        return Token(
            Kind.TERM, start, min(end + 1, len(text)), field, operator,
            sign + " ".join(text[at + 1 : end].split()), phrase=True, closed=close >= 0,
        )  # fmt: skip
    end = at
    depth = 0
    while end < len(text) and not text[end].isspace():
        depth += (text[end] == "(") - (text[end] == ")")
        if depth < 0:
            break  # It closes a parenthesis that was opened before this word.
        if text[end] in _QUOTES and end > at:
            break
        end += 1
    word = text[at:end]
    star = len(word) > 1 and word.endswith("*")
    return Token(
        Kind.TERM, start, end, field, operator, word.rstrip("*") if star else word, star=star
    )


def _number_follows(text: str, at: int) -> bool:
    return at < len(text) and text[at].isdigit()
