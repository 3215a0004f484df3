"""Names of authors: their parts by BibTeX's rules, and how they are shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

OTHERS = "others"
"""The last name of a list of editors or others that its source cut; of authors a field of its own
says so."""
_SUFFIX = re.compile(r"(?:jr|sr|jnr|snr)\.?|I{2,3}|IV|V|VI|2nd|3rd|4th", re.IGNORECASE)
_COMPANY = re.compile(r"(?:inc|ltd|llc|gmbh|corp|plc)\.?", re.IGNORECASE)
_ORGANISATION = frozenset(
    "academy agency alliance association bureau center centre collaboration collaborations "
    "college colleges commission committee company conference consortium contributors corporation "
    "council department developers federation foundation group inc initiative institut institute "
    "laboratory laboratories ministry network office organisation organization project society "
    "team workgroup".split()
)
_UNIVERSITY = "universit"
_WORD = re.compile(r"\w+")
_INITIALS = re.compile(r"[^\W\d_a-z]\.(?:-?[^\W\d_a-z]\.)*")
_PLAIN_WORD = re.compile(r"[^\W\d_]+(?:(?:\.-|[.'’-])[^\W\d_]+)*\.?")
_ORGANISATION_STARTS = frozenset(
    "alibaba anthropic bytedance deepmind deepseek-ai google huawei ibm meta microsoft mistral "
    "moonshot nvidia openai qwen tencent xai zhipu".split()
)
_EAST_ASIAN = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


@dataclass(frozen=True, slots=True)
class PersonName:
    """The parts of a name. literal: the whole name where it has no parts (a group, one word).

    particle: 'van der'; it sorts with the family name. suffix: 'Jr.', 'III'.
    """

    family: str = ""
    given: str = ""
    particle: str = ""
    suffix: str = ""
    literal: str = ""

    @property
    def sort_name(self) -> str:
        """What lists are ordered by and citekeys begin with: 'van der Berg', or the literal."""
        return self.literal or f"{self.particle} {self.family}".strip()

    @property
    def display(self) -> str:
        """'Given particle Family, Suffix'; family first in East Asian writing."""
        if self.literal:
            return self.literal
        parts = [self.given, self.particle, self.family]
        if _EAST_ASIAN.match(self.family):
            parts.reverse()
        name = " ".join(part for part in parts if part)
        if not self.suffix:
            return name
        return f"{name}{', ' if self.suffix[:1] in 'JSjs' else ' '}{self.suffix}"


def parse_name(text: str) -> PersonName:
    """The parts of one name in any of BibTeX's forms; never splits what braces hold together.

    'First von Last', 'von Last, First', 'von Last, Jr, First'; 'First Last, Jr.' and 'Last, First,
    Jr.' are understood too. Organisations, names in braces and single words become a literal.
    """
    if (ordinary := ordinary_parts(text)) is not None:
        return PersonName(*ordinary)
    text = " ".join(text.split())
    whole = _whole_group(text)
    if whole is not None:
        return PersonName(literal=_bare(whole))
    if is_organisation(text):
        return PersonName(literal=_bare(text))
    parts = [part for part in (piece.strip() for piece in _split(text, ",")) if part]
    if not parts:
        return PersonName()
    if len(parts) == 1:
        return _first_last(parts[0])
    if len(parts) == 2 and _SUFFIX.fullmatch(parts[1]):
        name = _first_last(parts[0])
        family = name.literal or name.family
        return PersonName(family, name.given, name.particle, parts[1])
    if len(parts) == 2:
        return _last_first(parts[0], "", parts[1])
    if _SUFFIX.fullmatch(parts[-1]) and not _SUFFIX.fullmatch(parts[1]):
        return _last_first(parts[0], parts[-1], " ".join(parts[1:-1]))
    return _last_first(parts[0], parts[1], " ".join(parts[2:]))


def ordinary_parts(text: str) -> tuple[str, str] | None:
    """(family, given) of a name in which no word asks for a closer look, such as most names are.

    None for all others: groups, particles, suffixes, commas, braces, single words. What it says is
    what parse_name() says, in a tenth of the time.
    """
    given, _, family = text.rpartition(" ")
    return (family, given) if _ORDINARY_GIVEN[given] and _ORDINARY_FAMILIES[family] else None


def family_first(
    names: Iterable[str],
    other: Callable[[str], str],
    before: str = "",
    between: str = ", ",
    after: str = "",
) -> list[str]:
    """'Family, Given' of each ordinary name, with these signs. other: how any other is written."""
    written = []
    for name in names:  # ordinary_parts() of each, without a call for each
        given, _, family = name.rpartition(" ")
        if _ORDINARY_GIVEN[given] and _ORDINARY_FAMILIES[family]:
            written.append(f"{before}{family}{between}{given}{after}")
        else:
            written.append(other(name))
    return written


class _Remembered(dict[str, bool]):
    """What was found of a text that comes again and again; remembers those that it met."""

    def __init__(self, find: Callable[[str], bool]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, text: str) -> bool:
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        self[text] = found = self._find(text)
        return found


_MOST_REMEMBERED = 50_000


def _is_ordinary(word: str) -> bool:
    if not _PLAIN_WORD.fullmatch(word) or word[0].islower() or _SUFFIX.fullmatch(word):
        return False
    lower = word.lower()
    return not (
        word == "The"
        or lower in _ORGANISATION_STARTS
        or any(
            part in _ORGANISATION or part.startswith(_UNIVERSITY) for part in _WORD.findall(lower)
        )
    )


_ORDINARY = _Remembered(_is_ordinary)
"""Plain words with a capital."""
_is_known = _ORDINARY.__getitem__
_ORDINARY_GIVEN = _Remembered(lambda given: all(map(_is_known, given.split(" "))))
_ORDINARY_FAMILIES = _Remembered(lambda family: family[-1:] != "." and _is_known(family))


def bibtex_name(name: PersonName) -> str:
    """The name as BibTeX's author field takes it, in the form that loses nothing.

    A literal of several words is put in braces, so that BibTeX does not take it apart.
    """
    if name.literal:
        return f"{{{name.literal}}}" if re.search(r"[\s,]", name.literal) else name.literal
    family = f"{name.particle} {name.family}".strip()
    if name.suffix:
        return f"{family}, {name.suffix}, {name.given}".rstrip(", ")
    if name.given:
        return f"{family}, {name.given}"
    return family if name.particle and " " not in name.family else f"{{{family}}}"


def is_organisation(text: str) -> bool:
    """Whether a name says itself that it is a group's: 'The ATLAS Collaboration', 'Acme, Inc.'."""
    words = text.split()
    if len(words) < 2:
        return False
    head, _, tail = text.rpartition(",")
    if head and _COMPANY.fullmatch(tail.strip()):
        return True
    if words[0] == "The" and len(words[1]) > 2 and words[1].upper() == words[1]:
        return True
    if words[0].lower() in _ORGANISATION_STARTS and "," not in text:
        return True
    # Words looked up one by one: a pattern of all of them takes ten times as long.
    return any(
        word in _ORGANISATION or (word.startswith(_UNIVERSITY) and word != _UNIVERSITY)
        for word in _WORD.findall(text.lower())
    )


def split_names(text: str) -> list[str]:
    """A list of names cut at each ' and ' that stands outside braces; empty ones are left out."""
    braces = "{" in text or "}" in text
    if braces and not _AND_OUTSIDE.fullmatch(text):
        return [name for name in (piece.strip() for piece in _split(text, "and")) if name]
    pieces = text.split(" and ")
    if text.lower().count("and") != len(pieces) - 1:  # it stands elsewhere, too
        pieces = []  # both at once may take up twenty times the text
        pieces = _AND.split(text)
    return [name for name in map(str.strip, pieces) if name]


def _first_last(text: str) -> PersonName:
    words = _split(text, " ")
    if len(words) > 1 and _INITIALS.fullmatch(words[-1]) and not _INITIALS.fullmatch(words[0]):
        return _last_first(_join(words[:-1]), "", words[-1])  # 'Liu R.': no family is so short
    suffix = ""
    if len(words) > 2 and _SUFFIX.fullmatch(words[-1]) and words[-1] != "V":
        suffix = words.pop()
    if len(words) == 1:
        return PersonName(literal=_bare(words[0]))
    lower = [index for index, word in enumerate(words[:-1]) if _is_particle(word)]
    if lower:
        first, last = lower[0], lower[-1] + 1
    else:
        first = last = len(words) - 1
    return PersonName(_join(words[last:]), _join(words[:first]), _join(words[first:last]), suffix)


def _last_first(family: str, suffix: str, given: str) -> PersonName:
    words = _split(family, " ")
    lower = [index for index, word in enumerate(words[:-1]) if _is_particle(word)]
    last = lower[-1] + 1 if lower and lower[0] == 0 else 0
    return PersonName(_join(words[last:]), _bare(given), _join(words[:last]), _bare(suffix))


def _is_particle(word: str) -> bool:
    if word[:1].isalpha():
        return word[0].islower()
    letter = next((sign for sign in word if sign.isalpha() or sign == "{"), "")
    return letter.islower()


def _join(words: list[str]) -> str:
    return _bare(" ".join(words))


def _bare(text: str) -> str:
    return text.replace("{", "").replace("}", "").strip() if "{" in text or "}" in text else text


def _whole_group(text: str) -> str | None:
    """What stands in the braces that enclose all of the text, or None."""
    if not (text.startswith("{") and text.endswith("}")):
        return None
    depth = 0
    for index, sign in enumerate(text):
        depth += (sign == "{") - (sign == "}")
        if depth == 0 and index < len(text) - 1:
            return None
    return text[1:-1].strip()


_AND = re.compile(r"[aA](?<!\S[aA])[nN][dD](?!\S)")
_AND_OUTSIDE = re.compile(
    r"(?:[^{}]++|\{(?:[^{}aA]++|[aA](?![nN][dD])|\{(?:[^{}aA]++|[aA](?![nN][dD]))*+\})*+\})*+"
)
"""A text in whose braces, two levels deep, there is no 'and', as in those of accents."""
_SEPARATORS = {
    ",": re.compile(r"[{}]|,"),
    " ": re.compile(r"[{}]|[\s~]+"),
    "and": re.compile(r"[{}]|(?:^|(?<=\s))and(?=\s|$)", re.IGNORECASE),
}


def _split(text: str, separator: str) -> list[str]:
    """The text cut at each separator outside braces."""
    if "{" not in text and "}" not in text:
        if separator == "," or (separator == " " and "~" not in text):
            return text.split("," if separator == "," else None) or [""]
    pieces, start, depth = [], 0, 0
    for match in _SEPARATORS[separator].finditer(text):
        if match.group() == "{":
            depth += 1
        elif match.group() == "}":
            depth = max(0, depth - 1)
        elif depth == 0:
            pieces.append(text[start : match.start()])
            start = match.end()
    pieces.append(text[start:])
    return pieces
