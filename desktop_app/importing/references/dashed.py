"""A note of a paper: 'Thorn & Reed - Moss at noon (Garden Letters, 2019)'."""

from __future__ import annotations

import re

from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.source_part import SourcePart
from desktop_app.importing.references.text_form import settled, without_number

_WORD = r"[^\W\d_a-z][^\W\d_]*(?:['’-][^\W\d_]+)*"
_INITIALS = r"(?:[^\W\d_a-z]\.[ -]?){1,3}"
_PARTICLE = r"(?:(?:van|von|der|den|de|da|di|del|la|le|al|ten|ter)\s)"
_NAME = rf"(?:{_INITIALS}\s?)?{_PARTICLE}{{0,2}}{_WORD}(?:\s{_WORD}){{0,2}}"
_NOTE = re.compile(
    rf"(?P<names>{_NAME}(?:(?:,\s(?:and\s|&\s)?|\s(?:and|&|und|et|y)\s){_NAME}){{0,11}})"
    r"(?P<cut>,?\set\.?\sal\.?)?\s[-–—]\s(?P<title>[^\W_].{6,300}?)[.,]?\s"
    r"[(\[](?:(?P<venue>[^\W\d_][^()\[\]]{0,80}?)[,\s]+['’]?)?(?P<year>(?:1[89]|20)\d\d)[)\]]\.?"
)
_BETWEEN = re.compile(r",\s(?:and\s|&\s)?|\s(?:and|&|und|et|y)\s")
_OF_SEVERAL, _OF_ONE = 0.9, 0.6
"""One name before a dash may be a band's or a speaker's; several are authors."""


def parse_dashed(line: str) -> Parsed:
    """What such a note says; nothing where it is none. Most of a list has to name several."""
    text = settled(line)
    parsed = Parsed(text)
    begin = without_number(text)
    found = _NOTE.fullmatch(text, begin) if len(text) <= 700 else None
    if found is None or " " not in found["title"]:
        return parsed
    parsed.authors = tuple(_BETWEEN.split(found["names"]))
    parsed.authors_cut = found["cut"] is not None
    several = len(parsed.authors) > 1 or parsed.authors_cut
    parsed.title, parsed.year = found["title"], int(found["year"])
    parsed.sure = {
        "title": 0.9 if several else 0.75,
        "authors": _OF_SEVERAL if several else _OF_ONE,
        "year": 0.95,
    }
    parsed.rest = found.end("title")
    parsed.part = SourcePart(venue=found["venue"] or "", sure=0.85)
    parsed.tail = 2.0 if found["venue"] and several else 0.0
    return parsed
