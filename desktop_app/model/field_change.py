"""FieldChange: one change of a field that is made on many papers: set, add, clear, replace."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from desktop_app.model.description import Description
from desktop_app.model.errors import InvalidValue

LIST_FIELDS = frozenset({"authors", "subjects", "urls", "attributed_to"})
"""Fields of several items; what is found and replaced is looked for in each of them."""
FURTHER = "fields."
"""Before the name of a CSL variable that stands in Description.fields: 'fields.volume'."""
_PIECES = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(|\)|[*+]|\{\d*,\d*\}|.", re.DOTALL)
_ENDLESS = re.compile(r"[*+]|\{\d*,(?:\d{3,})?\}")
"""A repeat that has no end, or may run to hundreds."""


class ChangeKind(StrEnum):
    """ADD: to lists of items, where the item is not there yet."""

    SET = "set"
    ADD = "add"
    CLEAR = "clear"
    REPLACE = "replace"


@dataclass(frozen=True, slots=True)
class FieldChange:
    r"""field: of a Description, or 'fields.volume' and the like.

    text: what is set or added (items of a list on lines of their own), or put in place of `find`.
    pattern: `find` is a regular expression, and `text` may name its groups as '\1'.
    exact_case: capitals and small letters are told apart.
    """

    field: str
    kind: ChangeKind
    text: str = ""
    find: str = ""
    pattern: bool = False
    exact_case: bool = False
    whole_words: bool = False

    @property
    def plain_field(self) -> str:
        """The Description field in which it stands."""
        return "fields" if self.field.startswith(FURTHER) else self.field

    @property
    def is_list(self) -> bool:
        """Whether the field has several items."""
        return self.field in LIST_FIELDS


def present_value(description: Description, field: str) -> Any:
    """What a field holds now; see FieldChange.field."""
    if field.startswith(FURTHER):
        return description.fields.get(field.removeprefix(FURTHER))
    return getattr(description, field)


def whole_value(description: Description, field: str, value: Any) -> Any:
    """The value of the Description field in which `field` stands, with `value` in it."""
    if not field.startswith(FURTHER):
        return value
    name = field.removeprefix(FURTHER)
    kept = {key: each for key, each in description.fields.items() if key != name}
    return kept if value in (None, "", ()) else {**kept, name: value}


def value_in_words(value: Any) -> str:
    """A value on one line; empty for none."""
    if value is None or isinstance(value, Mapping):
        return ""
    text = "; ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return " ".join(text.split())


def changer(change: FieldChange) -> Callable[[Any], Any]:
    """What makes the new value of a present one; the same value where nothing changes.

    Raises InvalidValue for a pattern that is none, or that might never come to an end.
    """
    items = tuple(line.strip() for line in change.text.splitlines() if line.strip())
    if change.kind is ChangeKind.CLEAR:
        return lambda present: () if isinstance(present, tuple) else None
    if change.kind is ChangeKind.ADD:
        return lambda present: _with_items(present or (), items)
    if change.kind is ChangeKind.SET:
        text = change.text.strip()
        if change.field != "abstract":
            text = " ".join(text.split())
        return lambda _: items if change.is_list else (text or None)
    return _replacer(change)


def _with_items(present: tuple[str, ...], items: tuple[str, ...]) -> tuple[str, ...]:
    known = {item.casefold() for item in present}
    return (*present, *(item for item in items if item.casefold() not in known))


def _replacer(change: FieldChange) -> Callable[[Any], Any]:
    if not change.find:
        return lambda present: present
    found = compiled(change)
    by: str | Callable[[re.Match[str]], str] = change.text
    if not change.pattern:
        by = lambda _: change.text  # noqa: E731  a backslash in it is no group
    else:
        try:
            found.sub(by, "")  # reads the template, whatever is found
        except (re.error, IndexError) as error:
            raise InvalidValue(f"What is to be put in its place is no template: {error}.") from None

    def replace(text: str) -> str:
        return found.sub(by, text).strip()

    def replaced(present: Any) -> Any:
        if present is None:
            return None
        if isinstance(present, tuple):
            made = tuple(replace(item) if isinstance(item, str) else item for item in present)
            return present if made == present else tuple(item for item in made if item)
        text = str(present)
        made_text = replace(text)
        return present if made_text == text else made_text or None

    return replaced


def compiled(change: FieldChange) -> re.Pattern[str]:
    """What is looked for. Raises InvalidValue."""
    source = change.find if change.pattern else re.escape(change.find)
    if change.whole_words:
        source = rf"(?<!\w)(?:{source})(?!\w)"
    try:
        if change.pattern and _may_never_end(change.find):
            raise InvalidValue(
                "This pattern repeats what is a repeat itself, which may take for ever. "
                "Write the inner one without + or *."
            )
        return re.compile(source, 0 if change.exact_case else re.IGNORECASE)
    except (re.error, RecursionError, OverflowError) as error:
        raise InvalidValue(f"This is no regular expression: {error}.") from None


def _may_never_end(pattern: str) -> bool:
    """Whether a repeat without end stands within another one: such can take exponential time."""
    repeated = [False]  # for the whole, and for each group that is open: whether it holds one
    closed = False  # whether the piece just read is a group that holds one
    for piece in _PIECES.findall(pattern):
        if _ENDLESS.fullmatch(piece):
            if closed:
                return True
            repeated[-1] = True
        elif piece.startswith("("):
            repeated.append(False)
        elif piece == ")" and len(repeated) > 1:
            closed = repeated.pop()
            repeated[-1] = repeated[-1] or closed
            continue
        closed = False
    return False
