"""Readers: which of them takes a text, the one of a name, and all that could take it."""

from __future__ import annotations

from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.registry import IMPORTERS, importer_called, importer_for
from desktop_app.importing.text_source import TextSource
from desktop_app.model.preview import ReaderChoice


def reader_for(source: TextSource) -> Importer | None:
    """The reader that is surest of a text; None where no reader takes it."""
    return importer_for(source)


def reader_called(format_id: str) -> Importer:
    """The reader with this format id. Raises UnreadableListing."""
    return importer_called(format_id)


def choices_for(source: TextSource) -> tuple[ReaderChoice, ...]:
    """All readers: first the one that takes the text, then by sureness, then those told to."""
    taken = reader_for(source)
    rated = [(importer, importer.sniff(source)) for importer in IMPORTERS]
    rated.sort(key=lambda item: (item[0] is not taken, -item[1], item[0].format.title.casefold()))
    return tuple(_choice(importer, sureness) for importer, sureness in rated)


def _choice(importer: Importer, sureness: Confidence) -> ReaderChoice:
    return ReaderChoice(importer.format.id, importer.format.title, int(sureness))
