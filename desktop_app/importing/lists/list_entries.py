"""The entries of a publication list: its lines divided, and each entry made a record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from desktop_app.importing.lines.line_buttons import without_buttons
from desktop_app.importing.lines.page_furniture import told
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.source_line import is_source, source_and_year, subjects_of
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.lists.entry_roles import Role, author_strength, roles, year_in
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.references.year_place import year_among
from desktop_app.importing.values.link_fields import is_link_line
from desktop_app.importing.values.person_names import author_list
from desktop_app.importing.values.sureness import doubtful
from desktop_app.model.record import PassedOver, Problem, Record

_EMPTY = "An entry of the list without title and abstract."
_ARXIV = re.compile(r"\barXiv:\s?[a-z\-/.]*\d[\w./]*\d\w*", re.IGNORECASE)
_EMPHASIS = re.compile(r"(?<![\w*_])(\*{1,3}|_{1,3})(?=\S)([^*_]{1,300}?)(?<=\S)\1(?![\w*_])")
_DATE_FIRST = re.compile(
    rf"(?:(?:\d{{1,2}}\s)?{MONTHS}\.?,?\s)?(?P<year>(?:19|20)\d\d)\s(?:[·|–—-]\s)?", re.IGNORECASE
)
"""'January 2020 Journal of X'."""
_REMARK = re.compile(
    r"\s*[,(\[]\s*(?:(?:long |short )?(?:oral|spotlight|poster|highlight|talk|workshop)"
    r"(?: (?:presentation|paper|track))?|[^()\[\]]{0,40}\b(?:award|prize|mention|runner[- ]up"
    r"|nominee|finalist)\b[^()\[\]]{0,30}|(?:best|distinguished|outstanding) (?:\w+ ){0,2}paper"
    r"|to appear|in press|accepted)\s*[)\]]?\.?$",
    re.IGNORECASE,
)
_PAGES = re.compile(r"(?:pages?|pp?\.)\s*(\d{1,6}\s?[-–]\s?\d{1,6})", re.IGNORECASE)
_ARTICLE = re.compile(r"(?:article|art\.)\s*(?:no\.?|number|id)?\s*(e?\d{3,9})", re.IGNORECASE)
_FEWEST_REMARKS = 3
_CLEAR = 0.85
_LINE = "venue and year"
_NEXT_LINE = "remark"


@dataclass(slots=True)
class ListEntry:
    """The lines of an entry with their roles, in their order; none is a HEADING."""

    parts: list[tuple[Role, PageLine]] = field(default_factory=list)

    @property
    def lines(self) -> list[PageLine]:
        """All lines of the entry."""
        return [line for _, line in self.parts]

    def of(self, role: Role) -> list[PageLine]:
        """The lines in this role."""
        return [line for mine, line in self.parts if mine is role]


def divided(lines: Sequence[PageLine]) -> list[ListEntry | PageLine]:
    """The entries, and between them the headings of sections."""
    out: list[ListEntry | PageLine] = []
    entry = ListEntry()
    for role, line in zip(roles(lines), lines, strict=True):
        begins = role is Role.TITLE or (role is Role.AUTHORS and _has_authors(entry))
        if entry.parts and (begins or role is Role.HEADING):
            out.append(entry)
            entry = ListEntry()
        if role is Role.HEADING:
            out.append(line)
        else:
            entry.parts.append((role, line))
    return [*out, entry] if entry.parts else out


def _has_authors(entry: ListEntry) -> bool:
    """Whether an entry has its list of authors; one that ends in a comma goes on."""
    lists = entry.of(Role.AUTHORS)
    return bool(lists) and not lists[-1].text.endswith((",", ";"))


def beside(entries: Sequence[ListEntry], claimed: int | None) -> set[int]:
    """Numbers of entries that are none: a lone line at either end of a list of fuller ones."""
    bare = {number for number, entry in enumerate(entries) if len(entry.parts) == 1}
    out: set[int] = set()
    if len(bare) * 2 > len(entries):
        return out
    few_words = all(len(entries[number].lines[0].text.split()) <= 4 for number in bare)
    spare = len(entries) - claimed if claimed is not None else (2 if few_words else 0)
    for ends in (range(len(entries) - 1, -1, -1), range(len(entries))):
        for number in ends:
            if spare <= 0 or number not in bare or number in out:
                break
            out.add(number)
            spare -= 1
    return out


def is_doubtful(entries: Sequence[ListEntry], claimed: int | None) -> bool:
    """Whether a division into entries is too odd to be right; not where the page counts the same.

    Papers without abstract, each above one without authors, are rather papers cut in two; lone
    lines are rather anything else than titles, above all where each stands below a whole entry.
    """
    if claimed == len(entries):
        return False
    shapes = [
        (bool(entry.of(Role.AUTHORS)), bool(entry.of(Role.ABSTRACT)), len(entry.parts) == 1)
        for entry in entries
    ]
    in_two = sum(
        1
        for above, below in zip(shapes, shapes[1:], strict=False)
        if above[:2] == (True, False) and below[:2] == (False, True)
    )
    bare = sum(1 for shape in shapes if shape[2])
    named = sum(shape[0] for shape in shapes)
    if claimed and len(entries) >= 2 * claimed > 2 * named:
        return True
    below_others = sum(
        above[0] and below[2] for above, below in zip(shapes, shapes[1:], strict=False)
    )
    if below_others >= _FEWEST_REMARKS and below_others * 2 >= len(entries) - 1:
        return True
    return (in_two >= 2 and in_two * 3 >= len(entries)) or (bare >= 3 and bare * 2 > len(entries))


def venues_are_named(entries: Sequence[ListEntry]) -> bool:
    """Whether most lines below authors are venues beyond doubt: then the others are, too."""
    lines = [line for entry in entries for line in entry.of(Role.DETAIL) if _is_plain(line.text)]
    named = sum(1 for line in lines if venue_line(line.text) is not None)
    return named >= 2 and named * 2 > len(lines)


def _is_plain(text: str) -> bool:
    """Whether a detail is no source, no subject, no link and no year."""
    known = is_link_line(text) or subjects_of(text) or source_and_year(text) or year_in(text)
    return not known


_BY_STRENGTH = (0.85, 0.88, 0.95, 0.98)
"""Of a title over no authors, a lone name, several names, and names with '+13' behind them."""
_ALIKE, _TITLE_LIKE_NAMES = 0.74, 0.06
_KNOWN_VENUE, _BARE_VENUE = 0.95, 0.85


def record_of(
    entry: ListEntry, owner: str | None, *, venues_named: bool
) -> Iterator[Record | Problem | PassedOver]:
    """The record of an entry; Problems where it has neither a title nor an abstract."""
    titles, abstract = entry.of(Role.TITLE), entry.of(Role.ABSTRACT)
    if not titles and not abstract:
        for line in entry.lines:
            yield from told(line, _EMPTY)
        return
    authors = " ".join(line.text for line in entry.of(Role.AUTHORS))
    extra: dict[str, str] = {}
    fields: dict[str, str] = {}
    subjects: list[str] = []
    links = [
        link for role, line in entry.parts if _speaks_of_work(role, line) for link in line.links
    ]
    year = venue = None
    for line in entry.of(Role.DETAIL):
        text = _plain(without_buttons(line.text))
        dated = _DATE_FIRST.match(text)
        if dated is not None and venue_line(text[dated.end() :]) is not None:
            year, text = year or int(dated["year"]), text[dated.end() :]
            extra.setdefault("date", dated[0].strip(" ·|–—-"))
        named = source_and_year(text)
        found = venue_line(text)
        links += _ARXIV.findall(line.text)
        if is_link_line(line.text):
            links.append(line.text)
        elif named is not None or is_source(line.text):
            extra["source"] = named[0] if named else line.text
        elif of_line := subjects_of(line.text):
            subjects += of_line
        elif venue is None and found is not None and found.name:
            venue, fields = found.name, dict(found.fields)
            year = year or found.year
            if remark := _remark(without_buttons(line.text)):
                extra.setdefault("presentation", remark)
        elif venue is None and venues_named and _is_bare_name(text):
            venue = text
        elif venue is None and (placed := _placed(text)):
            venue, fields = placed[0], {**fields, **placed[1]}
            among = year_among(text, 0)
            year = year or (among.year if among is not None else None)
        elif len(line.text.strip("()")) > 4:
            extra[_NEXT_LINE if _LINE in extra else _LINE] = line.text
        year = year or year_in(text)
    sureness = _sureness(titles[0].text if titles else "", authors)
    if venue:
        sureness["venue"] = _KNOWN_VENUE if fields or venue_line(venue) else _BARE_VENUE
    record = entry_record(
        entry.lines,
        title=titles[0] if titles else None,
        authors=author_list(authors) if authors else None,
        abstract=abstract,
        owner=owner,
        year=year,
        venue=venue,
        fields=fields,
        subjects=subjects,
        links=links,
        extra=extra,
        guessed=doubtful(sureness),
    )
    yield record.changed(sureness=sureness)


def _sureness(title: str, authors: str) -> dict[str, float]:
    """How sure it is which line is which: by how much the authors are like names, and the title."""
    strength = author_strength(authors) if authors else 0
    alike = author_strength(title) if title else 0
    sure = _BY_STRENGTH[strength]
    if alike and strength:
        sure = _ALIKE if alike >= strength == 1 else sure - _TITLE_LIKE_NAMES
    found = {"title": round(sure, 2)} if title else {}
    return found | ({"authors": round(sure, 2)} if authors else {})


def _placed(text: str) -> tuple[str | None, dict[str, str]] | None:
    """A journal with its numbers, or the pages alone, of a line that is no venue's by its words."""
    if (pages := _PAGES.fullmatch(text)) is not None:
        return None, {"page": re.sub(r"\s?[-–]\s?", "-", pages[1])}
    if (article := _ARTICLE.fullmatch(text)) is not None:
        return None, {"number": article[1]}
    part = source_part(text)
    numbers = {"volume": part.volume, "issue": part.issue, "page": part.page}
    told = {name: value for name, value in numbers.items() if value}
    return (part.venue, told) if part.sure >= _CLEAR and part.venue and part.volume else None


def _plain(text: str) -> str:
    """A detail without the emphasis of Markdown, and without '(Oral)' or an award behind it."""
    text = _EMPHASIS.sub(r"\2", text)
    remark = _REMARK.search(text, max(0, len(text) - 100))
    return text[: remark.start()] if remark and remark.start() else text


def _remark(text: str) -> str:
    """'Oral' of 'NeurIPS 2024 (Oral)'."""
    found = _REMARK.search(text, max(0, len(text) - 100))
    return found[0].strip(" ()[]*_,.;:–—-") if found and found.start() else ""


def _is_bare_name(text: str) -> bool:
    """Words alone: no number, comma or bracket that would make a venue's line more than a name."""
    return venue_line(text) is None and all(
        letter.isalpha() or letter in " &-’'" for letter in text
    )


def _speaks_of_work(role: Role, line: PageLine) -> bool:
    """Links on names lead to people, links on some words of an abstract to other things."""
    if role is Role.AUTHORS:
        return False
    return role is not Role.ABSTRACT or line.all_link
