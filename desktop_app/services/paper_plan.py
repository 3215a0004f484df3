"""PaperPlan: which group of records each paper of before goes to, and what is decided on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from desktop_app.matching.matcher import Decision
from desktop_app.model.description import DESCRIPTION_FIELDS
from desktop_app.model.record import Record
from desktop_app.store.decision_repository import StoredDecision
from desktop_app.store.record_repository import StoredRecord


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


class PaperPlan:
    """Which group each old paper goes to. Groups are sorted, so ids are given in order."""

    def __init__(
        self,
        stored: Mapping[int, StoredRecord],
        members: Mapping[int, Record],
        groups: Iterable[Sequence[int]],
    ) -> None:
        self.members = members
        self.groups = sorted(tuple(sorted(ids)) for ids in groups)
        self.claims: list[set[int]] = [set() for _ in self.groups]
        self._paper_of = {key: one.paper_id for key, one in stored.items()}
        self._rank = {
            key: (strength(one.record), one.content_hash, -key) for key, one in stored.items()
        }
        strongest: dict[int, tuple[int, int]] = {}
        for place, ids in enumerate(self.groups):
            for key in ids:
                paper = self._paper_of.get(key)
                if paper is None:
                    continue
                if paper not in strongest or self._rank[key] > self._rank[strongest[paper][0]]:
                    strongest[paper] = (key, place)
        for paper, (_, place) in strongest.items():
            self.claims[place].add(paper)
        self.abandoned = sorted(set(self._paper_of.values()) - strongest.keys())
        self._sizes: dict[int, int] = {}
        for paper in self._paper_of.values():
            self._sizes[paper] = self._sizes.get(paper, 0) + 1

    def origin(self, ids: Sequence[int]) -> int | None:
        """The paper whose records a group without a claim came from; None for new ones alone."""
        old = [key for key in ids if key in self._paper_of]
        return self._paper_of[max(old, key=self._rank.__getitem__)] if old else None

    def unchanged(self, ids: Sequence[int], claims: set[int]) -> bool:
        """Whether a group is exactly one paper as it was before."""
        if len(claims) != 1:
            return False
        (paper,) = claims
        return len(ids) == self._sizes[paper] and all(
            self._paper_of.get(key) == paper for key in ids
        )
