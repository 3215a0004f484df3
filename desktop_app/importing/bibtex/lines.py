"""Fields of a BibTeX entry as nearly all programs write them: a line `name = {value},` for each.

Such are cut apart at the ends of lines, in half the time of looking for each; what stands before
the values of an entry ("  author = ") is the same in many entries, and is looked at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

BEFORE_VALUE = r"[\s,%]*+([^\W\d][^\s=,{}()\"#%']*+)\s*+=\s*+"
"""A pattern: the name of a field, and all around it up to the value."""
_FIELD_END = "},\n"
_LONGEST = 10_000
"""Letters of an entry that is cut apart so; the letters up to the next one are copied first."""
_IS_BEFORE_VALUE = re.compile(BEFORE_VALUE)
_WITHOUT_BRACES = re.compile(BEFORE_VALUE + r"(\d+|([^\W\d_][\w:+.-]*))\s*")
_ARE_EVEN = re.compile(
    r"[^{}]*+(?:\{[^{}\0]*+(?:\{[^{}\0]*+(?:\{[^{}\0]*+\}[^{}\0]*+)*+\}[^{}\0]*+)*+\}[^{}]*+)*+"
)
"""Values with \\0 between them, in each of which braces are closed, three levels deep."""


def fields_in_lines(
    text: str, position: int, limit: int, abbreviations: Mapping[str, str]
) -> tuple[Sequence[str], Sequence[str], int] | None:
    """Names, values and the end of an entry in braces whose first field is at `position`; None
    where it may be written otherwise. limit: where the next entry begins."""
    tail = ""
    if limit - position > _LONGEST:
        return None
    body = text[position:limit].rstrip()
    if body.endswith("}\n}"):
        fields = body[:-3].split(_FIELD_END)
    elif body.endswith("},\n}"):
        fields = body[:-4].split(_FIELD_END)
    elif body.endswith("\n}"):
        *fields, tail = body[:-2].removesuffix(",").split(_FIELD_END)
        if not fields or "{" in tail:
            return None
    else:
        return None
    values: Sequence[str]
    before, _, values = zip(*[field.partition("{") for field in fields], strict=True)
    names: Sequence[str] = tuple(map(_name_in, before))
    if not all(values):
        return None
    if "" in names or tail:
        if (others := _with_others(before, values, tail, abbreviations)) is None:
            return None
        names, values = others
    together = "\0".join(values)
    if ("{" in together or "}" in together) and not _ARE_EVEN.fullmatch(together):
        return None
    return names, values, position + len(body)


def _with_others(
    before: Iterable[str], values: Iterable[str], tail: str, abbreviations: Mapping[str, str]
) -> tuple[list[str], list[str]] | None:
    """Names and values, where fields without braces, a number or a month, stand before others, or
    behind the last."""
    names: list[str] = []
    found: list[str] = []
    for lines, value in zip((*before, tail), (*values, ""), strict=True):
        *others, last = lines.split(",\n")
        if not value and last:
            others.append(last)
        for line in others:
            field = _WITHOUT_BRACES.fullmatch(line)
            if field is None:
                return None
            name, text, word = field.groups()
            if word is not None:
                text = abbreviations.get(word.lower())
                if text is None or len(text) > len(word):  # such must not grow without end
                    return None
            names.append(name)
            found.append(text)
        if value:
            if not (name := _name_in(last)):
                return None
            names.append(name)
            found.append(value)
    return names, found


class _Names(dict[str, str]):
    """By what stands before a value: the name in it; '' where it is more or less than that."""

    def __missing__(self, before: str) -> str:
        match = _IS_BEFORE_VALUE.fullmatch(before)
        if match is None:
            return ""
        if len(before) <= _LONGEST_REMEMBERED:
            if len(self) >= _MOST_REMEMBERED:
                self.clear()
            self[before] = match[1]
        return match[1]


_LONGEST_REMEMBERED, _MOST_REMEMBERED = 100, 4_000
_name_in = _Names().__getitem__
