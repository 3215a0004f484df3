"""The fields of the search language and the values that they take."""

from __future__ import annotations

import re
from datetime import date

from desktop_app.model.paper import Status, Triage

TEXT_FIELDS = ("title", "author", "abstract", "note", "venue", "subject", "owner", "any")
WHOLE_FIELDS = ("title", "author", "venue", "subject")
"""Text fields whose value may be asked for as a whole: with an = before it."""
EXACT_FIELDS = ("tag", "list", "source", "brought", "doi", "arxiv", "type", "key")
NUMBERS = ("year", "rating")
FACTS: dict[str, frozenset[str]] = {
    "has": frozenset(
        ("abstract", "arxiv", "authors", "doi", "identifier", "link", "note", "rating", "tag",
         "title", "venue", "year")
    ),
    "is": frozenset(
        ("cut", "dismissed", "duplicate", "edited", "inbox", "kept", "read", "reading", "to read",
         "trashed", "unread", "untagged", "untitled", "whole")
    ),
    "cut": frozenset(("abstract", "authors")),
    "status": frozenset(str(status) for status in Status),
    "triage": frozenset(str(triage) for triage in Triage),
}  # fmt: skip
SYNONYMS = {
    "authors": "author",
    "tags": "tag",
    "subjects": "subject",
    "journal": "venue",
    "notes": "note",
    "citekey": "key",
    "from": "source",
}
TIMES = ("added", "marked", "read", "tagged", "new")
FIELDS: tuple[str, ...] = (*TEXT_FIELDS, *EXACT_FIELDS, *NUMBERS, *FACTS, *TIMES)
"""Every field name, for completion."""

_NUMBER = re.compile(r"(\d{1,6})?(?:(\.\.|-|–)(\d{1,6})?)?")
_RECENT = re.compile(r"(\d{1,4})\s*([dwmy])?", re.IGNORECASE)
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_DAYS = {"d": 1, "w": 7, "m": 31, "y": 366}


def number(operator: str, text: str) -> tuple[int | None, int | None] | None:
    """The bounds that ':2020..2023', '>2020' and the like mean, or None for no number."""
    for sign in (">=", "<=", ">", "<", "="):
        if operator == ":" and text.startswith(sign):
            operator, text = sign, text[len(sign) :]
            break
    match = _NUMBER.fullmatch(text)
    if match is None or not text.strip(".-–"):
        return None
    low = int(match.group(1)) if match.group(1) else None
    high = int(match.group(3)) if match.group(3) else None
    if operator in (":", "="):
        return (low, high) if match.group(2) else (low, low)
    if match.group(2) or low is None:
        return None
    match operator:
        case ">":
            return low + 1, None
        case ">=":
            return low, None
        case "<":
            return None, low - 1
    return None, low


def day(text: str) -> date | None:
    """The day that '2024-10-29' means, or None."""
    try:
        return date.fromisoformat(text) if _DAY.fullmatch(text) else None
    except ValueError:
        return None


def days(text: str) -> tuple[date | None, date | None] | None:
    """The first and the last day that '2024-10-01..2024-10-31' means, None is open; or None."""
    first, dots, last = text.partition("..")
    if not dots or not (first or last):
        return None
    bounds = (day(first), day(last))
    unknown = (first and bounds[0] is None) or (last and bounds[1] is None)
    return None if unknown else bounds


def recent(text: str) -> int | None:
    """The days that '7d', '2w', '3m' or '1y' mean, or None."""
    match = _RECENT.fullmatch(text)
    if match is None:
        return None
    return int(match.group(1)) * _DAYS[(match.group(2) or "d").lower()]
