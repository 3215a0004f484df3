"""BibTeX: a template for each type, stable keys, capitals and maths protected."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TextIO

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import Authorship, authorship
from desktop_app.exporting.bibtex_fields import JOURNAL, NAMES, OTHER, PEOPLE, TEMPLATES, Template
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.latex_text import balanced, is_plain, latex_text, latex_title
from desktop_app.model.citekey import IMPORTED_KEY, key_stem
from desktop_app.model.description import FieldValue
from desktop_app.model.file_format import FileFormat
from desktop_app.model.names import PersonName, bibtex_name, parse_name
from desktop_app.model.paper import Paper

_SCHEMES = {"handle": "hdl"}
_OWN_FIELDS = ("pmid", "pmcid")
_ENTRY_TYPE, _CORPORATE = "entrytype", "corporate"
_MARKS = frozenset((_ENTRY_TYPE, _CORPORATE))
"""What readers of BibTeX keep in extra and is no field of the entry."""

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DASH = re.compile(r"(?<=[\w.:])\s*[-–—]+\s*(?=[\w.:])")
_ARXIV_CLASS = re.compile(r"[a-z][a-z-]+(?:\.[A-Za-z-]{2,})?")
_ACTING = re.compile(r"\s*(?:javascript|vbscript|data)\s*:", re.IGNORECASE)
_FIELD_NAME = re.compile(r"[^\s\"#%'(),={}\\~@]+")


class BibtexExporter:
    """Entries one below the other. A cut author list ends in 'and others'."""

    format = FileFormat("bibtex", "BibTeX", (".bib",), "for LaTeX, keys kept")
    holds_untitled = False
    has_citekeys = True
    encoding = "utf-8"

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """See Exporter."""
        between = ""
        for paper in papers:
            out.write(between + _entry(paper, options))
            between = "\n"


def _entry(paper: Paper, options: ExportOptions) -> str:
    template = _template(paper)
    fields: dict[str, str] = {}
    for name, value in _fields(paper, template, options):
        if value and name not in fields:
            fields[name] = value
    _add_extra(fields, paper.extra)
    width = max(map(len, fields), default=0)
    lines = [f"@{template.entry}{{{paper.citekey or key_stem(paper)},"]
    lines += [f"  {name:{width}} = {value}," for name, value in fields.items()]
    return "\n".join([*lines, "}\n"])


def _template(paper: Paper) -> Template:
    """By the CSL type; the name of the type that a bibliography file gave is kept."""
    template = TEMPLATES.get(paper.type or "", OTHER)
    if paper.type == "article" and paper.venue:
        template = JOURNAL
    if paper.type == "thesis" and "master" in str(paper.fields.get("genre", "")).lower():
        template = replace(template, entry="mastersthesis")
    given = paper.extra.get(_ENTRY_TYPE)
    if isinstance(given, str) and given.isalpha() and "type" not in paper.edited:
        publisher = "organization" if given == "manual" else template.publisher
        template = Template(given, template.venue, publisher)
    return template


def _add_extra(fields: dict[str, str], extra: Mapping[str, FieldValue]) -> None:
    """What a bibliography file said and nothing here names; of equal names each gets a number."""
    taken = {name.lower() for name in fields}
    for name, values in extra.items():
        if name in _MARKS or not _FIELD_NAME.fullmatch(name):
            continue
        for value in map(_verbatim, _values(values)):
            if not value or value == fields.get(name.lower()):
                continue
            number, free = 1, name
            while free.lower() in taken:
                number += 1
                free = f"{name}_{number}"
            taken.add(free.lower())
            fields[free] = value


def _fields(
    paper: Paper, template: Template, options: ExportOptions
) -> Iterator[tuple[str, str | None]]:
    """(name, value with its braces) in the order of the entry; of equal names the first counts."""
    people = authorship(paper, options)
    fields = paper.fields
    yield "title", _braced(latex_title(paper.title)) if paper.title else None
    groups = frozenset(_values(paper.extra.get(_CORPORATE)))
    yield "author", _authors(people, groups)
    for name, value in fields.items():
        if name in PEOPLE:
            yield PEOPLE[name], _people(value, groups)
    yield from _date(paper)
    yield template.venue, _text(paper.venue)
    for name, value in fields.items():
        if name == "issue" and ("number" in fields or "collection-number" in fields):
            yield "issue", _text(value)
        elif name in NAMES and name not in ("keyword", "note", "annote"):
            yield NAMES[name], _pages(value) if name == "page" else _text(value)
    yield template.publisher, _text(fields.get("publisher"))
    yield from _identifiers(paper)
    yield "keywords", _keywords(paper, options)
    if options.abstracts:
        yield "abstract", _text(marked_abstract(paper))
    yield "note", _text(_note(paper, people, options), "\n")
    yield (
        "annote",
        _text(
            (
                *_values(fields.get("annote")),
                *((paper.note,) if options.notes and paper.note else ()),
            ),
            "\n\n",
        ),
    )
    for name, value in fields.items():
        if name not in NAMES and name not in PEOPLE and name not in ("publisher", IMPORTED_KEY):
            yield name.lower(), _text(value)


def _braced(value: str) -> str:
    return f"{{{value}}}"


def _values(value: FieldValue | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _text(value: FieldValue | None, between: str = ", ") -> str | None:
    text = between.join(_values(value))
    return _braced(latex_text(text)) if text else None


def _verbatim(text: str) -> str | None:
    return _braced(text if balanced(text) else latex_text(text)) if text else None


def _keywords(paper: Paper, options: ExportOptions) -> str | None:
    words = (*_values(paper.fields.get("keyword")), *(paper.tags if options.tags else ()))
    return _text(tuple(dict.fromkeys(words)), "; " if any("," in word for word in words) else ", ")


def _authors(people: Authorship, groups: frozenset[str]) -> str | None:
    names = [_name(name, name in groups) for name in people.names]
    if not names:
        return None
    return _braced(" and ".join([*names, "others"] if people.cut else names))


def _people(value: FieldValue, groups: frozenset[str]) -> str | None:
    names = _values(value)
    return _braced(" and ".join(_name(name, name in groups) for name in names)) if names else None


@lru_cache(maxsize=8192)
def _name(text: str, is_group: bool) -> str:
    name = PersonName(literal=text) if is_group else parse_name(text)
    if is_plain(text):
        return bibtex_name(name)
    parts = (name.family, name.given, name.particle, name.suffix, name.literal)
    return bibtex_name(PersonName(*map(latex_text, parts)))


def _pages(value: FieldValue) -> str | None:
    return _braced(_DASH.sub("--", latex_text(", ".join(_values(value)))))


def _date(paper: Paper) -> Iterator[tuple[str, str | None]]:
    year, month, day = (*(paper.date or "").split("-"), "", "")[:3]
    if paper.year is not None:
        year = str(paper.year)
    if year:
        yield "year", _braced(year)
    if month.isdecimal() and 1 <= int(month) <= 12:
        yield "month", _MONTHS[int(month) - 1]
        if day.isdecimal():
            yield "day", _braced(str(int(day)))


def _identifiers(paper: Paper) -> Iterator[tuple[str, str | None]]:
    if paper.doi:
        yield "doi", _address(paper.doi)
    if paper.arxiv_id:
        yield "eprint", _address(paper.arxiv_id)
        yield "archiveprefix", "{arXiv}"
        subject = next(iter(paper.subjects), "")
        if _ARXIV_CLASS.fullmatch(subject):
            yield "primaryclass", _braced(subject)
    for item in paper.identifiers:
        if item.kind not in _OWN_FIELDS and not paper.arxiv_id:
            yield "eprint", _address(item.value)
            yield "eprinttype", _braced(_SCHEMES.get(item.kind, item.kind))
        else:
            yield item.kind, _address(item.value)
    urls = [url for url in paper.urls if not _ACTING.match(url)]
    for number, url in enumerate(urls, start=1):
        yield "url" if number == 1 else f"url{number}", _address(url)


def _address(value: str) -> str:
    """Addresses and identifiers are read verbatim by BibTeX styles: only braces can do harm."""
    return _braced(value if balanced(value) else value.replace("{", "%7B").replace("}", "%7D"))


def _note(paper: Paper, people: Authorship, options: ExportOptions) -> tuple[str, ...]:
    """The source's own note, and what a reader of the entry must know of its gaps."""
    notes = _values(paper.fields.get("note"))
    if options.attribution:
        notes += tuple(remark for remark in people.remarks if remark.startswith("Listed"))
    if not paper.title and paper.abstract:
        notes += (f"No title in the source; the abstract begins: {paper.display_title}",)
    return notes
