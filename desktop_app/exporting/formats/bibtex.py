"""BibTeX: a template for each type, stable keys, capitals and maths protected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import CORPORATE, Authorship, authorship
from desktop_app.exporting.bibtex_fields import (
    ENTRY_TYPE,
    JOURNAL,
    MARKS,
    NAMES,
    OTHER,
    PEOPLE,
    TEMPLATES,
    Template,
)
from desktop_app.exporting.bibtex_values import (
    bare_head,
    date_fields,
    harmless_addresses,
    is_field_name,
    primary_class,
    verbatim,
    verbatim_address,
    written_name,
    written_pages,
    written_words,
)
from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.latex_text import latex_text, latex_title
from desktop_app.exporting.own_note import annotated
from desktop_app.exporting.written_year import YEARS, written_years
from desktop_app.model.citekey import IMPORTED_KEY, key_stem
from desktop_app.model.description import FieldValue, values_of
from desktop_app.model.file_format import FileFormat
from desktop_app.model.paper import Paper

_SCHEMES = {"handle": "hdl"}
_OWN_FIELDS = ("pmid", "pmcid")


class BibtexExporter(EntryExporter):
    """Entries one below the other. A cut author list ends in 'and others'."""

    format = FileFormat("bibtex", "BibTeX", (".bib",), "for LaTeX, keys kept")
    between = "\n"

    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """See EntryExporter."""
        return _entry(paper, options)

    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """See EntryExporter."""
        from desktop_app.exporting.rows.bibtex_rows import bibtex_of_rows  # noqa: PLC0415

        return bibtex_of_rows(options)


def _entry(paper: Paper, options: ExportOptions) -> str:
    template = _template(paper)
    fields: dict[str, str] = {}
    for name, value in _fields(paper, template, options):
        if value and name not in fields:
            fields[name] = value
    _add_extra(fields, paper.extra)
    width = max(map(len, fields), default=0)
    lines = [f"{bare_head(name, width)}{value},\n" for name, value in fields.items()]
    return "".join([f"@{template.entry}{{{paper.citekey or key_stem(paper)},\n", *lines, "}\n"])


def _template(paper: Paper) -> Template:
    """By the CSL type; the name of the type that a bibliography file gave is kept."""
    template = TEMPLATES.get(paper.type or "", OTHER)
    if paper.type == "article" and paper.venue:
        template = JOURNAL
    if paper.type == "thesis" and "master" in str(paper.fields.get("genre", "")).lower():
        template = replace(template, entry="mastersthesis")
    given = paper.extra.get(ENTRY_TYPE)
    if isinstance(given, str) and given.isalpha() and "type" not in paper.edited:
        publisher = "organization" if given == "manual" else template.publisher
        template = Template(given, template.venue, publisher)
    return template


def _add_extra(fields: dict[str, str], extra: Mapping[str, FieldValue]) -> None:
    """What a bibliography file said and nothing here names; of equal names each gets a number."""
    taken: set[str] = set()  # beside the names before them, which are of small letters
    for name, values in extra.items():
        if name in MARKS or not is_field_name(name):
            continue
        if name in YEARS and values_of(values)[:1] == (fields.get("year", "")[1:-1],):
            continue
        low = name.lower()
        for text in values_of(values):
            value = _verbatim(text)
            if not value or value == fields.get(low):
                continue
            number, free = 1, low
            while free in fields or free in taken:
                number += 1
                free = f"{low}_{number}"
            taken.add(free)
            fields[name if number == 1 else f"{name}_{number}"] = value


def _fields(
    paper: Paper, template: Template, options: ExportOptions
) -> Iterator[tuple[str, str | None]]:
    """(name, value with its braces) in the order of the entry; of equal names the first counts."""
    people = authorship(paper, options)
    fields = paper.fields
    yield "title", _braced(latex_title(paper.title)) if paper.title else None
    groups = frozenset(values_of(paper.extra.get(CORPORATE)))
    yield "author", _authors(people, groups)
    for name, value in fields.items():
        if name in PEOPLE:
            yield PEOPLE[name], _people(value, groups)
    yield "year", _written_year(paper)
    yield from date_fields(paper.date, paper.year)
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
    yield "annote", _text(annotated(paper, options), "\n\n")
    for name, value in fields.items():
        if name not in NAMES and name not in PEOPLE and name not in ("publisher", IMPORTED_KEY):
            yield name.lower(), _text(value)


def _braced(value: str) -> str:
    return f"{{{value}}}"


def _text(value: FieldValue | None, between: str = ", ") -> str | None:
    text = between.join(values_of(value))
    return _braced(latex_text(text)) if text else None


def _verbatim(text: str) -> str | None:
    return _braced(verbatim(text)) if text else None


def _keywords(paper: Paper, options: ExportOptions) -> str | None:
    words = (*values_of(paper.fields.get("keyword")), *(paper.tags if options.tags else ()))
    written = written_words(words)
    return _braced(written) if written else None


def _authors(people: Authorship, groups: frozenset[str]) -> str | None:
    names = [written_name(name, name in groups) for name in people.names]
    if not names:
        return None
    return _braced(" and ".join([*names, "others"] if people.cut else names))


def _people(value: FieldValue, groups: frozenset[str]) -> str | None:
    names = [written_name(name, name in groups) for name in values_of(value)]
    return _braced(" and ".join(names)) if names else None


def _pages(value: FieldValue) -> str | None:
    return _braced(written_pages(", ".join(values_of(value))))


def _written_year(paper: Paper) -> str | None:
    """As its source wrote it, where that says more than the year by which it sorts."""
    return next(map(_verbatim, written_years(paper, YEARS)), None)


def _identifiers(paper: Paper) -> Iterator[tuple[str, str | None]]:
    if paper.doi:
        yield "doi", _address(paper.doi)
    if paper.arxiv_id:
        yield "eprint", _address(paper.arxiv_id)
        yield "archiveprefix", "{arXiv}"
        if subject := primary_class(next(iter(paper.subjects), "")):
            yield "primaryclass", _braced(subject)
    for item in paper.identifiers:
        if item.kind not in _OWN_FIELDS and not paper.arxiv_id:
            yield "eprint", _address(item.value)
            yield "eprinttype", _braced(_SCHEMES.get(item.kind, item.kind))
        else:
            yield item.kind, _address(item.value)
    for number, url in enumerate(harmless_addresses(paper.urls), start=1):
        yield "url" if number == 1 else f"url{number}", _address(url)


def _address(value: str) -> str:
    return _braced(verbatim_address(value))


def _note(paper: Paper, people: Authorship, options: ExportOptions) -> tuple[str, ...]:
    """The source's own note, and what a reader of the entry must know of its gaps."""
    notes = values_of(paper.fields.get("note"))
    if options.attribution:
        notes += tuple(remark for remark in people.remarks if remark.startswith("Listed"))
    if not paper.title and paper.abstract:
        notes += (f"No title in the source; the abstract begins: {paper.display_title}",)
    return notes
