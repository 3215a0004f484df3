"""Names of a list in forms that are understood everywhere: 'Family, Given' or 'Given Family'."""

from __future__ import annotations

from desktop_app.importing.references.name_list import NameList
from desktop_app.importing.references.tokens import Tokens


def names_written(tokens: Tokens, found: NameList) -> tuple[str, ...]:
    """The names in order."""
    return tuple(_written(tokens, *name) for name in found.names)


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
    name = tokens.between(first, end)
    return name
