"""Tags that get other names with all that is below them; what meets a tag is merged with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import InvalidValue
from desktop_app.model.tag import SEPARATOR
from desktop_app.services.in_parts import in_parts
from desktop_app.services.wording import quoted
from desktop_app.store.tag_repository import TagRepository
from desktop_app.store.transaction import Transaction

ROWS = 20_000
"""Of papers and tags, written between two looks at Cancel."""


def rename(
    write: Transaction, tag_id: int | None, before: str, name: str, progress: Progress | None = None
) -> None:
    """Within a write: rename a tag and what is below it, merging it with those of the new names.

    tag_id: None for a level that only what is below it has. The write gets its label. Raises
    InvalidValue where a tag is to go below itself, and Cancelled.
    """
    if name.casefold().startswith(before.casefold() + SEPARATOR):
        raise InvalidValue(f"“{before}” cannot be moved below itself.")
    moved = [] if tag_id is None else [(tag_id, name)]
    moved += [(below, name + old[len(before) :]) for below, old in write.tags.below(before)]
    merged = _move(write.tags, moved, progress) and tag_id is not None
    write.label = (
        f"Merge tag {quoted(before)} into {quoted(name)}"
        if merged
        else f"Rename tag {quoted(before)} to {quoted(name)}"
    )


def inside_any(tags: Iterable[tuple[int, str]], names: Iterable[str]) -> list[int]:
    """The ids of those among the tags (id, name) that are one of these names, or below one."""
    asked = {name.casefold() for name in names}
    found = []
    for tag_id, name in tags:
        levels = name.casefold().split(SEPARATOR)
        if any(SEPARATOR.join(levels[:depth]) in asked for depth in range(1, len(levels) + 1)):
            found.append(tag_id)
    return found


def _move(tags: TagRepository, moved: Sequence[tuple[int, str]], progress: Progress | None) -> bool:
    """Give tags new names, merging into what bears one already; whether the first one merged."""
    merged = False
    own = {tag_id for tag_id, _ in moved}
    known = tags.by_folded_name()
    for number, (tag_id, name) in enumerate(moved):
        if progress is not None:
            progress.step(number, len(moved), "Renaming tags")
        taken = known.get(name.casefold())
        if taken is not None and taken not in own:
            merge(tags, tag_id, taken, progress)
            merged = merged or number == 0
        else:
            tags.rename(tag_id, name)
            known[name.casefold()] = tag_id
    return merged


def merge(tags: TagRepository, tag_id: int, into: int, progress: Progress | None = None) -> None:
    """Give papers, aliases and key of one tag to another, and delete the first; not what is below.

    Raises Cancelled.
    """
    papers = tags.bearers(tag_id)
    note = "Merging tags"
    hand = partial(tags.hand_papers, tag_id, into)
    in_parts(papers, hand, progress, note, size=ROWS)
    tags.hand_over(tag_id, into)
    tags.delete(tag_id)
