"""Titles with links to papers: pasted chats and notes, 'awesome' lists, exported bookmarks."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.known_page_reading import lines_of
from desktop_app.importing.lines.page_furniture import passed_over
from desktop_app.importing.lists.linked_entries import linked_entries, linked_record, placed_entries
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

LAYOUT = "linked-titles"
_SNIFFED = 2_000
_FEWEST = 2
_LEAST_SHARE = 0.25
"""Of the lines: a text that only mentions papers has more of others."""
_LONG = 20
"""Letters; shorter lines are names, times and counts of a chat as often as they say anything."""
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
        every = linked_entries(lines)
        addressed = "http" in source.text or "HTTP" in source.text
        found = [one for one in every if one.title is not None] if addressed else []
        held = sum(len(one.lines) for one in found)
        own = {line.number for one in found for line in one.lines}
        others = sum(len(x.text) >= _LONG and x.number not in own for x in lines)
        several = len(found) >= _FEWEST or any(one.shown for one in found)
        enough = several and held >= _LEAST_SHARE * (held + others)
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
        for at, entry in placed_entries(lines):
            yield from passed_over(lines[done:at], _OTHER)
            yield linked_record(entry)
            done = at + len(entry.lines)
        yield from passed_over(lines[done:], _OTHER)
