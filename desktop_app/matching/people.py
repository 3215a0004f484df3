"""People: whether two lists of names, spelled in different ways, have a person in common."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.markup.plain import comparable

_SUFFIXES = frozenset({"jr", "sr", "ii", "iii", "iv"})
_PARTICLES = frozenset(
    "af al ben bin da de del della den der des di do dos du el ibn la le los of ten ter van "
    "vom von y zu zum zur".split()
)
_OTHERS = re.compile(r"\s+(?:et\s+al|u\.\s*a|and\s+others)\.?\s*$", re.IGNORECASE)
# Ways in which one Cyrillic spelling is written in Latin letters (ISO 9, BGN/PCGN, scholarly,
# German and French use). Short names are left as they are: Zhang is not Zang.
_TRANSLITERATED = (
    (re.compile("shch|schtsch|chtch|sch|sh|ch(?=t)"), "s"),
    (re.compile("kh"), "h"),
    (re.compile("tsch|tch|ch"), "c"),
    (re.compile("ts|tz|cz"), "c"),
    (re.compile("zh"), "z"),
    (re.compile("w"), "v"),
    (re.compile("[jy]"), "i"),
    (re.compile("ks"), "x"),
    (re.compile("i+(?=[aeiou])|(?<=[aeo])i+"), ""),
    (re.compile("ff$"), "v"),
    (re.compile("i+$"), "i"),
)
_SHORTEST_TRANSLITERATED = 6
_NOBODY = frozenset({"others", "et al", "and others", "al", "u a"})


@dataclass(frozen=True, slots=True)
class _Reading:
    """One way to read a name. turned: family name first without a comma, so given must be equal.

    spelt: the given names by which their spellings are equal: Jürgen, Juergen; Dmitry, Dmitrii.
    """

    family: str
    given: tuple[str, ...]
    spelt: tuple[str, ...]
    turned: bool


@lru_cache(maxsize=16_384)
def _readings(name: str) -> tuple[_Reading, ...]:
    """The ways to read a name, the likeliest first; none for what is no name."""
    head, comma, rest = _OTHERS.sub("", name).partition(",")
    if comma:
        words, given = comparable(head).split(), comparable(rest).split()
        given = [word for word in given if word not in _SUFFIXES]
        return (_reading(words, given),) if words else ()
    words = comparable(head).split()
    if not words or " ".join(words) in _NOBODY:
        return ()
    if len(words) > 2 and words[-1] in _SUFFIXES:
        words.pop()
    readings = [_reading(words[-1:], words[:-1])]
    last = head.split()[-1]
    if len(words) > 1 and last.isalpha() and last.isupper() and len(last) <= 3 < len(words[0]) + 2:
        # 'Smith JA', as PubMed has it.
        readings.append(_reading(words[:-1], list(words[-1])))
    elif len(words) in (2, 3) and all(len(word) > 1 for word in words):
        readings.append(_reading(words[:1], words[1:], turned=True))
    return tuple(readings)


def _reading(family: list[str], given: list[str], turned: bool = False) -> _Reading:
    last = spelt_one_way(family[-1])
    names = [word for at, word in enumerate(given) if at == 0 or word not in _PARTICLES]
    return _Reading(last, tuple(names), tuple(map(spelt_one_way, names)), turned)


@lru_cache(maxsize=16_384)
def spelt_one_way(name: str) -> str:
    """A word of a name by which its spellings are equal: Müller, Mueller; Yakovlev, Jakowlew."""
    name = name.replace("ae", "a").replace("oe", "o").replace("ue", "u").replace("aa", "a")
    if len(name) >= _SHORTEST_TRANSLITERATED and name.isascii():
        for form, letters in _TRANSLITERATED:
            name = form.sub(letters, name)
    return name


def family_of(name: str) -> str:
    """The family name by which a person's spellings are found together; empty for nobody."""
    readings = _readings(name)
    return readings[0].family if readings else ""


def families_of(name: str) -> frozenset[str]:
    """All that may be the family name, each as spelt_one_way() has it: 'Lin Haibin' has two."""
    return frozenset(reading.family for reading in _readings(name))


def share_among(names: Collection[str], others: People) -> float:
    """Which share of these names, 0 to 1, may be one of the others."""
    return sum(People((name,)).agree(others) for name in names) / max(1, len(names))


def all_among(names: Iterable[str], others: People) -> bool:
    """Whether each of these names may be one of the others."""
    return all(People((name,)).agree(others) for name in names)


def _given_agree(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    if not one or not other or "".join(one) == "".join(other):
        return True
    if all(a.startswith(b) or b.startswith(a) for a, b in zip(one, other, strict=False)):
        return True
    return _initials(one, other) or _initials(other, one)


def _initials(short: tuple[str, ...], names: tuple[str, ...]) -> bool:
    """Whether 'jm' stands for 'jean marie'."""
    return (
        len(short) == 1
        and 1 < len(short[0]) <= 3
        and len(names) > 1
        and "".join(name[0] for name in names).startswith(short[0])
    )


class People:
    """A set of names. Cheap to make; two sets are compared by their family names first."""

    __slots__ = ("_by_family", "_foreign", "_latin")

    def __init__(self, names: Iterable[str]) -> None:
        self._by_family: dict[str, list[_Reading]] = {}
        self._latin = self._foreign = False
        for name in names:
            for reading in _readings(name):
                self._by_family.setdefault(reading.family, []).append(reading)
                if reading.given and not reading.turned:
                    if reading.family.isascii():
                        self._latin = True
                    else:
                        self._foreign = True
                elif not reading.family.isascii():
                    self._foreign = True

    def __bool__(self) -> bool:
        return bool(self._by_family)

    def agree(self, others: People) -> bool:
        """Whether one person may stand in both: same family name, given names that fit.

        'J. Smith' fits 'Smith, John' and 'Smith JA'; 'Chi-Chih Chang' fits 'Chang, C.-C.';
        'Lin Haibin' fits 'Haibin Lin'; 'Müller' fits 'Mueller'; middle names that differ do not.
        """
        few, many = self._by_family, others._by_family
        if len(few) > len(many):
            few, many = many, few
        return any(
            _one_person(a, b)
            for family in few
            if family in many
            for a in few[family]
            for b in many[family]
        )

    def contradict(self, others: People) -> bool:
        """Whether both name persons in the same script and none of them agree.

        Names of one word only (bodies, teams) and lists in different scripts contradict nobody.
        """
        same_script = (self._latin and others._latin) or (self._foreign and others._foreign)
        return same_script and not self.agree(others)


def _one_person(a: _Reading, b: _Reading) -> bool:
    if a.turned and b.turned:
        return False
    if a.turned or b.turned:
        return "".join(a.given) == "".join(b.given) or "".join(a.spelt) == "".join(b.spelt)
    return _given_agree(a.given, b.given) or _given_agree(a.spelt, b.spelt)
