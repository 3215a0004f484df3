"""Text copied from a page that lists papers, in any of the known page layouts."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.lines.page_line import page_lines
from desktop_app.importing.page_reading import find_pages, listing_lines, read_pages
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat

_SNIFFED = 4_000
"""Lines that are looked at to know the format; no page has as many before its list."""


class PageTextImporter:
    """See the module."""

    format = FileFormat(
        "page-text", "Text of a publication page", (".txt", ".text", ".md"), "copied from a page"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY where a page layout is found: the looks of lines are all there is to go by."""
        if looks_like_html(source.head):
            return Confidence.NO
        kept, _ = listing_lines(page_lines(source.lines[:_SNIFFED]))
        return Confidence.LIKELY if find_pages(kept) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        return read_pages(page_lines(source.lines))
