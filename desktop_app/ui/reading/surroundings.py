"""Surroundings: what reading papers one at a time needs of the window around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop_app.model.attachment import Attachment
    from desktop_app.model.tag import Tag
    from desktop_app.ui.details.formulas import Formulas


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a round needs of the window. shown: ids of the papers in the table, None while they
    are only the first of them. place_due: whether rows of another place are still to come.
    choose: chooses papers in the table. named: where one is. take_keys: puts the keyboard where
    papers stand. carry_out: opens, locates or detaches a file."""

    shown: Callable[[], Sequence[int] | None]
    place_due: Callable[[], bool]
    choose: Callable[[tuple[int, ...]], object]
    named: Callable[[], str]
    formulas: Callable[[], Formulas]
    tags: Callable[[], Sequence[Tag]]
    press_tag: Callable[[int], object]
    go_to_tag: Callable[[str], object]
    carry_out: Callable[[str, Attachment], object]
    run: Callable[[str], object]
    tell: Callable[[str], object]
    take_keys: Callable[[], object]
    key_of: Callable[[str], str]
    name_of: Callable[[str, bool], str]
