"""Evidence: what is known of the records that are one paper so far, to be held against others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeVar

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
_NONE: frozenset[str] = frozenset()
TELLING_WORDS, TELLING_LETTERS = 4, 25
"""A shorter title says nothing by itself."""


class Abstract:
    """An abstract, as read and as letters. cut: whether its source says that it goes on."""

    __slots__ = ("_row", "cut", "opening", "text")

    def __init__(self, opening: str, text: str, cut: bool) -> None:
        self.opening = opening
        self.cut = cut
        self.text = text
        self._row: str | None = None

    @property
    def row(self) -> str:
        """All its letters, worked out when first asked for: most abstracts are never compared."""
        if self._row is None:
            self._row = letters(self.text)
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

    Its sets are never changed in place, so that groups share them.

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
        self.blocks: dict[str, frozenset[str]] = {}
        self.named: dict[str, frozenset[frozenset[str]]] = {}
        self.names: tuple[frozenset[str], frozenset[str]] = (_NONE, _NONE)
        self._authors: People | None = None
        self._owners: People | None = None
        self.complete = self.titled = self.telling = False
        self.years: frozenset[int] = frozenset()
        self.abstracts: list[Abstract] = []
        self.foes: frozenset[int] = frozenset()
        self.titles = self.notices = self.forms = self.languages = _NONE
        self.pages = self.doi_types = self.venues = self.volumes = _NONE

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

    def of_kind(self, kind: str) -> frozenset[str]:
        """The blocks of one kind; empty where there is none."""
        return self.blocks.get(kind, _NONE)

    def forget(self, kind: str, blocks: set[str]) -> None:
        """Pass over these blocks of a kind from now on; they lie in no other group's way."""
        if kind in self.blocks:
            self.blocks[kind] -= blocks
            if not self.blocks[kind]:
                del self.blocks[kind]

    @property
    def journal_dois(self) -> frozenset[str]:
        """DOIs that are no preprint's; a paper has one of them."""
        dois = self.of_kind("doi")
        return frozenset(filter(is_journal_doi, dois)) if dois else _NONE

    def likeness(self) -> tuple[object, ...]:
        """What two groups have equal that nothing known of them tells apart."""
        return (
            frozenset(block for blocks in self.blocks.values() for block in blocks),
            self.names,
            self.years,
            frozenset((abstract.row, abstract.cut) for abstract in self.abstracts),
            self.complete,
            self.notices,
            self.forms,
            self.languages,
            self.doi_types,
            self.venues,
        )


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
    of_kind: dict[str, list[str]] = {}
    for block in blocks_of(record) if blocks is None else blocks:
        if crowded and any(key in crowded for key in keys_of_block(block)):
            continue
        kind, _, value = block.partition(":")
        of_kind.setdefault(kind, []).append(block)
        if kind == OPENS:
            opening = value
    found.blocks = {kind: frozenset(its) for kind, its in of_kind.items()}
    for kind in found.blocks.keys() & _ONE_EACH:
        found.named[kind] = frozenset((found.blocks[kind],))
    found.titled = is_titled(record)
    _look_at_kind(found, record)
    found.names = frozenset(record.authors), frozenset(record.attributed_to)
    found.complete = record.authors_complete is True
    year = year_of(record)
    if year is not None:
        found.years = frozenset((year,))
    if opening and record.abstract:
        found.abstracts.append(
            Abstract(opening, record.abstract, record.abstract_complete is False)
        )
    if foes:
        found.foes = frozenset(foes)
    if found.titled:
        words = comparable_title(record.title or "").split()
        found.telling = len(words) >= TELLING_WORDS and sum(map(len, words)) >= TELLING_LETTERS
    return found


def _look_at_kind(found: Evidence, record: Record) -> None:
    if found.titled and record.title:
        found.titles = frozenset((record.title,))
        found.notices = frozenset((notice_of(record.title),))
    found.forms = _said(form_of(record))
    if record.fields:
        found.languages = _said(language_of(record))
        found.pages = _said(first_page(record))
        found.volumes = _said(letters(text_of(record, "volume")))
    found.venues = _said(record.venue)
    if "doi" in found.blocks and found.journal_dois:
        found.doi_types = frozenset((record.type or "",))


def _said(value: str | None) -> frozenset[str]:
    return frozenset((value,)) if value else _NONE


def union(parts: Sequence[Evidence], same: Mapping[str, str]) -> Evidence:
    """What several groups say together. same: block → the one that stands for it."""
    found = Evidence()
    for part in parts:
        found.records += part.records
        for kind, blocks in part.blocks.items():
            mine = frozenset(same.get(block, block) for block in blocks) if same else blocks
            found.blocks[kind] = _both(found.of_kind(kind), mine)
        for kind, named in part.named.items():
            if same:
                named = frozenset(
                    frozenset(same.get(block, block) for block in ids) for ids in named
                )
            found.named[kind] = found.named.get(kind, frozenset()) | named
        found.names = _both(found.names[0], part.names[0]), _both(found.names[1], part.names[1])
        found.complete |= part.complete
        found.titled |= part.titled
        found.telling |= part.telling
        found.abstracts += part.abstracts
        found.years = _both(found.years, part.years)
        found.foes = _both(found.foes, part.foes)
        found.titles = _both(found.titles, part.titles)
        found.notices = _both(found.notices, part.notices)
        found.forms = _both(found.forms, part.forms)
        found.languages = _both(found.languages, part.languages)
        found.pages = _both(found.pages, part.pages)
        found.venues = _both(found.venues, part.venues)
        found.volumes = _both(found.volumes, part.volumes)
        found.doi_types = _both(found.doi_types, part.doi_types)
    if len(found.abstracts) > 1:
        # Copies are told by their text, before the letters of any have to be worked out.
        texts = {(one.text, one.cut): one for one in found.abstracts}
        found.abstracts = list(texts.values())
        if len(texts) > 1:
            rows = {(one.row, one.cut): one for one in found.abstracts}
            found.abstracts = list(rows.values())
    return found


_Value = TypeVar("_Value")


def _both(one: frozenset[_Value], other: frozenset[_Value]) -> frozenset[_Value]:
    """The two together; one of them itself where it holds the other."""
    if not one:
        return other
    return one if one is other or other <= one else one | other
