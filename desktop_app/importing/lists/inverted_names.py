"""Authors as databases write them: 'Marlow, Ada; Quince, O and Lee, T', 'Marlow, A., Lee, T.'."""

from __future__ import annotations

import re

from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.references.by_parts import names_in
from desktop_app.importing.values.person_names import AuthorList

_ONE = r"[^\W\d_][^,;&]{0,40}, [^\W\d_][^,;&]{0,40}"
_PAIR = re.compile(rf"{_ONE}(?:,? (?:and|&) {_ONE})?")
_INITIALS = re.compile(r"[^\W\d_], (?:[^\W\d_a-z]\.?[ -]?){1,4}(?:,|;|$| and| et al)")
_CUT_WITHIN = re.compile(r",\s*(?:\.\.\.|…),\s*")
_AND = re.compile(r"\s+(?:and|&)\s+(?!\d+\s+more|others)")


def written_authors(text: str) -> AuthorList | None:
    """The authors of a line that holds nothing else, whether family names come first or last."""
    inverted = text != text.lower() and _PAIR.fullmatch(text) and " " not in text.partition(",")[0]
    if ";" in text or inverted:
        return listed_authors(_AND.sub("; ", text), surname_first=True)
    if _INITIALS.search(text):
        pieces = [names_in(piece) for piece in _CUT_WITHIN.split(text)]
        if all(pieces):
            found = [piece for piece in pieces if piece is not None]
            names = tuple(name for piece in found for name in piece.names)
            cut = len(found) > 1 or any(piece.cut for piece in found)
            return AuthorList(names, None if cut else len(names), not cut)
    return listed_authors(text)
