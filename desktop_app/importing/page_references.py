"""References on a page of HTML: in its lists, tables or paragraphs, behind menus and prose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import MENU, is_furniture, passed_over
from desktop_app.importing.lines.page_heading import claim_in, owner_in
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.page_reading import TOO_LONG
from desktop_app.importing.references.division import division_of
from desktop_app.importing.references.headings import is_reference_heading
from desktop_app.importing.references.list_reading import read_source_lines
from desktop_app.importing.references.source_lines import page_source_lines
from desktop_app.model.record import Problem

LAYOUT = "reference-list"
_HEAD_LINES = 30
"""Among which whose page it is may be said, above the list's heading."""


def has_page_references(lines: Sequence[PageLine]) -> bool:
    """Whether a list of references is found in a page's lines."""
    own, _ = _own_lines(lines)
    return division_of(page_source_lines(own)) is not None


def page_references(lines: Sequence[PageLine]) -> Iterator[Item]:
    """All that such a page holds; every line is in a record, a PassedOver or a Problem."""
    own, menu = _own_lines(lines)
    head = _head(lines[:_HEAD_LINES])
    yield Header(LAYOUT, claim_in(head), owner_in(head))
    yield from passed_over(menu, MENU)
    for line in lines:
        if line.too_long:
            yield Problem(line.number, line.text[:200], TOO_LONG)
    yield from read_source_lines(page_source_lines(own))


def _head(lines: Sequence[PageLine]) -> Sequence[PageLine]:
    """The lines up to the list's heading; without one the chief headings of the page alone, as a
    name on a line of its own may be the author of an entry."""
    for at, line in enumerate(lines):
        if is_reference_heading(line.text) or claim_in([line]) is not None:
            return lines[: at + 1]
    return [line for line in lines if line.heading]


def _own_lines(lines: Sequence[PageLine]) -> tuple[list[PageLine], list[PageLine]]:
    own: list[PageLine] = []
    menu: list[PageLine] = []
    for line in lines:
        if not line.too_long:
            (menu if is_furniture(line.text) else own).append(line)
    return own, menu
