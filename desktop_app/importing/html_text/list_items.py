"""The items of an HTML list that hold a paper each: where they begin and end."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.values.person_names import author_list


def item_stretch(lines: Sequence[PageLine]) -> range | None:
    """From the first to the last item with authors below another line; None where they are few.

    Most lines between them must stand in such items: else the page does not set out its list so.
    """
    with_authors = {
        line.item
        for above, line in zip(lines, lines[1:], strict=False)
        if line.item and line.item == above.item and author_list(line.text) is not None
    }
    own = [at for at, line in enumerate(lines) if line.item in with_authors]
    if len(with_authors) < 2:
        return None
    stretch = range(own[0], own[-1] + 1)
    return stretch if len(own) * 2 > len(stretch) else None
