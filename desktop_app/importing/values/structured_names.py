"""Names of people that come in parts, as text from which the same parts are read again."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.importing.values.plain_value import plain_value
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.model.names import parse_name

CORPORATE = "corporate"
_OTHERS = re.compile(r"(?:et\.?\s*al\.?|others|and others|…|\.\.\.)", re.IGNORECASE)
_LETTER = re.compile(r"[^\W_]|…")
_SUFFIX = re.compile(r"(?:jr|sr)\.?|I{2,3}|IV|[2-4](?:nd|rd|th)", re.IGNORECASE)


@lru_cache(maxsize=16384)
def name_text(
    family: str = "", given: str = "", particle: str = "", suffix: str = "", literal: str = ""
) -> str:
    """'van der Berg, Jr., Jan'; the literal, or a single part, as it stands; '' where nothing is.

    particle: what stands before the family name and sorts with it.
    """
    family, given, suffix, particle, literal = (
        " ".join(part.split()).strip(" ,;") for part in (family, given, suffix, particle, literal)
    )
    if not family:
        family, given = literal or given, ""
    if not _LETTER.search(family):
        return ""
    if given and not suffix and "," in given:
        head, _, tail = given.rpartition(",")
        if _SUFFIX.fullmatch(tail.strip()):
            given, suffix = head.strip(), tail.strip()
    if particle:
        family = f"{particle} {family}" if particle[-1] not in "'’" else particle + family
    return ", ".join(part for part in (family, suffix, given) if part)


class WholeName(str):
    """A name that its source gives as one: a body's, which may look like a person's."""

    __slots__ = ()


def whole_name(text: str) -> WholeName:
    """The text as such a name; '' where there is none in it."""
    return WholeName(name_text(literal=text))


def add_name(draft: RecordDraft, role: str, name: str) -> None:
    """A name for the draft; 'et al.' says that its list is cut.

    Of a WholeName that would be taken apart `corporate` in extra says that it must not be.
    """
    whole, name = isinstance(name, WholeName), plain_value(name)
    if _OTHERS.fullmatch(name):
        draft.cut(role, role, name)
    elif name:
        draft.values.setdefault(role, []).append(name)
        known = draft.extra.get(CORPORATE, ())
        if whole and name not in known and parse_name(name).family:
            draft.keep(CORPORATE, name)
