"""PubMed's search results: number, title, authors, journal's citation, PMID, a piece of text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.pubmed.citation import Citation, citation_of, links_in
from desktop_app.importing.pubmed.names import pubmed_names, says_nobody
from desktop_app.model.record import Record

_PMID = re.compile(r"(?P<before>.*?)\bPMID:\s*(?P<number>\d{1,9})(?!\d)\.?\s*(?P<behind>.*)")
_BUTTON = re.compile(
    r"\d{1,6}\.?|cite|share|cite share|select search result \d*.*|item in clipboard|favorites|"
    r"copy|permalink|save|email|send to|display options|similar articles|add to collections|"
    r"actions|page navigation",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d{1,6}\.?")
_KIND = re.compile(r"(?:free (?:pmc )?article\.?\s*)?(.*)", re.IGNORECASE)
_MOST_BUTTONS = 5
_SHORTEST_SNIPPET = 40
_HEAD = re.compile(r"(?:[\d,]+ results?|results by year|page \d+ of [\d,]+|sorted by.*)", re.I)


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of an entry are: indexes of lines; authors: None where there are none."""

    start: int
    title: int
    authors: str
    citation: Citation


class PubmedResults(KnownPage):
    """See the module.

    The text below a result is put together of pieces around the words searched for, so it is no
    abstract nor the beginning of one: it is kept as 'snippet'.
    """

    id = "pubmed-results"
    shape = HtmlShape(
        hidden=(
            ".docsum-authors.short-authors",
            ".docsum-journal-citation.short-journal-citation",
            ".docsum-snippet .short-view-snippet",
            ".docsum-wrap .dropdown-container",
            ".full-docsum .dialog",
        ),
        lines=(
            ".docsum-title",
            ".docsum-authors.full-authors",
            ".docsum-journal-citation.full-journal-citation",
        ),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the number above a title to the piece of text below its PMID."""
        found: list[tuple[int, int]] = []
        for at, line in enumerate(lines):
            parts = _parts(lines, at) if "PMID" in line.text else None
            if parts is not None:
                found.append((parts.start, at))
        if len(found) < 2 and not any(_BUTTON.fullmatch(lines[at].text) for at, _ in found):
            return []
        out: list[range] = []
        for place, (start, at) in enumerate(found):
            stop = found[place + 1][0] if place + 1 < len(found) else len(lines)
            end = at + 1
            while end < stop and end <= at + 2 and _is_snippet(lines[end].text):
                end += 1
            out.append(range(start, end))
        return out

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at in range(len(lines)) if "PMID" in lines[at].text and _parts(lines, at))
        parts = _parts(lines, at)
        pmid = _PMID.fullmatch(lines[at].text)
        assert parts is not None and pmid is not None
        extra: dict[str, str] = {}
        if snippet := " ".join(line.text for line in lines[at + 1 :]):
            extra["snippet"] = snippet
        kind = _KIND.fullmatch(pmid["behind"])
        if kind is not None and kind[1].strip(" ."):
            extra["publication type"] = kind[1].strip(" .")
        title = lines[parts.title]
        text = title.text.removesuffix(".")
        record = entry_record(
            lines[parts.start :],
            title=replace(title, text=text),
            authors=pubmed_names(parts.authors) if parts.authors else None,
            owner=owner,
            venue=parts.citation.venue,
            fields=parts.citation.fields,
            links=[*links_in(parts.citation.rest), f"pmid:{pmid['number']}"],
            extra=extra,
        )
        date = parts.citation.date
        return record.changed(
            type="article-journal", date=date, year=int(date[:4]) if date else None
        )

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        if _BUTTON.fullmatch(text):
            return "a button of the page"
        return "the head of the page" if _HEAD.fullmatch(text) else None


def _parts(lines: Sequence[PageLine], at: int) -> _Parts | None:
    """The entry whose PMID stands in line `at`: its citation before it or in the line above."""
    pmid = _PMID.fullmatch(lines[at].text)
    if pmid is None:
        return None
    place = at
    text = pmid["before"].strip()
    if not text:
        place -= 1
        text = lines[place].text if place >= 0 else ""
    citation = citation_of(text)
    if citation is None or place < 1:
        return None
    authors, dot, venue = citation.venue.rpartition(". ")
    if dot:  # 'Lee A, Chen B. Wind Res. 2020'
        if pubmed_names(authors) is None:
            return None
        citation = replace(citation, venue=venue)
    elif pubmed_names(lines[place - 1].text) or says_nobody(lines[place - 1].text):
        place -= 1
        authors = lines[place].text
    title = place - 1
    if title < 0 or _BUTTON.fullmatch(lines[title].text):
        return None
    start = title
    for above in range(title - 1, max(-1, title - 1 - _MOST_BUTTONS), -1):
        if not _BUTTON.fullmatch(lines[above].text):
            break
        start = above
        if _NUMBER.fullmatch(lines[above].text):
            break
    return _Parts(start, title, authors, citation)


def _is_snippet(text: str) -> bool:
    whole = len(text) >= _SHORTEST_SNIPPET or text.endswith(("…", "..."))
    return whole and not _BUTTON.fullmatch(text) and "PMID" not in text
