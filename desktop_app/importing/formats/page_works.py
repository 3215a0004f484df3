"""A saved page that tells programs which works it lists: COinS (libraries, Wikipedia), JSON-LD."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.pages.page_metadata import page_works
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver

_AROUND = "the page around what it says to programs"


class PageWorksImporter:
    """See the module."""

    format = FileFormat(
        "page-works",
        "Page with data of its works",
        (".html", ".htm", ".mhtml", ".mht"),
        "library catalogues, Wikipedia, repositories",
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where at least one work is described. A paste shows no such data."""
        if source.html is not None or not looks_like_html(source.head):
            return Confidence.NO
        return Confidence.SURE if page_works(source.text) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        free = 1
        for record in page_works(source.text):
            if record.line > free:
                yield PassedOver(free, record.line - 1, _AROUND)
            yield record
            free = max(free, record.end_line + 1)
        last = source.text.count("\n") + 1
        if free <= last:
            yield PassedOver(free, last, _AROUND)
