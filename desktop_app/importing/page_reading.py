"""Lines to records: a text is cut into pages, and each page is read by its layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.importer import Item
from desktop_app.importing.layout import Layout
from desktop_app.importing.layout_registry import LAYOUTS
from desktop_app.importing.page_furniture import MENU, is_furniture, outside, passed_over
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.source_line import source_and_year
from desktop_app.model.record import Problem

TOO_LONG = "This line is too long to be part of an entry."


def find_pages(lines: Sequence[PageLine]) -> list[tuple[int, Layout]]:
    """Where pages begin and in which layout, in order. Empty for ordinary prose."""
    starts: dict[int, Layout] = {}
    for layout in LAYOUTS:
        for start in layout.starts(lines):
            starts.setdefault(start, layout)
    return sorted(starts.items(), key=lambda item: item[0])


def listing_lines(lines: Sequence[PageLine]) -> tuple[list[PageLine], list[Item]]:
    """The lines that may belong to records, and what is said of the others."""
    kept: list[PageLine] = []
    menu: list[PageLine] = []
    others: list[Item] = []
    for line in lines:
        if line.too_long:
            others.append(Problem(line.number, line.text[:200], TOO_LONG))
        elif is_furniture(line.text) and not _is_title_place(kept):
            menu.append(line)
        else:
            kept.append(line)
    return kept, [*others, *passed_over(menu, MENU)]


def _is_title_place(kept: Sequence[PageLine]) -> bool:
    """After 'arXiv2026' stands a title, even if it reads like a button."""
    return bool(kept) and source_and_year(kept[-1].text) is not None


def read_pages(lines: Sequence[PageLine]) -> Iterator[Item]:
    """All that a page's lines hold; nothing but a Problem where no layout takes them."""
    kept, others = listing_lines(lines)
    yield from others
    pages = find_pages(kept)
    first = pages[0][0] if pages else len(kept)
    yield from outside(kept[:first])
    ends = [start for start, _ in pages[1:]] + [len(kept)]
    for (start, layout), end in zip(pages, ends, strict=True):
        yield from layout.read(kept[start:end])
