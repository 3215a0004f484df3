"""BibTeX entries of rows: what the format writes of papers in full, in a third of the time."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from desktop_app.exporting.bibtex_fields import JOURNAL, MARKS, NAMES, OTHER, PEOPLE, TEMPLATES
from desktop_app.exporting.bibtex_values import (
    bare_head,
    date_fields,
    is_field_name,
    line_head,
    primary_class,
    verbatim,
    verbatim_address,
    written_name,
    written_pages,
    written_words,
)
from desktop_app.exporting.entry_exporter import EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.latex_text import is_plain, latex_text, latex_title
from desktop_app.exporting.rows.row_reading import are_twins, is_cut, known_of, marked, names_of
from desktop_app.exporting.written_year import YEARS
from desktop_app.model.citekey import IMPORTED_KEY
from desktop_app.model.description import FieldValue, values_of
from desktop_app.model.export_row import ExportRow
from desktop_app.model.names import family_first

_CLOSER = MARKS.union(YEARS)
_URL = re.compile(r"url\d")
_PREPRINT = len("archiveprefix")
_APART = frozenset((IMPORTED_KEY, "keyword", "note", "publisher"))
_QUICK = _APART.union(NAMES, PEOPLE) - {"annote"}
_NUMBERS = frozenset(("issue", "number", "collection-number"))
_IDENTIFIERS = frozenset(("pmid", "pmcid"))
_TAKEN = frozenset(
    "title author year month day journal booktitle howpublished publisher school institution doi "
    "eprint archiveprefix primaryclass pmid pmcid url keywords abstract note annote".split()
).union(NAMES.values(), PEOPLE.values())
"""What an entry may hold: an extra of such a name waits until the others are known."""


def bibtex_of_rows(options: ExportOptions) -> EntryOfRow:
    """What writes entries with these options."""
    with_abstracts, with_notes, with_tags = options.abstracts, options.notes, options.tags

    def entry(row: ExportRow, tags: Sequence[str], sources: Sequence[str]) -> str | None:
        (
            _, citekey, title, kind, authors, total, complete, attributed_to, year, date, venue,
            abstract_complete, subjects, doi, arxiv_id, more, _, _, abstract, note,
        ) = row  # fmt: skip
        if not title or not citekey or kind == "thesis" or (attributed_to and options.attribution):
            return None
        known = known_of(more)
        own, extra = known.get("fields"), known.get("extra")
        identifiers, urls = known.get("identifiers", ()), known.get("urls", ())
        if own and not _is_quick(own):
            return None
        template = JOURNAL if venue and kind == "article" else TEMPLATES.get(kind or "", OTHER)
        words = tuple(tags) if with_tags else ()
        if own and "keyword" in own:
            words = values_of(own["keyword"]) + words
        if not with_abstracts:
            abstract = None
        if not with_notes:
            note = None
        # Values stand below each other, behind the longest name that the entry has.
        width = _PREPRINT if arxiv_id else 8 if abstract or words else 6 if authors or note else 5
        if venue and len(template.venue) > width:
            width = len(template.venue)
        if own:
            width = max(width, _own_width(tuple(own), template.publisher))
        if extra and (longest := _extra_width(tuple(extra))) != width:
            if longest < 0:
                return None
            if longest > width:
                width = longest
        title_, author_, doi_, eprint_, archive_, url_, keywords_, abstract_, annote_ = _heads(
            width
        )
        lines = [f"@{template.entry}{{{citekey},\n{title_}{latex_title(title)}}},\n"]
        if authors:
            names = names_of(authors)
            line = " and ".join(family_first(names, written_name))
            end = " and others},\n" if is_cut(names, total, complete) else "},\n"
            lines.append(author_ + line + end)
        if own:
            lines += _people_lines(own, width)
        if date or year is not None:
            lines.append(_date_lines(date, year, width))
        if venue:
            lines.append(f"{line_head(template.venue, width)}{latex_text(venue)}}},\n")
        if own:
            lines += _own_lines(own, template.publisher, width)
        if doi:
            lines.append(f"{doi_}{verbatim_address(doi)}}},\n")
        if arxiv_id:
            lines.append(f"{eprint_}{verbatim_address(arxiv_id)}}},\n{archive_}arXiv}},\n")
            if subjects:
                lines.append(_class_line(subjects, width))
        if identifiers and are_twins(identifiers):
            return None
        for item in identifiers:
            if item["kind"] not in _IDENTIFIERS:
                return None
            lines.append(f"{line_head(item['kind'], width)}{verbatim_address(item['value'])}}},\n")
        for number, url in enumerate(urls):
            if number:
                url_ = line_head(f"url{number + 1}", width)
            if not url.startswith("http"):
                return None
            lines.append(f"{url_}{verbatim_address(url)}}},\n")
        if words:
            lines.append(f"{keywords_}{written_words(words)}}},\n")
        if abstract:
            if abstract_complete == 0:
                abstract = marked(abstract)
            text = abstract if is_plain(abstract) else latex_text(abstract)
            lines.append(f"{abstract_}{text}}},\n")
        if own and "note" in own:
            text = latex_text("\n".join(values_of(own["note"])))
            lines.append(f"{line_head('note', width)}{text}}},\n")
        if note:
            lines.append(f"{annote_}{latex_text(note)}}},\n")
        if extra:
            for name, value in extra.items():
                if value.__class__ is not str or not value:
                    return None
                if is_field_name(name):
                    lines.append(f"{line_head(name, width)}{verbatim(value)}}},\n")
        lines.append("}\n")
        return "".join(lines)

    return entry


def _is_quick(own: Mapping[str, Any]) -> bool:
    """Whether own fields are written here, each under a name of its own."""
    says = all(own.values()) and [""] not in own.values()
    return says and _QUICK.issuperset(own) and len(_NUMBERS.intersection(own)) < 2


@lru_cache(maxsize=64)
def _heads(width: int) -> tuple[str, ...]:
    names = "title author doi eprint archiveprefix url keywords abstract annote"
    return tuple(line_head(name, width) for name in names.split())


@lru_cache(maxsize=4096)
def _own_width(names: tuple[str, ...], publisher: str) -> int:
    called = NAMES | PEOPLE | {"publisher": publisher, IMPORTED_KEY: ""}
    return max(len(called[name]) for name in names)


@lru_cache(maxsize=4096)
def _extra_width(names: tuple[str, ...]) -> int:
    """Of those that are fields; -1 where one of them asks for a closer look."""
    shown = [name for name in names if is_field_name(name)]
    low = {name.lower() for name in shown}
    if len(low) < len(shown) or not _CLOSER.isdisjoint(names) or not _TAKEN.isdisjoint(low):
        return -1
    return -1 if any(map(_URL.match, low)) else max(map(len, shown), default=0)


@lru_cache(maxsize=8192)
def _date_lines(date: str | None, year: int | None, width: int) -> str:
    return "".join(
        [f"{bare_head(name, width)}{value},\n" for name, value in date_fields(date, year)]
    )


@lru_cache(maxsize=4096)
def _class_line(subjects: str, width: int) -> str:
    subject = primary_class(names_of(subjects)[0])
    return f"{line_head('primaryclass', width)}{subject}}},\n" if subject else ""


def _people_lines(own: Mapping[str, FieldValue], width: int) -> list[str]:
    return [
        f"{line_head(PEOPLE[name], width)}"
        f"{' and '.join(family_first(values_of(own[name]), written_name))}}},\n"
        for name in own
        if name in PEOPLE
    ]


def _own_lines(own: Mapping[str, FieldValue], publisher: str, width: int) -> list[str]:
    """Those that stand behind the venue."""
    lines = []
    for name in own:
        if name in NAMES and name not in _APART:
            text = ", ".join(values_of(own[name]))
            value = written_pages(text) if name == "page" else latex_text(text)
            lines.append(f"{line_head(NAMES[name], width)}{value}}},\n")
    if "publisher" in own:
        text = latex_text(", ".join(values_of(own["publisher"])))
        lines.append(f"{line_head(publisher, width)}{text}}},\n")
    return lines
