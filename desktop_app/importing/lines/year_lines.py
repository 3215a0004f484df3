"""Lines that are nothing but a year: whether they head sections, or belong to an entry."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import is_section_heading
from desktop_app.importing.lines.source_line import is_year
from desktop_app.importing.values.person_names import author_list


class YearLines(Enum):
    """HEADINGS: each heads a section; OWN: each is part of the entry that it stands in."""

    HEADINGS = 1
    OWN = 2


def year_lines(lines: Sequence[PageLine]) -> YearLines:
    """What the bare years of a list are, by their order and by where they stand.

    Years at the ends of entries end the last one too, or repeat themselves; headings stand above
    the first entry, or go one way. What is doubtful is a heading: then no paper gets its year.
    """
    places = [at for at, line in enumerate(lines) if is_year(line.text)]
    if not places:
        return YearLines.OWN
    if all(is_section_heading(line.text) for line in lines[: places[0]]):
        return YearLines.HEADINGS
    if not any(author_list(line.text) for line in lines[places[-1] + 1 :]):
        return YearLines.OWN
    years = [int(lines[at].text) for at in places]
    steps = [later - earlier for earlier, later in zip(years, years[1:], strict=False)]
    one_way = all(step < 0 for step in steps) or all(step > 0 for step in steps)
    return YearLines.HEADINGS if one_way else YearLines.OWN
