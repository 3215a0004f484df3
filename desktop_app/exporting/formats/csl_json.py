"""CSL-JSON for pandoc and citation processors: an array of items, one a line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from json.encoder import encode_basestring
from typing import Any

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import CORPORATE, authorship, named_people
from desktop_app.exporting.csl_date import completed, csl_date, issued, says_when
from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.own_note import annotated
from desktop_app.exporting.reading_list import is_web_address
from desktop_app.exporting.row_reading import (
    address_of,
    is_cut,
    is_plain_address,
    kept_names,
    marked,
    more_of,
    names_of,
)
from desktop_app.model.citekey import IMPORTED_KEY, key_stem
from desktop_app.model.description import FieldValue, value_to_json, values_of
from desktop_app.model.export_row import ExportRow
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import address
from desktop_app.model.names import ordinary_parts, parse_name
from desktop_app.model.paper import Paper

UNKNOWN_TYPE = "document"
_NAMES = frozenset(
    "author chair collection-editor compiler composer container-author contributor curator "
    "director editor editor-translator editorial-director executive-producer guest host "
    "illustrator interviewer narrator organizer original-author performer producer recipient "
    "reviewed-author script-writer series-creator translator".split()
)
_DATES = frozenset("accessed available-date event-date issued original-date submitted".split())
_DROPPING = re.compile(
    r"\s((?:(?:af|av|da|das|de|del|della|den|der|des|di|do|dos|du|la|le|ten|ter|van|vom|von|zu|zum|zur"
    r"|d['’])(?:\s|$))+)$"
)
"""Particles behind the given names: 'Jean de', as CSL-JSON and others give them."""
_TEXTS = frozenset(
    "abstract annote archive archive_collection archive_location archive-place authority "
    "call-number chapter-number citation-number citation-label collection-number collection-title "
    "container-title container-title-short dimensions division edition event-place "
    "event-title first-reference-note-number genre ISBN ISSN issue jurisdiction keyword language "
    "license locator medium note number number-of-pages number-of-volumes original-publisher "
    "original-publisher-place original-title page page-first part-number part-title PMCID PMID "
    "printing-number publisher publisher-place references reviewed-genre reviewed-title scale "
    "section source status supplement-number title-short version volume volume-title year-suffix "
    "shortTitle journalAbbreviation".split()
)


class CslJsonExporter(EntryExporter):
    """Every value under its CSL name; what CSL has no name for stands under `custom`."""

    format = FileFormat("csl-json", "CSL-JSON", (".json",), "for pandoc")
    holds_untitled = True
    head, between, tail, empty = "[\n", ",\n", "\n]\n", "[]\n"

    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """See EntryExporter."""
        return _TO_JSON(_item(paper, options))

    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """See EntryExporter."""
        return partial(_row_item, options)


_TO_JSON = json.JSONEncoder(ensure_ascii=False).encode
_text: Callable[[str], str] = encode_basestring  # a text's JSON, at once
_QUICK = frozenset(("urls", "extra"))


def _row_item(
    options: ExportOptions, row: ExportRow, tags: Sequence[str], sources: Sequence[str]
) -> str | None:
    """The item of a row; None for a paper whose fields ask for more than is done here."""
    (
        paper_id, kind, title, authors, total, complete, attributed_to, year, date, venue,
        abstract_complete, subjects, doi, arxiv_id, more, _, _, citekey, abstract, note,
    ) = row  # fmt: skip
    known = more_of(more)
    if not title or not citekey or not _QUICK.issuperset(known):
        return None
    if (attributed_to and options.attribution) or any(map(_is_closer, known.get("extra", ()))):
        return None
    names = names_of(authors)
    if is_cut(names, total, complete):
        return None
    what = kind or ("article" if arxiv_id and not venue else UNKNOWN_TYPE)
    parts = [f'"id": {_text(citekey)}, "type": {_text(what)}, "title": {_text(_words(title))}']
    if names:
        parts.append(f'"author": [{", ".join(map(_written_name, names))}]')
    if date or year is not None:
        parts.append(f'"issued": {_written_date(date or str(year))}')
    if venue:
        parts.append(f'"container-title": {_text(venue)}')
    if abstract and options.abstracts:
        parts.append(f'"abstract": {_text(_words(marked(abstract, abstract_complete)))}')
    if doi:
        parts.append(f'"DOI": {_text(doi)}')
    urls = known.get("urls", ())
    url = next(filter(is_plain_address, urls), None)
    if url is None and arxiv_id:
        url = address_of("arxiv", arxiv_id)
    if url:
        parts.append(f'"URL": {_text(url)}')
    if arxiv_id and what == "article":
        parts.append(f'"number": {_text(f"arXiv:{arxiv_id}")}')
    if tags and options.tags:
        parts.append(f'"keyword": {_text(", ".join(tags))}')
    if note and options.notes:
        parts.append(f'"annote": {_text(note)}')
    custom = []
    if arxiv_id:
        custom.append(f'"arxiv_id": {_text(arxiv_id)}')
    if subjects:
        custom.append(f'"subjects": {_written_list(subjects)}')
    if others := [each for each in urls if each != url]:
        custom.append(f'"urls": {_TO_JSON(others)}')
    if "extra" in known:
        custom.append(f'"extra": {_written_extra(known["extra"])}')
    if custom:
        parts.append(f'"custom": {{{", ".join(custom)}}}')
    return f"{{{', '.join(parts)}}}"


def _is_closer(name: str) -> bool:
    """Whether a name in extra changes how other values are written."""
    return name in (CORPORATE, "categories") or says_when(name)


def _written_extra(extra: dict[str, FieldValue]) -> str:
    values = [
        f"{_text(name)}: {_text(value) if isinstance(value, str) else _TO_JSON(value)}"
        for name, value in extra.items()
    ]
    return f"{{{', '.join(values)}}}"


@lru_cache(maxsize=8192)
def _written_date(text: str) -> str:
    return _TO_JSON(csl_date(text))


@lru_cache(maxsize=4096)
def _written_list(text: str) -> str:
    return _TO_JSON(kept_names(text))


def _written_name(text: str) -> str:
    parts = ordinary_parts(text)
    if parts is None:
        return _odd_name(text)
    return f'{{"family": "{parts[0]}", "given": "{parts[1]}"}}'  # words: nothing to quote


@lru_cache(maxsize=8192)
def _odd_name(text: str) -> str:
    return _TO_JSON(_name(text))


def _item(paper: Paper, options: ExportOptions) -> dict[str, Any]:
    people = authorship(paper, options)
    groups = _groups(paper)
    date, said = issued(paper)
    remarks = list(people.remarks)
    item: dict[str, Any] = {
        "id": paper.citekey or key_stem(paper),
        "type": paper.type or ("article" if paper.arxiv_id and not paper.venue else UNKNOWN_TYPE),
        "title": _words(paper.title or ""),
        "author": [_name(name, groups) for name in people.names],
        "issued": date,
        "container-title": paper.venue,
        "abstract": _words(marked_abstract(paper) or "") if options.abstracts else None,
        "DOI": paper.doi,
        "URL": next(filter(is_web_address, paper.urls), None) or _arxiv_address(paper),
    }
    if paper.arxiv_id and item["type"] == "article":
        item["number"] = f"arXiv:{paper.arxiv_id}"
    for identifier in paper.identifiers:
        if identifier.kind in ("pmid", "pmcid"):
            item[identifier.kind.upper()] = identifier.value
    custom: dict[str, Any] = {}
    for name, value in paper.fields.items():
        if name in _NAMES:
            value, remark = named_people(name, values_of(value))
            remarks += [remark] if remark else []
        placed = _place(item, name, value, groups)
        if placed and name in _DATES:
            said |= completed(item[name], paper, name)
        if not placed and name != IMPORTED_KEY:
            custom[name] = value_to_json(value)
    keywords = [item.get("keyword"), *(paper.tags if options.tags else ())]
    item["keyword"] = ", ".join(filter(None, keywords))
    item["note"] = "\n".join(filter(None, (item.get("note"), *remarks)))
    item["annote"] = "\n\n".join(annotated(paper, options))
    if categories := values_of(paper.extra.get("categories")):
        item["categories"], said = list(categories), said | {"categories"}
    custom |= {
        "arxiv_id": paper.arxiv_id,
        "subjects": list(paper.subjects),
        "identifiers": value_to_json(paper.identifiers),
        "urls": [url for url in paper.urls if url != item["URL"]],
        "extra": value_to_json(
            {
                name: value
                for name, value in paper.extra.items()
                if name != CORPORATE and name not in said
            }
        ),
    }
    item["custom"] = {name: value for name, value in custom.items() if value}
    return {name: value for name, value in item.items() if value}


def _groups(paper: Paper) -> frozenset[str]:
    """Names that are not taken apart."""
    return frozenset(values_of(paper.extra.get(CORPORATE)))


def _place(item: dict[str, Any], name: str, value: FieldValue, groups: frozenset[str]) -> bool:
    """Put a field under its own name in the form that CSL wants; False where CSL has no such name.

    What the paper itself says (its title, its DOI) is never overwritten.
    """
    if item.get(name):
        return False
    values = values_of(value)
    if name in _NAMES:
        item[name] = [_name(person, groups) for person in values]
    elif name in _DATES:
        item[name] = csl_date(values[0]) if values else None
    elif name in _TEXTS:
        item[name] = ", ".join(values)
    else:
        return False
    return True


def _name(text: str, groups: frozenset[str] = frozenset()) -> dict[str, str]:
    name = parse_name(text)
    if not name.family or text in groups:
        return {"literal": name.literal or text}
    given, dropping = name.given, ""
    if match := _DROPPING.search(given):
        given, dropping = given[: match.start()], match[1]
    parts = {
        "family": name.family,
        "given": given,
        "dropping-particle": dropping,
        "non-dropping-particle": name.particle,
        "suffix": name.suffix,
    }
    return {part: value for part, value in parts.items() if value}


def _arxiv_address(paper: Paper) -> str | None:
    return address("arxiv", paper.arxiv_id) if paper.arxiv_id else None


def _words(text: str) -> str:
    return text.replace("\\$", "$") if "\\" in text else text
