"""A list of nothing but titles in quotes, one a line: taken, and marked as doubtful."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.importer import Item
from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.references.headings import is_heading
from desktop_app.importing.references.text_form import without_number
from desktop_app.importing.references.title_place import quoted_title
from desktop_app.importing.values.sureness import doubtful
from desktop_app.model.record import PassedOver, Record

_FEWEST, _MOST = 3, 500
_FEWEST_WORDS, _MOST_WORDS = 3, 30
_SURE = {"title": 0.74}
_HEADING = "a heading of the list"
_SENTENCE_ENDS = re.compile(r"[.!…]['’”\"»]?\W*$")
"""What is said ends in a point; titles do not."""


def quoted_titles(lines: Sequence[str]) -> list[Item]:
    """The records of such a list, a heading before it; empty where it is anything else."""
    written = [(number, folded(line)) for number, line in enumerate(lines[:_MOST], 1)]
    written = [(number, line) for number, line in written if line]
    if len(lines) > _MOST or not written:
        return []
    out: list[Item] = []
    if is_heading(written[0][1]):
        number, _ = written.pop(0)
        out.append(PassedOver(number, number, _HEADING))
    if len(written) < _FEWEST:
        return []
    for number, line in written:
        title = _title(line)
        if title is None:
            return []
        out.append(
            Record.of(
                line=number, end_line=number, title=title, guessed=doubtful(_SURE), sureness=_SURE
            )
        )
    return out


def _title(line: str) -> str | None:
    begin = without_number(line)
    place = quoted_title(line, begin)
    if place is None or place.sure <= 0 or line[place.after :].strip(" ,;."):
        return None
    title = line[place.start : place.end]
    words = title.split()
    fitting = _FEWEST_WORDS <= len(words) <= _MOST_WORDS and title[:1].isupper()
    return title if fitting and not _SENTENCE_ENDS.search(line) else None
