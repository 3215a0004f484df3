"""What a page holds for programs: the one article that it is about, or the works that it lists."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from desktop_app.importing.pages.coins import coins
from desktop_app.importing.pages.head_metadata import head_metadata, merged
from desktop_app.importing.pages.json_ld import LinkedWork, linked_works
from desktop_app.importing.pages.metadata_record import metadata_record
from desktop_app.importing.pages.page_abstract import described, shown_abstract
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.markup.plain import comparable
from desktop_app.model.record import Record

_NAMES_WORKS = re.compile(
    r"citation_title|(?:dc|dcterms|eprints)[.:]title|ld\+json|Z3988", re.IGNORECASE
)


def holds_data(html: str) -> bool:
    """Whether HTML may have such data at all; quick."""
    return _NAMES_WORKS.search(html) is not None


@lru_cache(maxsize=1)
def page_article(html: str) -> tuple[Record, bool] | None:
    """The article that a page is about, and whether that is beyond doubt; None where none is.

    Its meta tags come first; JSON-LD and COinS of the same title add what these leave out.
    """
    if not holds_data(html):
        return None
    head = head_metadata(html)
    linked = linked_works(html)
    titles = head.values.get("title", [])
    has_head = bool(titles) and (head.strong or "author" in head.values or "doi" in head.values)
    if not has_head:
        strong = [work for work in linked if work.strong]
        found = strong if strong else linked
        if len({_key(work) for work in found}) != 1 or "author" not in found[0].values:
            return None
        work = found[0]
        values = merged([work.values, {k: v for k, v in head.values.items() if k != "title"}])
        record = metadata_record(values, work.line, work.end_line)
        return record, work.strong
    sources, line, end_line = [head.values], head.line, head.end_line
    for work in (*linked, *coins(html)):
        if _key(work) == comparable(plain_value(titles[0])):
            sources.append(work.values)
            line, end_line = min(line, work.line), max(end_line, work.end_line)
    record = metadata_record(merged(sources), line, end_line)
    return (_with_abstract(record, html) if head.strong else record), head.strong


def _with_abstract(record: Record, html: str) -> Record:
    """The record with the abstract that the page shows, where it tells programs none."""
    if record.abstract and "abstract" not in record.guessed:
        return record
    found = shown_abstract(html)
    guessed = found is None
    found = found or (None if record.abstract else described(html))
    if found is None:
        return record
    text, line, end_line = found
    return replace(
        record,
        abstract=plain_value(text),
        line=min(record.line, line),
        end_line=max(record.end_line, end_line),
        guessed=record.guessed | {"abstract"} if guessed else record.guessed - {"abstract"},
    )


@lru_cache(maxsize=1)
def page_works(html: str) -> tuple[Record, ...]:
    """The works that a page lists: by COinS or by JSON-LD, whichever names more."""
    works = max(coins(html), _papers(html), key=len)
    records = [metadata_record(work.values, work.line, work.end_line) for work in works]
    return tuple(record for record in records if record.title)


def _papers(html: str) -> list[LinkedWork]:
    once: dict[str, LinkedWork] = {}
    for work in linked_works(html):
        if work.strong:
            once.setdefault(_key(work), work)
    return list(once.values())


def _key(work: LinkedWork) -> str:
    return comparable(plain_value(work.values["title"][0]))
