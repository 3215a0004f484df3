"""What of a search text can be completed at its cursor, and the text with the completion in it."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.model.query_tokens import Kind, tokens
from desktop_app.model.query_values import FACTS, FIELDS, WHOLE_FIELDS

SHORTEST_FIELD = 2
"""Letters of a bare word from which it may be meant as the name of a field."""
COMPLETED = frozenset(("tag", "list", "author", "venue", "subject", "source", "brought", *FACTS))
"""Fields whose values can be proposed."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The part of a search text that ends at the cursor: text[start:end] of it.

    field: whose value is being typed, '' while it is the name of a field itself. value: what is
    there of it so far, without quotation marks. whole: an = stands before it.
    """

    start: int
    end: int
    field: str
    value: str
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Completion:
    """A value, or the name of a field; papers: how many have it, None where it was not counted."""

    value: str
    papers: int | None = None


def unfinished(text: str, cursor: int) -> Unfinished | None:
    """What stands before the cursor and may go on; None where nothing can be proposed for it."""
    if cursor < len(text) and not text[cursor].isspace():
        return None
    last = None
    for token in tokens(text[:cursor]):
        last = token
    if last is None or last.kind is not Kind.TERM or last.end != cursor or last.closed:
        return None
    if last.field:
        if last.field not in COMPLETED or last.operator != ":":
            return None
        whole = last.field in WHOLE_FIELDS and last.text.startswith("=")
        return Unfinished(last.start, cursor, last.field, last.text[whole:].lstrip(), whole)
    if last.phrase or len(last.text) < SHORTEST_FIELD or not field_names(last.text):
        return None
    return Unfinished(last.start, cursor, "", last.text)


def field_names(beginning: str) -> list[str]:
    """The fields that begin so, in the order of the language's own list."""
    folded = beginning.casefold()
    return [name for name in FIELDS if name.startswith(folded)]


def facts(field: str, beginning: str) -> list[str]:
    """The values of a field that knows only some, by letter."""
    folded = beginning.casefold()
    return sorted(value for value in FACTS[field] if value.startswith(folded))


def completed(text: str, part: Unfinished, value: str) -> tuple[str, int]:
    """The text with the value in the place of the part, and where the cursor then stands."""
    if not part.field:
        put = f"{value}:"
    else:
        plain = value.replace('"', " ")
        written = f'"{plain}"' if any(not letter.isalnum() for letter in plain) else plain
        if part.whole:
            written = f"={written}"
        put = f"{part.field}:{written} "
    rest = text[part.end :]
    if put.endswith(" "):
        rest = rest.removeprefix(" ")
    return f"{text[: part.start]}{put}{rest}", part.start + len(put)
