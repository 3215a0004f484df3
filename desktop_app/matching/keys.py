"""Keys: what a record can be matched by, as words for the matcher and as numbers for the store."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b

from desktop_app.matching.generic_titles import is_generic
from desktop_app.matching.kinds import first_page, text_of
from desktop_app.matching.letters import comparable_title, letters, opening
from desktop_app.matching.people import family_of
from desktop_app.model.identifiers import arxiv_of_doi
from desktop_app.model.record import Record

_VERSION = re.compile(r"v\d+$")
# A blank between digits is kept: 'level 1 2' is not 'level 12'.
_BLANK = re.compile(r"(?<!\d) | (?!\d)")
# Signs that comparable() drops and that make another name: C++, C#, DeepLabv3+.
_PLUS = re.compile(r"(?<=\w)\+{1,2}(?!\w)")
_SHARP = re.compile(r"(?<=[A-Za-z])\\?#")
_SHORT_TITLE = 30
"""A title of fewer letters may be that of many papers; with its author it is still a key."""
_OPENS, _OPENS_UNTITLED = "abstract:", "untitled:"


def keys_of(record: Record) -> tuple[int, ...]:
    """Signed 64-bit hashes of all that could join this record to another, sorted.

    The contract between the store and the matcher: two records are never joined by the program
    unless one of them asks (asked_of) for a key of the other, directly or through others. So after
    a change the store gathers

    1. the records that came, went, or stand in a changed decision;
    2. every record that has a key which one gathered asks for, and every record that a 'same'
       decision ties to one gathered, until nothing is added; crowded keys (crowds.py) lead nowhere;
    3. all decisions between two of them;

    and hands these to matcher.group with the crowded keys: its answer is what it would be for the
    whole library. A record for whose keys nobody asks and that no decision names is a group of its
    own; there is no need to ask. Two different things may share a hash: that makes a component
    larger, never wrong.

    Asking is mutual. It is not the same as having, for the sake of abstracts: titled records that
    begin alike have nothing to do with each other, so they ask for untitled ones alone.
    """
    return keys_and_asked(record)[0]


def asked_of(record: Record) -> tuple[int, ...]:
    """The keys of the records that this one may have to do with, sorted; see keys_of."""
    return keys_and_asked(record)[1]


def keys_and_asked(
    record: Record, blocks: Sequence[str] | None = None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """keys_of(record) and asked_of(record), for the price of one. blocks: blocks_of(record)."""
    keys: set[int] = set()
    start = ""
    for block in blocks_of(record) if blocks is None else blocks:
        if block.startswith(_OPENS):
            start = block
        else:
            keys.add(_hashed(block))
    if not start:
        both = tuple(sorted(keys))
        return both, both
    titled, untitled = keys_of_block(start)
    if is_titled(record):
        return tuple(sorted({*keys, titled})), tuple(sorted({*keys, untitled}))
    return tuple(sorted({*keys, untitled})), tuple(sorted({*keys, titled, untitled}))


def keys_of_block(block: str) -> tuple[int, ...]:
    """The numbers of a word of blocks_of: of an opening two, of titled and of untitled records."""
    if not block.startswith(_OPENS):
        return (_hashed(block),)
    return _hashed(block), _hashed(_OPENS_UNTITLED + block[len(_OPENS) :])


def key_of_block(block: str, record: Record) -> int:
    """The number under which the store has this record for a word of blocks_of."""
    return keys_of_block(block)[0 if is_titled(record) else -1]


def is_titled(record: Record) -> bool:
    """Whether a record has a title of at least one letter or digit."""
    return record.title is not None and any(map(str.isalnum, record.title))


def _hashed(block: str) -> int:
    digest = blake2b(block.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def blocks_of(record: Record) -> list[str]:
    """The keys in words: 'arxiv:…', 'pmid:…', 'doi:…', 'title:…', 'at:…', 'abstract:…'.

    A generic title is a key only together with the opening of its abstract ('heading:…'), or with
    its place in a journal or book ('place:…'): else every 'Editorial' of a library would be
    looked at for each new one. 'by' is a short title with its author; 'at' is a place and the
    first author, whatever the title.
    """
    blocks = identifier_blocks(record)
    start = opening(record.abstract)
    blocks += _title_blocks(record, start)
    if record.title and record.authors and record.fields:
        page, volume = first_page(record), letters(text_of(record, "volume"))
        if page and volume:
            blocks.append(f"at:{volume} {page} {family_of(record.authors[0])}")
    if start:
        blocks.append(_OPENS + start)
    return blocks


def identifier_blocks(record: Record) -> list[str]:
    """'arxiv:…', 'pmid:…' and 'doi:…' of a record, each once. arXiv's own DOI is an arXiv id."""
    found: list[str] = []
    if record.arxiv_id:
        found.append(_arxiv(record.arxiv_id))
    if record.doi:
        found.append(_doi(record.doi))
    for identifier in record.identifiers:
        match identifier.kind.lower():
            case "doi":
                found.append(_doi(identifier.value))
            case "arxiv":
                found.append(_arxiv(identifier.value))
            case "pmid":
                found.append("pmid:" + identifier.value.strip().lstrip("0"))
    return found if len(found) < 2 else list(dict.fromkeys(found))


def _arxiv(value: str) -> str:
    return "arxiv:" + _VERSION.sub("", value.strip().lower())


def _doi(value: str) -> str:
    doi = value.strip().lower()
    arxiv = arxiv_of_doi(doi)
    return "doi:" + doi if arxiv is None else _arxiv(arxiv)


def _title_blocks(record: Record, start: str | None) -> list[str]:
    if not record.title:
        return []
    title = record.title
    if "+" in title or "#" in title:
        title = _SHARP.sub(" sharp ", _PLUS.sub(" plus ", title))
    words = comparable_title(title)
    if not words:
        return []
    key = words.replace(" ", "")
    if not key.isalpha():
        key = _BLANK.sub("", words)
    if not is_generic(title, words):
        names = (*record.authors[:1], *record.attributed_to) if len(key) < _SHORT_TITLE else ()
        return ["title:" + key, *(f"by:{key} {family_of(name)}" for name in names)]
    blocks = [f"heading:{key} {start}"] if start else []
    if venue := letters(record.venue or ""):
        blocks += [f"place:{key} {venue} {place}" for place in _places(record)]
    return blocks


def _places(record: Record) -> list[str]:
    """Where in its journal or book a record stands: by first page, and by volume and issue."""
    places = []
    if page := first_page(record):
        places.append("p" + page)
    volume, issue = text_of(record, "volume"), text_of(record, "issue")
    if volume and issue:
        places.append(f"v{letters(volume)} {letters(issue)}")
    return places


def year_of(record: Record) -> int | None:
    """The year of a record, from its date where it names none."""
    if record.year is not None:
        return record.year
    head = (record.date or "")[:4]
    return int(head) if len(head) == 4 and head.isdecimal() else None
