"""A page of a known site to records: its lines, its layout, and what becomes of every line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from selectolax.lexbor import LexborHTMLParser

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.importer import Header, Item
from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.line_buttons import is_button_row
from desktop_app.importing.lines.page_furniture import (
    MENU,
    NO_ENTRY,
    are_authors,
    is_furniture,
    told,
)
from desktop_app.importing.lines.page_line import PageLine, folded, page_lines
from desktop_app.importing.lines.programme_lines import TIME
from desktop_app.importing.lines.section_heading import (
    OF_KIND,
    OF_YEAR,
    is_section_heading,
    is_year_heading,
)
from desktop_app.importing.page_reading import TOO_LONG
from desktop_app.importing.pages.shown_lines import numbered_as_shown
from desktop_app.importing.site_registry import KNOWN_PAGES
from desktop_app.importing.text_source import TextSource
from desktop_app.model.record import PassedOver, Problem, Record

NOTHING = "This entry of the list has nothing that could be read as a paper."
_NOT_SHOWN = "a part of the page that is not shown"
_TIMED = re.compile(rf"\s*{TIME}\s{{2,}}\S(?:\S| (?=\S)){{2,300}}\s{{2,}}\S", re.IGNORECASE)
_AT_A_TIME = re.compile(rf"{TIME}\s{{2,}}\S", re.IGNORECASE)
_AT_A_TIME_BAR = re.compile(rf"(?:\|\s*)?{TIME}\s*\|\s", re.IGNORECASE)
_BLANKS = re.compile(r"\s{2,}")
_FEWEST_TIMED = 2
_LOOK = 2_000
_SHORT = 80
_FEWEST_WORDS = 3
"""Words of a line between entries that may be of a paper; a button has fewer."""


def lines_of(source: TextSource, most: int | None = None) -> tuple[list[PageLine], str | None]:
    """A source's lines, and the page's address where its HTML says it. Raises UnreadableListing.

    most: of a text only so many lines are looked at.
    Numbers count in `source.text`: the file's own lines, or those that a paste shows.
    """
    if source.html is not None:
        page = read_html(source.html, _prepare_paste)
        return numbered_as_shown(page.lines, source.lines), page.url
    if looks_like_html(source.head):
        page = read_html(source.text, _prepare_file)
        return page.lines, page.url
    return _cells(source.lines[:most]), None


def known_page(lines: Sequence[PageLine]) -> tuple[KnownPage, list[range]] | None:
    """The first layout that finds entries, and these; None where the page is of no known site."""
    text = "\n".join(line.text for line in lines)
    for page in KNOWN_PAGES:
        if page.signs and not any(sign in text for sign in page.signs):
            continue
        entries = page.entries(lines)
        if entries:
            return page, entries
    return None


def read_known_page(source: TextSource) -> Iterator[Item]:
    """All that a known page holds; one Problem where it is none. Raises UnreadableListing."""
    lines, url = lines_of(source)
    found = known_page(lines)
    if found is None:
        yield Problem(1, source.head[:200], "This is no page of a site that is known here.")
        return
    page, entries = found
    around = [line for gap in _gaps(entries, len(lines)) for line in lines[gap.start : gap.stop]]
    owner = page.owner(around)
    yield Header(page.id, page.claim(around), owner, url)
    items: list[Item] = []
    free = 0
    for number, entry in enumerate(entries):
        items += _outside(page, lines[free : entry.start], between=number > 0)
        items += _entry(page, lines[entry.start : entry.stop], owner)
        free = entry.stop
    items += _outside(page, lines[free:], between=False)
    yield from items
    if source.html is not None:
        yield from _not_shown(items, source.lines)


def _cells(lines: Sequence[str]) -> list[PageLine]:
    """Lines of plain text; cells of copied tables, with tabs between them, are lines each.

    So are the columns of a programme that sets them apart by blanks.
    """
    out: list[PageLine] = []
    shown = page_lines(lines)
    timed = sum(_TIMED.match(lines[line.number - 1]) is not None for line in shown[:_LOOK])
    for line in shown:
        raw = lines[line.number - 1].strip()
        parts = raw.split("\t") if "\t" in raw else ()
        if not parts and " | " in raw and _AT_A_TIME_BAR.match(raw):
            parts = raw.split(" | ")
        if not parts and timed >= _FEWEST_TIMED and _AT_A_TIME.match(raw) and not line.too_long:
            parts = _BLANKS.split(raw)
        cells = [cell for part in parts if (cell := folded(part))]
        if len(cells) < 2 or line.too_long:
            out.append(line)
        else:
            out += [
                replace(line, text=cell, after_gap=line.after_gap and not place)
                for place, cell in enumerate(cells)
            ]
    return out


def _prepare_file(tree: LexborHTMLParser) -> bool:
    return any([page.shape.prepare(tree, unfold=True) for page in KNOWN_PAGES])


def _prepare_paste(tree: LexborHTMLParser) -> bool:
    """What is folded in stays so: the text of a paste does not show it."""
    return any([page.shape.prepare(tree, unfold=False) for page in KNOWN_PAGES])


def _gaps(entries: Sequence[range], total: int) -> Iterator[range]:
    free = 0
    for entry in entries:
        yield range(free, entry.start)
        free = entry.stop
    yield range(free, total)


def _entry(page: KnownPage, lines: Sequence[PageLine], owner: str | None) -> Iterator[Item]:
    if any(line.too_long for line in lines):
        yield Problem(lines[0].number, lines[0].text[:200], TOO_LONG)
        yield PassedOver(lines[0].number, lines[-1].end_number, MENU)
        return
    record = page.record(lines, owner)
    if record is not None:
        yield record
        return
    yield Problem(lines[0].number, lines[0].text[:200], NOTHING)
    yield PassedOver(lines[0].number, lines[-1].end_number, OF_KIND)


def _outside(page: KnownPage, lines: Sequence[PageLine], *, between: bool) -> Iterator[Item]:
    """Lines outside entries, with what they are; those that may be a paper's are Problems.

    between: they stand between two entries.
    """
    run: tuple[int, int, str] | None = None
    for line in lines:
        reason = _reason(page, line, between=between)
        if reason is None:
            yield from told(line, NO_ENTRY)
        elif run is not None and run[2] == reason and line.number <= run[1] + 2:
            run = (run[0], max(run[1], line.end_number), reason)
        else:
            if run is not None:
                yield PassedOver(*run)
            run = (line.number, line.end_number, reason)
    if run is not None:
        yield PassedOver(*run)


def _reason(page: KnownPage, line: PageLine, *, between: bool) -> str | None:
    text = line.text
    if line.too_long:
        return None
    if reason := page.reason(text):
        return reason
    if is_year_heading(text):
        return OF_YEAR
    if is_section_heading(text):
        return OF_KIND
    if is_furniture(text) or is_button_row(text) or not any(map(str.isalpha, text)):
        return MENU
    if len(text) > _SHORT or are_authors(text):
        return None
    return None if between and len(text.split()) >= _FEWEST_WORDS else MENU


def _not_shown(items: Sequence[Item], lines: Sequence[str]) -> Iterator[PassedOver]:
    """Lines of a paste's text that the layout hides, outside the entries."""
    spoken: set[int] = set()
    for item in items:
        if isinstance(item, Record | PassedOver):
            spoken.update(range(item.line, item.end_line + 1))
        elif isinstance(item, Problem):
            spoken.add(item.line)
    for number in range(1, len(lines) + 1):
        if number not in spoken:
            yield PassedOver(number, number, _NOT_SHOWN)
