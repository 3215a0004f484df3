"""Readers: which of them takes a text, the one of a name, and all that could take it.

Layouts that the user taught stand before the readers of the program where both are equally sure:
they were taught because the others did not do.
"""

from __future__ import annotations

from dataclasses import replace

from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.reader_faults import Looks
from desktop_app.importing.registry import IMPORTERS, importer_called, importer_for
from desktop_app.importing.taught.shape import FORMAT_PREFIX
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.preview import ReaderChoice
from desktop_app.services.reading.taught_layouts import layout_names, reader_named, taught_readers

RATED = 400_000
"""Letters of a text by which readers are rated that do not take it."""


def reader_for(source: TextSource, looks: Looks | None = None) -> Importer | None:
    """The reader that is surest of a text; None where no reader takes it. looks: as there."""
    looks = Looks(source) if looks is None else looks
    best = importer_for(source, looks)
    taught = taught_readers()
    if not taught:
        return best
    sure = Confidence.NO if best is None else looks.of(best)
    for reader in taught:
        own = looks.of(reader)
        if own and (own > sure or (own == sure and best not in taught)):
            best, sure = reader, own
    return best


def reader_called(format_id: str) -> Importer:
    """The reader with this format id; 'taught:NAME' is a layout. Raises UnreadableListing."""
    if not format_id.startswith(FORMAT_PREFIX):
        return importer_called(format_id)
    reader = reader_named(format_id)
    if reader is None:
        names = ", ".join(layout_names()) or "none yet"
        raise UnreadableListing(
            f"There is no layout “{format_id.removeprefix(FORMAT_PREFIX)}”.",
            f"Taught are: {names}.",
        )
    return reader


def choices_for(source: TextSource) -> tuple[ReaderChoice, ...]:
    """All readers: first the one that takes the text, then by sureness, then those told to."""
    taken = reader_for(source)
    looks = Looks(_beginning(source))
    readers: list[Importer] = [*taught_readers(), *IMPORTERS]
    rated = [(reader, looks.of(reader)) for reader in readers]
    rated.sort(key=lambda item: (item[0] is not taken, -item[1], item[0].format.title.casefold()))
    return tuple(_choice(reader, sureness) for reader, sureness in rated)


def _beginning(source: TextSource) -> TextSource:
    """As much of a large text as all readers may look at within a second."""
    if len(source.text) <= RATED:
        return source
    end = source.text.rfind("\n", 0, RATED)
    return replace(source, text=source.text[: end if end > 0 else RATED])


def _choice(reader: Importer, sureness: Confidence) -> ReaderChoice:
    known = reader.format
    return ReaderChoice(
        known.id, known.title, int(sureness), taught=known.id.startswith(FORMAT_PREFIX)
    )
