"""Axes: round numbers beside a drawing, and labels below it that never touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

STEPS = (1, 2, 5)


def round_ticks(most: int, room: int) -> list[int]:
    """From 0 to a round number of at least `most`, in at most `room` equal whole steps."""
    step, scale = 1, 1
    while True:
        for factor in STEPS:
            step = factor * scale
            count = -(-max(most, 1) // step)
            if count <= max(1, room):
                return [step * number for number in range(count + 1)]
        scale *= 10


class Label(NamedTuple):
    """middle: where its middle stands; wide: its width, both in px."""

    middle: float
    wide: float


def shown_labels(
    labels: Sequence[Label], left: float, right: float, gap: float, last: int | None = None
) -> list[int]:
    """The places of labels to be shown: every n-th, with n as small as leaves a gap between them.

    Each is thought of as moved inside left and right, as placed() does. last: the number that the
    last label is, where they are numbers one after the other: those that n divides are shown then.
    Else the last is always one of them. Where no two would be left, the first and the last are
    shown, or the last alone.
    """
    if not labels:
        return []
    end = len(labels) - 1
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1_000) if last is not None else _COUNTED:
        first = end % step if last is None else (end - last) % step
        at = range(first, len(labels), step)
        edges = [placed(labels[each], left, right) for each in at]
        apart = zip(edges, edges[1:], strict=False)
        if len(at) > 1 and all(after - before >= gap for (_, before), (after, _) in apart):
            return list(at)
    ends = [placed(labels[each], left, right) for each in (0, end)]
    return [0, end] if ends[1][0] - ends[0][1] >= gap else [end]


_COUNTED = (*range(1, 11), *range(12, 100, 4), *range(100, 1_000, 50))


def placed(label: Label, left: float, right: float) -> tuple[float, float]:
    """Where a label begins and ends, moved inside."""
    start = min(max(label.middle - label.wide / 2, left), right - label.wide)
    return start, start + label.wide


def pushed_apart(wanted: Sequence[float], least: float, top: float, foot: float) -> list[float]:
    """Heights near to those wanted, in their order, `least` apart or more, from top to foot."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    heights = [0.0] * len(wanted)
    above = top - least
    for rank, at in enumerate(order):
        room = foot - least * (len(order) - 1 - rank)
        heights[at] = above = max(above + least, min(wanted[at], room))
    return heights
