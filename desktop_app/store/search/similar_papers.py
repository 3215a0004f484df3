"""SimilarPapers: papers that share rare words with chosen ones, and which words these are.

Words of titles and abstracts are weighed by tf-idf; the heaviest make one full-text query, ordered
by BM25 with titles weighing more. Nothing is trained or downloaded.
"""

from __future__ import annotations

import math
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from desktop_app.markup.plain import comparable
from desktop_app.store.batches import batches, marks
from desktop_app.store.search.word_counts import index_words

MOST_WORDS = 14
"""Words that are looked for."""
SHORTEST = 3
"""Letters of a word that is looked for."""
READ = 200
"""Chosen papers whose words are counted; of more, the first ones speak for all."""
COMMON = 0.2
"""Share of all papers with a word from which it tells nothing."""
TITLE_WEIGHS = 3
"""A word of a title counts as so many of an abstract."""

FUNCTION_WORDS = frozenset(
    "about above across after again against all almost along already also although among and "
    "any are around because been before behind being below between beyond both but can cannot "
    "could did does done during each either else ever every few first for from had has have "
    "having hence here how however into its itself just least less like made make many may "
    "might more most much must near neither never next nor not nothing now off often once one "
    "only onto other others our out over own per rather same several shall should show since "
    "some still such than that the their them then there these they this those though three "
    "through thus too toward towards two under unless until upon use used uses using very was "
    "well were what when where whether which while who whole whom whose why will with within "
    "without would yet you your".split()
)
"""English words that say nothing of what a paper is about, however rare they are in a library."""

Found = tuple[int, tuple[str, ...]]


class SimilarPapers:
    """Reads on a reader's connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def of(self, paper_ids: Sequence[int], most: int) -> list[Found]:
        """[(paper, the words it shares, heaviest first)], the nearest first; none of the chosen.

        Papers in the trash and dismissed ones are left out. Two words at least must be shared,
        unless there is one to look for only.
        """
        words = self._heaviest(*self._counted(paper_ids[:READ]))
        if not words:
            return []
        least = min(2, len(words))
        chosen = set(paper_ids)
        expression = " OR ".join(f'"{word}"' for word in words)
        rows = self._connection.execute(
            "SELECT rowid FROM paper_texts WHERE paper_texts MATCH ? "
            "ORDER BY bm25(paper_texts, 4.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0) LIMIT ?",
            (f"{{title abstract}} : ({expression})", 4 * (most + len(chosen))),
        )
        near = [paper for (paper,) in rows if paper not in chosen]
        shared = self._shared(near, words)
        return [(paper, shared[paper]) for paper in near if len(shared.get(paper, ())) >= least][
            :most
        ]

    def _texts(self, paper_ids: Sequence[int], where: str = "") -> Iterable[tuple[int, str, str]]:
        for part in batches(paper_ids):
            yield from self._connection.execute(
                "SELECT papers.id, coalesce(title, ''), coalesce(abstract, '') FROM papers "
                f"LEFT JOIN abstracts ON paper_id = papers.id WHERE papers.id IN {marks(part)}"
                f"{where}",
                part,
            )

    def _counted(self, paper_ids: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
        """How often each word stands in these papers, and in how many of them."""
        counted: Counter[str] = Counter()
        bearing: Counter[str] = Counter()
        for _, title, abstract in self._texts(paper_ids):
            there: Counter[str] = Counter()
            for text, weight in ((title, TITLE_WEIGHS), (abstract, 1)):
                for word in _words(text):
                    there[word] += weight
            counted.update(there)
            bearing.update(there.keys())
        return counted, bearing

    def _heaviest(self, counted: Mapping[str, int], bearing: Mapping[str, int]) -> list[str]:
        """Of many papers, such as those of a tag, the words that they share: those of a single one
        are rarer, and say nothing of the others. A word that no other paper holds finds none."""
        (papers,) = self._connection.execute("SELECT count(*) FROM papers").fetchone()
        often = sorted(counted, key=lambda word: (-counted[word], word))[: 20 * MOST_WORDS]
        weights = {}
        for word, holders in self._holders(often).items():
            if bearing[word] < holders <= max(3, papers * COMMON):
                rare = math.log(1 + papers / holders)
                weights[word] = (1 + math.log(counted[word])) * rare**2 * bearing[word]
        return sorted(weights, key=lambda word: (-weights[word], word))[:MOST_WORDS]

    def _holders(self, words: Sequence[str]) -> dict[str, int]:
        """How many papers hold each of the words."""
        found = {}
        cursor = index_words(self._connection)
        for word in words:
            row = cursor.execute(
                "SELECT doc FROM temp.paper_words WHERE term = ?", (word,)
            ).fetchone()
            if row is not None:
                found[word] = row[0]
        return found

    def _shared(
        self, paper_ids: Sequence[int], words: Collection[str]
    ) -> dict[int, tuple[str, ...]]:
        texts = self._texts(paper_ids, " AND trashed IS NULL AND triage <> 2")
        found = {}
        for paper, title, abstract in texts:
            there = set(_words(title)) | set(_words(abstract))
            found[paper] = tuple(word for word in words if word in there)
        return found


def _words(text: str) -> Iterable[str]:
    return (
        word
        for word in comparable(text).split()
        if len(word) >= SHORTEST and word.isalpha() and word not in FUNCTION_WORDS
    )
