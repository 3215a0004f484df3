"""Many papers of one write, part by part with progress: it is one step of Undo, or none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.store.batches import LARGEST, batches


def in_parts(
    ids: Sequence[int],
    work: Callable[[Sequence[int]], int],
    progress: Progress | None,
    note: str,
    *,
    size: int = LARGEST,
) -> int:
    """work() of each part of the papers, in order, within one write; the sum of what it returns.

    note: what is being done, for progress; size: papers of a part. Raises
    Cancelled: then the whole write is undone.
    """
    changed = done = 0
    for part in batches(ids, size):
        if progress is not None:
            progress.step(done, len(ids), note)
        changed += work(part)
        done += len(part)
    if progress is not None:
        progress.step(done, len(ids), note)
    return changed
