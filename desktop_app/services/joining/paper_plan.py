"""PaperPlan: which group of records each paper of before goes to, and what is decided on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from desktop_app.matching.matcher import Decision
from desktop_app.model.description import DESCRIPTION_FIELDS
from desktop_app.model.duplicate import Verdict
from desktop_app.model.record import Record
from desktop_app.store.records.decision_repository import StoredDecision
from desktop_app.store.records.record_repository import StoredRecord


def strength(record: Record) -> tuple[int, int, int, int, int]:
    """How much a record says: identified, titled, whole abstract, whole authors, filled fields.

    A function of the record alone, so that no order of imports has a say.
    """
    return (
        int(bool(record.doi or record.arxiv_id or record.identifiers)),
        int(bool(record.title)),
        int(bool(record.abstract) and record.abstract_complete is not False),
        int(bool(record.authors) and record.authors_complete is not False),
        sum(1 for name in DESCRIPTION_FIELDS if getattr(record, name) not in (None, (), {})),
    )


def decisions_among(
    contents: Mapping[int, int], decisions: Iterable[StoredDecision]
) -> list[Decision]:
    """What the user's decisions say of records, given by id with their content.

    What was said of a record holds for all that say the same: an equal entry of a newer listing.
    """
    equal: dict[int, list[int]] = {}
    for record_id, content in contents.items():
        equal.setdefault(content, []).append(record_id)
    found: list[Decision] = []
    for one in decisions:
        if one.first in contents and one.second in contents:
            found.append(Decision(one.first, one.second, one.verdict))
            if one.first_content != one.second_content:
                found += [
                    Decision(first, second, one.verdict)
                    for first in equal.get(one.first_content, ())
                    for second in equal.get(one.second_content, ())
                    if (first, second) != (one.first, one.second)
                ]
    return found


def said_last(records: Mapping[int, Record], decisions: Sequence[Decision]) -> Mapping[int, Record]:
    """A paper's records by id, without the titles that a later copy of their page corrected."""
    out = records
    for one in decisions:
        first, last = sorted((one.first, one.second))
        if one.verdict is Verdict.ENTRY and first in records and last in records:
            before, after = records[first], records[last]
            if after.title and before.title != after.title:
                out = {**out, first: replace(before, title=None)}
    return out


@dataclass(frozen=True, slots=True)
class Home:
    """Where a group of records goes. paper: None for a new one; returns: it is not there now.

    others: papers that are united with it. origin: the paper that most of what the group says came
    from until now, None where all of it is new.
    """

    ids: tuple[int, ...]
    paper: int | None
    returns: bool
    others: tuple[int, ...]
    origin: int | None


class PaperPlan:
    """Which group each paper goes to.

    former: the paper that records had before an import that is being taken back; such a paper may
    be gone, and returns then. absent: which of these are gone; one that is there, but has nothing
    to do with these records now, is not theirs any more. anew: homes() gives all groups, also those
    that are one paper already.
    """

    def __init__(
        self,
        stored: Mapping[int, StoredRecord],
        groups: Iterable[Sequence[int]],
        former: Mapping[int, int],
        absent: Collection[int],
        *,
        anew: bool = False,
    ) -> None:
        self._anew = anew
        self._groups = sorted(tuple(sorted(ids)) for ids in groups)
        self._now = {key: one.paper_id for key, one in stored.items()}
        self._sizes = Counter(self._now.values())
        self._absent = absent
        self._rank = {
            key: (strength(one.record), one.content_hash, -key) for key, one in stored.items()
        }
        was = self._now | {
            key: paper
            for key, paper in former.items()
            if key in self._now and (paper in self._sizes or paper in absent)
        }
        claimed = self._strongest(was)
        remaining = self._strongest(self._now)
        self.abandoned = sorted(self._sizes.keys() - remaining.keys() - claimed.keys())
        self._claims: list[set[int]] = [set() for _ in self._groups]
        self._left: list[set[int]] = [set() for _ in self._groups]
        for paper, place in claimed.items():
            self._claims[place].add(paper)
        for paper, place in remaining.items():
            if paper not in claimed:
                self._left[place].add(paper)
        for place, left in enumerate(self._left):
            if left and not self._claims[place]:
                self._claims[place], self._left[place] = left, set()

    @property
    def contested(self) -> list[int]:
        """Papers that are in one group with another."""
        return [key for claims in self._claims if len(claims) > 1 for key in claims]

    def homes(self, worked_on: Collection[int]) -> Iterator[Home]:
        """Where each group goes, but for those that are one paper already. In order of records.

        worked_on: those of `contested` that the user has done something to.
        """
        for ids, claims, left in zip(self._groups, self._claims, self._left, strict=True):
            paper = min(
                claims,
                key=lambda key: (key in self._absent, key not in worked_on, key),
                default=None,
            )
            others = tuple(
                sorted(key for key in (claims | left) - {paper} if key not in self._absent)
            )
            if not others and not self._anew and self._is_whole(paper, ids):
                continue
            old = [key for key in ids if key in self._now]
            origin = self._now[max(old, key=self._rank.__getitem__)] if old else None
            yield Home(ids, paper, paper in self._absent, others, origin)

    def _strongest(self, paper_of: Mapping[int, int]) -> dict[int, int]:
        """For each paper the place of the group that holds its strongest record."""
        found: dict[int, tuple[int, int]] = {}
        for place, ids in enumerate(self._groups):
            for key in ids:
                paper = paper_of.get(key)
                if paper is not None and (
                    paper not in found or self._rank[key] > self._rank[found[paper][0]]
                ):
                    found[paper] = (key, place)
        return {paper: place for paper, (_, place) in found.items()}

    def _is_whole(self, paper: int | None, ids: Sequence[int]) -> bool:
        return (
            paper is not None
            and len(ids) == self._sizes[paper]
            and all(self._now.get(key) == paper for key in ids)
        )
