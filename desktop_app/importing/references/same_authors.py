"""The dash that stands for the authors of the entry above ('———. 2019. Title'), given its meaning.

Chicago and MLA define it so, for lists in the order of their authors; elsewhere it stays empty, as
nobody knows what an entry was taken away from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from desktop_app.importing.importer import Item
from desktop_app.importing.references.source_lines import SourceLines
from desktop_app.importing.references.text_form import without_number
from desktop_app.importing.values.sureness import doubtful
from desktop_app.markup.plain import comparable
from desktop_app.model.record import Record

_DASH = re.compile(r"(?:[-–—―_]\s?){2,}(?=[\s.,:;]|$)|[—―](?=[.,])")
_OTHERS = re.compile(r"[\s.,:;]*(?:and|&|with)\s")
_EDITOR = re.compile(r"[\s.,:;(]*(?:eds?|editors?)\b")
_FIRST = frozenset("-–—―_[(0123456789•*+")
_IN_ORDER = 0.8
_SURE = 0.85


def dashes_in(lines: SourceLines) -> dict[int, str]:
    """By their numbers the lines that begin with such a dash, and what stands behind it."""
    return {
        lines.numbers[at]: behind
        for at, text in enumerate(lines.texts)
        if text[0] in _FIRST and (behind := _behind(text)) is not None
    }


def with_authors_above(items: Iterable[Item], dashes: Mapping[int, str]) -> Iterator[Item]:
    """The same items; entries with a dash get the authors, or the editors, of the one above.

    '———, and Orla Quince' adds one to an author alone.
    """
    read = list(items)
    records = [item for item in read if isinstance(item, Record)]
    if not _in_order([one for one in records if one.line not in dashes]):
        yield from read
        return
    above: Record | None = None
    for item in read:
        if isinstance(item, Record):
            if item.line in dashes:
                item = _filled(item, dashes[item.line], above)
            above = item
        yield item


def _behind(text: str) -> str | None:
    """What stands behind the dash that an entry begins with; None where there is none."""
    if text.isascii() and "-" not in text and "_" not in text:
        return None
    dash = _DASH.match(text, without_number(text)) or _DASH.match(text)
    return text[dash.end() :] if dash is not None and text[dash.end() :].strip() else None


def _in_order(records: Sequence[Record]) -> bool:
    """Whether a list is in the order of its first authors, as far as they are told."""
    names = [
        comparable(people[0].partition(",")[0])
        for one in records
        if (people := one.authors or _editors(one))
    ]
    pairs = list(pairwise(names))
    return bool(names) and sum(a <= b for a, b in pairs) >= _IN_ORDER * len(pairs)


def _editors(record: Record) -> tuple[str, ...]:
    named: Mapping[str, object] = record.fields
    found = named.get("editor")
    return found if isinstance(found, tuple) else ()


def _filled(record: Record, behind: str, above: Record | None) -> Record:
    if above is None:
        return record
    people = above.authors if above.authors else _editors(above)
    if not people or (above.authors and above.authors_complete is False):
        return record
    if _EDITOR.match(behind):
        return record.changed(fields={**record.fields, "editor": people})
    others = record.authors if _OTHERS.match(behind) else ()
    if (others and len(people) > 1) or (record.authors and not others):
        return record
    authors = (*people, *others)
    sureness = {**record.sureness, "authors": min(_SURE, above.sureness.get("authors", _SURE))}
    return record.changed(
        authors=authors,
        author_total=len(authors),
        authors_complete=True,
        sureness=sureness,
        guessed=doubtful(sureness),
    )
