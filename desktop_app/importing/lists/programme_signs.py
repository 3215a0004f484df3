"""says_meeting: whether lines under no heading of a programme may be one all the same."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import (
    BEFORE_TITLE,
    is_session,
    is_time,
    programme_authors,
)

_NUMBERED = 300
"""Numbers that are looked at: where authors stand beside none, they are a bibliography's."""


def says_meeting(lines: Sequence[PageLine]) -> bool:
    """Whether a line is of a programme or says when a talk is, or numbers are those of papers."""
    numbered: list[int] = []
    for at, line in enumerate(lines):
        if is_session(line.text) or is_time(line.text):
            return True
        before = BEFORE_TITLE.match(line.text)
        if before is None or before.end() == len(line.text):
            continue
        if before["time"]:
            return True
        if before["number"] or before["bracket"] or before["paper"]:
            numbered.append(at)
    # A number stands before the title: authors above or below it have none.
    looked_at = numbered[:_NUMBERED]
    beside = {at + step for at in looked_at for step in (-1, 1)}.difference(numbered, (-1,))
    return any(programme_authors(lines[at].text) for at in sorted(beside) if at < len(lines))
