"""Invented papers with the statistics of real ones, from a fixed seed: for measuring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

SYLLABLES = (
    "ra ten vo mi lar sto que ban der ful gi han pro co ter min al vor es tran net lum bri cas "
    "do fen gar hol ix jun kel lo mar nor op pel rus sil tor ul ven wex yar zon ard eth ith on"
).split()
SUBJECTS = ("cs.LG", "cs.CL", "cs.DC", "stat.ML", "math.PR", "physics.optics", "q-bio.NC", "cs.NI")
WORDS = 40_000
NAMES = 60_000
SEED = 20261129


@dataclass(frozen=True, slots=True)
class Invented:
    """What a listing says of one invented paper."""

    number: int
    title: str
    authors: tuple[str, ...]
    year: int
    subjects: tuple[str, ...]
    abstract: str

    @property
    def arxiv_id(self) -> str:
        """Unique up to 99,999 a month, 12 months a year, 25 years."""
        month, rest = divmod(self.number, 99_999)
        return f"{5 + month // 12:02d}{1 + month % 12:02d}.{rest + 1:05d}"


def commonest_words(count: int, seed: int = SEED) -> list[str]:
    """The words that most of the papers of this seed hold, the commonest first."""
    return _words(random.Random(seed), WORDS)[:count]


def invent(count: int, seed: int = SEED) -> Iterator[Invented]:
    """`count` papers, the same ones for the same seed. Words follow Zipf's law."""
    chance = random.Random(seed)
    vocabulary = _words(chance, WORDS)
    family = [word.capitalize() for word in _words(chance, NAMES // 20)]
    given = [word.capitalize() for word in _words(chance, 400)]
    weights = list(accumulate(1 / (rank + 2.7) for rank in range(WORDS)))
    for number in range(count):
        words = chance.choices(vocabulary, cum_weights=weights, k=60 + chance.randrange(180))
        title = " ".join(words[:9]).capitalize()
        abstract = ". ".join(
            " ".join(words[start : start + 14]).capitalize() for start in range(9, len(words), 14)
        )
        authors = tuple(
            f"{chance.choice(given)} {chance.choice(family)}"
            for _ in range(1 + min(11, int(chance.expovariate(0.4))))
        )
        subjects = tuple(chance.sample(SUBJECTS, 1 + chance.randrange(3)))
        yield Invented(number, title, authors, 1995 + chance.randrange(31), subjects, abstract)


def arxiv_mail(papers: Iterator[Invented]) -> str:
    """The papers as a mail in arXiv's block form."""
    blocks = [
        "\\\\\n"
        f"arXiv:{paper.arxiv_id}\n"
        f"Date: Wed, 7 Jun {paper.year} 18:23:40 GMT   (14kb)\n\n"
        f"Title: {paper.title}\n"
        f"Authors: {', '.join(paper.authors)}\n"
        f"Categories: {' '.join(paper.subjects)}\n"
        "\\\\\n"
        f"  {paper.abstract}\n"
        f"\\\\ ( https://arxiv.org/abs/{paper.arxiv_id} ,  14kb)\n"
        for paper in papers
    ]
    return ("-" * 78 + "\n").join(["", *blocks, ""])


def _words(chance: random.Random, count: int) -> list[str]:
    words: dict[str, None] = {}
    while len(words) < count:
        words["".join(chance.choices(SYLLABLES, k=1 + chance.randrange(4)))] = None
    return list(words)
