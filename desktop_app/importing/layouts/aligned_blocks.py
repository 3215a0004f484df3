"""Papers in blocks that are all alike: a title, its authors, and perhaps a venue or an abstract.

Asked where no other layout finds anything. Blank lines, numbers, or the regular step of the lines
below a heading part the blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import HEAD, outside, passed_over
from desktop_app.importing.lines.page_heading import claim_in, claim_of, is_list_heading, owner_in
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import is_programme_heading
from desktop_app.importing.lines.section_heading import headings_passed_over, is_section_heading
from desktop_app.importing.lists.aligned_lines import Places, names_of, places_in
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.headings import is_reference_heading
from desktop_app.importing.references.where_line import Where, where_told
from desktop_app.importing.values.sureness import doubtful
from desktop_app.model.record import Record

_Block = Sequence[PageLine]
_STEPS = (2, 3)
_LOOK = 400
_HEAD_LINES = 8


class AlignedBlocks:
    """See the module."""

    id = "aligned-blocks"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """At the first line where the whole text is such a list."""
        return [0] if _found(lines[:_LOOK]) is not None else []

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        found = _found(lines)
        if found is None:
            yield from outside(lines)
            return
        head, blocks, places = found
        yield Header(self.id, claim_in(lines[:head]), owner_in(lines[:head]))
        sureness = dict.fromkeys(("title", "authors"), round(places.sure, 2))
        yield from passed_over(lines[:head], HEAD)
        for block in blocks:
            if len(block) == 1 and is_section_heading(block[0].text):
                yield from headings_passed_over(block)
            elif len(block) != places.size:
                yield from outside(block)
            else:
                yield _record(block, places, sureness)


def _found(lines: Sequence[PageLine]) -> tuple[int, list[_Block], Places] | None:
    """How many lines are the head, the blocks behind it, and what their lines are."""
    head = _head(lines)
    headed = any(_heads(line.text) for line in lines[:head])
    body = lines[head:]
    for blocks in _divisions(body, headed=headed):
        above = 0  # lines of their own above the first block: the page's name, a date
        while blocks and len(blocks[0]) == 1:
            above, blocks = above + 1, blocks[1:]
        papers = [block for block in blocks if len(block) > 1 or not _heads(block[0].text)]
        places = places_in(papers)
        if places is not None and (headed or places.listed):
            return head + above, blocks, places
    return None


def _head(lines: Sequence[PageLine]) -> int:
    """The lines up to the last heading among the first ones."""
    headings = [at for at, line in enumerate(lines[:_HEAD_LINES]) if _heads(line.text)]
    return headings[-1] + 1 if headings else 0


def _heads(text: str) -> bool:
    return (
        is_list_heading(text)
        or claim_of(text) is not None
        or is_section_heading(text)
        or is_programme_heading(text)
        or is_reference_heading(text)
    )


def _divisions(lines: Sequence[PageLine], *, headed: bool) -> Iterator[list[_Block]]:
    gaps = [at for at, line in enumerate(lines) if at and line.after_gap]
    if gaps:
        ends = [*gaps, len(lines)]
        yield [lines[start:end] for start, end in zip([0, *gaps], ends, strict=True)]
    else:
        for step in _STEPS if headed else _STEPS[-1:]:
            if len(lines) % step == 0:
                yield [lines[at : at + step] for at in range(0, len(lines), step)]


def _record(block: _Block, places: Places, sureness: Mapping[str, float]) -> Record:
    where = Where() if places.venue is None else where_told(block[places.venue].text)
    record = entry_record(
        block,
        title=block[places.title],
        authors=names_of(block[places.authors].text),
        abstract=() if places.abstract is None else [block[places.abstract]],
        year=where.year,
        venue=where.venue,
        fields=where.fields,
        links=[link for line in block for link in line.links],
    )
    return record.changed(sureness=sureness, guessed=doubtful(sureness))
