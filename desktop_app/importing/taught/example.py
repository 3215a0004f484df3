"""Example: one record of a page with what a person marked in it, as groups of lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.taught.plain_line import plain_part
from desktop_app.model.field_place import FieldPlace

_JOINT = re.compile(r"[\W_]*(?:(?:and|und|et|&)[\W_]*)?", re.IGNORECASE)
_BLANKS = re.compile(r"\s+")
_BULLET = re.compile(r"\s*\*\s")


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a line: a marked one with its field, or what stands between ('')."""

    field: str
    text: str


@dataclass(slots=True)
class ExampleGroup:
    """Lines that belong together because a part runs on from one to the next."""

    segments: list[Segment]
    apart: bool
    many: bool = False


@dataclass(slots=True)
class Example:
    """apart: its first row stands behind a blank one. closed: its last row, before one."""

    apart: bool
    closed: bool
    groups: list[ExampleGroup] = field(default_factory=list)


def examples_of(
    rows: Sequence[str], apart: Sequence[bool], marks: Sequence[FieldPlace]
) -> list[Example]:
    """The records that were marked, in order; the rest of `learn` says what the parts mean."""
    return [_example(rows, apart, own) for own in _by_record(_united(rows, marks))]


def _united(rows: Sequence[str], marks: Sequence[FieldPlace]) -> list[FieldPlace]:
    """Marks in order; neighbours of one field in one row made one ('A. Lee' and 'B. Chen')."""
    out: list[FieldPlace] = []
    for mark in sorted(marks):
        before = out[-1] if out else None
        if (
            before is not None
            and (before.line, before.field) == (mark.line, mark.field)
            and _JOINT.fullmatch(rows[mark.line][before.end : mark.start])
        ):
            out[-1] = replace(before, end=max(before.end, mark.end))
        else:
            out.append(mark)
    return out


def _by_record(marks: Sequence[FieldPlace]) -> Iterator[list[FieldPlace]]:
    """A field that was there, and is not going on, begins another record; ignored parts do not."""
    own: list[FieldPlace] = []
    for mark in marks:
        again = any(mark.field == before.field != "ignore" for before in own)
        if again and (own[-1].field != mark.field or mark.line > own[-1].line + 1):
            yield own
            own = []
        own.append(mark)
    if own:
        yield own


def _example(rows: Sequence[str], apart: Sequence[bool], marks: Sequence[FieldPlace]) -> Example:
    first, last = marks[0].line, marks[-1].line
    closed = last + 1 >= len(rows) or apart[last + 1] or not folded(rows[last + 1])
    example = Example(apart[first], closed)
    for row in range(first, last + 1):
        if not folded(rows[row]):
            continue
        own = [mark for mark in marks if mark.line == row]
        segments = _segments(rows[row], own)
        group = example.groups[-1] if example.groups else None
        if group is not None and own and not apart[row] and _goes_on(group.segments, segments):
            tail, head = group.segments[-1], segments[0]
            group.segments[-1] = replace(tail, text=f"{tail.text} {head.text}")
            group.segments += segments[1:]
            group.many = True
        else:
            example.groups.append(ExampleGroup(segments, apart[row]))
    return example


def _segments(row: str, marks: Sequence[FieldPlace]) -> list[Segment]:
    out: list[Segment] = []
    at = 0
    for mark in marks:
        out.append(Segment("", _between(row[at : mark.start])))
        out.append(Segment(mark.field, plain_part(row[mark.start : mark.end])))
        at = mark.end
    out.append(Segment("", _between(row[at:])))
    head = _BULLET.match(row[: marks[0].start] if marks else row)
    if head is not None:
        out[0] = Segment("", f"* {out[0].text.lstrip()}")
    out[0] = Segment("", out[0].text.lstrip())
    out[-1] = Segment("", out[-1].text.rstrip())
    return [segment for segment in out if segment.text]


def _between(text: str) -> str:
    return _BLANKS.sub(" ", text.replace("*", ""))


def _goes_on(before: Sequence[Segment], after: Sequence[Segment]) -> bool:
    """Whether a part runs from the end of a line to the beginning of the next."""
    return before[-1].field != "" and before[-1].field == after[0].field
