"""Author lists as PubMed writes them: 'Lee AB, van den Berg C Jr; Wind Study Group.'"""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.values.person_names import AuthorList

_NOTES = re.compile(r"\s*\((?:\d{1,4}|#|\*)\)")
_NAME = re.compile(
    r"[^\d,;:?!()\[\]]{1,60}\s[^\W\d_a-z]{1,5}(?:\s(?:Jr|Sr|\d(?:st|nd|rd|th)|I{2,3}|IV))?"
)
_GROUP = re.compile(
    r".{0,200}\b(?:collaborat(?:ors|ion)|group|consortium|investigators|committee|network|team|"
    r"association|society|initiative|commission|federation|alliance|program(?:me)?|trialists)\b"
    r".{0,60}",
    re.IGNORECASE,
)
_ET_AL = re.compile(r",?\s*\bet al$", re.IGNORECASE)
_NOBODY = re.compile(r"\[?no authors listed\]?", re.IGNORECASE)
_LONGEST = 60_000
_MOSTLY = 6
"""Tenths of the pieces that have to be names: single names and groups stand among them."""


def pubmed_names(text: str) -> AuthorList | None:
    """The names of a text that is nothing but such a list; None where it is none."""
    text = _without_notes(text[:_LONGEST]).strip().removesuffix(".").strip()
    if not text or _NOBODY.fullmatch(text):
        return None
    whole, cut = _ET_AL.subn("", text)
    parts = [[piece.strip() for piece in part.split(",")] for part in re.split(r"\s*;\s*", whole)]
    pieces = [piece for part in parts for piece in part]
    good = sum(1 for piece in pieces if _NAME.fullmatch(piece))
    group = _GROUP.fullmatch(whole) is not None and ". " not in whole
    alone = group and good == 0 and len(parts) == 1
    if good < len(pieces) and not alone and not _people_and_groups(parts):
        if good < 2 or good * 10 < len(pieces) * _MOSTLY or good < sum(map(_only_groups, parts)):
            return None
    people = [name for part in parts for name in _people(part)]
    return AuthorList(tuple(people), None if cut else len(people), not cut)


def _without_notes(text: str) -> str:
    """Without the numbers of places of work; words before and behind one stay two."""
    return _NOTES.sub(lambda it: " " if text[it.end() : it.end() + 1].isalnum() else "", text)


def _people(pieces: Sequence[str]) -> list[str]:
    """Names one by one; what is none, between two of them, is the name of one group."""
    out: list[str] = []
    joined = False
    for piece in pieces:
        name = _NAME.fullmatch(piece) is not None
        if not name and joined:
            out[-1] += ", " + piece
        else:
            out.append(piece)
        joined = not name
    return out


def _people_and_groups(parts: Sequence[Sequence[str]]) -> bool:
    """Whether every part between semicolons is of people, or the name of a group; both occur."""
    groups = [", ".join(pieces) for pieces in parts if _only_groups(pieces)]
    people = [pieces for pieces in parts if not _only_groups(pieces)]
    return (
        bool(groups)
        and bool(people)
        and all(_NAME.fullmatch(piece) for pieces in people for piece in pieces)
        and all(_GROUP.fullmatch(name) and ". " not in name for name in groups)
    )


def _only_groups(pieces: Sequence[str]) -> bool:
    return not any(_NAME.fullmatch(piece) for piece in pieces)


def says_nobody(text: str) -> bool:
    """Whether a line stands in the authors' place and says that there are none."""
    return _NOBODY.fullmatch(text.strip(" .")) is not None
