"""Author and editor fields of BibTeX: names in order, as Unicode, never split within braces."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from desktop_app.importing.values.plain_value import has_single_blanks, on_one_line
from desktop_app.markup.latex import to_unicode
from desktop_app.model.names import parse_name, split_names

_OTHERS = re.compile(r"(?:\{?others\}?|et\.?\s*al\.?|…|\.\.\.|\\l?dots(?:\{\})?)", re.IGNORECASE)
_HELD, _COMMA = "\ue000", "\ue001"
_GROUP = re.compile(r"\{(?!\\)(?:[^{}]|\{[^{}]*\})*+\}")


class NameList(NamedTuple):
    """names: in order. complete: whether all are there. corporate: names that must stay whole,
    though they look like a person's. guessed: whether the names were not joined by 'and'."""

    names: tuple[str, ...]
    complete: bool
    corporate: tuple[str, ...] = ()
    guessed: bool = False


def read_names(value: str) -> NameList:
    """The names in a field's value, which is LaTeX still."""
    plain = is_plain(value)
    if plain and value.lower().count("and") == value.count(" and "):  # so it stands nowhere else
        pieces = value.split(" and ")
    else:
        pieces = split_names(value)
    guessed = False
    if len(pieces) == 1 and ";" in pieces[0] and "{" not in pieces[0] and "&" not in pieces[0]:
        pieces = [piece.strip() for piece in pieces[0].split(";") if piece.strip()]
        guessed = len(pieces) > 1
    complete = True
    while pieces and pieces[-1][0] in "{oOeE….\\" and _OTHERS.fullmatch(pieces[-1]):
        complete = False
        pieces.pop()
    if plain:
        if value[-1] == "," or ", and " in value:
            pieces = [name for piece in pieces if (name := piece.rstrip(",").rstrip())]
        return NameList(tuple(pieces), complete, (), guessed)
    names, corporate = [], []
    for piece in pieces:
        name, held = _short_name(piece) if len(piece) <= _SHORT else _name(piece)
        if name:
            names.append(name)
            if held:
                corporate.append(name)
    return NameList(tuple(names), complete, tuple(corporate), guessed)


def is_plain(value: str) -> bool:
    """Whether LaTeX changes nothing of it, and it has no blanks but single ones."""
    return not (
        not value.isascii()
        or "\\" in value
        or "{" in value
        or "}" in value
        or "$" in value
        or "~" in value
        or "`" in value
        or ("-" in value and "--" in value)
        or ("'" in value and "''" in value)
        or not has_single_blanks(value)
    )


def _name(source: str) -> tuple[str, bool]:
    """One name, and whether it is a group's that does not look so."""
    if "{" not in source:
        return _clean(source), False
    held = _clean(_GROUP.sub(_hold, source))
    name = _released(held)
    if _HELD not in held and _COMMA not in held:
        return name, False
    if " " not in held and "," not in held:
        return name, not parse_name(name).literal
    apart, together = parse_name(held), parse_name(name)
    if _released(apart.family) == together.family and _released(apart.given) == together.given:
        return name, False
    if apart.literal:
        return name, not together.literal
    family = _released(f"{apart.particle} {apart.family}".strip())
    rest = [part for part in (apart.suffix, _released(apart.given)) if part]
    return ", ".join([family, *rest]), False


_SHORT = 100
"""Letters of a name that is remembered."""
_short_name = lru_cache(maxsize=8192)(_name)


def _hold(match: re.Match[str]) -> str:
    """A group's words and commas as signs that hold it together."""
    return re.sub(r"\s+|~", _HELD, match.group()).replace(",", _COMMA)


def _released(text: str) -> str:
    return text.replace(_HELD, " ").replace(_COMMA, ",")


def _clean(source: str) -> str:
    return on_one_line(to_unicode(source)).rstrip(",").strip()
