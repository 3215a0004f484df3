"""Evidence: what is known of the records that are one paper so far, to be held against others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from desktop_app.matching.keys import (
    blocks_of,
    is_titled,
    keys_of_block,
    year_of,
)
from desktop_app.matching.kinds import first_page, form_of, language_of, notice_of, text_of
from desktop_app.matching.letters import OPENING, comparable_title, letters
from desktop_app.matching.people import People
from desktop_app.model.identifiers import is_preprint_doi
from desktop_app.model.record import Record

TITLE, BY, HEADING, PLACE, AT, OPENS = "title", "by", "heading", "place", "at", "abstract"
TELLING_WORDS, TELLING_LETTERS = 4, 25
"""A shorter title says nothing by itself."""


class Abstract:
    """An abstract as letters. cut: whether its source says that it goes on."""

    __slots__ = ("_row", "_text", "cut", "opening")

    def __init__(self, opening: str, text: str, cut: bool) -> None:
        self.opening = opening
        self.cut = cut
        self._text = text
        self._row: str | None = None

    @property
    def row(self) -> str:
        """All its letters, worked out when first asked for: most abstracts are never compared."""
        if self._row is None:
            self._row = letters(self._text)
        return self._row

    def agrees(self, other: Abstract) -> bool:
        """Whether they are equal, or the shorter one is cut and the longer begins with it."""
        if self.opening != other.opening:
            return False
        short, long = (self, other) if len(self.row) <= len(other.row) else (other, self)
        if len(short.row) == len(long.row):
            return short.row == long.row
        return short.cut and len(short.row) >= OPENING and long.row.startswith(short.row)


class Evidence:
    """Everything known of one group of records; groups grow by union().

    blocks: by kind ('arxiv', 'pmid', 'doi', 'title', …) the blocks of keys.blocks_of.
    named: by 'arxiv' and 'pmid' the ids of each record that bears any.
    foes: ids of records that the user called different from one of these.
    complete: whether any author list is whole. titled: whether any record has a title.
    telling: whether a title is long enough to say something by itself.
    titles, venues: as read. volumes: in letters. notices, forms, languages, pages: see kinds.py.
    doi_types: the types of those that bear a journal's DOI, '' where one has none.
    """

    __slots__ = (
        "_authors", "_owners", "abstracts", "blocks", "complete", "doi_types", "foes", "forms",
        "languages", "named", "names", "notices", "pages", "records", "telling", "titled", "titles",
        "venues", "volumes", "years",
    )  # fmt: skip

    def __init__(self) -> None:
        self.records: list[int] = []
        self.blocks: dict[str, set[str]] = {}
        self.named: dict[str, set[frozenset[str]]] = {}
        self.names: tuple[set[str], set[str]] = (set(), set())
        self._authors: People | None = None
        self._owners: People | None = None
        self.complete = self.titled = self.telling = False
        self.years: set[int] = set()
        self.abstracts: list[Abstract] = []
        self.foes: set[int] = set()
        self.titles: set[str] = set()
        self.notices: set[str] = set()
        self.forms: set[str] = set()
        self.languages: set[str] = set()
        self.pages: set[str] = set()
        self.doi_types: set[str] = set()
        self.venues: set[str] = set()
        self.volumes: set[str] = set()

    @property
    def bare(self) -> bool:
        """Whether there is nothing by which an equal title could be confirmed."""
        return not (self.peopled or self.years or self.abstracts)

    @property
    def peopled(self) -> bool:
        """Whether any author or owner is known."""
        return bool(self.names[0] or self.names[1])

    @property
    def authors(self) -> People:
        """The known authors."""
        if self._authors is None:
            self._authors = People(self.names[0])
        return self._authors

    @property
    def owners(self) -> People:
        """Those on whose pages these stand."""
        if self._owners is None:
            self._owners = People(self.names[1])
        return self._owners

    def of_kind(self, kind: str) -> set[str]:
        """The blocks of one kind; empty where there is none."""
        return self.blocks.get(kind, _NONE)

    def forget(self, kind: str, blocks: set[str]) -> None:
        """Pass over these blocks of a kind from now on; they lie in no other group's way."""
        if kind in self.blocks:
            self.blocks[kind] -= blocks
            if not self.blocks[kind]:
                del self.blocks[kind]

    @property
    def journal_dois(self) -> set[str]:
        """DOIs that are no preprint's; a paper has one of them."""
        return {block for block in self.of_kind("doi") if is_journal_doi(block)}

    def likeness(self) -> tuple[object, ...]:
        """What two groups have equal that nothing known of them tells apart."""
        return (
            frozenset(block for blocks in self.blocks.values() for block in blocks),
            frozenset(self.names[0]),
            frozenset(self.names[1]),
            frozenset(self.years),
            frozenset((abstract.row, abstract.cut) for abstract in self.abstracts),
            self.complete,
            frozenset(self.notices),
            frozenset(self.forms),
            frozenset(self.languages),
            frozenset(self.doi_types),
            frozenset(self.venues),
        )


_NONE: set[str] = set()
_ONE_EACH = frozenset({"arxiv", "pmid"})
"""Kinds of identifiers of which a paper has one."""


def is_journal_doi(block: str) -> bool:
    """Whether a 'doi:…' block is no preprint's."""
    return not is_preprint_doi(block[4:])


def evidence_of(
    record_id: int,
    record: Record,
    foes: Iterable[int],
    crowded: Collection[int] = (),
    blocks: Sequence[str] | None = None,
) -> Evidence:
    """What one record says.

    crowded: keys that are passed over (crowds.py). blocks: blocks_of(record), where known already.
    """
    found = Evidence()
    found.records.append(record_id)
    opening = ""
    for block in blocks_of(record) if blocks is None else blocks:
        if crowded and any(key in crowded for key in keys_of_block(block)):
            continue
        kind, _, value = block.partition(":")
        found.blocks.setdefault(kind, set()).add(block)
        if kind == OPENS:
            opening = value
    for kind in found.blocks.keys() & _ONE_EACH:
        found.named[kind] = {frozenset(found.blocks[kind])}
    found.titled = is_titled(record)
    _look_at_kind(found, record)
    found.names[0].update(record.authors)
    found.names[1].update(record.attributed_to)
    found.complete = record.authors_complete is True
    year = year_of(record)
    if year is not None:
        found.years.add(year)
    if opening and record.abstract:
        found.abstracts.append(
            Abstract(opening, record.abstract, record.abstract_complete is False)
        )
    found.foes.update(foes)
    if found.titled:
        words = comparable_title(record.title or "").split()
        found.telling = len(words) >= TELLING_WORDS and sum(map(len, words)) >= TELLING_LETTERS
    return found


def _look_at_kind(found: Evidence, record: Record) -> None:
    if found.titled and record.title:
        found.titles.add(record.title)
        found.notices.add(notice_of(record.title))
    for value, values in (
        (form_of(record), found.forms),
        (language_of(record), found.languages),
        (first_page(record), found.pages),
        (letters(text_of(record, "volume")), found.volumes),
    ):
        if value:
            values.add(value)
    if record.venue:
        found.venues.add(record.venue)
    if "doi" in found.blocks and found.journal_dois:
        found.doi_types.add(record.type or "")


def union(parts: list[Evidence], same: Mapping[str, str]) -> Evidence:
    """What several groups say together. same: block → the one that stands for it."""
    found = Evidence()
    for part in parts:
        found.records += part.records
        for kind, blocks in part.blocks.items():
            found.blocks.setdefault(kind, set()).update(same.get(block, block) for block in blocks)
        for kind, named in part.named.items():
            found.named.setdefault(kind, set()).update(
                frozenset(same.get(block, block) for block in blocks) for blocks in named
            )
        found.names[0].update(part.names[0])
        found.names[1].update(part.names[1])
        found.complete |= part.complete
        found.titled |= part.titled
        found.telling |= part.telling
        found.years |= part.years
        found.abstracts += part.abstracts
        found.foes |= part.foes
        found.titles |= part.titles
        found.notices |= part.notices
        found.forms |= part.forms
        found.languages |= part.languages
        found.pages |= part.pages
        found.venues |= part.venues
        found.volumes |= part.volumes
        found.doi_types |= part.doi_types
    rows = {(abstract.row, abstract.cut): abstract for abstract in found.abstracts}
    found.abstracts = list(rows.values())
    return found
