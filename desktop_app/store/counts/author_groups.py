"""Papers under the names of their first authors, of whom there may be nearly as many as papers."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence

from desktop_app.model.grouping import GroupBy, Groups
from desktop_app.model.packed_texts import PackedTexts
from desktop_app.store.batches import batches
from desktop_app.store.counts.paper_kinds import PART, paper_kinds
from desktop_app.store.papers.paper_values import author_key

Check = Callable[[], object]


def author_groups(
    connection: sqlite3.Connection,
    ids: Sequence[int],
    *,
    backward: bool,
    check: Check,
    in_order: Sequence[int] | None,
) -> Groups:
    """See PaperGroups.of(). Spellings that the user joined are one, as the one that most have.

    Each paper has one group, and each group one number in arrays: objects for each of a million
    groups would take seconds to make, and to let go of them would hold up all other threads.
    """
    kind_of, texts = paper_kinds(connection, GroupBy.AUTHOR, ids)
    counted = array("q", bytes(8 * len(texts)))
    for part in batches(ids, PART):
        check()
        for kind in map(kind_of, part):
            counted[kind] += 1
    chosen = _chosen(connection, texts, counted)
    for kind, same in chosen.items():
        counted[same] += counted[kind]
    if in_order is None:
        order = _by_name(texts, counted, chosen)
    else:
        order = _as_they_come(kind_of, in_order, texts, chosen, check)
    if backward:
        order.reverse()
    if (nobody := _nobody(texts)) is not None and counted[nobody]:
        order.append(nobody)
    starts, group_of = array("q", (0,)), array("q", bytes(8 * len(texts)))
    for at, kind in enumerate(order):
        group_of[kind] = at
        starts.append(starts[at] + counted[kind])
    for kind, same in chosen.items():
        group_of[kind] = group_of[same]
    lines, free = array("q", bytes(8 * len(ids))), starts[:]
    for part in batches(ids, PART):
        check()
        for paper, kind in zip(part, map(kind_of, part), strict=True):
            group = group_of[kind]
            at = free[group]
            lines[at] = paper
            free[group] = at + 1
    return Groups(GroupBy.AUTHOR, lines, lines, PackedTexts(_let_go(texts, order)), starts)


def _chosen(
    connection: sqlite3.Connection, texts: Sequence[str], counted: Sequence[int]
) -> dict[int, int]:
    """By text, the one that it counts as: of one name, or of names that the user joined."""
    from desktop_app.store.search.author_repository import persons  # noqa: PLC0415  (loads searching)

    joined = [together for together in persons(connection) if len(together) > 1]
    # Two texts are of one name only where another program escaped letters that need it not.
    escaped = {json.loads(text) for text in texts if "\\" in text}
    wanted = escaped.union(*joined)
    if not wanted:
        return {}
    written = set(map(_written, wanted))
    kinds: dict[str, list[int]] = {}
    for kind, text in enumerate(texts):
        if text in written or "\\" in text:
            kinds.setdefault(json.loads(text), []).append(kind)
    found: dict[int, int] = {}
    for together in [*joined, *((name,) for name in escaped)]:
        spelled = [name for name in together if name in kinds]
        if not spelled:
            continue
        most = max(spelled, key=lambda name: sum(counted[kind] for kind in kinds[name]))
        first, *others = kinds.pop(most)
        others += [kind for name in spelled if name != most for kind in kinds.pop(name)]
        found.update(dict.fromkeys(others, first))
    return found


def _by_name(texts: Sequence[str], counted: Sequence[int], chosen: Mapping[int, int]) -> array[int]:
    """The texts that papers have, by the family names."""
    names = {
        kind: json.loads(text)
        for kind, text in enumerate(texts)
        if text and counted[kind] and kind not in chosen
    }
    return array("q", sorted(names, key=lambda kind: _rank(names[kind])))


def _rank(name: str) -> tuple[str, str]:
    return author_key((name,)) or "", name


def _as_they_come(
    kind_of: Callable[[int], int],
    ids: Sequence[int],
    texts: Sequence[str],
    chosen: Mapping[int, int],
    check: Check,
) -> array[int]:
    """The texts that papers in this order have, each once."""
    order, seen = array("q"), bytearray(len(texts))
    if (nobody := _nobody(texts)) is not None:
        seen[nobody] = True
    for part in batches(ids, PART):
        check()
        for kind in map(kind_of, part):
            if not seen[kind]:
                seen[kind] = True
                same = chosen.get(kind, kind)
                if same == kind or not seen[same]:
                    seen[same] = True
                    order.append(same)
    return order


def _nobody(texts: Sequence[str]) -> int | None:
    """The text of papers without authors, if there are any."""
    return texts.index("") if "" in texts else None


def _let_go(texts: list[str], order: Sequence[int]) -> Iterator[str]:
    """The texts in this order, as JSON; no other thread waits until all of them are gone."""
    for kind in order:
        yield texts[kind] or _written("")
        texts[kind] = ""
    while texts:
        del texts[-PART:]


def _written(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)
