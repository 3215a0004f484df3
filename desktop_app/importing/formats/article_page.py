"""A saved page about one article, by what its head says to programs."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.html_text.html_lines import looks_like_html
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.pages.page_metadata import page_article
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

_AROUND = "the page around what it says to programs"


class ArticlePageImporter:
    """See the module."""

    format = FileFormat(
        "article-page",
        "Page of one article",
        (".html", ".htm", ".mhtml", ".mht"),
        "publishers, archives, repositories",
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where meta tags of articles or a paper in JSON-LD stand; MAYBE where other pages
        have such things too. A paste shows no such data."""
        if source.html is not None or not looks_like_html(source.head):
            return Confidence.NO
        found = page_article(source.text)
        if found is None:
            return Confidence.NO
        return Confidence.SURE if found[1] else Confidence.MAYBE

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        found = page_article(source.text)
        last = source.text.count("\n") + 1
        if found is None:
            yield Problem(1, folded(source.text[:200]), "There is no article on this page.")
            yield PassedOver(1, last, _AROUND)
            return
        record, _ = found
        yield Header(url=next((url for url in record.urls if not url.endswith(".pdf")), None))
        if record.line > 1:
            yield PassedOver(1, record.line - 1, _AROUND)
        yield record
        if record.end_line < last:
            yield PassedOver(record.end_line + 1, last, _AROUND)
