"""Precision and recall of what was read against what was expected, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tests.corpus.exceptions import COUNTS, DISAGREED, WITHOUT_SUBTITLES
from tests.corpus.expected import expected_beside
from tests.corpus.index import Row
from tests.corpus.values import FIELDS, Values, of_record


@dataclass(slots=True)
class Tally:
    """right: values found as expected. wrong: found otherwise. missed: expected, not found.

    unjudged: values found where the expected item says nothing of the field at all; they are
    neither right nor wrong, since the other program may only have left the field out.
    """

    right: int = 0
    wrong: int = 0
    missed: int = 0
    unjudged: int = 0

    def add(self, other: Tally) -> None:
        """Adds another tally to this one."""
        self.right += other.right
        self.wrong += other.wrong
        self.missed += other.missed
        self.unjudged += other.unjudged

    @property
    def precision(self) -> float | None:
        """Of the judged values found, the part that is right; None where there is none."""
        found = self.right + self.wrong
        return self.right / found if found else None

    @property
    def recall(self) -> float | None:
        """Of the values expected, the part that was found; None where there is none."""
        expected = self.right + self.missed
        return self.right / expected if expected else None


@dataclass(slots=True)
class Score:
    """The tallies of one or many files; differences: a line for each value that is not right."""

    tallies: dict[str, Tally] = field(default_factory=lambda: {name: Tally() for name in FIELDS})
    differences: list[str] = field(default_factory=list)

    def add(self, other: Score) -> None:
        """Adds another score to this one."""
        for name, tally in other.tallies.items():
            self.tallies[name].add(tally)
        self.differences += other.differences


def score_of(row: Row) -> Score | None:
    """How a file was read; None where nothing is expected of its values."""
    expected = expected_beside(row.path)
    if expected is None or COUNTS.get(row.name, (1, ""))[0] == 0:
        return None  # nothing is expected, or the file is held to have none of it
    score = Score()
    found = [of_record(record) for record in row.reading.records]
    if row.name in WITHOUT_SUBTITLES:
        found = _without_subtitles(found, expected)
    for ours, theirs in _pairs(found, expected):
        for name in FIELDS:
            if (row.name, name) in DISAGREED:
                continue
            _compare(score, row.name, name, ours.get(name, []), theirs.get(name, []))
    return score


def _without_subtitles(found: Sequence[Values], expected: Sequence[Values]) -> list[Values]:
    """What was found, with each title cut where the expected one of the same year ends."""
    out = list(found)
    taken: set[int] = set()
    for theirs in expected:
        same = [
            at
            for at, ours in enumerate(found)
            if at not in taken and ours["year"] == theirs["year"] and ours["title"]
        ]
        title = theirs["title"][0] if theirs["title"] else " "
        alike = [at for at in same if found[at]["title"][0].startswith(title)]
        best = next((at for at in alike if found[at]["title"][0] == title), None)
        if best is None and alike:
            best = alike[0]
        if best is not None:
            taken.add(best)
            out[best] = {**found[best], "title": theirs["title"]}
    return out


def _pairs(found: Sequence[Values], expected: Sequence[Values]) -> Iterator[tuple[Values, Values]]:
    """In order where the numbers agree, otherwise by title; what has no partner stands alone."""
    if len(found) == len(expected):
        yield from zip(found, expected, strict=True)
        return
    left = list(found)
    for theirs in expected:
        ours = next((item for item in left if item["title"] == theirs["title"]), None)
        if ours is not None:
            left.remove(ours)
        yield ours or {}, theirs
    for ours in left:
        yield ours, {}


def _compare(score: Score, path: str, name: str, ours: list[str], theirs: list[str]) -> None:
    tally = score.tallies[name]
    if not theirs:
        tally.unjudged += len(ours)
        return
    right = set(ours) & set(theirs)
    tally.right += len(right)
    tally.wrong += len(ours) - len(right)
    tally.missed += len(theirs) - len(right)
    if len(right) < max(len(ours), len(theirs)):
        wrong = "; ".join(value[:60] for value in ours if value not in right)
        missed = "; ".join(value[:60] for value in theirs if value not in right)
        score.differences.append(f"{path} {name}: found [{wrong}], expected [{missed}]")
