"""Invented works with their false friends, from a fixed seed: what a measure of matching knows.

Every work has a number; two records are of one paper when they tell of works of one number. The
false friends are works that real libraries hold side by side and that programs take for one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import accumulate

from desktop_app.services.bench.invented_papers import SYLLABLES
from tests.benchmarks.labelled_words import (
    COMMON_FAMILY,
    COMMON_GIVEN,
    HEADS,
    JOURNALS,
    NOUNS,
    OPPOSITES,
    QUALITIES,
    SPECIAL_FAMILY,
    THINGS,
)
from tests.benchmarks.labelled_work import Edition, Name, Work

SEED = 20261130
PLAIN = 0.88
"""How many families are of one work that is no false friend; the others hold two to eight."""
OPENINGS = 2
"""So few beginnings do all abstracts of the kind 'one opening' have."""


class Works:
    """works(count) gives about `count` works, in families that stand together."""

    def __init__(self, seed: int = SEED) -> None:
        self._chance = chance = random.Random(seed)
        self._words = _words(chance, 40_000)
        self._weights = list(accumulate(1 / (rank + 2.7) for rank in range(40_000)))
        self._terms = _words(chance, 30_000, 2)
        self._families = [word.capitalize() for word in _words(chance, 3_000, 2)]
        self._given = [word.capitalize() for word in _words(chance, 400, 2)]
        self._venues = [self._venue() for _ in range(600)]
        self._number = 0
        self._openings = [self._text(60) for _ in range(OPENINGS)]

    def works(self, count: int) -> Iterator[Work]:
        kinds: tuple[Callable[[], list[Work]], ...] = (
            self._parts, self._yearly, self._editorials, self._replies, self._one_word,
            self._thesis, self._series, self._same_title, self._chapters, self._translation,
            self._one_opening,
        )  # fmt: skip
        while self._number < count:
            if self._chance.random() < PLAIN:
                yield self._plain()
            else:
                yield from self._chance.choice(kinds)()

    # What is told of every work.

    def _plain(self) -> Work:
        chance = self._chance
        work = self._work("plain", self._title())
        first = work.editions[0]
        if chance.random() < 0.35:
            work = replace(work, editions=self._versions(first))
        return work

    def _versions(self, journal: Edition) -> tuple[Edition, ...]:
        """A preprint, often a conference paper, and the journal's."""
        chance = self._chance
        title = journal.title if chance.random() < 0.95 else self._retitled(journal.title)
        preprint = self._preprint(title, journal.year - chance.choice((0, 0, 1)))
        if chance.random() < 0.6:
            return preprint, journal
        long, short = chance.choice(self._venues)
        conference = replace(
            journal,
            type="paper-conference",
            venue=f"Proceedings of the {long} Conference",
            short=f"Proc. {short} Conf.",
            year=journal.year - chance.choice((0, 1, 1)),
            doi=self._doi(),
            pmid=None,
            volume="",
            issue="",
            page=self._pages(),
        )
        return (preprint, conference, journal) if chance.random() < 0.7 else (preprint, conference)

    def _retitled(self, title: str) -> str:
        words = title.split()
        if self._chance.random() < 0.5:
            return title + ": " + " ".join(self._chance.choices(self._terms, k=3))
        words[self._chance.randrange(len(words))] = self._chance.choice(self._terms)
        return " ".join(words)

    # The false friends.

    def _parts(self) -> list[Work]:
        title, authors = self._title(), self._authors()
        form = self._chance.choice(
            ("{t}. Part {r}", "{t}: Part {d}", "{t} {r}", "{t}, {r}: {x}", "{t} ({d})")
        )
        year, abstract = self._year(), self._text(30)
        parts = []
        for at in range(self._chance.choice((2, 2, 3))):
            told = form.format(t=title, r="I II III".split()[at], d=at + 1, x=self._phrase(2))
            # One beginning, as parts often have it.
            told_of = abstract + " " + self._text(60)
            work = self._work("part", told, authors, year + at // 2, abstract=told_of)
            parts.append(replace(work, common=len(abstract)))
        return parts

    def _yearly(self) -> list[Work]:
        stem, authors, year = self._phrase(3), self._authors(), self._year()
        form = self._chance.choice(
            (
                "Annual report on {s} {y}",
                "Findings of the {s} shared task {y}",
                "{s} in {y}",
                "Report of the workshop on {s} {y}/{z}",
                "{s} statistics, {y}",
            )  # fmt: skip
        )
        return [
            self._work("yearly", form.format(s=stem, y=y, z=y + 1), authors, y)
            for y in range(year, year + self._chance.choice((2, 3, 4)))
        ]

    def _editorials(self) -> list[Work]:
        title = self._chance.choice(
            (
                "Editorial",
                "Preface",
                "Introduction",
                "Introduction to the special issue",
                "In this issue",
                "Book reviews",
                "Guest editorial",
                "Letter to the editor",
            )  # fmt: skip
        )
        venue, authors, year = self._chance.choice(self._venues), self._authors(2), self._year()
        return [
            replace(
                work := self._work("editorial", title, authors, year + at // 2, venue, abstract=""),
                editions=(replace(work.editions[0], arxiv_id=None),),
            )
            for at in range(3)
        ]

    def _replies(self) -> list[Work]:
        title, authors = self._title(), self._authors()
        year = self._year()
        first = self._work("reply", title, authors, year)
        venue = (first.editions[0].venue, first.editions[0].short)
        form, own = self._chance.choice(
            (
                ("Erratum: {t}", True),
                ("Correction to: {t}", True),
                ("Corrigendum to “{t}”", True),
                ("Comment on “{t}”", False),
                ("Reply to {n}: {t}", True),
                ("Retraction: {t}", True),
                ("{t} (Erratum)", True),
                ("Discussion of: {t}", False),
            )  # fmt: skip
        )
        told = form.format(t=title, n=self._chance.choice(self._families))
        who = authors if own else self._authors(3)
        second = self._work("reply", told, who, year, venue, abstract="")
        if own and self._chance.random() < 0.2:
            # Some services give an erratum the identifier of what it corrects.
            second = replace(
                second, editions=(replace(second.editions[0], doi=first.editions[0].doi),)
            )
        return [first, second]

    def _one_word(self) -> list[Work]:
        one, other = self._chance.choice(OPPOSITES)
        stem, rest = self._phrase(2), self._phrase(2)
        authors, year = self._authors(), self._year()
        form = self._chance.choice(
            ("{s} of {w} {r}", "{w} {s} for {r}", "{s} in {r}: the {w} case")
        )
        return [
            self._work("one word", _capital(form.format(s=stem, w=word, r=rest)), authors, year)
            for word in (one, other)
        ]

    def _thesis(self) -> list[Work]:
        paper = self._work("thesis", self._title(), self._authors(3))
        edition = paper.editions[0]
        school = self._chance.choice(self._families)
        thesis = replace(
            edition, type="thesis", venue=f"University of {school}", short=f"Univ. {school}",
            doi=None, pmid=None, arxiv_id=None, volume="", issue="", page="",
            year=edition.year + self._chance.choice((-1, 0, 1)),
        )  # fmt: skip
        self._number += 1
        other = Work(self._number, "thesis", paper.authors[:1], self._text(200), (thesis,))
        return [paper, other]

    def _series(self) -> list[Work]:
        authors, stem, where = self._authors(12), self._phrase(2), self._chance.choice(self._terms)
        form = self._chance.choice(
            (
                "Search for {s} in {w} collisions at {n} TeV",
                "Studies in {w} {s}. {n}. {x}",
                "{s} of {w}-{n} decays",
                "{s}: the {x} channel of {w}",
                "{w} survey: {x}",
            )  # fmt: skip
        )
        opening = self._text(40)
        return [
            replace(
                self._work(
                    "series",
                    _capital(form.format(s=stem, w=where, n=n, x=self._phrase(1))),
                    authors,
                    abstract=opening + " " + self._text(60),
                ),
                common=len(opening),
            )
            for n in self._chance.sample(("7", "8", "13", "14", "101", "205"), 4)
        ]

    def _same_title(self) -> list[Work]:
        title = self._chance.choice((self._title, lambda: _capital(self._phrase(2))))()
        year = self._year()
        works: list[Work] = []
        people: tuple[Name, ...] = ()
        for _ in range(2):
            people = self._strangers(people, 5)
            later = self._chance.choice((0, 1, 6))
            works.append(self._work("same title", title, people, year + later))
        return works

    def _chapters(self) -> list[Work]:
        long = _capital(self._phrase(2))
        doi, isbn, year = self._doi(), f"978{self._chance.randrange(10**10):010d}", self._year()
        own = self._chance.random() < 0.3
        writer = self._authors(2)
        chapters = []
        for at in range(self._chance.choice((3, 5, 8))):
            title = "Introduction" if at == 0 else self._title()
            work = self._work("chapter", title, writer if own else self._authors(3), year)
            edition = replace(
                work.editions[0], type="chapter", venue=long, short=long, doi=doi, isbn=isbn,
                pmid=None, arxiv_id=None, volume="", issue="", page=f"{20 * at + 1}–{20 * at + 19}",
            )  # fmt: skip
            chapters.append(replace(work, editions=(edition,)))
        return chapters

    def _translation(self) -> list[Work]:
        work = self._work("translation", self._title())
        edition = replace(work.editions[0], language="en", arxiv_id=None, pmid=None)
        same = self._chance.random() < 0.3
        title = edition.title if same else " ".join(self._chance.choices(self._terms, k=7))
        original = replace(
            edition, title=_capital(title), language=self._chance.choice(("de", "fr", "ru")),
            doi=self._doi(), venue=edition.venue + " (Original)", page=self._pages(),
        )  # fmt: skip
        self._number += 1
        other = Work(self._number, "translation", work.authors, self._text(90), (original,))
        return [replace(work, editions=(edition,)), other]

    def _one_opening(self) -> list[Work]:
        """Papers of other people whose abstracts begin alike, as a template or a project has it."""
        opening = self._chance.choice(self._openings)
        works = [
            self._work("one opening", self._title(), abstract=opening + " " + self._text(60))
            for _ in range(3)
        ]
        return [replace(work, common=len(opening)) for work in works]

    # Pieces.

    def _work(
        self,
        kind: str,
        title: str,
        authors: tuple[Name, ...] | None = None,
        year: int | None = None,
        venue: tuple[str, str] | None = None,
        abstract: str | None = None,
    ) -> Work:
        chance = self._chance
        self._number += 1
        long, short = venue or chance.choice(self._venues)
        journal = Edition(
            type="article-journal", venue=long, short=short, year=year or self._year(), title=title,
            doi=self._doi() if chance.random() < 0.8 else None,
            pmid=str(10_000_000 + self._number) if chance.random() < 0.2 else None,
            volume=str(chance.randrange(1, 90)), issue=str(chance.randrange(1, 13)),
            page=self._pages(),
        )  # fmt: skip
        if kind not in ("plain", "editorial") and chance.random() < 0.2:
            journal = self._preprint(title, journal.year)
        text = self._text(60 + chance.randrange(140)) if abstract is None else abstract
        return Work(self._number, kind, authors or self._authors(), text, (journal,))

    def _preprint(self, title: str, year: int) -> Edition:
        month, place = divmod(self._number, 100_000)
        return Edition(
            type="article", venue="arXiv", short="arXiv", year=year, title=title,
            arxiv_id=f"{year % 100:02d}{1 + month % 12:02d}.{place:05d}",
        )  # fmt: skip

    def _doi(self) -> str:
        return f"10.{self._chance.randrange(1100, 1900)}/x.{self._chance.randrange(10**11)}"

    def _pages(self) -> str:
        first = self._chance.randrange(1, 2_000)
        return f"{first}–{first + self._chance.randrange(4, 30)}"

    def _year(self) -> int:
        return self._chance.randrange(1985, 2026)

    def _venue(self) -> tuple[str, str]:
        long, short = self._chance.choice(JOURNALS)
        words = {
            "m": self._chance.choice(self._terms), "n": self._chance.choice(NOUNS),
            "a": self._chance.choice(QUALITIES),
        }  # fmt: skip
        capital = {key: word.capitalize() for key, word in words.items()}
        cut = {key.upper(): word[:4] + "." for key, word in capital.items()}
        return long.format(**capital), short.format(**cut)

    def _title(self) -> str:
        chance = self._chance
        title = chance.choice(HEADS).format(
            a=chance.choice(QUALITIES), n=chance.choice(NOUNS), k=chance.choice(self._terms),
            m=f"{chance.choice(self._terms)} {chance.choice(THINGS)}",
        )  # fmt: skip
        roll = chance.random()
        if roll < 0.2:
            title += f": {self._phrase(2)}"
        elif roll < 0.25:
            title += f" and $\\alpha$-{chance.choice(self._terms)}"
        elif roll < 0.28:
            title += f" after {chance.choice(('Schrödinger', 'Poincaré', 'Erdős', 'Gödel'))}"
        elif roll < 0.34:
            title += f" in {chance.choice(('multi-scale', 'self-similar', 'low-rank'))} form"
        return _capital(title)

    def _phrase(self, rare: int) -> str:
        chance = self._chance
        words = [chance.choice(QUALITIES), *chance.choices(self._terms, k=rare)]
        return " ".join([*words, chance.choice(NOUNS)])

    def _text(self, count: int) -> str:
        words = self._chance.choices(self._words, cum_weights=self._weights, k=count)
        return ". ".join(
            " ".join(words[start : start + 14]).capitalize() for start in range(0, count, 14)
        )

    def _strangers(self, people: tuple[Name, ...], most: int) -> tuple[Name, ...]:
        """Authors of whom none can be one of these people, by initial and family name."""
        known = {(given[0], family) for given, family in people}
        while True:
            found = self._authors(most)
            if known.isdisjoint((given[0], family) for given, family in found):
                return found

    def _authors(self, most: int = 8) -> tuple[Name, ...]:
        chance = self._chance
        found: dict[Name, None] = {}
        for _ in range(1 + min(most - 1, int(chance.expovariate(0.45)))):
            roll = chance.random()
            if roll < 0.22:
                found[chance.choice(COMMON_GIVEN), chance.choice(COMMON_FAMILY)] = None
                continue
            given = chance.choice(self._given)
            if chance.random() < 0.4:
                given += " " + chance.choice(self._given)
            elif chance.random() < 0.1:
                given += "-" + chance.choice(self._given)
            family = SPECIAL_FAMILY if roll < 0.34 else self._families
            found[given, chance.choice(family)] = None
        return tuple(found)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _words(chance: random.Random, count: int, least: int = 1) -> list[str]:
    words: dict[str, None] = {}
    while len(words) < count:
        words["".join(chance.choices(SYLLABLES, k=least + chance.randrange(3)))] = None
    return list(words)
