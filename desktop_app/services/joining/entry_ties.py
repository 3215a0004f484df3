"""Entries that no rule can tell, and that a later copy of their source must not double.

A generic title ('Editorial', 'Preface') without anything that says of which paper it is joins
nothing: the next one may be another editorial. But the same words in a later copy of the same page
or file are the same entry. So the first such entry of a copy is held to be the first one of the
copy before that says exactly the same, the second to be the second, and so on. That is kept as a
decision of its own kind (Verdict.ENTRY), which goes when one of the copies is taken back and which
any word of the user's goes before.
"""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.markup.plain import comparable
from desktop_app.matching.generic_titles import is_generic
from desktop_app.services.reading.prepared import Prepared

LONGEST = 200
"""Letters; a longer title tells its paper."""


def generic_entries(records: Iterable[tuple[int, Prepared]]) -> dict[int, int]:
    """By record id the content hash of those whose title says nothing of one certain paper."""
    return {record_id: one.content for record_id, one in records if _is_generic(one.title)}


def chained(ties: Iterable[tuple[int, int]]) -> list[set[int]]:
    """The records that are one entry by these ties, each set once."""
    chains: list[set[int]] = []
    for tie in ties:
        joined = set(tie).union(*(chain for chain in chains if not chain.isdisjoint(tie)))
        chains = [chain for chain in chains if chain.isdisjoint(tie)] + [joined]
    return chains


def _is_generic(title: str | None) -> bool:
    return title is not None and len(title) <= LONGEST and is_generic(title, comparable(title))
