"""Lines to records: a text is cut into pages, and each page is read by its layout."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from desktop_app.importing.importer import Item
from desktop_app.importing.layout import Layout
from desktop_app.importing.layout_registry import LAYOUTS, TOGETHER
from desktop_app.importing.lines.counted_entries import counting_lines
from desktop_app.importing.lines.line_buttons import addresses_on, is_button_row
from desktop_app.importing.lines.page_furniture import MENU, is_furniture, outside, passed_over
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.source_line import source_and_year
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.values.link_fields import names_a_work
from desktop_app.importing.values.person_names import author_list
from desktop_app.model.record import Problem

_MORE_AUTHORS = re.compile(r"\+ ?\d{1,5}(?: more| authors)?")
_LETTER_OR_DIGIT = re.compile(r"[^\W_]")
_BADGE = 12
TOO_LONG = "This line is too long to be part of an entry."


def find_pages(lines: Sequence[PageLine]) -> list[tuple[int, Layout]]:
    """Where pages begin and in which layout, in order. Empty for ordinary prose."""
    starts: dict[int, Layout] = {}
    for layout in LAYOUTS[:TOGETHER]:
        for start in layout.starts(lines):
            starts.setdefault(start, layout)
    for layout in LAYOUTS[TOGETHER:]:
        if not starts:
            starts = dict.fromkeys(layout.starts(lines), layout)
    return sorted(starts.items(), key=lambda item: item[0])


def listing_lines(lines: Sequence[PageLine]) -> tuple[list[PageLine], list[Item]]:
    """The lines that may belong to records, and what is said of the others."""
    kept: list[PageLine] = []
    menu: list[PageLine] = []
    others: list[Item] = []
    lines = _numbers_joined(lines)
    for at, line in enumerate(lines):
        if line.too_long:
            others.append(Problem(line.number, line.text[:200], TOO_LONG))
        elif kept and _MORE_AUTHORS.fullmatch(line.text) and author_list(kept[-1].text):
            kept[-1] = _joined(kept[-1], line)  # a button of its own: '+13'
        elif (
            _says_nothing(line.text)
            or _is_badge(lines, at)
            or ((is_furniture(line.text) or is_button_row(line.text)) and not _is_title_place(kept))
        ):
            written = addresses_on(line.text)
            buttons = (*line.links, *written)
            names = bool(kept) and any(map(names_a_work, buttons))
            if names:  # a button 'PDF'
                end = line.end_number if written else kept[-1].end_number
                links = (*kept[-1].links, *buttons)
                kept[-1] = replace(kept[-1], links=links, all_link=True, end_number=end)
            if not (names and written):
                menu.append(line)
        else:
            kept.append(line)
    return kept, [*others, *passed_over(menu, MENU)]


def _numbers_joined(lines: Sequence[PageLine]) -> Sequence[PageLine]:
    """Without the lines that hold an entry's number alone: the next line begins the entry there."""
    counting = set(counting_lines([line.text for line in lines]))
    if not counting:
        return lines
    out: list[PageLine] = []
    for at, line in enumerate(lines):
        if at in counting:
            continue
        if at - 1 in counting:
            line = replace(line, number=lines[at - 1].number, after_gap=True)
        out.append(line)
    return out


def _joined(line: PageLine, more: PageLine) -> PageLine:
    return replace(line, text=f"{line.text} {more.text}", end_number=more.end_number)


def _is_badge(lines: Sequence[PageLine], at: int) -> bool:
    """A short name of a venue above the title in an item of HTML; the venue follows below."""
    line = lines[at]
    if not line.item or len(line.text) > _BADGE or " " in line.text:
        return False
    begins = at == 0 or lines[at - 1].item != line.item
    goes_on = at + 1 < len(lines) and lines[at + 1].item == line.item
    return begins and goes_on and venue_line(line.text) is not None


def _says_nothing(text: str) -> bool:
    """Whether a line has no letter and no digit ('>', '***'): it is no part of an entry."""
    return _LETTER_OR_DIGIT.search(text) is None


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
    for page, (start, layout) in enumerate(pages):
        end = pages[page + 1][0] if page + 1 < len(pages) else len(kept)
        yield from layout.read(kept[start:end])
