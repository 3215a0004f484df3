"""Rules: when two groups of records agree, and when they may not be one."""

from __future__ import annotations

from enum import StrEnum

from desktop_app.matching.evidence import HEADING, PLACE, TITLE, Evidence


class Rule(StrEnum):
    """By what a record joined others, strongest first. The values are stored."""

    DECISION = "decision"
    ARXIV = "arxiv"
    PMID = "pmid"
    DOI = "doi"
    TITLE_AUTHOR = "title-author"
    TITLE_ABSTRACT = "title-abstract"
    TITLE_YEAR = "title-year"
    TITLE = "title"
    ABSTRACT = "abstract"


STRENGTH = tuple(Rule)

YEARS_APART = 1
"""A preprint and its printed version may differ by so many years."""


def identifiers_clash(one: Evidence, other: Evidence) -> bool:
    """Whether they bear two arXiv ids, two PMIDs, or two DOIs neither of which is a preprint's."""
    for kind in ("arxiv", "pmid"):
        mine, yours = one.of_kind(kind), other.of_kind(kind)
        if mine and yours and mine.isdisjoint(yours):
            return True
    if "doi" not in one.blocks or "doi" not in other.blocks:
        return False
    mine, yours = one.journal_dois, other.journal_dois
    return bool(mine and yours and mine.isdisjoint(yours))


def parted(one: Evidence, other: Evidence) -> bool:
    """Whether the user called a record of one different from a record of the other."""
    return bool(one.foes) and not one.foes.isdisjoint(other.records)


def abstracts_agree(one: Evidence, other: Evidence) -> bool:
    """Whether one of their abstracts is the beginning of another, and is cut."""
    return any(mine.agrees(yours) for mine in one.abstracts for yours in other.abstracts)


def people_agree(one: Evidence, other: Evidence) -> bool:
    """Whether a person may be an author of both; the owner of a page may be an author."""
    return (
        one.authors.agree(other.authors)
        or one.authors.agree(other.owners)
        or one.owners.agree(other.authors)
        or one.owners.agree(other.owners)
    )


def people_contradict(one: Evidence, other: Evidence) -> bool:
    """Whether they are by other people: nobody agrees, though both sides name authors.

    The owner of a page contradicts a whole list of authors that he or she is not on.
    """
    if people_agree(one, other):
        return False
    return (
        one.authors.contradict(other.authors)
        or (one.complete and one.authors.contradict(other.owners))
        or (other.complete and other.authors.contradict(one.owners))
    )


def years_agree(one: Evidence, other: Evidence) -> bool:
    """Whether any two of their years are at most YEARS_APART from each other."""
    return any(abs(a - b) <= YEARS_APART for a in one.years for b in other.years)


def title_rule(one: Evidence, other: Evidence) -> Rule | None:
    """Why two groups that bear the same title are one paper, or None where they are not."""
    if abstracts_agree(one, other):
        same_author = one.authors and other.authors and one.authors.agree(other.authors)
        return Rule.TITLE_AUTHOR if same_author else Rule.TITLE_ABSTRACT
    if _shared(one, other, TITLE):
        if people_agree(one, other):
            return Rule.TITLE_AUTHOR
        if years_agree(one, other) and not people_contradict(one, other):
            return Rule.TITLE_YEAR
        if one.bare and other.bare and one.telling and other.telling:
            return Rule.TITLE
    elif _shared(one, other, PLACE) and people_agree(one, other):
        return Rule.TITLE_AUTHOR
    return None


def title_clash(one: Evidence, other: Evidence) -> bool:
    """Whether two groups of one title are known to be two papers, or fit by nothing but it.

    They are by other people; or nobody agrees and their years are too far apart. An agreeing
    abstract outweighs both.
    """
    if not _shared(one, other, TITLE) and not _shared(one, other, HEADING):
        return False
    if abstracts_agree(one, other):
        return False
    if people_contradict(one, other):
        return True
    far = bool(one.years and other.years) and not years_agree(one, other)
    return far and not people_agree(one, other)


def _shared(one: Evidence, other: Evidence, kind: str) -> set[str]:
    return one.of_kind(kind) & other.of_kind(kind)
