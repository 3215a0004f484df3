"""CSL-JSON: what CSL has names for, and how a person's name becomes an object."""

from __future__ import annotations

import re

from desktop_app.model.names import parse_name

UNKNOWN_TYPE = "document"
NAMES = frozenset(
    "author chair collection-editor compiler composer container-author contributor curator "
    "director editor editor-translator editorial-director executive-producer guest host "
    "illustrator interviewer narrator organizer original-author performer producer recipient "
    "reviewed-author script-writer series-creator translator".split()
)
DATES = frozenset("accessed available-date event-date issued original-date submitted".split())
_DROPPING = re.compile(
    r"\s((?:(?:af|av|da|das|de|del|della|den|der|des|di|do|dos|du|la|le|ten|ter|van|vom|von|zu|zum|zur"
    r"|d['’])(?:\s|$))+)$"
)
"""Particles behind the given names: 'Jean de', as CSL-JSON and others give them."""
TEXTS = frozenset(
    "abstract annote archive archive_collection archive_location archive-place authority "
    "call-number chapter-number citation-number citation-label collection-number collection-title "
    "container-title container-title-short dimensions division edition event-place "
    "event-title first-reference-note-number genre ISBN ISSN issue jurisdiction keyword language "
    "license locator medium note number number-of-pages number-of-volumes original-publisher "
    "original-publisher-place original-title page page-first part-number part-title PMCID PMID "
    "printing-number publisher publisher-place references reviewed-genre reviewed-title scale "
    "section source status supplement-number title-short version volume volume-title year-suffix "
    "shortTitle journalAbbreviation".split()
)


def name_parts(text: str, *, is_group: bool = False) -> dict[str, str]:
    """One name as an object. is_group: it is not taken apart."""
    name = parse_name(text)
    if not name.family or is_group:
        return {"literal": name.literal or text}
    given, dropping = name.given, ""
    if match := _DROPPING.search(given):
        given, dropping = given[: match.start()], match[1]
    parts = {
        "family": name.family,
        "given": given,
        "dropping-particle": dropping,
        "non-dropping-particle": name.particle,
        "suffix": name.suffix,
    }
    return {part: value for part, value in parts.items() if value}


def dollars_as_read(text: str) -> str:
    """Running text, in which a lone dollar is no maths to escape."""
    return text.replace("\\$", "$") if "\\" in text else text
