"""The head of a page: how many records it claims to have, and whose page it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.model.listing import Claim

_WHAT = (
    r"(?:publications?|papers?|articles?|preprints?|works?|records?|results?|entries|documents?|"
    r"manuscripts?|research outputs?|publikationen|veröffentlichungen|publicaciones)"
)
_BEFORE = r"(?:(?:selected|recent|all|my|our|latest|total|research|scientific|indexed)\s+){0,2}"
_COUNT = r"(\d{1,3}(?:[,. ]\d{3})+|\d{1,7})"
_LEAST = re.compile(
    rf"(?:(?i:at least|more than|over)\s+{_COUNT}(\+?)\s+(?i:(?:\w+\s+){{0,2}}?{_WHAT})"
    rf"|{_COUNT}(\+)\s*(?i:{_WHAT}))\.?(?:\s*[^\Wa-z].{{0,60}})?"
)
_EXACT = re.compile(
    rf"{_BEFORE}{_WHAT}\s*[:\-–—]?\s*(?:\(\s*{_COUNT}(\+?)\s*\)|\[\s*{_COUNT}(\+?)\s*\]|{_COUNT}(\+?))"
    rf"|{_COUNT}(\+?)\s+{_BEFORE}{_WHAT}"
    rf"|(?:showing|displaying|results?)\s+\d+\s*(?:-|–|to)\s*\d+\s+of\s+{_COUNT}(\+?)(?:\s+{_WHAT})?",
    re.IGNORECASE,
)
_ONE = re.compile(r"(?:article|paper|document)\s+\d{4,7}", re.IGNORECASE)
"""'Article 101234': the number of one."""
_LIST_HEADING = re.compile(rf"{_BEFORE}{_WHAT}\s*:?", re.IGNORECASE)
_ATTRIBUTED = re.compile(r"\battributed to (.{2,80}?)\s*\.?$", re.IGNORECASE)
_OF_PERSON = re.compile(
    rf"(?:{_BEFORE}{_WHAT}(?:\s+and\s+\w+(?:\s\w+)?)?\s+(?:by|of|from)\s+(.{{2,80}}?)"
    rf"|(.{{2,80}}?)['’]s?\s+{_BEFORE}{_WHAT})\s*\.?",
    re.IGNORECASE,
)
_DIGIT = re.compile(r"\d")
_YEAR = re.compile(r"(?:19|20)\d\d")
_BRACKETED = re.compile(r"[(\[]\s*\d{4}|\bof\s+\d{4}")
_GLUED = re.compile(r"(?<=[a-z])[A-Z].*")  # '19 recordsLinked to original sources'
_LONGEST = 200


def claim_of(text: str) -> Claim | None:
    """'Publications (44)' is exact, 'At least 19 records' a lower bound; other lines claim nothing.

    A number that may be a year claims nothing but in brackets. What is glued to the
    count ('19 recordsLinked to …') does no harm.
    """
    if len(text) > _LONGEST or not _DIGIT.search(text) or _ONE.fullmatch(text):
        return None
    least = _LEAST.fullmatch(text)
    if least is not None:
        return Claim(_number(least.group(1) or least.group(3)), True)
    exact = _EXACT.fullmatch(text) or _EXACT.fullmatch(_GLUED.sub("", text))
    if exact is None:
        return None
    groups = [group for group in exact.groups() if group]
    if _YEAR.fullmatch(groups[0]) and not _BRACKETED.search(text):
        return None  # 'Publications 2024' heads a year
    return Claim(_number(groups[0]), len(groups) > 1)


def is_list_heading(text: str) -> bool:
    """Whether a line heads a list without saying how long it is ('Publications')."""
    return len(text) <= 60 and _LIST_HEADING.fullmatch(text) is not None


def owner_in_sentence(text: str) -> str | None:
    """'X' of 'Publications and source records attributed to X.' and 'Publications by X'."""
    if len(text) > _LONGEST:
        return None
    attributed = _ATTRIBUTED.search(text)
    if attributed is not None:
        return attributed.group(1)
    person = _OF_PERSON.fullmatch(text)
    name = person and (person.group(1) or person.group(2))
    return name if name and is_person_name(name) else None


def owner_in(lines: Sequence[PageLine]) -> str | None:
    """Whose page it is by its head: named in a sentence, else the one line that is a name."""
    for line in lines:
        owner = owner_in_sentence(line.text)
        if owner is not None:
            return owner
    names = [line for line in lines if is_person_name(line.text)]
    headings = [line for line in names if line.heading]
    for candidates in (headings, names):
        if len({line.text for line in candidates}) == 1:
            return candidates[0].text
    return None


def claim_in(lines: Sequence[PageLine]) -> Claim | None:
    """The first claim among some lines."""
    return next((claim for line in lines if (claim := claim_of(line.text))), None)


def _number(digits: str) -> int:
    return int(re.sub(r"\D", "", digits))
