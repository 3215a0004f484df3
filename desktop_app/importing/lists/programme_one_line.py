"""Papers of a programme on one line each: 'Ann Lee and Bo Chen: Title', 'Title — Ann Lee'.

Between authors and title may be a colon or a point.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice

from desktop_app.importing.lines.programme_lines import programme_authors
from desktop_app.importing.values.person_names import AuthorList, is_person_name

_AFTER_AUTHORS = re.compile(r":\s+")
_POINT_AFTER_AUTHORS = re.compile(r"(?<=[^\W\d_]{2})\.\s+|(?<=\))\.\s+")
_BEFORE_AUTHORS = re.compile(r"\s+[–—-]\s+|\s+\|\s+|[.?!]\s+(?:[–—|-]\s+|/\s+)?(?:by\s+)?|\s+/\s+")
_IN_BRACKETS = re.compile(r"\([^()]{0,200}\)")
_PROSE = re.compile(r"(?<![^\s])[a-z]{4,}\b|\d{3}|:")
_LONGEST = 500
_MOST_ENDS = 6
"""Places at which a title may end. Initials of authors have full stops too: the first counts."""
_SHORTEST_TITLE = 4


@dataclass(frozen=True, slots=True)
class OneLine:
    """A title and its authors, each as it stands in the line."""

    title: str
    people: str
    authors: AuthorList


def one_line(text: str) -> OneLine | None:
    """The two parts of a line; None where neither part is surely a list of authors."""
    if len(text) > _LONGEST:
        return None
    for end in (_POINT_AFTER_AUTHORS.search(text), _AFTER_AUTHORS.search(text)):
        if end is None:
            continue
        people, title = text[: end.start()], text[end.end() :]
        authors = _sure(people)
        if authors is not None and _is_title(title, authors):
            return OneLine(title.rstrip("."), people, authors)
    for end in islice(_BEFORE_AUTHORS.finditer(text), _MOST_ENDS):
        people = text[end.end() :].rstrip(". ")
        authors = _sure(people)
        title = text[: end.start() + (end.group()[0] in "?!")]
        if authors is not None and len(title) >= _SHORTEST_TITLE and _may_title(title, authors):
            return OneLine(title, people, authors)
    return None


def _may_title(text: str, authors: AuthorList) -> bool:
    """A title of few words reads like a lone name: then several names behind it tell it."""
    found = _sure(text)
    return found is None or (
        len(found.names) == 1 < len(authors.names) and len(text.split()) > 2 and text[-1] != "."
    )


def _is_title(text: str, authors: AuthorList) -> bool:
    """Whether a text is no list of names; one that looks like a single name, beside several."""
    other = _sure(text)
    alone = other is None or (len(other.names) == 1 < len(authors.names))
    return alone and len(text) >= _SHORTEST_TITLE


def _sure(text: str) -> AuthorList | None:
    """Names of two words and more each: titles of few words look like lone names."""
    if _PROSE.search(_IN_BRACKETS.sub("", text)):
        return None
    found = programme_authors(text)
    if found is None:
        return None
    good = all(is_person_name(name) or "," in name for name in found.names)
    return found if good else None
