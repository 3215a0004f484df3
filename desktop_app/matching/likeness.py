"""Likeness: how like two papers are that were left apart, and why, for the user to decide."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cached_property

from desktop_app.markup.plain import comparable
from desktop_app.matching.generic_titles import is_generic
from desktop_app.matching.kinds import first_page, form_of, language_of, notice_of
from desktop_app.matching.letters import letters
from desktop_app.matching.people import People
from desktop_app.model.description import Description

Ratio = Callable[[str, str], float]

ALIKE = 88.0
"""Titles below this likeness (0 to 100) are not proposed."""
OPENS_ALIKE = 60
"""So many equal letters at the beginning of two abstracts make a proposal for an untitled paper."""
SHORTEST_TITLE = 12
SHORTEST_CUT_TITLE = 25
YEARS_APART = 3
_LOOK = 1200
_COMPARED = 450
_CONTRADICT = 40
"""Abstracts that differ within so many letters speak against an equal title by nobody known."""
_NAMES_A_PAPER = 35
"""A notice whose title has so many letters names the paper it is a notice of."""
_ROMAN = re.compile(r"(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})")
# Not a digit between letters, which is a scanning error.
_NUMBER = re.compile(r"(?<![a-z])\d+|\d+(?![a-z\d])")
_COUNTING = frozenset(
    "part volume vol chapter section supplement appendix teil band partie".split()
)
_SHORTEST_MISTYPED = 5
_MISTYPED = 75.0
_MISTYPED_SMALL = 60.0
_SMALL = frozenset(
    "a an and as at by for from in into is of on or over the to under via with".split()
)
_LOST_FIRST_LETTERS = frozenset("bcdefghijklmnopqrstuvwxyz")
"""Not 'a', which makes another word: 'symmetric', 'asymmetric'."""
_PREFIX = re.compile(
    "hypo|hyper|inter|intra|micro|macro|mono|poly|pre|post|in|en|de|ex|im|up|down|bi|tri|homo|hetero|"
    "endo|exo|anti|con|dis|non|un|sub|super|over|under"
)


class Paper:
    """One paper as it is compared. Everything is worked out when first asked for, and kept."""

    def __init__(self, paper_id: int, description: Description) -> None:
        self.id = paper_id
        self.told = description

    @cached_property
    def words(self) -> list[str]:
        """The title's normalised words; none without a title."""
        return comparable(self.told.title).split() if self.told.title else []

    @cached_property
    def title(self) -> str:
        """The title's letters."""
        return "".join(self.words)

    @cached_property
    def generic(self) -> bool:
        """Whether the title says nothing of one certain paper."""
        return is_generic(self.told.title or "", " ".join(self.words))

    @cached_property
    def opening(self) -> str:
        """The beginning of the abstract, in letters."""
        return letters((self.told.abstract or "")[:_LOOK])

    @cached_property
    def numbers(self) -> Counter[str]:
        """Digits, roman numerals and words that count, which must be the same in like titles."""
        found = Counter(_NUMBER.findall(" ".join(self.words)))
        for at, word in enumerate(self.words):
            if word in _COUNTING or (at and _ROMAN.fullmatch(word) and word != "x"):
                found[word] += 1
        return found

    @cached_property
    def kinds(self) -> tuple[str, str, str]:
        """Notice, form and language, as kinds.py has them; empty where nothing is told."""
        notice = notice_of(self.told.title) if self.told.title else ""
        return notice, form_of(self.told), language_of(self.told)

    @cached_property
    def authors(self) -> People:
        return People(self.told.authors)

    @cached_property
    def owners(self) -> People:
        return People(self.told.attributed_to)


def likeness(one: Paper, other: Paper, ratio: Ratio) -> tuple[float, str] | None:
    """How like they are, 0 to 100, and a sentence why; None where they are not worth a question.

    ratio: rapidfuzz's, of two strings, 0 to 100.
    """
    if one.title and other.title:
        if _of_other_kinds(one, other):
            return None
        if one.generic or other.generic:
            return _by_notice(one, other)
        return _by_title(one, other, ratio) or _by_abstract(one, other, ratio)
    return _by_opening(one, other)


def _of_other_kinds(one: Paper, other: Paper) -> bool:
    """Whether they are a paper and a notice on it, a thesis and a paper, two languages."""
    (notice, *mine), (their_notice, *yours) = one.kinds, other.kinds
    return notice != their_notice or any(
        a and b and a != b for a, b in zip(mine, yours, strict=True)
    )


def _by_notice(one: Paper, other: Paper) -> tuple[float, str] | None:
    """Two notices of one title on other pages are two: there may be a second erratum."""
    if one.title != other.title or len(one.title) < _NAMES_A_PAPER or not one.kinds[0]:
        return None
    pages = first_page(one.told), first_page(other.told)
    if all(pages) and pages[0] != pages[1]:
        return None
    if not _people_agree(one, other) or _years_apart(one, other):
        return None
    return 95.0, "Same title and an author in common."


def _by_title(one: Paper, other: Paper, ratio: Ratio) -> tuple[float, str] | None:
    short, long = sorted((one, other), key=lambda paper: len(paper.title))
    if len(short.title) < SHORTEST_TITLE and short.title != long.title:
        return None
    like = ratio(one.title, other.title)
    cut = len(short.title) >= SHORTEST_CUT_TITLE and long.title.startswith(short.title)
    if like < ALIKE and not cut:
        return None
    if one.numbers != other.numbers or _people_contradict(one, other) or _years_apart(one, other):
        return None
    same = one.title == other.title
    agree = _people_agree(one, other)
    if not agree and _abstracts_contradict(one, other):
        return None
    known_year = one.told.year is not None and other.told.year is not None
    if same and agree and _otherwise_named(one, other):
        return 90.0, "Same title and an author in common, but other identifiers: two versions?"
    if same:
        return (100.0, "Same title and an author in common.") if agree else (95.0, "Same title.")
    if cut and like < ALIKE:
        return (90.0, "One title is the beginning of the other; same author.") if agree else None
    if not _only_mistyped(one.words, other.words, ratio):
        return None
    if agree:
        return like, "Nearly the same title and an author in common."
    if known_year or _common(one.opening, other.opening) >= OPENS_ALIKE:
        return like - 5, "Nearly the same title."
    return None


def _by_abstract(one: Paper, other: Paper, ratio: Ratio) -> tuple[float, str] | None:
    """One paper under two titles: an author in common, and abstracts that begin the same."""
    length = min(len(one.opening), len(other.opening), _COMPARED)
    if length < 2 * OPENS_ALIKE or one.numbers != other.numbers:
        return None
    if not _people_agree(one, other) or _years_apart(one, other):
        return None
    like = ratio(one.opening[:length], other.opening[:length])
    if like < ALIKE:
        return None
    return like - 5, "Different titles, but an author in common and nearly the same abstract."


def _by_opening(one: Paper, other: Paper) -> tuple[float, str] | None:
    """An untitled paper and any other: abstracts that begin with the same letters."""
    common = _common(one.opening, other.opening)
    if common < OPENS_ALIKE or _people_contradict(one, other) or _years_apart(one, other):
        return None
    length = min(len(one.opening), len(other.opening))
    like = 60.0 + 40.0 * common / max(length, 1)
    if common >= length:
        return like, "One abstract is the beginning of the other; one of them has no title."
    return like, "The abstracts begin the same and go on differently; one has no title."


def _common(one: str, other: str) -> int:
    for at, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine != yours:
            return at
    return min(len(one), len(other))


def _people_agree(one: Paper, other: Paper) -> bool:
    return (
        one.authors.agree(other.authors)
        or one.authors.agree(other.owners)
        or one.owners.agree(other.authors)
    )


def _otherwise_named(one: Paper, other: Paper) -> bool:
    mine, yours = one.told, other.told
    return bool(
        (mine.doi and yours.doi and mine.doi != yours.doi)
        or (mine.arxiv_id and yours.arxiv_id and mine.arxiv_id != yours.arxiv_id)
    )


def _people_contradict(one: Paper, other: Paper) -> bool:
    """Other authors; or the owner of a page is not on a whole list."""
    return (
        one.authors.contradict(other.authors)
        or (one.told.authors_complete is True and one.authors.contradict(other.owners))
        or (other.told.authors_complete is True and other.authors.contradict(one.owners))
    )


def _abstracts_contradict(one: Paper, other: Paper) -> bool:
    shorter = min(len(one.opening), len(other.opening))
    return shorter > _CONTRADICT and _common(one.opening, other.opening) < _CONTRADICT


def _years_apart(one: Paper, other: Paper) -> bool:
    mine, yours = one.told.year, other.told.year
    return mine is not None and yours is not None and abs(mine - yours) > YEARS_APART


def _only_mistyped(one: list[str], other: list[str], ratio: Ratio) -> bool:
    """Whether two titles differ by mistakes alone: no word stands in one for another word.

    Blanks may be lost or won ('data loader', 'dataloader'); a word may be mistyped; a short word
    may be missing. Another word, a word with something put before it ('BERT', 'RoBERTa';
    'supervised', 'unsupervised') or a further word makes another paper.
    """
    mine, yours = Counter(one), Counter(other)
    left, right = list((mine - yours).elements()), list((yours - mine).elements())
    if "".join(left) == "".join(right):
        return True
    for word in list(left):
        for candidate in right:
            if _mistyped(word, candidate, ratio):
                left.remove(word)
                right.remove(candidate)
                break
    joined_left, joined_right = "".join(left), "".join(right)
    if joined_left and joined_right:
        return _mistyped(joined_left, joined_right, ratio)
    return len(joined_left + joined_right) <= 3


def _mistyped(one: str, other: str, ratio: Ratio) -> bool:
    """Whether one word may be the other with a mistake in it: never a short one for another one."""
    if _two_turned(one, other):
        return True
    if (one in _SMALL) != (other in _SMALL) and ratio(one, other) >= _MISTYPED_SMALL:
        return True
    short, long = sorted((one, other), key=len)
    if len(long) < _SHORTEST_MISTYPED or len(long) - len(short) > 2:
        return False
    if short != long and long.endswith(short) and long[: -len(short)] not in _LOST_FIRST_LETTERS:
        return False
    mine, yours = _PREFIX.match(one), _PREFIX.match(other)
    if mine and yours and one[mine.end() :] == other[yours.end() :]:
        # 'encoder' is no 'decoder', but an 'enquiry' is an 'inquiry'.
        return mine[0] == yours[0] or {mine[0], yours[0]} == {"en", "in"}
    return ratio(one, other) >= _MISTYPED


def _two_turned(one: str, other: str) -> bool:
    """Whether two letters next to each other have changed places."""
    if len(one) != len(other) or len(one) < 3:
        return False
    at = _common(one, other)
    return one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
