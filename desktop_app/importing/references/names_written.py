"""Names of a list in forms that are understood everywhere: 'Family, Given' or 'Given Family'."""

from __future__ import annotations

import re

from desktop_app.importing.references.name_list import NameList
from desktop_app.importing.references.tokens import Tokens

_SUPERSCRIPT = re.compile(r"(?<=\w)[¹²³⁰⁴-⁹ᵃ-ᵍ]+(?:[,⁾⁽][¹²³⁰⁴-⁹ᵃ-ᵍ]+)*")
"""'Lee¹': the number of an affiliation."""


def names_written(tokens: Tokens, found: NameList) -> tuple[str, ...]:
    """The names in order. A point behind 'Lee A, Oak B.' ends the list, not the initial."""
    names = [_written(tokens, *name) for name in found.names]
    if not tokens.text.isascii():
        names = [name if name.isascii() else _SUPERSCRIPT.sub("", name) for name in names]
    if (
        len(names) > 1
        and found.names[-1][2] in "39"
        and not any("." in name for name in names[:-1])
    ):
        names[-1] = names[-1].removesuffix(".")
    return tuple(names)


def _written(tokens: Tokens, first: int, end: int, form: str) -> str:
    if form in "39":  # 'Berg JP': the comma says which is which
        split = end
        while split > first + 1 and tokens.kinds[split - 1] in "IAJp":
            split -= 1
        family, given = tokens.between(first, split), tokens.between(split, end)
        return f"{family}, {given}" if given else family
    if form == "8":
        split = tokens.kinds.index("(", first)
        return f"{tokens.between(first, split)}, {tokens.between(split + 1, end - 1)}"
    return tokens.between(first, end)
