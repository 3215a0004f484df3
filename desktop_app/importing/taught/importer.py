"""TaughtImporter: a taught layout as a reader like any other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.lines.page_line import LONGEST, PageLine
from desktop_app.importing.taught.plain_line import plain_line
from desktop_app.importing.taught.reading import find_records, read_taught
from desktop_app.importing.taught.shape import TaughtLayout
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_SNIFFED = 2_000
"""Lines that are looked at to know a page by."""
_LEAST_RECORDS = 3
_SURE, _LIKELY, _MAYBE = 0.75, 0.5, 0.25
"""Shares of the lines that are in records."""


class TaughtImporter:
    """Opens nothing: the layout is handed in. Safe on any thread."""

    own_bibliography = False

    def __init__(self, layout: TaughtLayout) -> None:
        self.layout = layout
        self.format = FileFormat(layout.format_id, layout.name, (), "taught by you")

    def sniff(self, source: TextSource) -> Confidence:
        """By how much of the text its records cover; never more than MAYBE where little tells."""
        try:
            lines = taught_lines(source, _SNIFFED)
        except UnreadableListing:
            return Confidence.NO
        records = list(find_records(lines, self.layout.shape))
        covered = sum(found.end - found.first for found in records) / max(1, len(lines))
        if len(records) < _LEAST_RECORDS or covered < _MAYBE:
            return Confidence.NO
        if covered < _LIKELY or not self.layout.shape.is_telling:
            return Confidence.MAYBE
        return Confidence.SURE if covered >= _SURE else Confidence.LIKELY

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        try:
            lines = taught_lines(source)
        except UnreadableListing as error:
            yield Problem(1, source.head[:200], str(error))
            return
        yield from read_taught(lines, self.layout)


def taught_lines(source: TextSource, most: int | None = None) -> list[PageLine]:
    """The lines that a layout is taught on and reads: what HTML shows, or the text's own.

    Lines count in `source.text`. Raises UnreadableListing for HTML that takes too long.
    """
    if source.html is None and looks_like_html(source.head):
        lines = read_html(source.text).lines
        return [replace(line, text=plain_line(line.text) or line.text) for line in lines]
    out: list[PageLine] = []
    gap = False
    for number, raw in enumerate(source.lines[:most], 1):
        text = plain_line(raw[:LONGEST])
        if text:
            out.append(PageLine(text, number, number, gap, too_long=len(raw) > LONGEST))
        gap = not text
    return out
