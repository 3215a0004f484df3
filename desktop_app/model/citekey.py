"""Citation keys: which one a paper is offered, and how it stays the only one of its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from desktop_app.model.description import Description
from desktop_app.model.names import ordinary_parts, parse_name

IMPORTED_KEY = "citation-key"
"""The field that holds the key under which a bibliography file named the work."""

_SAFE = re.compile(r"[^\s\"#%'(),={}\\~@]+")
_MATHS = re.compile(r"\$[^$]*\$")
_WORD = re.compile(r"[a-z0-9]+")
_LETTERS = str.maketrans(
    {"ß": "ss", "ø": "o", "ł": "l", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
_SMALL_WORDS = frozenset(
    "a about above across after against all also among an and any are as at be because been "
    "before being between beyond both but by can das de der des die do does ein eine el en et "
    "for from has have how if in into is it its la las le les los more my no not of off on "
    "only onto or our over per so some than that the their them then there these they this "
    "those through to toward towards un una under une und up upon via was we were what when "
    "where which while who why will with within without your zur".split()
)
_NOBODY = "anon"


def key_stem(description: Description) -> str:
    """Family name of the first author, year, first word of the title that says something.

    ASCII letters and digits in lower case. What is not known is left out; a work of which no
    author is known begins with 'anon'.
    """
    family = _family(description.authors[0]) if description.authors else ""
    year = str(description.year) if description.year is not None else ""
    return f"{family or _NOBODY}{year}{_first_word(description.title)}"


def _family(author: str) -> str:
    if ordinary := ordinary_parts(author):
        family = ordinary[0]
    else:
        name = parse_name(author)
        if name.literal:
            return _first_word(name.literal)
        family = name.family
    words: list[str] = _WORD.findall(_ascii(family))
    return "".join(words)


def _first_word(title: str | None) -> str:
    if not title:
        return ""
    text = _ascii(_MATHS.sub(" ", title) if "$" in title else title)
    for match in _WORD.finditer(text):
        word = match.group()
        if word not in _SMALL_WORDS and (len(word) > 1 or word.isdigit()):
            return word
    first = _WORD.search(text)
    return first.group() if first else ""


def _ascii(text: str) -> str:
    if text.isascii():
        return text.lower()
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class CitekeyMaker:
    """Gives keys that nobody holds yet. Upper and lower case count as the same: BibTeX warns."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = {key.casefold() for key in taken}
        self._next: dict[str, int] = {}

    def take(self, key: str) -> str | None:
        """The key itself, where it is still free and BibTeX can read it back; otherwise None."""
        if key.casefold() in self._taken or not _SAFE.fullmatch(key):
            return None
        self._taken.add(key.casefold())
        return key

    def make(self, description: Description) -> str:
        """A new key: the stem, or the stem with the first free one of a, b, ... z, aa, ab, ..."""
        stem = key_stem(description)
        number = self._next.get(stem, 0)
        while (key := stem + _suffix(number)) in self._taken:
            number += 1
        self._next[stem] = number + 1
        self._taken.add(key)
        return key


def _suffix(number: int) -> str:
    letters = ""
    while number > 0:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters
