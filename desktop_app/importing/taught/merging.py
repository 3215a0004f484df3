"""merged: the shape that two marked records have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.taught.shape import Group, Piece, PieceKind, Shape
from desktop_app.model.errors import UnreadableListing


def merged(first: Shape, second: Shape) -> Shape:
    """What is in one alone is optional; what stands between parts may stand as in any.

    Raises UnreadableListing where the parts stand in another order.
    """
    groups: list[Group] = []
    at, to = 0, 0
    one, two = first.groups, second.groups
    while at < len(one) or to < len(two):
        if at < len(one) and to < len(two) and one[at].fields == two[to].fields:
            groups.append(_group(one[at], two[to]))
            at, to = at + 1, to + 1
        elif at < len(one) and not _is_in(one[at], two[to:]):
            groups.append(replace(one[at], optional=bool(groups)))
            at += 1
        elif to < len(two) and not _is_in(two[to], one[at:]):
            groups.append(replace(two[to], optional=bool(groups)))
            to += 1
        else:
            raise UnreadableListing(
                "The marked records do not have their parts in the same order.",
                "Take back the marks of one of them.",
            )
    after_blank = first.after_blank and second.after_blank
    return Shape(tuple(groups), after_blank)


def _telling(way: Sequence[Piece]) -> int:
    """How many letters a way asks for: what asks for more is tried first."""
    return sum(len(piece.value) for piece in way if piece.kind is PieceKind.TEXT)


def _is_in(group: Group, groups: Sequence[Group]) -> bool:
    return any(group.fields == other.fields for other in groups)


def _group(one: Group, two: Group) -> Group:
    return Group(
        tuple(sorted(dict.fromkeys((*one.ways, *two.ways)), key=_telling, reverse=True)),
        one.many or two.many,
        one.after_blank or two.after_blank,
        one.optional or two.optional,
    )
