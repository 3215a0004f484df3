"""Papers in blocks that are alike but for what stands around their parts.

Tables of contents of journals, books of abstracts, exports of databases: names on lines of their
own, kinds of articles, numbers of pages, affiliations, labels, and lines that every block has. What
is left of each block, a title, authors and perhaps a venue or an abstract, has to be alike.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import outside
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.aligned_lines import FEWEST, Places, names_of, places_in
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.where_line import Where, where_told
from desktop_app.importing.values.link_fields import is_link_line, names_a_work
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.importing.values.sureness import doubtful
from desktop_app.model.record import Record

_LOOK = 600
_MOST = 30
"""Lines of a block; a longer one is no entry."""
_OFTEN = 0.5
_MOSTLY = 0.7
_SURE = 0.85
_LABEL = re.compile(r"[^\W\d_][\w -]{1,24}:\s*\S.{0,300}")
_NUMBER = re.compile(r"\[\d{1,4}\]\s+(?=\S)")
_COUNTED = re.compile(r"[^\W\d_][\w ]{2,24}:\s*[\d.,]+\s?%?|[\d.,]+\s?[kK%]?|[·•|+]+")
"""'Topic match: 98.2%', '12': what a site counts of a paper."""
_DOI = re.compile(r"doi:?\s*(10\.\d{4,9}/\S+)", re.IGNORECASE)
_LINKED = re.compile(
    r"(?P<venue>[^\W\d_][\w &.-]{1,40}?)[\s.,;]{1,9}(?:\d{4}[\d.]{0,40}[\s.,;]{1,9})?"
    r"doi:?\s*(?P<link>(?:https?://|10\.)\S+)",
    re.IGNORECASE,
)
"""'bioRxiv 2026.11.01.512345; doi: https://doi.org/…'."""
_PAGES = re.compile(
    r"(?:pages?|pp?\.)\s*(\w{0,2}\d{1,6}(?:\s?[-–]\s?\w{0,2}\d{1,6})?)", re.IGNORECASE
)
_KIND = re.compile(
    r"(?:(?:research|review|original|short|regular|full[- ]length|invited|data|technical|case)\s+)?"
    r"(?:articles?|letters?|communications?|papers?|reports?|notes?|reviews?|editorials?|perspectives?)"
    r"\s*(?:open access|abstract only|full text access|free access|no access)?",
    re.IGNORECASE,
)
_CODE = re.compile(
    r"(?:abstract\s*)?#?\(?[A-Z]{0,4}[-.:]?\s?\d{1,4}(?:[-.]\d{1,4})?[.:)]?", re.IGNORECASE
)
_AFFILIATION = re.compile(r"(?:\d|[*†‡§¹²³⁴-⁹])\s?[^\W\d_a-z]\w+.{3,400}")


@dataclass(slots=True)
class _Block:
    """lines: all of them; parts: those that title, authors, venue and abstract are among."""

    lines: list[PageLine]
    parts: list[PageLine] = field(default_factory=list)
    page: str = ""
    venue: str = ""
    links: list[str] = field(default_factory=list)


class LooseBlocks:
    """See the module."""

    id = "loose-blocks"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """At the first line where the text is such a list."""
        return [0] if _found(lines[:_LOOK]) is not None else []

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        found = _found(lines)
        yield Header(self.id)
        blocks, places = found if found is not None else ([_Block(list(lines))], None)
        for block in blocks:
            if places is not None and _is_entry(block, places):
                yield _record(block, places)
            else:
                yield from outside(block.lines)


def _found(lines: Sequence[PageLine]) -> tuple[list[_Block], Places] | None:
    blocks = _blocks(lines)
    several = [block for block in blocks if 1 < len(block.lines) <= _MOST]
    if len(several) < FEWEST:
        return None
    often = Counter(text for block in several for text in {line.text for line in block.lines})
    least = max(FEWEST, _OFTEN * len(several))
    every = {text for text, count in often.items() if count >= least and names_of(text) is None}
    for block in several:
        _take(block, every)
    places = places_in([block.parts for block in several if len(block.parts) > 1])
    if places is None:
        return None
    alike = [block for block in several if len(block.parts) == places.size]
    people = [names_of(block.parts[places.authors].text) for block in alike]
    lists = sum(found is not None and len(found.names) > 1 for found in people)
    told = sum(map(_is_told, alike)) >= _MOSTLY * len(alike)
    return (blocks, places) if places.listed or (told and lists * 3 >= len(alike)) else None


def _is_told(block: _Block) -> bool:
    """Whether more is told of a paper than its title and authors."""
    return bool(block.page or block.venue) or any(map(names_a_work, block.links))


def _blocks(lines: Sequence[PageLine]) -> list[_Block]:
    """Parted by blank lines; one that begins with a label or an address goes on with the last."""
    out: list[_Block] = []
    for line in lines:
        goes_on = _is_label(line.text) and bool(out) and len(out[-1].lines) > 1
        if out and (not line.after_gap or goes_on):
            out[-1].lines.append(line)
        else:
            out.append(_Block([line]))
    return out


def _is_label(text: str) -> bool:
    return (
        is_link_line(text)
        or _DOI.match(text) is not None
        or (_LABEL.fullmatch(text) is not None and text.partition(":")[0].isupper())
    )


def _take(block: _Block, every: set[str]) -> None:
    """Sort the lines of a block: its parts, its pages and links, and what is neither."""
    for line in block.lines:
        text = line.text
        block.links += line.links
        if (doi := _DOI.match(text)) is not None:
            block.links.append(f"doi:{doi[1]}")
        elif is_link_line(text):
            block.links.append(text)
        elif (linked := _LINKED.fullmatch(text)) is not None:
            block.links.append(linked["link"])
            block.venue = linked["venue"]
        elif (pages := _PAGES.fullmatch(text)) is not None:
            block.page = re.sub(r"\s?[-–]\s?", "-", pages[1])
        elif (
            _COUNTED.fullmatch(text)
            or text in every
            or _is_label(text)
            or _KIND.fullmatch(text)
            or _CODE.fullmatch(text)
        ):
            continue
        elif block.parts and _AFFILIATION.fullmatch(text):
            continue
        elif len(block.parts) > 1 and is_person_name(text) and _are_names(block.parts[-1].text):
            before = block.parts[-1]
            block.parts[-1] = replace(
                before, text=f"{before.text}, {text}", end_number=line.end_number
            )
        else:
            block.parts.append(line)


def _are_names(text: str) -> bool:
    return all(is_person_name(name.strip()) for name in text.split(","))


def _numbered_off(line: PageLine) -> PageLine:
    """A title without the number in brackets before it."""
    return replace(line, text=_NUMBER.sub("", line.text, count=1))


def _is_entry(block: _Block, places: Places) -> bool:
    if len(block.parts) != places.size:
        return False
    return names_of(block.parts[places.authors].text) is not None


def _record(block: _Block, places: Places) -> Record:
    where = Where() if places.venue is None else where_told(block.parts[places.venue].text)
    fields = dict(where.fields) | ({"page": block.page} if block.page else {})
    record = entry_record(
        block.lines,
        title=_numbered_off(block.parts[places.title]),
        authors=names_of(block.parts[places.authors].text),
        abstract=() if places.abstract is None else [block.parts[places.abstract]],
        year=where.year,
        venue=where.venue or block.venue or None,
        fields=fields,
        links=block.links,
    )
    sure = round(min(places.sure, _SURE), 2)
    sureness = {"title": sure, "authors": sure}
    return record.changed(sureness=sureness, guessed=doubtful(sureness))
