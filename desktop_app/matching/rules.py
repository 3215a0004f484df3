"""Rules: when two groups of records agree, and when they may not be one."""

from __future__ import annotations

from enum import StrEnum

from desktop_app.markup.plain import comparable
from desktop_app.matching.evidence import AT, BY, HEADING, PLACE, TITLE, Evidence
from desktop_app.matching.letters import is_server, letters
from desktop_app.matching.people import all_among, share_among


class Rule(StrEnum):
    """By what a record joined others, strongest first. The values are stored."""

    DECISION = "decision"
    ENTRY = "entry"
    ARXIV = "arxiv"
    PMID = "pmid"
    DOI = "doi"
    TITLE_AUTHOR = "title-author"
    TITLE_ABSTRACT = "title-abstract"
    PLACE = "place"
    TITLE_YEAR = "title-year"
    TITLE = "title"
    ABSTRACT = "abstract"


STRENGTH = tuple(Rule)

YEARS_APART = 1
"""A preprint and its printed version may differ by so many years."""
VERSIONS_APART = 3
"""A conference paper and the journal's version of it may."""
LIKE_TITLES = 0.5
"""Titles are unlike where they have less than this share of the shorter one's words in common."""

_SMALL = frozenset(
    "a an and as at by for from in into is of on or over the to under via with der die das und von "
    "le la les de des du et el los del y".split()
)
_ASKING = frozenset("are can do does how was were what when why".split())
"""Words of questions, by which two titles are not alike."""
_PARTS = frozenset({"chapter", "paper-conference", "entry-encyclopedia", "entry-dictionary"})
"""Types of what stands in a volume beside others."""
_OF_VOLUMES = _PARTS | {"book", "collection", ""}
"""Types of volumes and of their parts; what tells no type may be one."""


def identifiers_clash(one: Evidence, other: Evidence) -> bool:
    """Whether they bear two arXiv ids, two PMIDs, or two DOIs neither of which is a preprint's."""
    for kind in one.named.keys() & other.named.keys():
        mine, yours = one.of_kind(kind), other.of_kind(kind)
        if mine.isdisjoint(yours):
            return True
        # A record may bear two; it ties none that bear one of them each.
        if len(mine | yours) > 1 and any(
            a.isdisjoint(b) for a in one.named[kind] for b in other.named[kind]
        ):
            return True
    if "doi" not in one.blocks or "doi" not in other.blocks:
        return False
    mine, yours = one.journal_dois, other.journal_dois
    return bool(mine and yours and mine.isdisjoint(yours)) and not are_versions(one, other)


def are_versions(one: Evidence, other: Evidence) -> bool:
    """Whether they are the conference paper and the journal's version of one work.

    Two DOIs of one title are two papers, but for this: all records that bear one are of a
    conference, all that bear the other of a journal; the title is long enough to tell; every author
    of one is an author of the other; the years lie at most VERSIONS_APART from each other.
    """
    types = {frozenset(one.doi_types), frozenset(other.doi_types)}
    return (
        types == _VERSIONS
        and one.telling
        and _one_title(one, other)
        and bool(one.names[0] and other.names[0])
        and all_among(one.names[0], other.authors)
        and all_among(other.names[0], one.authors)
        and any(abs(a - b) <= VERSIONS_APART for a in one.years for b in other.years)
    )


_VERSIONS = {frozenset({"paper-conference"}), frozenset({"article-journal"})}


def apart_under_doi(one: Evidence, other: Evidence) -> bool:
    """Whether two groups that bear one DOI are two works all the same.

    Their other identifiers clash; or one is a notice on the other; or their titles are unlike, and
    they are by other people, begin on other pages, or one stands in a volume and so may the other:
    then the DOI is the volume's.
    """
    if identifiers_clash(one, other) or notices_clash(one, other):
        return True
    if not titles_unlike(one, other) or abstracts_agree(one, other):
        return False
    if people_contradict(one, other):
        return True
    if _differ(one.pages, other.pages):
        return True
    mine, yours = one.doi_types, other.doi_types
    return bool((mine & _PARTS and yours & _OF_VOLUMES) or (yours & _PARTS and mine & _OF_VOLUMES))


def titles_unlike(one: Evidence, other: Evidence) -> bool:
    """Whether both have titles and none of one has half its words in common with the other's."""
    if not one.titles or not other.titles or _one_title(one, other):
        return False
    return not any(_like(mine, yours) for mine in one.titles for yours in other.titles)


def _like(one: str, other: str) -> bool:
    mine, yours = (
        frozenset(comparable(title).split()) - _SMALL - _ASKING for title in (one, other)
    )
    return len(mine & yours) >= LIKE_TITLES * max(1, min(len(mine), len(yours)))


def notices_clash(one: Evidence, other: Evidence) -> bool:
    """Whether one is a correction of, or a reply to, a paper and the other is not."""
    return _differ(one.notices, other.notices)


def kinds_clash(one: Evidence, other: Evidence) -> bool:
    """Whether one title is that of two sorts of works: see kinds.py."""
    return (
        notices_clash(one, other)
        or _differ(one.forms, other.forms)
        or _differ(one.languages, other.languages)
    )


def _differ(mine: frozenset[str], yours: frozenset[str]) -> bool:
    """Whether both sides tell something, and nothing the same."""
    return bool(mine and yours) and mine.isdisjoint(yours)


def parted(one: Evidence, other: Evidence) -> bool:
    """Whether the user called a record of one different from a record of the other."""
    return bool(one.foes) and not one.foes.isdisjoint(other.records)


def abstracts_agree(one: Evidence, other: Evidence) -> bool:
    """Whether one of their abstracts is the beginning of another, and is cut."""
    return any(mine.agrees(yours) for mine in one.abstracts for yours in other.abstracts)


SHARED_AUTHORS = 0.6
"""Of two whole lists of several authors the shorter one must be in the longer to this share, and so
must what a cut list shows be in a whole one: a name that many bear is soon found in both."""


def people_agree(one: Evidence, other: Evidence) -> bool:
    """Whether a person may be an author of both; the owner of a page may be an author.

    Where a list is whole, one name in common is not enough.
    """
    if (one.complete or other.complete) and min(len(one.names[0]), len(other.names[0])) > 1:
        few, many = sorted((one, other), key=_whole_and_long)
        return share_among(few.names[0], many.authors) >= SHARED_AUTHORS
    return (
        one.authors.agree(other.authors)
        or one.authors.agree(other.owners)
        or one.owners.agree(other.authors)
        or one.owners.agree(other.owners)
    )


def _whole_and_long(found: Evidence) -> tuple[bool, int]:
    return found.complete, len(found.names[0])


def people_contradict(one: Evidence, other: Evidence) -> bool:
    """Whether they are by other people: nobody agrees, though both sides name authors.

    The owner of a page contradicts a whole list of authors that he or she is not on.
    """
    if people_agree(one, other):
        return False
    if (one.complete or other.complete) and one.authors.agree(other.authors):
        return True
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
    if kinds_clash(one, other):
        return None
    if abstracts_agree(one, other) and _one_heading(one, other):
        same_author = one.authors and other.authors and one.authors.agree(other.authors)
        return Rule.TITLE_AUTHOR if same_author else Rule.TITLE_ABSTRACT
    if _one_title(one, other):
        if people_agree(one, other):
            return Rule.TITLE_AUTHOR
        if _years_tell(one, other):
            return Rule.TITLE_YEAR
        if one.bare and other.bare and one.telling and other.telling:
            return Rule.TITLE
    return Rule.PLACE if places_agree(one, other) else None


def _years_tell(one: Evidence, other: Evidence) -> bool:
    """Whether the years of two groups of one title make them one, where nobody agrees.

    Nothing may speak against it: people, abstracts, venues. Where both name people (a cut list, and
    the owner of a page who may stand in what was cut) the years must be the same.
    """
    if people_contradict(one, other) or abstracts_contradict(one, other):
        return False
    if _venues_contradict(one, other):
        return False
    if one.peopled and other.peopled:
        return not one.years.isdisjoint(other.years)
    return years_agree(one, other)


def _venues_contradict(one: Evidence, other: Evidence) -> bool:
    """Whether both name a journal or book and none is short for one of the other."""
    mine, yours = ({name for name in e.venues if not is_server(name)} for e in (one, other))
    return bool(mine and yours) and not any(_short_for(a, b) for a in mine for b in yours)


def places_agree(one: Evidence, other: Evidence) -> bool:
    """Whether they stand at one place of a journal or book, are by one person, and no year speaks
    against it.

    Either a generic title begins on one page of one venue; or any title on one page of one volume,
    where the venues may be short for each other and the titles differ by a mistake at most. An
    abstract in common does not help there: one of two papers may have got that of the other, so
    titles that differ by more are a question for the user (likeness.py).
    """
    if one.years and other.years and not years_agree(one, other):
        return False
    if _differ(one.pages, other.pages) or _differ(one.volumes, other.volumes):
        return False
    if _shared(one, other, PLACE):
        return people_agree(one, other)
    if not _shared(one, other, AT) or not people_agree(one, other):
        return False
    venues = one.venues and other.venues
    if venues and not any(_short_for(a, b) for a in one.venues for b in other.venues):
        return False
    return any(_mistaken(a, b) for a in one.titles for b in other.titles)


MISTAKE = 3
"""So many letters may differ, at one place of a title, through a mistake."""


def _mistaken(one: str, other: str) -> bool:
    """Whether two titles are equal but for one place of at most MISTAKE letters, and no digit."""
    mine, yours = letters(one), letters(other)
    short = min(len(mine), len(yours))
    start = next((at for at in range(short) if mine[at] != yours[at]), short)
    left = short - start
    end = next((at for at in range(left) if mine[-1 - at] != yours[-1 - at]), left)
    wrong = mine[start : len(mine) - end], yours[start : len(yours) - end]
    return max(map(len, wrong)) <= MISTAKE and not any(map(str.isdecimal, "".join(wrong)))


def _short_for(one: str, other: str) -> bool:
    """Whether the words of one venue begin words of the other, in order ('J. Mol. Biol.')."""
    short, long = sorted((comparable(one).split(), comparable(other).split()), key=len)
    short, words = [word for word in short if word not in _SMALL], iter(long)
    return all(any(word.startswith(cut) or cut.startswith(word) for word in words) for cut in short)


def abstracts_contradict(one: Evidence, other: Evidence) -> bool:
    """Whether both have abstracts and none of one begins like one of the other."""
    mine, yours = ({found.opening[:_BEGINNING] for found in e.abstracts} for e in (one, other))
    return bool(mine and yours) and mine.isdisjoint(yours)


_BEGINNING = 40


def title_clash(one: Evidence, other: Evidence) -> bool:
    """Whether two groups of one title are known to be two papers, or fit by nothing but it.

    They are of another kind; or by other people; or nobody agrees and their years are too far
    apart. An agreeing abstract outweighs all of these but the kind.
    """
    if kinds_clash(one, other):
        return True
    if not _one_heading(one, other):
        return False
    if abstracts_agree(one, other):
        return False
    if people_contradict(one, other):
        return True
    far = bool(one.years and other.years) and not years_agree(one, other)
    return far and not people_agree(one, other)


def _one_title(one: Evidence, other: Evidence) -> bool:
    """Whether they bear one title that is not generic; where many do, with its author."""
    return bool(_shared(one, other, TITLE) or _shared(one, other, BY))


def _one_heading(one: Evidence, other: Evidence) -> bool:
    """Whether they bear one title; a generic one, with the beginning of its abstract."""
    return _one_title(one, other) or bool(_shared(one, other, HEADING))


def _shared(one: Evidence, other: Evidence, kind: str) -> frozenset[str]:
    return one.of_kind(kind) & other.of_kind(kind)
