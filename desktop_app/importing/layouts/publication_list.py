"""A publication list: 'Publications (44)', then title, authors ('… +13') and abstract of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.cut_mark import is_cut
from desktop_app.importing.entry_roles import Role, author_strength, roles, year_in
from desktop_app.importing.importer import Header, Item
from desktop_app.importing.link_fields import is_link_line
from desktop_app.importing.page_entry import entry_record
from desktop_app.importing.page_furniture import HEAD, outside, passed_over
from desktop_app.importing.page_heading import claim_in, claim_of, is_list_heading, owner_in
from desktop_app.importing.page_line import PageLine
from desktop_app.importing.person_names import author_list
from desktop_app.importing.source_line import is_source, source_and_year, subjects_of
from desktop_app.model.record import Problem, Record

_HEAD_LINES = 6
_HEAD_LENGTH = 60
_NEAR = 12
_EMPTY = "An entry of the list without title and abstract."
_BESIDE = "This line stands beside the list; by its own count it is no entry."


class PublicationList:
    """See the module."""

    id = "publication-list"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """At each heading with entries under it; where there is none, at the first sure entry."""
        out = [
            _back_over_head(lines, at)
            for at, line in enumerate(lines)
            if _is_heading(line.text) and _heads_entries(lines, at)
        ]
        return sorted(set(out)) or _first_sure_entry(lines)

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        head = next((at + 1 for at, line in enumerate(lines) if _is_heading(line.text)), 0)
        if head > _HEAD_LINES + 1:
            head = 0  # a page without heading, whose entries mention one
        claimed = claim_in(lines[:head])
        owner = owner_in(lines[: max(0, head - 1)]) or owner_in(lines[:head])
        yield Header(self.id, claimed, owner)
        yield from passed_over(lines[:head], HEAD)
        entries = list(_entries(lines[head:]))
        beside = _beside(entries, claimed.count if claimed and not claimed.at_least else None)
        for number, (entry, parts) in enumerate(entries):
            if number in beside:
                yield from (
                    outside(entry) if number == len(entries) - 1 else _problems(entry, _BESIDE)
                )
            else:
                yield from _record(entry, parts, owner)


def _is_heading(text: str) -> bool:
    return len(text) <= _HEAD_LENGTH and (claim_of(text) is not None or is_list_heading(text))


def _heads_entries(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a heading is followed by entries of this layout, not by those of another."""
    following = lines[at + 1 : at + 1 + _NEAR]
    if not following or any(_begins_profile_entry(line.text) for line in following[:2]):
        return False
    if len(following) > 1 and all(_reads_like_abstract(line.text) for line in following[:2]):
        return False
    if claim_of(lines[at].text) is None:
        return any(author_strength(line.text) >= 2 for line in following[1:3])
    return len(following) > 1 or author_strength(following[0].text) < 2


def _begins_profile_entry(text: str) -> bool:
    return source_and_year(text) is not None or is_source(text)


def _reads_like_abstract(text: str) -> bool:
    return len(text) >= 100 and (is_cut(text) or text.endswith("."))


def _back_over_head(lines: Sequence[PageLine], at: int) -> int:
    """The lines above a heading that may name the owner: short, and no part of an entry."""
    start = at
    while start > 0 and at - start < _HEAD_LINES:
        text = lines[start - 1].text
        if len(text) > _HEAD_LENGTH or is_cut(text) or text.endswith("."):
            break
        if author_strength(text) > 1 or subjects_of(text) or _begins_profile_entry(text):
            break
        start -= 1
    return start


def _first_sure_entry(lines: Sequence[PageLine]) -> list[int]:
    """A list copied without its heading: several titles, each over authors and an abstract."""
    sure = []
    strong = False
    for at in range(len(lines) - 2):
        title, authors, abstract = lines[at : at + 3]
        strength = author_strength(authors.text)
        if strength < 2 or not _reads_like_abstract(abstract.text):
            continue
        if len(title.text) > 250 or is_cut(title.text) or author_strength(title.text) == 3:
            continue
        if at > 0 and _begins_profile_entry(lines[at - 1].text):
            continue
        sure.append(at)
        strong = strong or (strength == 3 and is_cut(abstract.text))
    if len(sure) < 2 and not strong:
        return []
    rest = len(lines) - sure[0] if sure else 0
    return sure[:1] if len(sure) * 3 * 2 >= rest else []  # half of all lines, or it is no list


def _entries(
    lines: Sequence[PageLine],
) -> Iterator[tuple[list[PageLine], list[tuple[Role, PageLine]]]]:
    """The lines of each entry, and the same with their roles."""
    entry: list[PageLine] = []
    parts: list[tuple[Role, PageLine]] = []
    for role, line in zip(roles(lines), lines, strict=True):
        if entry and (role is Role.TITLE or (role is Role.AUTHORS and _has_authors(parts))):
            yield entry, parts
            entry, parts = [], []
        entry.append(line)
        parts.append((role, line))
    if entry:
        yield entry, parts


def _has_authors(parts: Sequence[tuple[Role, PageLine]]) -> bool:
    """Whether an entry has its list of authors; one that ends in a comma goes on."""
    lists = [line.text for role, line in parts if role is Role.AUTHORS]
    return bool(lists) and not lists[-1].endswith((",", ";"))


def _beside(
    entries: Sequence[tuple[list[PageLine], list[tuple[Role, PageLine]]]], claimed: int | None
) -> set[int]:
    """Numbers of entries that are none: a lone line at either end of a list of fuller ones."""
    bare = {number for number, (entry, _) in enumerate(entries) if len(entry) == 1}
    out: set[int] = set()
    if len(bare) * 2 > len(entries):
        return out
    few_words = all(len(entries[number][0][0].text.split()) <= 4 for number in bare)
    spare = len(entries) - claimed if claimed is not None else (2 if few_words else 0)
    for ends in (range(len(entries) - 1, -1, -1), range(len(entries))):
        for number in ends:
            if spare <= 0 or number not in bare or number in out:
                break
            out.add(number)
            spare -= 1
    return out


def _problems(entry: Sequence[PageLine], reason: str) -> Iterator[Problem]:
    for line in entry:
        yield Problem(line.number, line.text[:200], reason)


def _record(
    entry: Sequence[PageLine], parts: Sequence[tuple[Role, PageLine]], owner: str | None
) -> Iterator[Record | Problem]:
    of = {role: [line for mine, line in parts if mine is role] for role in Role}
    if not of[Role.TITLE] and not of[Role.ABSTRACT]:
        yield from _problems(entry, _EMPTY)
        return
    authors = " ".join(line.text for line in of[Role.AUTHORS])
    extra: dict[str, str] = {}
    subjects: list[str] = []
    links = [link for role, line in parts if _speaks_of_work(role, line) for link in line.links]
    year = None
    for line in of[Role.DETAIL]:
        named = source_and_year(line.text)
        if is_link_line(line.text):
            links.append(line.text)
        elif named is not None:
            extra["source"] = named[0]
        elif found := subjects_of(line.text):
            subjects += found
        elif len(line.text) > 4:
            extra["venue and year"] = line.text
        year = year or year_in(line.text)
    yield entry_record(
        entry,
        title=of[Role.TITLE][0] if of[Role.TITLE] else None,
        authors=author_list(authors) if authors else None,
        abstract=of[Role.ABSTRACT],
        owner=owner,
        year=year,
        subjects=subjects,
        links=links,
        extra=extra,
    )


def _speaks_of_work(role: Role, line: PageLine) -> bool:
    """Links on names lead to people, links on some words of an abstract to other things."""
    if role is Role.AUTHORS:
        return False
    return role is not Role.ABSTRACT or line.all_link
