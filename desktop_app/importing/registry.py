"""IMPORTERS: every format that can be read, and which of them a text is."""

from __future__ import annotations

from desktop_app.importing.formats.arxiv_mail import ArxivMailImporter
from desktop_app.importing.formats.page_text import PageTextImporter
from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing

IMPORTERS: tuple[Importer, ...] = (
    ArxivMailImporter(),
    PageTextImporter(),
)


def importer_for(source: TextSource) -> Importer | None:
    """The reader that is surest of a text, the first of equally sure ones; None where all say no."""
    sure = [(importer.sniff(source), importer) for importer in IMPORTERS]
    best = max(confidence for confidence, _ in sure)
    if best is Confidence.NO:
        return None
    return next(importer for confidence, importer in sure if confidence == best)


def importer_called(format_id: str) -> Importer:
    """The reader of a format. Raises UnreadableListing for an id that is none."""
    for importer in IMPORTERS:
        if importer.format.id == format_id:
            return importer
    known = ", ".join(importer.format.id for importer in IMPORTERS)
    raise UnreadableListing(f"There is no format “{format_id}”.", f"There are: {known}.")
