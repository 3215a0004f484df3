"""What a reading list says of a paper, in words, before a format gives it its dress."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from desktop_app.exporting.authorship import author_line, owner_remark, unplaced_owners
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.model.identifiers import links
from desktop_app.model.paper import Paper

USUAL_HEADING = "Reading list"
NO_TITLE = "No title in the source"
NO_AUTHORS = "Authors not given"
CUT_ABSTRACT = "The abstract is cut in the source."


@dataclass(frozen=True, slots=True)
class Entry:
    """One paper of a reading list; what is not known or not wished is None or empty.

    title: the title, or the abstract's beginning where `untitled`. place: venue and year in words.
    list_note: the note it has in this list alone.
    links: (label, address), every address http or https. abstract: whole or as far as the source
    has it; abstract_cut says which. owners: on whose page it stands, a sentence.
    """

    title: str
    untitled: bool
    authors: str
    owners: str | None
    place: str
    links: tuple[tuple[str, str], ...]
    tags: tuple[str, ...]
    note: str | None
    list_note: str | None
    abstract: str | None
    abstract_cut: bool


def entry_of(paper: Paper, options: ExportOptions) -> Entry:
    """What the list says of one paper."""
    owners = unplaced_owners(paper) if options.attribution else ()
    return Entry(
        title=paper.display_title or NO_TITLE,
        untitled=paper.untitled,
        authors=author_line(paper) or NO_AUTHORS,
        owners=owner_remark(owners) if owners else None,
        place=place_line(paper),
        links=web_links(paper),
        tags=paper.tags if options.tags else (),
        note=paper.note if options.notes else None,
        list_note=options.layout.notes.get(paper.id) if options.notes else None,
        abstract=paper.abstract if options.abstracts else None,
        abstract_cut=paper.abstract_complete is False,
    )


def headings_before(paper: Paper, options: ExportOptions) -> tuple[str, ...]:
    """Headings of the list that stand right before a paper."""
    return options.layout.headings.get(paper.id, ())


def has_headings(options: ExportOptions) -> bool:
    """Whether papers stand under headings, and so one level deeper."""
    return bool(options.layout.headings or options.layout.last)


def place_line(paper: Paper) -> str:
    """'Venue, 2024', or whichever of the two is known."""
    return ", ".join(part for part in (paper.venue, str(paper.year or "")) if part)


def web_links(paper: Paper) -> tuple[tuple[str, str], ...]:
    """(label, address) of the identifiers, then of other web addresses; each address once."""
    found = {
        address: label for label, address in links(paper.doi, paper.arxiv_id, paper.identifiers)
    }
    for url in paper.urls:
        if is_web_address(url):
            found.setdefault(url, urlsplit(url).netloc.removeprefix("www."))
    return tuple((label, address) for address, label in found.items())


def is_web_address(url: str) -> bool:
    """Whether an address from a listing may become a link: http or https with a host."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and not set(url) & set(" \n\t")
