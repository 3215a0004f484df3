"""The authors of a line that is known to hold authors: however they are set apart and cut."""

from __future__ import annotations

import re

from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.values.person_names import AuthorList

_LABEL = re.compile(r"^\s*(?:authors?|by|contributors?)\s*:\s*", re.IGNORECASE)
_MORE = re.compile(
    r"[\s,;|·•]*(?:(?:and|&)\s+)?[\[(]?(?:"
    r"\+\s?(?P<plus>\d{1,5})(?:\s+(?:more|others?|authors?|more authors))?"
    r"|(?P<more>\d{1,5})\s+(?:more|others?|more authors|other authors|additional authors)"
    r"(?:\s+not\s+shown)?"
    r"|(?P<open>…|\.\.\.|et\s+al\b\.?|others)"
    r")[\])]?[\s.,;]*$",
    re.IGNORECASE,
)
_MIDST = re.compile(r"[,;\s]+(?:\[(?:…|\.\.\.)\]|…|\.\.\.)[,;\s]+(?=[^\W\d_])")
_ETAL = re.compile(r"[\s,;]*\bet\s+al\.?\s*$", re.IGNORECASE)
_STRONG = re.compile(r"\s*[;；]\s*(?:and\s+)?|\s+[|·•∙‧⋅]\s+|\s*[·•∙‧⋅]\s+")
_WEAK = re.compile(r"\s*[,，、]\s*(?:(?:and|&|und|et|y)\s+)?|\s+(?:and|&|und)\s+")
_SUFFIX = re.compile(r"(?:Jr|Sr)\.?|I{2,3}|IV", re.IGNORECASE)
_MARKS = re.compile(r"^[\s*†‡§¶#✉,;]+|[\s*†‡§¶#✉,;]+$")
_ON_BEHALF = re.compile(r"^(?:and|&)\s+", re.IGNORECASE)
LONGEST = 30_000


def listed_authors(text: str, *, surname_first: bool = False) -> AuthorList | None:
    """Names in order; None where there is no letter in it.

    Semicolons, bars and dots between names count before commas. '+13', 'et al.' and '…' at the end
    say that the list is cut. surname_first: a comma stands within names ('Lee, Ann; Chen, Bo').
    """
    text = _LABEL.sub("", folded(text[:LONGEST])).strip()
    more = _MORE.search(text, max(0, len(text) - 60))
    if more is not None:
        text = _ETAL.sub("", text[: more.start()])
    text = _MIDST.sub("; …; " if ";" in text else ", …, ", text)
    pieces = _STRONG.split(text)
    if len(pieces) == 1 and not surname_first:
        pieces = _WEAK.split(text)
    names: list[str] = []
    for piece in pieces:
        name = _MARKS.sub("", _ON_BEHALF.sub("", piece))
        if names and _SUFFIX.fullmatch(name):
            names[-1] += ", " + name
        elif any(letter.isalpha() for letter in name):
            names.append(name)
    if not names:
        return None
    if more is None:
        cut = any(piece.strip() in ("…", "...") for piece in pieces)  # in the midst of the names
        return AuthorList(tuple(names), None if cut else len(names), not cut)
    hidden = more["plus"] or more["more"]
    total = len(names) + int(hidden) if hidden else None
    return AuthorList(tuple(names), total, hidden is not None and int(hidden) == 0)
