"""Where a publication list begins: at its heading, or at the first of several sure entries."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.html_text.list_items import item_stretch
from desktop_app.importing.lines.page_heading import claim_of, is_list_heading
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import is_section_heading, is_year_heading
from desktop_app.importing.lines.source_line import is_source, source_and_year, subjects_of
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.lists.entry_roles import author_strength, year_in
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.importing.values.person_names import is_person_name

_MARK = re.compile(r"(?:\d{1,4}[.):]|\[\d{1,4}\]|[-*•–·])\s|\*\*")
HEAD_LINES = 6
_HEAD_LENGTH = 60
_NEAR = 12
_LONGEST_TITLE = 250
_LONGEST_VENUE = 160
_LONGEST_REFERENCE = 600
_PARTED = re.compile(r"[.,;:?!]['’”\"»)]*\s")
_CITED_AT = re.compile(r"\b(?:19|20)\d\d[a-z]?\b|\d\s?\(\d+\)|\bpp?\.\s?\d|\bdoi\b", re.IGNORECASE)


def is_heading(text: str) -> bool:
    """Whether a line heads a list of papers, with their number or without."""
    if len(text) > _HEAD_LENGTH:
        return False
    return claim_of(text) is not None or is_list_heading(text) or _is_year_of_papers(text)


def _is_year_of_papers(text: str) -> bool:
    """'Publications 2024': a heading of a year that says what it heads."""
    return is_year_heading(text) and any(letter.isalpha() for letter in text) and len(text) > 12


def list_starts(lines: Sequence[PageLine]) -> list[int]:
    """At each heading with entries under it; where there is none, at the first sure entry."""
    out: list[int] = []
    before: int | None = None
    behind = False  # behind an entry with its venue
    for at, line in enumerate(lines):
        behind = behind or (at >= 3 and _is_dated_entry(lines, at - 3))
        if not is_heading(line.text) or not _heads_entries(lines, at):
            continue
        if behind and not _entries_near(lines, at):
            continue  # a count in a box beside the list
        if out and claim_of(line.text) is None and _is_within_list(lines, at):
            continue  # it heads a section of the list
        start = _back_over_head(lines, at)
        if before is not None and _nothing_listed(lines[before + 1 : at]):
            claims_more = claim_of(lines[before].text) is None and claim_of(line.text) is not None
            out[-1] = start if claims_more else out[-1]  # 'Publications', as a menu has it, above
        else:
            out.append(start)
        before = at
    return sorted(set(out)) or _first_sure_entry(lines) or _first_cited_entry(lines)


def own_head(lines: Sequence[PageLine]) -> int:
    """How many of a list's first lines are its head."""
    headings = [at for at, line in enumerate(lines[: HEAD_LINES + 1]) if is_heading(line.text)]
    if headings:
        first = headings[0]
        counted = (at for at in headings if claim_of(lines[at].text) is not None)
        claiming = next(counted, first)
        head = (claiming if _nothing_listed(lines[first + 1 : claiming]) else first) + 1
        while head < len(lines) and _says_the_range(lines[head].text):
            head += 1
        return head
    return int(bool(lines) and _is_chief_name(lines[0]))  # a list without heading


def _says_the_range(text: str) -> bool:
    """'Showing 1-20 of 60 papers': a claim that heads no section."""
    return len(text) <= _HEAD_LENGTH and claim_of(text) is not None and not is_section_heading(text)


def _nothing_listed(lines: Sequence[PageLine]) -> bool:
    """Whether two headings that these lines part head one list: no entry is among the lines."""
    return len(lines) <= HEAD_LINES and not any(
        len(line.text) > _HEAD_LENGTH or author_strength(line.text) > 1 for line in lines
    )


def _heads_entries(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a heading is followed by entries of this layout, not by those of another."""
    near = lines[at + 1 : at + 1 + _NEAR]
    following = [line for line in near if not is_section_heading(line.text)]
    if not following or any(_begins_profile_entry(line.text) for line in following[:2]):
        return False
    if any("**" in line.text or "](" in line.text for line in following[:2]):
        return False  # Markdown
    if len(following) > 1 and all(_reads_like_abstract(line.text) for line in following[:2]):
        return False
    if sum(_reads_like_reference(line.text) for line in following) * 3 >= len(following) * 2:
        return False  # whole references, one a line
    claim = claim_of(lines[at].text)
    if claim is None:
        return any(author_strength(line.text) >= 2 for line in following[1:3])
    if len(lines) - at - 1 == claim.count > 1:
        return True
    if not any(author_strength(x.text) or _reads_like_abstract(x.text) for x in following):
        return False
    return len(following) > 1 or author_strength(following[0].text) < 2


def _is_dated_entry(lines: Sequence[PageLine], at: int) -> bool:
    return (
        author_strength(lines[at + 1].text) > 0
        and _is_cited(lines, at, items=False)
        and _says_where(lines[at + 2].text)
    )


def _entries_near(lines: Sequence[PageLine], at: int) -> bool:
    """Whether lines with several authors, venues or abstracts follow soon."""
    near = [line.text for line in lines[at + 1 : at + 1 + _NEAR]]
    return any(
        author_strength(text) > 1 or _reads_like_abstract(text) or venue_line(text) is not None
        for text in near
    )


def _is_within_list(lines: Sequence[PageLine], at: int) -> bool:
    """Whether the lines just above are those of an entry; a lone name there may be an owner's."""
    for above in range(max(0, at - 4), at):
        strength = author_strength(lines[above].text)
        below = lines[above + 1].text
        if strength > 1 or (strength and (venue_line(below) or _reads_like_abstract(below))):
            return True
    return False


def _begins_profile_entry(text: str) -> bool:
    return source_and_year(text) is not None or is_source(text)


def _reads_like_reference(text: str) -> bool:
    """Whether a line has parts behind one another, and a year, a number or pages among them."""
    if len(text) > _LONGEST_REFERENCE or _CITED_AT.search(text) is None:
        return False
    return sum(1 for _ in _PARTED.finditer(text)) >= 3


def _reads_like_abstract(text: str) -> bool:
    return len(text) >= 100 and (is_cut(text) or text.endswith("."))


def _back_over_head(lines: Sequence[PageLine], at: int) -> int:
    """The lines above a heading that may name the owner: short, and no part of an entry."""
    start = at
    while start > 0 and at - start < HEAD_LINES:
        text = lines[start - 1].text
        if len(text) > _HEAD_LENGTH or is_cut(text) or text.endswith("."):
            break
        if author_strength(text) > 1 or subjects_of(text) or _begins_profile_entry(text):
            break
        if venue_line(text) or (start > 1 and author_strength(lines[start - 2].text) > 1):
            break
        start -= 1
    return start


def _back_over_sections(lines: Sequence[PageLine], at: int) -> int:
    """Headings of sections above a list that has no heading, and whose page it is."""
    while at > 0 and is_section_heading(lines[at - 1].text):
        at -= 1
    return at - 1 if at > 0 and _is_chief_name(lines[at - 1]) else at


def _is_chief_name(line: PageLine) -> bool:
    return line.heading and is_person_name(line.text)


def _may_be_title(lines: Sequence[PageLine], at: int) -> bool:
    text = lines[at].text
    if len(text) > _LONGEST_TITLE or is_cut(text) or author_strength(text) == 3:
        return False
    return at == 0 or not _begins_profile_entry(lines[at - 1].text)


def _first_sure_entry(lines: Sequence[PageLine]) -> list[int]:
    """A list copied without its heading: several titles, each over authors and an abstract."""
    sure = []
    covered = 0
    strong = False
    for at in range(len(lines) - 2):
        strength = author_strength(lines[at + 1].text)
        if strength < 2 or not _may_be_title(lines, at):
            continue
        below = lines[at + 2 : at + 4]
        if len(below) > 1 and _may_be_venue(below[0]):
            below = below[1:]
        if _reads_like_abstract(below[0].text):
            sure.append(at)
            covered += 3 if below[0] is lines[at + 2] else 4
            strong = strong or (strength == 3 and is_cut(below[0].text))
    if not sure or (len(sure) < 2 and not strong):
        return []
    rest = len(lines) - sure[0]
    start = _back_over_sections(lines, sure[0])
    return [start] if covered * 2 >= rest else []  # half of all lines, or it is no list


def _may_be_venue(line: PageLine) -> bool:
    text = line.text
    if venue_line(text) is not None:
        return True
    return len(text) <= _LONGEST_VENUE and author_strength(text) < 2 and not text.endswith(".")


def _first_cited_entry(lines: Sequence[PageLine]) -> list[int]:
    """A list without abstracts and heading: one after the other, titles over authors and venues."""
    items = item_stretch(lines) is not None
    alike = [at for at in range(len(lines) - 2) if _is_cited(lines, at, items=items)]
    sure = [at for at in alike if _says_where(lines[at + 2].text)]
    several = sum(1 for at in sure if author_strength(lines[at + 1].text) > 1)
    if len(sure) < (2 if items else 3) or several * 2 < len(sure):
        return []
    first, last = (alike[0], alike[-1]) if items else (sure[0], sure[-1])
    if items and len(sure) * 2 < len(alike):
        return []
    if sum(_MARK.match(lines[at].text) is not None for at in sure) * 2 >= len(sure):
        return []  # a numbered or bulleted list
    while not items and first - 3 in alike:  # venues that no word shows to be ones
        first -= 3
    if len(sure) * 3 * 2 < last + 3 - first or (not items and _venues_lead(lines, sure, first)):
        return []
    return [_back_over_sections(lines, first)]


def _venues_lead(lines: Sequence[PageLine], sure: Sequence[int], first: int) -> bool:
    """Whether venues stand above titles: then each would get that of the paper below."""
    gaps = sum(line.after_gap for line in lines[1:])
    if 0 < gaps < len(lines) - 1:
        return sum(at == 0 or lines[at].after_gap for at in sure) * 2 < len(sure)
    return first > 0 and _says_where(lines[first - 1].text) and not _says_where(lines[-1].text)


def _is_cited(lines: Sequence[PageLine], at: int, *, items: bool) -> bool:
    """Whether a title, its authors and one line more may begin here; in one item, if in any."""
    title, authors, more = lines[at : at + 3]
    strength = author_strength(authors.text)
    if strength == 0 or author_strength(title.text) > strength or not _may_be_title(lines, at):
        return False
    if items and not title.item == authors.item == more.item != 0:
        return False
    return not is_section_heading(title.text) and _may_be_venue(more)


def _says_where(text: str) -> bool:
    return venue_line(text) is not None or (
        len(text) <= _HEAD_LENGTH * 2 and year_in(text) is not None
    )
