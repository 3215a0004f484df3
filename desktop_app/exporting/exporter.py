"""Exporter: what every export format can do; ExportOptions: what the user wants to go out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TextIO

from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper
from desktop_app.model.reading_list import ListLayout


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportOptions:
    """What goes out beside the bibliographic fields.

    abstracts, notes, tags: the user's choice; tags are keywords where the format has these.
    attribution: name the people on whose page a paper stands, marked as such.
    include_untitled: write papers without a title even where the format needs one.
    heading: the heading of a reading list, or None for the usual one.
    layout: its headings and its notes on papers; formats that are no reading lists pass them over.
    """

    abstracts: bool = True
    notes: bool = True
    tags: bool = True
    attribution: bool = False
    include_untitled: bool = False
    heading: str | None = None
    layout: ListLayout = ListLayout()


class Exporter(Protocol):
    """One export format. write() is a stream: it holds one paper at a time, in the order given.

    holds_untitled: whether a paper without a title makes a good entry of this format.
    has_citekeys: whether entries are named by citation keys (papers then come with theirs).
    encoding: the codec of files; the stream given to write() ends lines with '\\n'
        and must not translate them.
    """

    @property
    def format(self) -> FileFormat: ...
    @property
    def holds_untitled(self) -> bool: ...
    @property
    def has_citekeys(self) -> bool: ...
    @property
    def encoding(self) -> str: ...

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """Write every paper given. Raises only what `out` raises."""
