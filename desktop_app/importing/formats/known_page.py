"""Pages of known sites (PubMed, arXiv, DBLP, …): text copied from them, saved or pasted HTML."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.known_page_reading import known_page, lines_of, read_known_page
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_SNIFFED = 4_000
"""Lines that are looked at to know the site; no page has as many before its list."""


class KnownPageImporter:
    """See the module."""

    format = FileFormat(
        "known-page",
        "Page of a known site",
        (".html", ".htm", ".txt", ".text"),
        "PubMed, arXiv, Google Scholar, DBLP, conferences",
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where a layout finds entries: each asks for marks that only its own site has."""
        try:
            lines, _ = lines_of(source, _SNIFFED)
        except UnreadableListing:
            return Confidence.NO
        return Confidence.SURE if known_page(lines[:_SNIFFED]) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        try:
            yield from read_known_page(source)
        except UnreadableListing as error:
            yield Problem(1, source.head[:200], str(error))
