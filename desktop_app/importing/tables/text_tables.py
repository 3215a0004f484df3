"""Tables of papers in plain text: tabs between the cells, or the upright strokes of Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.importing.importer import Item
from desktop_app.importing.lines.page_furniture import outside
from desktop_app.importing.lines.page_line import PageLine, folded, page_lines
from desktop_app.importing.references.plain_reference import plain_reference
from desktop_app.importing.references.set_off import without_marks
from desktop_app.importing.tables.paper_table import HEAD, Row, paper_table
from desktop_app.model.record import PassedOver

_FEWEST = 3
_MOSTLY = 0.7
_LOOK = 200
"""Lines by which a text without tables is known at once, however long it is."""
_SAMPLE = 2_000
"""Lines of a long text that have to hold a table: else its rows are no papers."""
_LONGEST = 20_000
_RULE = re.compile(r"\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?")
_STROKE = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class _Kind:
    """sign: what stands between cells; markdown: these may hold links and bold type. ruled: a rule
    stands below the headings; without one all rows have as many cells."""

    sign: str
    markdown: bool
    ruled: bool = False


_KINDS = (_Kind("\t", False), _Kind("|", True, True), _Kind(" | ", True))


def is_rule(line: str) -> bool:
    """Whether a line is the rule below the headings of a table in Markdown."""
    return "--" in line and len(line) < _LONGEST and _RULE.fullmatch(line.strip()) is not None


def text_tables(lines: Sequence[str]) -> list[Item]:
    """All that a text of tables of papers holds; empty where other text around them is longer."""
    kind = _kind(lines)
    if kind is None:
        return []
    begins = _tables(kind, lines[:_SAMPLE])
    return _tables(kind, lines) if begins and len(lines) > _SAMPLE else begins


def holds_tables(lines: Sequence[str]) -> bool:
    """Whether text_tables finds any: of a long text only the beginning is read."""
    kind = _kind(lines)
    return kind is not None and bool(_tables(kind, lines[:_SAMPLE]))


def _kind(lines: Sequence[str]) -> _Kind | None:
    return next((it for it in _KINDS if _has(it, lines[:_LOOK]) and _has(it, lines)), None)


def _has(kind: _Kind, lines: Sequence[str]) -> bool:
    full = [line for line in lines if line.strip()]
    rows = [line for line in full if kind.sign in line]
    if kind.ruled and not any(map(is_rule, rows)):
        return False
    if kind.markdown and not kind.ruled:
        counts = {row.count(kind.sign) for row in rows}
        if len(counts) != 1 or counts.pop() < _FEWEST - 1 or any(map(is_rule, rows)):
            return False
    return len(rows) >= max(_FEWEST, _MOSTLY * len(full) - (2 if kind.markdown else 0))


def _tables(kind: _Kind, lines: Sequence[str]) -> list[Item]:
    items: list[Item] = []
    found = False
    for run in _runs(kind, page_lines(lines)):
        rows = [_row(kind, lines[line.number - 1], line.number) for line in run]
        table = paper_table([row for row in rows if row is not None])
        if table is None:
            items += outside(run)
            continue
        found = True
        items += table.items()
        items += [PassedOver(x.number, x.number, HEAD) for x in run if is_rule(x.text)]
    return items if found else []


def _runs(kind: _Kind, lines: Sequence[PageLine]) -> list[list[PageLine]]:
    """The lines, those of a table together: a table ends where other text or a gap stands."""
    runs: list[list[PageLine]] = []
    for line in lines:
        row = kind.sign in line.text or kind.sign == "\t"
        same = runs and (kind.sign in runs[-1][-1].text or kind.sign == "\t") == row
        if same and not (line.after_gap and kind.markdown):
            runs[-1].append(line)
        else:
            runs.append([line])
    return runs


def _row(kind: _Kind, line: str, number: int) -> Row | None:
    if not kind.markdown:
        cells = [folded(cell) for cell in line.split("\t")]
        return Row(tuple(cells), number, number)
    if is_rule(line):
        return None
    links: list[str] = []
    cells = []
    for cell in _STROKE.split(line.strip().removeprefix("|").removesuffix("|")):
        plain, found = plain_reference(cell)
        cells.append(without_marks(plain))
        links += found
    return Row(tuple(cells), number, number, tuple(links))
