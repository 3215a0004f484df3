"""A title with its citation behind it: '- [ ] Moss and method (Lee & Oak, 2019)', as notes have it."""

from __future__ import annotations

import re

from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.references.by_parts import names_in
from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.set_off import without_marks
from desktop_app.importing.references.source_part import SourcePart
from desktop_app.importing.references.text_form import settled, without_number
from desktop_app.importing.references.words import MONTHS

_CITED = re.compile(
    r"(?P<title>[“\"]?[^\W_].{6,300}?)[.,:;]?\s[(\[](?P<who>[^\W\d_][^()\[\]]{1,200}?),?\s"
    r"(?P<year>(?:1[89]|20)\d\d)[a-z]?[)\]]\.?"
)
_AROUND = '“”" ,'
_BEHIND = re.compile(r"(?<=\d[a-z\d][)\]])\s+(?:#\w|[–—-]\s)[^()\[\]]{0,80}$")
"""Tags and remarks of one's own behind it: '#moss', '- for Monday'."""
_FAMILY = re.compile(
    r"(?:(?:van|von|der|den|de|da|di|del|la|le|al|ten|ter)\s){0,3}[^\W\d_a-z][^\W\d_]*"
    r"(?:['’-][^\W\d_]+)*"
)
_DAY = re.compile(rf"{MONTHS}|(?:mon|tues|wednes|thurs|fri|satur|sun)day", re.IGNORECASE)
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_SENTENCES = re.compile(r"[a-z]{2}[.!?] [A-Z]")
_IN_CAPITALS = 0.75
_FEWEST_WORDS = 3
_Names = tuple[tuple[str, ...], bool]
"""And whether there are more."""
_NOBODY: _Names = ((), False)
_OF_SEVERAL, _OF_ONE = 0.9, 0.6
"""One word before a year may be a journal's name; several families are authors."""


def parse_cited_behind(line: str) -> Parsed:
    """What such a line says where its title is in capitals; a remark on a paper ends like it."""
    parsed = parse_cited_task(line)
    words = _LONG_WORD.findall(parsed.title or "")
    capitals = sum(word[0].isupper() for word in words)
    if len(words) >= _FEWEST_WORDS and capitals >= _IN_CAPITALS * len(words):
        return parsed
    return Parsed(parsed.text)


def parse_cited_task(line: str) -> Parsed:
    """What it says however its title is written: nobody ticks off remarks."""
    text = _BEHIND.sub("", without_marks(settled(line)))
    parsed = Parsed(text)
    begin = without_number(text)
    closed = text.endswith((")", "]", ").")) and len(text) <= 700
    found = _CITED.fullmatch(text, begin) if closed else None
    if found is None or " " not in found["title"] or _SENTENCES.search(found["title"]):
        return parsed
    names, venue = _credit(found["who"])
    if not (names[0] or venue):
        return parsed
    parsed.authors, parsed.authors_cut = names
    several = len(parsed.authors) > 1 or parsed.authors_cut
    parsed.title, parsed.year = found["title"].strip(_AROUND), int(found["year"])
    parsed.sure = {
        "title": 0.9 if several else 0.75,
        "authors": _OF_SEVERAL if several else _OF_ONE,
        "year": 0.95,
    }
    if not parsed.authors:
        del parsed.sure["authors"]
    parsed.rest = len(text)
    parsed.part = SourcePart(venue=venue.strip(), sure=0.85 if venue else 0.0)
    return parsed


def _credit(who: str) -> tuple[_Names, str]:
    """The names before the year, and the venue behind these or in their stead."""
    names = _names(who)
    if names[0]:
        return names, ""
    people, comma, venue = who.rpartition(",")
    names = _names(people)
    if comma and names[0]:  # 'Marlow et al., River Letters 2019'
        return names, venue.strip()
    return _NOBODY, who if venue_line(who) is not None else ""


def _names(who: str) -> _Names:
    who = who.strip(" ,")
    if (
        alone := _FAMILY.fullmatch(who.removesuffix(" et al.").removesuffix(",").strip())
    ) is not None:
        known = venue_line(who) is not None or _DAY.fullmatch(who) is not None
        return _NOBODY if known else ((alone[0],), alone[0] != who)
    found = names_in(who) if who else None
    return _NOBODY if found is None else (found.names, found.cut)
