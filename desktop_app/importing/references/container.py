"""Where the name of a book or of proceedings ends, behind 'In', and whether people met there."""

from __future__ import annotations

import re

from desktop_app.importing.references.abbreviations import is_abbreviation
from desktop_app.importing.references.places import PLACES, has_publisher_word
from desktop_app.importing.references.words import MONTHS

_END = re.compile(
    r"[,.]?\s+(?=[(\[])|[,.]\s*(?=(?:vols?|pp?|pages?|no|eds?|edited|hrsg|hg|s|(?:pod\s)?red)\b"
    rf"[.\s])|,\s*(?=\d)|,\s+(?={MONTHS}\s+\d)|(?P<place>,\s+)(?=[^\W\d_])"
    r"|(?P<point>\.)\s+(?=[^\W\d_])"
    r"|[,.]?\s+(?=\d{1,4}\s?[-–:(])|[,.]?\s+(?=(?:1[89]|20)\d\d\b(?!\s+[^\W\d_]))|$",
    re.IGNORECASE,
)
_PIECE = re.compile(r"[^,.;:()\d]+")
_MEETING = re.compile(
    r"\b(?:proc|proceedings|conference|symposium|workshop|congress|meeting)\b", re.IGNORECASE
)
_CONFERENCE = re.compile(
    r"\b(?:conf|conference|symp|symposium|workshop|congress|meeting|colloquium)\b", re.IGNORECASE
)
_FIRST = re.compile(
    r"(?:the\s+)?(?:proc\b|proceedings\b|(?:1[89]|20)\d\d\s|\d{1,3}(?:st|nd|rd|th)\s"
    r"|(?:twenty-|thirty-|forty-|fifty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth"
    r"|ninth)\s|tenth\s|annual\s|international\s+(?:conf|symp|workshop|congress|meeting|joint)"
    r"|int\.?\s+(?:conf|symp))",
    re.IGNORECASE,
)


def container_end(text: str) -> int:
    """Where the name at the beginning of a text ends.

    A point of an abbreviation does not end it ('Proc. 5th Int. Conf. Void'), nor does a year in
    the middle of it; a comma does before a number, a date or a known place.
    """
    for match in _END.finditer(text, 2):
        following = _PIECE.match(text, match.end())
        piece = following.group().strip() if following else ""
        named = piece.lower() in PLACES or has_publisher_word(piece)
        if match["place"] and piece.lower() not in PLACES:
            continue
        if match["point"] and is_abbreviation(text, match.start() + 1):
            own = _CONFERENCE.search(text, 0, match.start()) is not None
            if not named or not own:
                continue
        return match.start()
    return len(text)


def is_meeting(name: str) -> bool:
    """Whether the name is one of proceedings or a meeting."""
    return _MEETING.search(name) is not None


def begins_meeting(text: str) -> bool:
    """Whether a text begins with the name of a meeting or its proceedings: no periodical."""
    return (
        _FIRST.match(text) is not None
        and _CONFERENCE.search(text, 0, container_end(text)) is not None
    )
