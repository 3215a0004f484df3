"""Parsed: what a reference says, as far as it is sure."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.importing.references.source_part import SourcePart


@dataclass(slots=True)
class Parsed:
    """What a reference says, as far as it is sure; `sure` holds how much, by field, 0 to 1.

    source: where it appeared; None where that is the text from `rest` on; part: the
    same taken apart, where the parser has done so. clear_source: a
    periodical in quotes with its numbers, so that it is a reference even where no names are.
    undated: 'in press' or the like stands for the year. kind: a CSL type, where a mark behind the title says it; '' elsewhere.
    """

    text: str
    authors: tuple[str, ...] = ()
    editors: tuple[str, ...] = ()
    authors_cut: bool = False
    year: int | None = None
    title: str | None = None
    undated: bool = False
    same_again: bool = False
    clear_source: bool = False
    rest: int = 0
    source: str | None = None
    part: SourcePart | None = None
    tail: float = 0.0
    kind: str = ""
    sure: dict[str, float] = field(default_factory=dict)
