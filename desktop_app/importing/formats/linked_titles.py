"""Titles with links to papers: pasted chats and notes, 'awesome' lists, exported bookmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.known_page_reading import lines_of
from desktop_app.importing.linked_titles import (
    LinkedTitle,
    bare_link_at,
    linked_title_at,
    title_shown_below,
)
from desktop_app.importing.page_entry import entry_record
from desktop_app.importing.page_furniture import passed_over
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

LAYOUT = "linked-titles"
_SNIFFED = 2_000
_FEWEST = 2
_LEAST_SHARE = 0.25
"""Of the lines: a text that only mentions papers has more of others."""
_SURE = 0.85
"""A line with the link of one paper is nearly always its title, but nothing says so."""
_BARE_SHARE = 0.8
"""Of the lines: where there are no titles, a list of identifiers holds nothing else."""
_SIGNS = ("http", "HTTP", "10.", "arxiv:", "arXiv:", "PMID", "pmid")
_OTHER = "no title with a link to a paper"


class LinkedTitlesImporter:
    """See the module. What is no title with a link to a work is passed over."""

    format = FileFormat(
        "linked-titles", "Titles with links", (".md", ".txt", ".html"), "chats, notes, link lists"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """MAYBE where two lines and more, and a quarter of all, are titles with links to works, or
        nearly all are links to works."""
        if not any(sign in source.text for sign in _SIGNS):
            return Confidence.NO
        try:
            lines, _ = lines_of(source, _SNIFFED)
        except UnreadableListing:
            return Confidence.NO
        lines = lines[:_SNIFFED]
        every = _entries(lines)
        addressed = "http" in source.text or "HTTP" in source.text
        found = [one for one in every if one.title is not None] if addressed else []
        held = sum(len(one.lines) for one in found)
        enough = len(found) >= _FEWEST and held >= _LEAST_SHARE * len(lines)
        bare = sum(one.title is None for one in every)
        enough |= bare >= _FEWEST and bare >= _BARE_SHARE * len(lines)
        return Confidence.MAYBE if enough else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        try:
            lines, url = lines_of(source)
        except UnreadableListing as error:
            yield Problem(1, source.head[:200], str(error))
            return
        yield Header(layout=LAYOUT, url=url)
        done = 0
        for at, entry in _placed(lines):
            yield from passed_over(lines[done:at], _OTHER)
            yield _record(entry)
            done = at + len(entry.lines)
        yield from passed_over(lines[done:], _OTHER)


def _placed(lines: Sequence[PageLine]) -> Iterator[tuple[int, LinkedTitle]]:
    at = 0
    while at < len(lines):
        entry = title_shown_below(lines, at) or bare_link_at(lines[at])
        entry = entry or linked_title_at(lines, at)
        if entry is not None:
            yield at, entry
        at += len(entry.lines) if entry else 1


def _entries(lines: Sequence[PageLine]) -> list[LinkedTitle]:
    return [entry for _, entry in _placed(lines)]


def _record(entry: LinkedTitle) -> Record:
    record = entry_record(
        entry.lines,
        title=entry.title,
        authors=entry.authors,
        year=entry.year,
        venue=entry.venue,
        links=entry.links,
        extra={"remark": entry.remark} if entry.remark else {},
    )
    return record.changed(sureness={"title": _SURE}) if entry.title is not None else record
