"""EntryExporter: an export format that is one entry after another, quick for many papers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TextIO

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.printable import is_printable, printable_text
from desktop_app.model.export_row import ExportPage, ExportRow
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper

EntryOfRow = Callable[[ExportRow, Sequence[str], Sequence[str]], str | None]
"""(row, tags, sources) to the entry, or None where only the paper in full can say it."""
Whole = Callable[[Sequence[int]], Mapping[int, Paper]]
"""Reads papers in full, by id."""


class EntryExporter(ABC):
    """See Exporter. What entry() and entry_of_rows() write of a paper is the same, sign for sign,
    where its texts have no control characters; in entries of rows these stand as they are.

    head, tail: around all entries; between: after each but the last; empty: where there is none.
    has_sources: whether an entry names the listings of its paper.
    """

    format: FileFormat
    holds_untitled = False
    has_citekeys = True
    has_sources = False
    encoding = "utf-8"
    head = between = tail = empty = ""

    @abstractmethod
    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """One paper."""

    @abstractmethod
    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """What makes entries of rows with these options: the short way, for papers like most."""

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """See Exporter."""
        before, some = self.head, False
        for paper in papers:
            out.write(before + self.entry(paper, options))
            before, some = self.between, True
        out.write(self.tail if some else self.empty)

    def write_pages(
        self, pages: Iterable[ExportPage], whole: Whole, out: TextIO, options: ExportOptions
    ) -> Iterator[int]:
        """The same of pages of rows, without control characters; yields how many were written.

        whole: reads those papers in full of which a row does not say enough.
        """
        of_row = self.entry_of_rows(options)
        before, some = self.head, False
        for page in pages:
            entries = self._entries(page, of_row, whole, options)
            text = self.between.join(entries)
            if not is_printable(text):
                papers = whole([row[0] for row in page.rows])
                there = [row[0] for row in page.rows if row[0] in papers]
                entries = [self.entry(papers[each], options) for each in there]
                text = printable_text(self.between.join(entries))
            if entries:
                out.write(before + text)
                before, some = self.between, True
            yield len(entries)
        out.write(self.tail if some else self.empty)

    def _entries(
        self, page: ExportPage, of_row: EntryOfRow, whole: Whole, options: ExportOptions
    ) -> list[str]:
        rows, tags, sources = page
        if tags or sources:
            entries = [of_row(row, tags.get(row[0], ()), sources.get(row[0], ())) for row in rows]
        else:
            entries = [of_row(row, (), ()) for row in rows]
        left = [row[0] for row, entry in zip(rows, entries, strict=True) if entry is None]
        papers = whole(left) if left else {}
        return [
            self.entry(papers[row[0]], options) if entry is None else entry
            for row, entry in zip(rows, entries, strict=True)
            if entry is not None or row[0] in papers
        ]
