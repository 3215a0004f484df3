"""Keys: what a record can be matched by, as words for the matcher and as numbers for the store."""

from __future__ import annotations

import re
from hashlib import blake2b

from desktop_app.markup.plain import comparable
from desktop_app.matching.generic_titles import is_generic
from desktop_app.matching.letters import letters, opening
from desktop_app.model.identifiers import arxiv_of_doi
from desktop_app.model.record import Record

_VERSION = re.compile(r"v\d+$")
# A blank between digits is kept: 'level 1 2' is not 'level 12'.
_BLANK = re.compile(r"(?<!\d) | (?!\d)")
_FIRST_PAGE = re.compile(r"\w+")
# Signs that comparable() drops and that make another name: C++, C#, DeepLabv3+.
_PLUS = re.compile(r"(?<=\w)\+{1,2}(?!\w)")
_SHARP = re.compile(r"(?<=[A-Za-z])\\?#")


def keys_of(record: Record) -> tuple[int, ...]:
    """Signed 64-bit hashes of all that could join this record to another, sorted.

    The contract between the store and the matcher: two records without a common key, directly or
    through others, are never joined by the program. So after a change the store gathers

    1. the records that came, went, or stand in a changed decision;
    2. every record that shares a key with one gathered, and every record that a 'same' decision
       ties to one gathered, until nothing is added;
    3. all decisions between two of them;

    and hands these to matcher.group: its answer is what it would be for the whole library. A
    record whose keys nobody shares and that no decision names is a group of its own; there is no
    need to ask. Two different things may share a hash: that makes a component larger, never wrong.
    """
    return tuple(sorted({_hashed(block) for block in blocks_of(record)}))


def _hashed(block: str) -> int:
    digest = blake2b(block.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def blocks_of(record: Record) -> list[str]:
    """The keys in words: 'arxiv:…', 'pmid:…', 'doi:…', 'title:…', 'abstract:…'.

    A generic title is a key only together with the opening of its abstract ('heading:…'), or with
    a year and a place in a journal ('place:…'): else every 'Editorial' of a library would be
    looked at for each new one.
    """
    blocks = identifier_blocks(record)
    start = opening(record.abstract)
    blocks += _title_blocks(record, start)
    if start:
        blocks.append("abstract:" + start)
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
    words = comparable(title)
    if not words:
        return []
    key = _BLANK.sub("", words)
    if not is_generic(title, words):
        return ["title:" + key]
    blocks = [f"heading:{key} {start}"] if start else []
    year, venue = year_of(record), letters(record.venue or "")
    if year is not None and venue:
        blocks += [f"place:{key} {year} {venue} {place}" for place in _places(record)]
    return blocks


def _places(record: Record) -> list[str]:
    """Where in a year of its journal a record stands: by first page, and by volume and issue."""
    places = []
    page = _FIRST_PAGE.search(_text(record, "page") or _text(record, "article-number"))
    if page:
        places.append("p" + page.group().lower())
    volume, issue = _text(record, "volume"), _text(record, "issue")
    if volume and issue:
        places.append(f"v{letters(volume)} {letters(issue)}")
    return places


def _text(record: Record, name: str) -> str:
    value = record.fields.get(name, "")
    return value if isinstance(value, str) else " ".join(value)


def year_of(record: Record) -> int | None:
    """The year of a record, from its date where it names none."""
    if record.year is not None:
        return record.year
    head = (record.date or "")[:4]
    return int(head) if len(head) == 4 and head.isdecimal() else None
