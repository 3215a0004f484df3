"""The name of the mailing that a mail belongs to, out of its header."""

from __future__ import annotations

import re

_HEADER = re.compile(r"\s*(?:From |[A-Za-z][A-Za-z0-9-]*:[ \t])")
_SUBJECT = re.compile(r"^subject:[ \t]*(.*(?:\n[ \t]+.*)*)", re.IGNORECASE | re.MULTILINE)
_LIST = re.compile(r"^list-id:[ \t]*(?:.*?<)?([^<>\n]+)", re.IGNORECASE | re.MULTILINE)
_LONGEST_HEADER = 20_000
_SENT_ON = re.compile(r"(?:(?:re|fwd?|aw|wg)\s*:\s*)+", re.IGNORECASE)
_OF_THE_DAY = re.compile(
    r"\S*\d\S*"
    r"|\b(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?"
    r"|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
    r"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b[.,]?",
    re.IGNORECASE,
)
"""What differs from one issue to the next: numbers, dates, days."""


def mailing_of(text: str) -> str | None:
    """The subject without what is of one issue alone, or else the list's id; None for no mail."""
    if not _HEADER.match(text, 0, 200):
        return None
    start = len(text) - len(text.lstrip())
    end = text.find("\n\n", start)
    header = text[start : min(end if end >= 0 else len(text), start + _LONGEST_HEADER)]
    found = _SUBJECT.search(header)
    if found is not None:
        subject = _SENT_ON.sub("", " ".join(found[1].split()), count=1)
        name = " ".join(_OF_THE_DAY.sub(" ", subject).split()).strip(" ,;:-–")
        if name:
            return name
    listed = _LIST.search(header)
    return listed[1].strip() or None if listed is not None else None
