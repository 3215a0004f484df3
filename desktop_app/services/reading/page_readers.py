"""The readers of one text: of a page several, as it may hold papers in several ways at once."""

from __future__ import annotations

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.pages.preformatted import PreformattedReader, preformatted
from desktop_app.importing.reader_faults import Looks
from desktop_app.importing.registry import IMPORTERS, OF_PAGES, ONE_ARTICLE, importer_for
from desktop_app.importing.text_source import TextSource
from desktop_app.model.record import Problem
from desktop_app.services.reading.readers import reader_for

_OF_PREFORMATTED = 2
_ALONE = (ONE_ARTICLE, "google-scholar", "google-scholar-mail", "known-page")


def readers_for(source: TextSource, faults: list[Problem] | None = None) -> tuple[Importer, ...]:
    """The reader that is surest of a text; none where no reader takes it. Of a page all that may
    take it, the surest first, unless it is about one article, of a known site or no page at all.
    faults: gets a Problem for each reader that failed to look at it.
    Raises UnreadableListing for a page that is too large or too deeply nested to be looked at.
    """
    looks = Looks(source, faults)
    first = reader_for(source, looks)
    if first is not None and first.format.id in _ALONE:
        return (first,)
    if not looks_like_html(source.html or source.head) or _is_sure(first, looks):
        return (first,) if first else ()
    found = [first] if first else []
    found += [
        importer
        for importer in IMPORTERS
        if importer.format.id in OF_PAGES
        and importer is not first
        and looks.of(importer) is Confidence.SURE
    ]
    inner = preformatted(source)
    entries = importer_for(inner) if inner is not None else None
    if entries is not None:
        found = [importer for importer in found if importer.format.id in OF_PAGES]
        found.append(PreformattedReader(entries))
    if not found:
        read_html(source.html or source.text)
    return tuple(found)


def _is_sure(importer: Importer | None, looks: Looks) -> bool:
    """Whether a reader of no pages is: XML has tags that HTML has too."""
    if importer is None or importer.format.id in OF_PAGES:
        return False
    return looks.of(importer) is Confidence.SURE


def weight_of(importer: Importer) -> int:
    """How much a record of a reader counts where several read one page."""
    if isinstance(importer, PreformattedReader):
        return _OF_PREFORMATTED
    return OF_PAGES.get(importer.format.id, 1)
