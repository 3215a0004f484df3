"""Rows of a programme, each a time, a title and its authors: which of the two is which."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import is_time
from desktop_app.importing.lists.aligned_lines import places_in


def pairs_in_rows(lines: Sequence[PageLine]) -> list[tuple[int, int]]:
    """(title, authors) of each row of a time, a title and authors; empty where rows are not so."""
    rows = [
        at
        for at in range(len(lines) - 2)
        if is_time(lines[at].text)
        and lines[at].number == lines[at + 1].number == lines[at + 2].number
        and (at + 3 == len(lines) or lines[at + 3].number != lines[at].number)
    ]
    places = places_in([lines[at + 1 : at + 3] for at in rows])
    if places is None:
        return []
    return [(at + 1 + places.title, at + 1 + places.authors) for at in rows]
