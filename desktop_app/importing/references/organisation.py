"""A group as the author of a reference: an office, a society, a company."""

from __future__ import annotations

import re

from desktop_app.importing.references.name_list import NameList
from desktop_app.importing.references.set_off import PART
from desktop_app.importing.references.tail import tail_score
from desktop_app.importing.values.any_case import AnyCase

_WORD = AnyCase(
    r"\b(?:departments?|ministry|ministère|ministerio|ministério|ministerium|bundes\w*|commission"
    r"|committee|council"
    r"|organi[sz]ations?|institutes?|institut|instituto|istituto|associations?|asociación"
    r"|associação|verein"
    r"|agency|agence|office|bureau|board|bank|group|groupe|society|société|sociedad|gesellschaft"
    r"|federation|foundation|fondation|stiftung|fundación|fundação|cent(?:er|re)|centro|zentrum"
    r"|universit\w+"
    r"|college|school|academy|collaboration|consortium|team|network|union|nations|government"
    r"|service"
    r"|authority|parliament|court|congress|senate|corporation|company|inc|ltd|gmbh|collectif"
    r"|collectivité"
    r"|conseil|comité|haute autorité|administration|survey|statistics|statistik|trust|alliance"
    r"|party"
    r"|museum|library|press|news|world|international|national|european|commonwealth|states|project"
    r"|initiative"
    r"|initiative|laborator\w+|church|council|forum|observatory|society|ngo|police|taskforce"
    r"|task force)\b"
)
_CAPITALS = re.compile(
    r"(?:[A-Z][A-Z/&-]{2,14}[A-Z]"
    r"|[A-Z]{2,15}(?: [A-Z&]{2,15}){1,5})(?:\s*\([^()\d]{3,80}\))?(?=[.,:]\s|\s*[(\[]?(?:1[5-9]"
    r"|20)\d\d)"
)
_SECOND = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ/&-")
"""What the second letter of a name in capitals is."""
_SEGMENT = re.compile(
    rf"(?:[^.,:;()“\"«{PART}]|(?<=\bU)\.(?=S)|(?<=U\.S)\.|,(?= (?:[A-Z]\w+,? )*(?:and"
    r"|&) [A-Z])){3,120}(?:\([A-Z][A-Za-z-]{1,12}\))?"
)
_YEAR_NEXT = re.compile(r"\s*[.,:]?\s*[(\[]?(?:1[5-9]\d|20[0-4])\d")
_QUOTE_NEXT = re.compile(r"\s*[.,:]?\s*[“\"«‘]")
_OF = re.compile(r"[A-Z]\w+ (?:of|de|von|da|di) (?:the )?[A-Z]\w+(?=[.,]\s)")
_ALONE = re.compile(r"(?!Editorial\b)[^\W\d_a-z][^\W\d_]+(?=\.\s+[^\W\d_a-z])")


def organisation_end(text: str, begin: int, found: NameList | None, after: int) -> int | None:
    """Where the name of a group at the beginning of a reference ends; None where there is none."""
    if found is not None and (len(found.names) > 1 or found.forms[0] not in "56"):
        return None
    capitals = _CAPITALS.match(text, begin) if text[begin + 1 : begin + 2] in _SECOND else None
    if capitals is not None:
        return capitals.end()
    segment = _SEGMENT.match(text, begin)
    if segment is not None and segment.end() > after:
        name = segment.group().strip()
        words = name.split()
        end = begin + len(segment.group().rstrip())
        if len(words) <= 14 and _WORD.is_in(name) and _capitalised(words):
            if _YEAR_NEXT.match(text, end) or _QUOTE_NEXT.match(text, end):
                return end
            if text[end : end + 2] == ". " and len(words) <= 8:
                return end
        if (
            len(words) <= 3
            and _YEAR_NEXT.match(text, end)
            and _capitalised(words)
            and text[end : end + 2] != ". "
        ):
            return end
    if found is None:
        for form in (_OF, _ALONE):
            match = form.match(text, begin)
            if match is not None and tail_score(text, match.end() + 2)[0] < 2.2:
                return match.end()
    return None


def _capitalised(words: list[str]) -> bool:
    """Words of a name: capitals, and the small words between them."""
    small = sum(word[0].islower() for word in words)
    return (
        words[0][0].isupper()
        and sum(word[0].islower() and len(word) > 4 for word in words) <= 0
        and small <= len(words) // 2
    )
