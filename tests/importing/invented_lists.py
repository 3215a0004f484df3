"""Invented papers with known values, written in the usual citation styles: fixed, and labelled."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

NAMES = [
    ("Oda", "Merrivale"),
    ("Jun", "Tarkowski"),
    ("Lise", "van den Akker"),
    ("Per Olof", "Nakagawa-Lund"),
    ("Zoë", "Okonkwo"),
    ("Miguel Ángel", "Sandoval"),
    ("Wei", "Zhang"),
    ("Hans-Peter", "Brückmann"),
    ("Aoife", "O'Dwyer"),
    ("Ravi", "Subramaniam"),
    ("Katarzyna", "Wójcik"),
    ("Li", "Xu"),
    ("Françoise", "Delacroix"),
    ("Tom", "Lee"),
    ("Ingrid", "Haugen"),
    ("Samuel J.", "Whitlock"),
    ("Chen", "Guo"),
    ("Maria", "de la Fuente"),
    ("Nikolai", "Petrov"),
    ("Emeka", "Adeyemi"),
    ("Yuki", "Hayashi"),
    ("Paul", "Stone"),
]
_SUBJECTS = [
    "kite flight", "slow glass", "alpine moss", "short queues", "river deltas", "paper folding",
    "wind turbines", "harbour noise", "tree rings", "street markets", "bird song", "sand dunes",
    "gene networks", "protein folding", "quantum wires", "graph colouring", "labour migration",
    "school meals", "tidal energy", "medieval maps", "sparse tensors", "speech rhythm",
]  # fmt: skip
_PATTERNS = [
    "A survey of {a}",
    "On the origin of {a}",
    "{a} and {b}: a comparative study",
    "Learning {a} from {b}",
    "Why do {a} depend on {b}?",
    "Towards robust models of {a}",
    "Measuring {a} with low-cost sensors",
    "Estimating {a} under uncertainty: theory and practice",
    "The role of {a} in {b}",
    "{a} in the age of {b}",
    "Self-supervised methods for {a}",
    "Fast algorithms for {a} on large graphs",
    "How {a} changed {b} in rural areas",
    "Rethinking {a}",
    "A new approach to {a} based on {b}",
    "Evidence for {a} in Northern Europe",
    "Do {a} matter? Evidence from {b}",
    "Small-sample inference for {a}",
]
JOURNALS = [
    "Journal of Fluid Mechanics",
    "Physical Review Letters",
    "Annals of Applied Statistics",
    "Nature Communications",
    "European Economic Review",
    "IEEE Transactions on Robotics",
    "Ecology Letters",
    "Journal of Machine Learning Research",
    "Bulletin of Seismology",
    "Social Science Quarterly",
    "PLOS ONE",
    "Transportation Research Part B",
]
MEETINGS = [
    "Proceedings of the International Conference on Machine Learning",
    "Advances in Neural Information Processing Systems",
    "International Conference on Robotics and Automation",
    "Proceedings of the Annual Meeting of the Association for Computational Linguistics",
]


@dataclass(frozen=True)
class Paper:
    """authors: (given, family). title: in sentence case. meeting: the venue is a conference."""

    authors: tuple[tuple[str, str], ...]
    title: str
    year: int
    venue: str
    volume: int
    issue: int
    first: int
    last: int
    doi: str
    meeting: bool

    @property
    def headline(self) -> str:
        """The title with each chief word capitalised."""
        small = {"a", "an", "the", "of", "and", "in", "on", "for", "to", "with", "from", "under"}
        words = self.title.split(" ")
        return " ".join(
            word if n and word in small else word[:1].upper() + word[1:]
            for n, word in enumerate(words)
        )


def papers(seed: int, count: int, *, most_authors: int = 5) -> list[Paper]:
    """The same papers for the same seed."""
    draw = random.Random(seed)
    out: list[Paper] = []
    titles: set[str] = set()
    while len(out) < count:
        a, b = draw.sample(_SUBJECTS, 2)
        title = draw.choice(_PATTERNS).format(a=a, b=b)
        title = title[0].upper() + title[1:]
        if title in titles:
            continue
        titles.add(title)
        meeting = draw.random() < 0.3
        first = draw.randint(1, 900)
        out.append(
            Paper(
                tuple(draw.sample(NAMES, draw.randint(1, most_authors))),
                title,
                draw.randint(1994, 2024),
                draw.choice(MEETINGS if meeting else JOURNALS),
                draw.randint(2, 120),
                draw.randint(1, 12),
                first,
                first + draw.randint(3, 30),
                f"10.{draw.randint(1000, 9999)}/kf.{draw.randint(1000, 99999)}",
                meeting,
            )
        )
    return out


@dataclass(frozen=True)
class Written:
    """A paper in a style: the whole reference, and the title and authors as they stand in it."""

    text: str
    title: str
    authors: str


def _initials(given: str, sep: str = " ", point: str = ".") -> str:
    return sep.join(
        "-".join(part[0] + point for part in word.split("-")) for word in given.split(" ")
    )


def _family_first(paper: Paper) -> list[str]:
    return [f"{family}, {_initials(given)}" for given, family in paper.authors]


def _given_first(paper: Paper) -> list[str]:
    return [f"{given} {family}" for given, family in paper.authors]


def _initials_first(paper: Paper) -> list[str]:
    return [f"{_initials(given)} {family}" for given, family in paper.authors]


def joined(names: list[str], last: str, *, comma: bool = True) -> str:
    """'A, B, and C' with the given word before the last."""
    if len(names) < 2:
        return names[0]
    before = ", " if comma and len(names) > 2 else " "
    return ", ".join(names[:-1]) + before + last + " " + names[-1]


def apa(p: Paper) -> Written:
    names = _family_first(p)
    authors = names[0] if len(names) == 1 else ", ".join(names[:-1]) + ", & " + names[-1]
    where = (
        f"In {p.venue} (pp. {p.first}–{p.last})"
        if p.meeting
        else f"{p.venue}, {p.volume}({p.issue}), {p.first}–{p.last}"
    )
    end = "" if p.title[-1] == "?" else "."
    text = f"{authors} ({p.year}). {p.title}{end} {where}. https://doi.org/{p.doi}"
    return Written(text, p.title, authors)


def mla(p: Paper) -> Written:
    first = f"{p.authors[0][1]}, {p.authors[0][0]}"
    names = _given_first(p)
    if len(names) == 1:
        authors = first
    elif len(names) == 2:
        authors = f"{first}, and {names[1]}"
    else:
        authors = f"{first}, et al"
    end = "" if p.title[-1] == "?" else "."
    point = "" if authors.endswith(".") else "."
    text = (
        f"{authors}{point} “{p.headline}{end}” {p.venue}, vol. {p.volume}, no. {p.issue}, "
        f"{p.year}, pp. {p.first}–{p.last}."
    )
    return Written(text, p.headline, authors)


def chicago(p: Paper) -> Written:
    first = f"{p.authors[0][1]}, {p.authors[0][0]}"
    authors = joined([first, *_given_first(p)[1:]], "and")
    if len(p.authors) == 2:
        authors = f"{first}, and {_given_first(p)[1]}"
    end = "" if p.title[-1] == "?" else "."
    point = "" if authors.endswith(".") else "."
    text = (
        f"{authors}{point} {p.year}. “{p.headline}{end}” {p.venue} {p.volume} ({p.issue}): "
        f"{p.first}–{p.last}."
    )
    return Written(text, p.headline, authors)


def ieee(p: Paper) -> Written:
    authors = joined(_initials_first(p), "and")
    where = (
        f"in {p.venue}, {p.year}, pp. {p.first}–{p.last}"
        if p.meeting
        else f"{p.venue}, vol. {p.volume}, no. {p.issue}, pp. {p.first}–{p.last}, {p.year}"
    )
    end = "" if p.title[-1] == "?" else ","
    return Written(f"{authors}, “{p.title}{end}” {where}.", p.title, authors)


def vancouver(p: Paper) -> Written:
    names = [f"{family} {_initials(given, '', '')}" for given, family in p.authors]
    authors = ", ".join(names)
    end = "" if p.title[-1] == "?" else "."
    text = (
        f"{authors}. {p.title}{end} {p.venue}. {p.year};{p.volume}({p.issue}):{p.first}-{p.last}."
    )
    return Written(text, p.title, authors)


def harvard(p: Paper) -> Written:
    authors = joined(_family_first(p), "and", comma=False)
    end = "?" if p.title[-1] == "?" else ""
    text = (
        f"{authors} ({p.year}) ‘{p.title.rstrip('?')}{end}’, {p.venue}, {p.volume}({p.issue}), "
        f"pp. {p.first}–{p.last}."
    )
    return Written(text, p.title, authors)


def acm(p: Paper) -> Written:
    authors = joined(_given_first(p), "and")
    end = "" if p.title[-1] == "?" else "."
    point = "" if authors.endswith(".") else "."
    where = (
        f"In {p.venue}. {p.first}–{p.last}"
        if p.meeting
        else f"{p.venue} {p.volume}, {p.issue} ({p.year}), {p.first}–{p.last}"
    )
    text = f"{authors}{point} {p.year}. {p.headline}{end} {where}."
    return Written(text, p.headline, authors)


def nature(p: Paper) -> Written:
    names = _family_first(p)
    authors = names[0] if len(names) == 1 else ", ".join(names[:-1]) + " & " + names[-1]
    end = "" if p.title[-1] == "?" else "."
    text = f"{authors} {p.title}{end} {p.venue} {p.volume}, {p.first}–{p.last} ({p.year})."
    return Written(text, p.title, authors)


def ams(p: Paper) -> Written:
    authors = joined(_initials_first(p), "and")
    text = (
        f"{authors}, {p.title}, {p.venue} {p.volume} ({p.year}), no. {p.issue}, {p.first}–{p.last}."
    )
    return Written(text, p.title, authors)


def gbt(p: Paper) -> Written:
    names = [f"{family.upper()} {_initials(given, ' ', '')}" for given, family in p.authors]
    authors = ", ".join(names)
    text = (
        f"{authors}. {p.title}[J]. {p.venue}, {p.year}, {p.volume}({p.issue}): {p.first}-{p.last}."
    )
    return Written(text, p.title, authors)


def german(p: Paper) -> Written:
    authors = "; ".join(f"{family}, {given}" for given, family in p.authors)
    text = (
        f"{authors}: {p.title}. In: {p.venue} {p.volume} ({p.year}), Nr. {p.issue}, "
        f"S. {p.first}–{p.last}."
    )
    return Written(text, p.title, authors)


def french(p: Paper) -> Written:
    authors = joined([f"{family} {_initials(given)}" for given, family in p.authors], "et")
    text = (
        f"{authors} ({p.year}), « {p.title} », {p.venue}, vol. {p.volume}, n° {p.issue}, "
        f"p. {p.first}-{p.last}."
    )
    return Written(text, p.title, authors)


def spanish(p: Paper) -> Written:
    authors = joined(_family_first(p), "y", comma=False)
    text = (
        f"{authors} ({p.year}). «{p.title}», {p.venue}, vol. {p.volume}, núm. {p.issue}, "
        f"págs. {p.first}-{p.last}."
    )
    return Written(text, p.title, authors)


def title_first(p: Paper) -> Written:
    """As on home pages: the title, the authors, then where."""
    authors = joined(_given_first(p), "and")
    end = "" if p.title[-1] == "?" else "."
    point = "" if authors.endswith(".") else "."
    text = f"{p.headline}{end} {authors}{point} {p.venue}, {p.year}."
    return Written(text, p.headline, authors)


def with_others(p: Paper) -> Written:
    """'Title (with A. Author and B. Author), Venue, Year.': the page's owner is left out."""
    authors = joined(_initials_first(p), "and")
    text = f"{p.headline} (with {authors}), {p.venue}, {p.year}."
    return Written(text, p.headline, authors)


STYLES: dict[str, Callable[[Paper], Written]] = {
    "APA": apa,
    "MLA": mla,
    "Chicago": chicago,
    "IEEE": ieee,
    "Vancouver": vancouver,
    "Harvard": harvard,
    "ACM": acm,
    "Nature": nature,
    "AMS": ams,
    "GB/T 7714": gbt,
    "German": german,
    "French": french,
    "Spanish": spanish,
    "title first": title_first,
    "with others": with_others,
}
