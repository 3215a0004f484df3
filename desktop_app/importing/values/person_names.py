"""What looks like a person's name, and author lists as pages print them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

_PARTICLES = frozenset(
    "van von der den de da di del della dos das du la le el al bin ibn ben ter ten af av zu zur "
    "y e i st san santa ap der' d' l' 't 's het op vom zum do dal dei degli lo und".split()
)
_NO_PERSON = frozenset(
    "university universität université institute institut college school department dept lab labs "
    "laboratory faculty centre center academy inc ltd llc gmbh corporation company foundation "
    "hospital ministry journal conference proceedings subjects publications papers records "
    "research science sciences engineering learning intelligence systems professor student "
    "researcher scientist engineer lecturer fellow director postdoc the a an and of for in on "
    "with via to from by is are how what why using towards toward at abstract introduction "
    "this week issue volume chapter section part table figure appendix contents editorial results "
    "methods conclusion references acknowledgements monday tuesday wednesday thursday friday "
    "saturday sunday dear january february march april june july august september october november "
    "december".split()
)
_WORD = re.compile(r"['’ʼ‘]?[^\W\d_](?:[^\W\d_]|['’.\-‐‑·])*$")
_APOSTROPHES = str.maketrans("’ʼ‘", "'''")
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_NUMBERED = re.compile(r" 0\d{3}$")  # DBLP: 'Wei Wang 0001'
_NO_MARKS = re.compile(r"[?!:;…\"“”()\[\]{}<>@=/\\$%^_|↗#&*+]")
_SIGNS = re.compile(r"(?<=[^\W_])\.?(?:\s?\\?[*∗⁎＊†‡§¶✉⁰¹²³⁴⁵⁶⁷⁸⁹]){1,6}$")
"""Signs on a name ('F. Quibble*', 'O. Lee†'): equal parts, whom to write to, where one works."""
_EMPHASISED = re.compile(r"(\*{1,3}|_{1,3})(?=[^\W_])([^*_]{2,60})\1((?:\\?[*†‡§¶])?)")
_MORE = re.compile(
    r"[\s,;]*(?:(?:and|&)\s+)?(?:"
    r"\+\s?(?P<plus>\d{1,5})(?:\s+(?:more|others?|authors?|more authors))?"
    r"|(?P<more>\d{1,5})\s+(?:more|others?|more authors|other authors|additional authors)"
    r"|(?P<open>et\s+al\.?|others|…|\.\.\.)"
    r")\s*$",
    re.IGNORECASE,
)
_CUT_WITHIN = re.compile(r"\s*,?\s+\[(?:\.\.\.|…)\],?\s+")
_HIDDEN_WITHIN = re.compile(r",?\s\+(\d{1,4}) (?:more )?authors?,?\s(?=[^\W\d_])")
"""'A. Lee, B. Oak, +2 authors C. Dar': the last one is named."""
_ENDS_CUT = ("more", "other", "others", "author", "authors", "al", "al.", "…", "...")
_SEPARATOR = re.compile(r"\s*[,，、]\s*(?:(?:and|&)\s+)?|\s+(?:and|&)\s+", re.IGNORECASE)
_AND = re.compile(r"^(?:and|&)\s+", re.IGNORECASE)
_OTHER_SEPARATOR = re.compile(r"\s*[;；]\s*|\s+[·•|∙]\s+")
_NO_LIST = re.compile(
    r"[^\W\d_](?<!(?i:\band))(?:[?!:\"“”()\[\]{}<>@=/%#]|\.? (?:[(\[{\"“<@=/#]|\d{1,3}(?!\d)))"
    r"|[\"“(\[{<@#/][^\W\d_]"
)
"""A letter beside a sign that no name has, or a number behind it: all names have to be names, so a
line of prose or a reference is known by the first of them."""
_SUFFIX = re.compile(r"(?:Jr|Sr)\.?|I{2,3}|IV", re.IGNORECASE)
_CUTS = re.compile(r"[,;，、；·•|∙&]| and ")
_LONGEST_NAME = 62
_LONGEST_LIST = 20_000
_SHORT = 400
_REMEMBERED = 16_384
"""Lines up to so many letters are remembered: each is looked at in many ways, one after another."""


@dataclass(frozen=True, slots=True)
class AuthorList:
    """names: the known ones; total: with those not shown, None where only 'et al.' says so."""

    names: tuple[str, ...]
    total: int | None
    complete: bool


def is_person_name(text: str) -> bool:
    """Whether a line could be nothing but a person's name of two to six words."""
    return len(text) <= 60 and _is_person_name(text)


@lru_cache(maxsize=_REMEMBERED)
def _is_person_name(text: str) -> bool:
    words = text.split(" ")
    if _WIDE.search(text):
        return 2 <= len(text) <= 6 and bool(_WORD.match(text))
    if not 2 <= len(words) <= 6 or any(word.casefold() in _NO_PERSON for word in words):
        return False
    return _is_name(text) and text[-1] != "."


def author_list(text: str) -> AuthorList | None:
    """A line read as a list of authors, or None where it is none.

    '+13', 'and 13 more' and 'et al.' at the end are a cut list. Pieces without a letter are noise
    of the page and no authors. A single name is a list of one. '[...]' between names is a cut.
    """
    if ("[..." in text or "[…" in text) and _CUT_WITHIN.search(text):
        found = author_list(_CUT_WITHIN.sub(", ", text))
        return AuthorList(found.names, None, False) if found is not None else None
    if "+" in text and (hidden := _HIDDEN_WITHIN.search(text)) is not None:
        found = author_list(f"{text[: hidden.start()]}, {text[hidden.end() :]}")
        if found is None or not found.complete:
            return None
        return AuthorList(found.names, len(found.names) + int(hidden[1]), False)
    return _short_list(text) if len(text) <= _SHORT else _author_list(text)


@lru_cache(maxsize=_REMEMBERED)
def _short_list(text: str) -> AuthorList | None:
    return _author_list(text)


def _author_list(text: str) -> AuthorList | None:
    if len(text) > _LONGEST_LIST or len(text) > _LONGEST_NAME * (len(_CUTS.findall(text)) + 2):
        return None  # prose has too few separators for its length: no need to look closer
    more = _MORE.search(text, max(0, len(text) - 60)) if _may_be_cut(text) else None
    if more is None and _NO_LIST.search(text):
        return None
    names = _names(text[: more.start()] if more else text)
    if not names:
        return None
    if more is None:
        good = len(names) > 1 or is_person_name(names[0])
        strict = good and all(_is_name(name) for name in names)
        return AuthorList(names, len(names), True) if strict else None
    hidden = more.group("plus") or more.group("more")
    if hidden is None:
        strict = all(_is_name(name) for name in names) and len(text) <= 2000
        return AuthorList(names, None, False) if strict else None
    if more.group("plus") is None and not all(_is_name(name) for name in names):
        return None
    if any(len(name) > 100 for name in names):
        return None
    return AuthorList(names, len(names) + int(hidden), int(hidden) == 0)


def _may_be_cut(text: str) -> bool:
    """Whether a text ends as _MORE does: that need not be looked for in most."""
    end = text[-60:].rstrip()[-7:].lower()
    return end[-1:].isdecimal() or end.endswith(_ENDS_CUT)


def _names(text: str) -> tuple[str, ...]:
    text = text.strip(" ,;")
    other = _OTHER_SEPARATOR.search(text)
    pieces = (_OTHER_SEPARATOR if other else _SEPARATOR).split(text)
    names: list[str] = []
    for piece in pieces:
        name = _AND.sub("", piece.strip())
        name = _without_signs(name)
        if names and _SUFFIX.fullmatch(name):
            names[-1] += ", " + name
        elif any(letter.isalpha() for letter in name):
            names.append(name)
    return tuple(names)


def _without_signs(name: str) -> str:
    if name[-1:].isalpha() and name[:1].isalpha():
        return name  # as nearly all
    emphasised = _EMPHASISED.fullmatch(name)
    name = emphasised[2] if emphasised else name
    found = _SIGNS.search(name, max(0, len(name) - 20))
    if found is None:
        return name
    return name[: found.start()] + ("." if found.group().startswith(".") else "")


def _is_name(name: str) -> bool:
    """A person or a group: capitalised words and particles, nothing that a sentence has."""
    name = _NUMBERED.sub("", name)
    if not name or len(name) > 60 or _NO_MARKS.search(name):
        return False
    if _WIDE.search(name):
        return len(name) <= 12 and " " not in name.strip()[:2]
    words = name.replace(",", "").split(" ")
    if len(words) > 6:
        return False
    capitals = 0
    for word in words:
        if not _WORD.match(word):
            return False
        letters = word.lstrip("'’ʼ‘")
        if letters[0].isupper() or not letters[0].islower():
            capitals += 1
        elif word.casefold().translate(_APOSTROPHES) not in _PARTICLES and not any(
            letter.isupper() for letter in word
        ):
            return False
    return capitals > 0
