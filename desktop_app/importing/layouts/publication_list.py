"""A publication list: 'Publications (44)', then title, authors ('… +13') and abstract of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.html_text.list_items import item_stretch
from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import HEAD, outside, passed_over, told
from desktop_app.importing.lines.page_heading import claim_in, owner_in
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import headings_passed_over, is_section_heading
from desktop_app.importing.lists.list_entries import (
    ListEntry,
    beside,
    divided,
    is_doubtful,
    record_of,
    venues_are_named,
)
from desktop_app.importing.lists.list_start import list_starts, own_head
from desktop_app.model.record import Problem

_BESIDE = "This line stands beside the list and is no entry of it."
_DOUBTFUL = (
    "Which lines here are titles, and which are not, cannot be told: nothing was read, so that no "
    "paper is made up."
)
_NOT_READ = "a list whose entries cannot be told apart"


class PublicationList:
    """See the module. A line between authors and abstract is the venue; years may head sections."""

    id = "publication-list"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """At each heading with entries under it; where there is none, at the first sure entry."""
        return list_starts(lines)

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        head = own_head(lines)
        claimed = claim_in(lines[:head])
        owner = owner_in(lines[: max(0, head - 1)]) or owner_in(lines[:head])
        yield Header(self.id, claimed, owner)
        yield from passed_over(lines[:head], HEAD)
        body, around = _of_list(lines[head:])
        yield from outside(around)
        places = divided(body)
        entries = [place for place in places if isinstance(place, ListEntry)]
        exact = claimed.count if claimed and not claimed.at_least else None
        if is_doubtful(entries, exact):
            yield Problem(body[0].number, body[0].text[:200], _DOUBTFUL)
            yield from passed_over(body, _NOT_READ)
            return
        none = {id(entries[number]) for number in beside(entries, exact)}
        venues_named = venues_are_named(entries)
        for place in places:
            if isinstance(place, PageLine):
                yield from headings_passed_over([place])
            elif id(place) not in none:
                yield from record_of(place, owner, venues_named=venues_named)
            elif place is entries[-1]:
                yield from outside(place.lines)
            else:
                for line in place.lines:
                    yield from told(line, _BESIDE)


def _of_list(lines: Sequence[PageLine]) -> tuple[Sequence[PageLine], list[PageLine]]:
    """The lines of the list; those around it, where HTML shows which lines are in items of it."""
    stretch = item_stretch(lines)
    if stretch is None:
        return lines, []
    own: list[PageLine] = []
    around: list[PageLine] = []
    for at, line in enumerate(lines):
        heads = at < stretch.stop and is_section_heading(line.text)
        (own if heads or at in stretch and line.item else around).append(line)
    return own, around
