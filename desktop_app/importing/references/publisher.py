"""Places and publishers of books."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.importing.references.capitals import names_only
from desktop_app.importing.references.places import PLACES, STATES, has_publisher_word
from desktop_app.importing.references.words import MONTHS

_YEAR = r"(?:1[5-9]\d\d|20[0-4]\d)[a-z]?"
_SEGMENT = re.compile(r"[(\[]?([^,.;:()\[\]?!]{3,60})(?=[,.;:()\[\]?!]|\s*$)")
_ENDS_THERE = re.compile(
    rf"[,.]?(?:\s*\(?(?:{MONTHS}\.?,?\s+)?(?:\d{{1,2}},?\s+)?{_YEAR}\b|[\s.]*$"
    r"|\.?\s*(?:pp?\.)|[.,]?\s*(?P<sure><|\[?http|available|retrieved|accessed|www|to\s+appear"
    r"|in\s+press|submitted"
    r"|forthcoming|doi\b))",
    re.IGNORECASE,
)
_PLACE = re.compile(
    rf"[(\[]?(?P<place>[^\W\d_][^:,;()\[\]]{{1,40}}?)(?P<state>(?:,?\s+{STATES}\b\.?)*)"
    rf"(?P<more>(?:\s*(?:[-/–;&]|and|und"
    rf"|et)\s*[^\W\d_][^:,;()\[\]]{{1,30}}?(?:,?\s+{STATES}\b\.?)?)?)"
    r"\s*(?P<mark>[:,]|(?=\s(?:1[5-9]|20)\d\d))\s*(?P<then>.{0,60})",
)
_PUBLISHER_AND_YEAR = re.compile(rf"(?:{STATES},\s)?[^\W\d_a-z][^,;.()]{{2,40}},\s{_YEAR}\b")


_PUBLISHER_PLACE_YEAR = re.compile(
    rf"(?P<who>[^\W\d_a-z][^,;:.()]{{2,70}}),\s+(?P<at>[^\W\d_a-z][^,;.():\d]{{2,40}}),?\s+{_YEAR}\b"
)
"""'Wydawnictwo Naukowe, Warszawa 2011'."""


_PUBLISHER_PLACE = re.compile(
    r"(?!(?:university of|universit\w+ de)\b)"
    r"(?P<who>[^\W\d_][^,;:.()]{2,70}),\s+(?P<at>[^\W\d_][^,;.():\d]{2,30}?)"
    rf"(?:,?\s+{STATES})?\.?\s*",
    re.IGNORECASE,
)
"""'Norse Press, Oslo.', where the year is behind the authors."""

PLACE_AND_HOUSE = re.compile(
    r"(?!(?i:title|authors?|abstract|comments?|subjects?|keywords|note|url|doi|journal|category)\b)"
    r"(?P<place>[^\W\d_a-z][^:,.;()\d]{1,30}): (?P<who>[^\W\d_a-z][^:;,.()\d]{2,50})"
    r"(?:, (?:1[5-9]|20)\d\d)?\.?"
)
"""'Fener: Lantern', with nothing behind it."""


_LONGEST_ALONE, _COLON_BY = 200, 34
"""Letters; what is nothing but a place and a publisher has fewer, and its colon stands there."""


def _is_house(text: str) -> bool:
    """'Lanterna': one to three capitalised words, as houses are called."""
    return text.count(" ") < 3 and all(word[:1].isupper() for word in text.split())


@lru_cache(maxsize=500)
def publisher_score(rest: str) -> float:
    """'Place: Publisher, Year', 'Place, Publisher', 'Publisher, Place', 'Place Year'."""
    if not rest[:1].isupper() and rest[:1] not in "([":
        return 0.0
    best = 0.0
    match = _PLACE.match(rest)
    if match is not None:
        place = match["place"].strip(" .").lower()
        known = place in PLACES or (match["more"] and place.split(" and ")[0] in PLACES)
        if known:
            best = 3.4 if match["mark"] == ":" else 2.8
            if match["mark"] == "," and not has_publisher_word(match["then"]):
                best = 2.6 if _PUBLISHER_AND_YEAR.match(match["then"]) else 2.0
        elif match["mark"] == ":" and names_only(match["place"]):
            best = 2.6 if match["state"] else 1.0
            if has_publisher_word(match["then"].partition(",")[0]):
                best += 1.0
        elif match["state"] and names_only(match["place"]) and len(match["place"]) < 25:
            best = 1.6
    comma = rest.find(",", 3, 73)
    placed = _PUBLISHER_PLACE_YEAR.match(rest) if comma > 0 else None
    if placed is not None and not has_publisher_word(placed["at"]):
        if has_publisher_word(placed["who"]):
            best = max(best, 3.0)
        elif placed["at"].lower() in PLACES and _is_house(placed["who"]):
            best = max(best, 3.6)
    alone = _PUBLISHER_PLACE.fullmatch(rest) if comma > 0 and len(rest) < _LONGEST_ALONE else None
    if alone is not None and alone["at"].lower() in PLACES:
        best = max(best, 3.6 if has_publisher_word(alone["who"]) else 2.6 * _is_house(alone["who"]))
    if ": " in rest[:_COLON_BY] and len(rest) < _LONGEST_ALONE and PLACE_AND_HOUSE.fullmatch(rest):
        best = max(best, 1.9)
    segment = _SEGMENT.match(rest)
    if segment and best < 2.2 and names_only(segment[1]):
        if has_publisher_word(segment[1]):
            best = max(best, 2.2 if len(rest) - segment.end() < 60 else 1.2)
        ends = _ENDS_THERE.match(rest, segment.end()) if best < 2.4 else None
        if ends is not None:
            best = max(best, 2.4 if ends["sure"] else 1.6)
    return best
