"""The names with which a reference begins: where they end, and each in a form that is understood.

Names come in forms: '1' Family, I. · '2' I. Family · '3' Family II · '4' Family, Given ·
'5' Given Family · '6' Family alone. A list is read from the left, name by name, as long as what
stands there is a name in a form that goes with those before it, and has an end like a name's.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from desktop_app.importing.references.tokens import Tokens

_FAMILY = r"(?:p{0,3}(?:A(?=[UV]))?[CUVs](?:[-p]{0,2}[CUV]){0,2}|p{0,3}A(?=,))"
_PLAIN_FAMILY = r"p{0,3}(?:A(?=[UV]))?[CUV](?:p{0,2}[CUV]){0,2}"
_END = r"(?=[,;:.\[q/eyEJ*']|\((?![CUV])|&(?![ln])|$)"
_END_OR_POINT = rf"(?:{_END}|(?<=I))"
_PARTICLE_LAST = r"(?:p{1,3}(?![CUVl]))?"  # 'Biasi, P.-M. de'
_FORMS: dict[str, re.Pattern[str]] = {
    "1": re.compile(
        rf"{_FAMILY}(?:,?J)?,(?:[IA][CUV][IA]?(?!,[IA])(?=[,;.(qye]|&(?!l))"
        rf"|[IA](?:-?[IA]){{0,3}}{_PARTICLE_LAST}(?:,?J)?"
        rf"{_END_OR_POINT})"
    ),
    "3": re.compile(
        rf"p{{0,3}}(?:(?:A(?=[UV]))?[CUVs](?:p{{0,2}}[CUV]){{0,2}}|A(?=I)|A(?=A{{1,2}},p{{0,3}}[ACUV]{{1,2}}[AI]))(?:I|AI|A{{1,2}}|(?<=C)V"
        rf"|J(?!,?[CUV])|[IA]p{{1,2}})J?{_END}"
    ),
    "2": re.compile(
        rf"[IA](?:[IA]){{0,2}}(?:[CUV][IA]?)?p{{0,3}}[CUV](?:p{{0,2}}[CUV]){{0,1}}(?:,?J)?{_END}"
    ),
    "4": re.compile(
        rf"(?:{_PLAIN_FAMILY}|p{{0,3}}A)(?:,?J)?,(?:[CUV]"
        rf"|s(?=[IA]))[CUV]{{0,3}}[IA]{{0,3}}{_PARTICLE_LAST}(?:,?J)?"
        rf"{_END_OR_POINT}"
    ),
    "5": re.compile(rf"[CUVs](?:[IACUV]){{0,3}}p{{0,3}}[CUV](?:,?J)?{_END}"),
    "6": re.compile(rf"{_PLAIN_FAMILY}{_END}"),
    "7": re.compile(rf"W{{1,2}}{_END}"),
    "8": re.compile(rf"{_PLAIN_FAMILY}\((?:[IA]|[CUV][IACUV]?)\){_END}"),
    "9": re.compile(r"p{0,3}(?:[CUV](?:p{0,2}[CUV])?|A(?=A?I))A?I(?![,;.:&])"),
}
_FIRST = "18342597"
"""The order in which forms are tried at the beginning; '9' is '3' with the title right after it."""
_AFTER = {
    "1": "12356",
    "2": "25",
    "3": "392",
    "4": "124853",
    "5": "52",
    "6": "6",
    "7": "7",
    "8": "85",
    "9": "39",
}
_LONE = r"p{0,3}[CUV]"
_FAMILIES = re.compile(
    rf"{_LONE}(?:(?:,{_LONE}){{1,20}},?&{_LONE}(?=\(?y)|(?=,?e)|&{_LONE}(?=[(y,])|(?=\(?y))"
)
_TWO_AND_TWO = re.compile(
    r"[CUV][IACUV]{0,2}p{0,3}[CUV],[CUV][IACUV]{0,2}p{0,3}[CUV](?:[^CUVIAp]|$)"
)
_CAPITALS_FIRST = re.compile(r"[UVA]C(?:,[UVA]C)+(?=[,;:.(q]|$)")
"""'OKONKWO Zoë, LEE Tom'."""
_DASHED = re.compile(r"[CUV]{2,3}(?:-[CUV]{2,3})+(?=[(\[]?y)")
"""'Kovács András – Nagy Béla (2001)', as in Hungarian lists."""
_SEPARATOR = re.compile(r"\.?[,;/]{1,2}&?|&(?![&])|,?-(?=[CUVIp])|\.(?=[CUV]{1,2},)")
_OTHERS = re.compile(r"[,;]?[&]?\.?,?e,?")
_EDITORS = re.compile(r",?[(\[]?E[)\]]?")
_NOTHING = re.compile(r"(?=p?[CUV]{1,2},[IA])")
_YEAR_NEXT = re.compile(r",?[(\[]?y")
_DATE_NEXT = re.compile(r",?(?:[(\[]?y|\((?=[ls]))")
"""A year, or '(in press)'."""
_ALSO_GIVEN = frozenset(("Na", "Ze", "Do", "An"))
"""Given names that are articles or prepositions in other languages."""
_FAMILY_FIRST = re.compile(
    r"[\u0400-\u04ff'’-]{2,}\s(?:[\u0400-\u04ff]\.\s?){2}(?=[\u0400-\u04ff])"
)
"""'Кузнецов К. К. Волчок': Cyrillic references have the family first, so a title follows."""
_MOST_NAMES = 2000


@dataclass(slots=True)
class NameList:
    """names: (first token, end token, form) each. end: the token after the list and its marks.

    cut: 'et al.' or dots say that there are more. editors: they are marked as such.
    joined: a word for 'and' stands before the last.
    """

    names: list[tuple[int, int, str]] = field(default_factory=list)
    end: int = 0
    cut: bool = False
    editors: bool = False
    joined: bool = False

    @property
    def forms(self) -> str:
        """The forms of the names in order: '1122'."""
        return "".join([form for _, _, form in self.names]) if self.names else ""


def name_list(tokens: Tokens) -> NameList | None:
    """The names at the beginning; None where none stands there. Not to be changed, as what is of the
    same kinds has the same: in a list very many begin so."""
    try:
        return _of_kinds(tokens.kinds, tokens.text.isascii())
    except _LettersAsked:
        return _names_in(tokens, 0)  # it is not told by the kinds alone


class _LettersAsked(Exception):
    """What the tokens are is to be known, beside their kinds."""


class _Kinds(Tokens):
    """Kinds of tokens of a text of which is known only whether it is ASCII."""

    __slots__ = ()

    def between(self, first: int, end: int) -> str:
        """Raises _LettersAsked."""
        raise _LettersAsked


@lru_cache(maxsize=2_000)
def _of_kinds(kinds: str, in_ascii: bool) -> NameList | None:
    return _names_in(_Kinds("" if in_ascii else "é", kinds, (), ()), 0)


def _names_in(tokens: Tokens, start: int) -> NameList | None:
    kinds = tokens.kinds
    found = NameList(end=start)
    families = _FAMILIES.match(kinds, start)
    if families is not None:
        tried = "6"
    elif _TWO_AND_TWO.match(kinds, start):
        tried = "5"
    else:
        tried = _FIRST
    capitals = _CAPITALS_FIRST.match(kinds, start)
    if capitals is not None and _families_in_capitals(tokens, start, capitals.end()):
        found.names = [(at, at + 2, "5") for at in range(start, capitals.end(), 3)]
        found.end = capitals.end()
        return found
    dashed = _DASHED.match(kinds, start)
    if dashed is not None:
        found.end = start - 1
        for name in dashed.group().split("-"):
            found.names.append((found.end + 1, found.end + 1 + len(name), "5"))
            found.end += 1 + len(name)
        return found
    position, separator = start, ""
    while len(found.names) < _MOST_NAMES:
        step = _next_name(tokens, position, tried, found, separator)
        if step is None:
            break
        end, form = step
        joined = "&" in separator
        found.names.append((position, end, form))
        found.end = end
        found.joined |= joined
        tried = _AFTER[found.names[0][2]]
        others = _OTHERS.match(kinds, end)
        if others and "e" in others.group():
            found.cut, found.end = True, others.end()
            if others.group().endswith(",") and kinds[others.end() : others.end() + 1] != "&":
                found.end -= 1
            more = re.compile(r",?&").match(kinds, others.end())
            if more is None:
                _take_last(tokens, others.end(), found)
                break
            position, separator = more.end(), more.group()  # 'A., …, & Z.'
            continue
        match = _SEPARATOR.match(kinds, end)
        if match is None and kinds[end - 1] == "I" and form == "1":
            match = _NOTHING.match(kinds, end)  # 'Lee, A. Chen, B.': the point was the initial's
        if match is None or (joined and not _goes_on(match.group(), found)):
            break
        separator = match.group()
        position = match.end()
    if not found.names:
        return None
    _drop_title_words(found, kinds)
    editors = _EDITORS.match(kinds, found.end)
    if editors:
        found.editors, found.end = True, editors.end()
    return found


def _take_last(tokens: Tokens, position: int, found: NameList) -> None:
    """Adds the last author, whom APA names right behind the dots: 'Lee, A., … Oak, Z. (2020)'."""
    form = found.names[0][2]
    last = _FORMS[form].match(tokens.kinds, position)
    if last is not None and last.end() > position and _DATE_NEXT.match(tokens.kinds, last.end()):
        found.names.append((position, last.end(), form))
        found.end = last.end()


def _families_in_capitals(tokens: Tokens, start: int, end: int) -> bool:
    """Whether all first words are family names in capitals rather than initials."""
    families = [tokens.between(at, at + 1) for at in range(start, end, 3)]
    return all(len(name) > 2 for name in families) and any(len(name) > 3 for name in families)


def _goes_on(separator: str, found: NameList) -> bool:
    """After 'and B' the list is at its end, unless it is written 'A and B and C' or with ';'."""
    return "&" in separator or ";" in separator


def _next_name(
    tokens: Tokens, position: int, tried: str, found: NameList, separator: str
) -> tuple[int, str] | None:
    kinds = tokens.kinds
    for form in tried:
        match = _FORMS[form].match(kinds, position)
        if match is None or match.end() == position:
            continue
        if not _fits(form, found, separator, tokens, position, match.end()):
            continue
        end = match.end()
        if form == "3" and found.forms[:1] == "4" and end - position == 2:
            if kinds[end - 1] == "A" and len(tokens.between(end - 1, end)) == 3:
                form = "5"  # 'OAK, Anna a Tom LEE'
        if form == "1" and kinds[end - 1] in "CUV":
            form = "4"  # 'Lee, J. Anna'
        return end, form
    return None


def _fits(
    form: str, found: NameList, separator: str, tokens: Tokens, position: int, end: int
) -> bool:
    """Whether a form may stand here, in the light of the names before it."""
    before, kinds = found.forms, tokens.kinds
    if form == "5" and kinds[position] == "s":
        given = tokens.between(position, position + 1)
        if given not in _ALSO_GIVEN or before[:1] not in ("2", "5") or end > position + 2:
            return False  # 'Na Li' among others; alone it could be 'An Essay'
    if form == "5" and not tokens.text.isascii():
        if _FAMILY_FIRST.match(tokens.between(position, end)):
            return False
    if not before:
        return True
    if separator == ".":
        return before[-1] == form and (form == "1" or (form == "4" and kinds[position] in "UV"))
    if not separator:
        return form == "1"
    if form == "4":
        if ";" in separator or "/" in separator:
            return True
        return kinds[position] == "p" or kinds[position + 1] == ","
    if form == "6":
        return before[0] == "6"
    if form in "35" and before[0] == "1":
        return "&" in separator
    if form == "2" and before[0] == "3":
        return "&" in separator
    # 'A Fleeting Empire' is no name, 'A Lee' and 'A J Lee' are
    article = kinds[position] == "A" and kinds[position + 1] in "CUV" and end - position > 2
    return not (form == "2" and before[0] in "14" and article)


def _drop_title_words(found: NameList, kinds: str) -> None:
    """Takes off the last names where they look like the beginning of the title."""
    while len(found.names) > 1 and not found.joined and not found.cut:
        form, first = found.names[-1][2], found.names[0][2]
        doubtful = (form == "5" and first in "124") or form == "6"
        if _YEAR_NEXT.match(kinds, found.names[-1][1]):
            doubtful = False
        if not doubtful:
            break
        found.names.pop()
        found.end = found.names[-1][1]
