"""References on a page of HTML: in its lists, tables or paragraphs, behind menus and prose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.page_furniture import MENU, is_furniture, passed_over
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.page_reading import TOO_LONG
from desktop_app.importing.references.division import division_of
from desktop_app.importing.references.entry_lines import page_source_lines
from desktop_app.importing.references.list_reading import read_source_lines
from desktop_app.model.record import Problem

LAYOUT = "reference-list"


def has_page_references(lines: Sequence[PageLine]) -> bool:
    """Whether a list of references is found in a page's lines."""
    own, _ = _own_lines(lines)
    return division_of(page_source_lines(own)) is not None


def page_references(lines: Sequence[PageLine]) -> Iterator[Item]:
    """All that such a page holds; every line is in a record, a PassedOver or a Problem."""
    own, menu = _own_lines(lines)
    yield Header(layout=LAYOUT)
    yield from passed_over(menu, MENU)
    for line in lines:
        if line.too_long:
            yield Problem(line.number, line.text[:200], TOO_LONG)
    yield from read_source_lines(page_source_lines(own))


def _own_lines(lines: Sequence[PageLine]) -> tuple[list[PageLine], list[PageLine]]:
    own: list[PageLine] = []
    menu: list[PageLine] = []
    for line in lines:
        if not line.too_long:
            (menu if is_furniture(line.text) else own).append(line)
    return own, menu
