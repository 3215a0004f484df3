"""The readers of one text: of a page several, as it may hold papers in several ways at once."""

from __future__ import annotations

from desktop_app.importing.html_lines import looks_like_html
from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.preformatted import PreformattedReader, preformatted
from desktop_app.importing.registry import IMPORTERS, OF_PAGES, ONE_ARTICLE, importer_for
from desktop_app.importing.text_source import TextSource
from desktop_app.services.readers import reader_for

_OF_PREFORMATTED = 2


def readers_for(source: TextSource) -> tuple[Importer, ...]:
    """The reader that is surest of a text; of a page all that are as sure, unless it is about one
    article. The surest come first; none where no reader takes it."""
    first = reader_for(source)
    if not looks_like_html(source.head) or (first and first.format.id == ONE_ARTICLE):
        return (first,) if first else ()
    found = [first] if first else []
    found += [
        importer
        for importer in IMPORTERS
        if importer.format.id in OF_PAGES
        and importer is not first
        and importer.sniff(source) is Confidence.SURE
    ]
    inner = preformatted(source)
    entries = importer_for(inner) if inner is not None else None
    if entries is not None:
        found = [importer for importer in found if importer.format.id in OF_PAGES]
        found.append(PreformattedReader(entries))
    return tuple(found)


def weight_of(importer: Importer) -> int:
    """How much a record of a reader counts where several read one page."""
    if isinstance(importer, PreformattedReader):
        return _OF_PREFORMATTED
    return OF_PAGES.get(importer.format.id, 1)
