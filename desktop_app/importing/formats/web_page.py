"""A saved page, or HTML from the clipboard, in any of the known page layouts: links come along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from desktop_app.importing.html_text.html_lines import HtmlPage, Prepare, looks_like_html, read_html
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.page_reading import find_pages, listing_lines, read_pages
from desktop_app.importing.page_references import has_page_references, page_references
from desktop_app.importing.tables.page_tables import read_tables
from desktop_app.importing.tables.table_cells import part_cells, set_out_rows
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.listing import Claim
from desktop_app.model.record import Problem, Record

_MORE = re.compile(
    r"(?:load|show|view|see)\s+(?:\d+\s+)?more(?:\s+\w+){0,2}\s*(?:…|\.\.\.)?|more\s*(?:…|\.\.\.)"
    r"|(?:next|older)(?:\s+(?:page|entries|posts|publications))?\s*[»›>→]*"
    r"|(?:[«‹<←]\s*)?(?:prev(?:ious)?\s+)?1(?:\s+\d+){1,9}.{0,30}"
    r"|(?:mehr|weitere)\s+(?:laden|anzeigen)|(?:afficher|voir)\s+plus|ver\s+más|mostrar\s+más"
    r"|page\s+\d+\s+(?:of|/)\s+(?!1\b)\d+",
    re.IGNORECASE,
)
"""Buttons that lead to entries which the page does not show yet."""
_LONGEST_BUTTON = 60
_TABLE = re.compile("<table", re.IGNORECASE)


class WebPageImporter:
    """See the module."""

    format = FileFormat(
        "web-page", "Saved publication page", (".html", ".htm", ".xhtml"), "saved from a browser"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE for HTML in which a page layout is found, LIKELY where references are."""
        if source.html is None and not looks_like_html(source.head):
            return Confidence.NO
        try:
            page = _page(source)
        except UnreadableListing:
            return Confidence.NO
        kept, _ = listing_lines(page.lines)
        if find_pages(kept) or read_tables(source):
            return Confidence.SURE
        return Confidence.LIKELY if has_page_references(_in_cells(source, page)) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer. A page with a button for more has at least what it shows."""
        items = list(self._items(source))
        count = sum(isinstance(item, Record) for item in items)
        for item in items:
            if isinstance(item, Header) and item.layout and item.claimed is None:
                if _shows_less(source):
                    item = replace(item, claimed=Claim(count, True))
            yield item

    def _items(self, source: TextSource) -> Iterator[Item]:
        try:
            page = _page(source)
        except UnreadableListing as error:
            yield Problem(1, source.head[:200], str(error))
            return
        tables = read_tables(source)
        if tables:
            yield from tables
            return
        if page.url:
            yield Header(url=page.url)
        kept, _ = listing_lines(page.lines)
        if find_pages(kept):
            yield from read_pages(page.lines)
        else:
            yield from page_references(_in_cells(source, page))


def _shows_less(source: TextSource) -> bool:
    lines = _page(source).lines
    return any(len(line.text) <= _LONGEST_BUTTON and _MORE.fullmatch(line.text) for line in lines)


def _in_cells(source: TextSource, page: HtmlPage) -> list[PageLine]:
    """The lines with the cells of tables apart; as a paste shows them, its lines are counted."""
    return page.lines if source.html is not None else _laid_out(source.text, part_cells).lines


def _laid_out(html: str, prepare: Prepare) -> HtmlPage:
    """The page with its tables changed, where it has any."""
    return read_html(html, prepare if _TABLE.search(html) else None)


def _page(source: TextSource) -> HtmlPage:
    """Lines are counted in `source.text`: the file's own, or those that a paste shows."""
    if source.html is None:
        return _laid_out(source.text, set_out_rows)
    page = read_html(source.html)
    lines = [
        replace(line, number=number, end_number=number) for number, line in enumerate(page.lines, 1)
    ]
    return HtmlPage(lines, page.url)
