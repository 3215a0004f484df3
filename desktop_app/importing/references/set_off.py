"""Titles that bold type or a link sets off from the rest of a reference: marked like quotes."""

from __future__ import annotations

import re

from desktop_app.importing.person_names import author_list
from desktop_app.importing.venue_line import venue_line

TITLE_OPENS, TITLE_CLOSES = "\ufdd2", "\ufdd3"
"""Noncharacters: no text may hold them."""
_MARKS = dict.fromkeys(map(ord, TITLE_OPENS + TITLE_CLOSES))
_YEAR_ENDS = re.compile(r"(?:19|20)\d\d\W*$")
_WORDS = re.compile(r"[^\W\d_]{2,}")
_FEWEST = 3


def as_title(text: str) -> str:
    """A set-off text between marks where it may be a title; as it is where it is something else."""
    if len(_WORDS.findall(text)) < _FEWEST or _YEAR_ENDS.search(text):
        return text
    if author_list(text) is not None or venue_line(text.strip(" .,")) is not None:
        return text
    return f"{TITLE_OPENS}{text}{TITLE_CLOSES}"


def without_marks(text: str) -> str:
    """The text as it stood."""
    return text.translate(_MARKS)
