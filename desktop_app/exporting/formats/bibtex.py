"""BibTeX: a template for each type, stable keys, capitals and maths protected."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import CORPORATE, Authorship, authorship
from desktop_app.exporting.bibtex_fields import JOURNAL, NAMES, OTHER, PEOPLE, TEMPLATES, Template
from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.latex_text import balanced, is_plain, latex_text, latex_title
from desktop_app.exporting.own_note import annotated
from desktop_app.exporting.row_reading import (
    NOTHING,
    is_cut,
    kept_names,
    marked,
    more_of,
    names_of,
)
from desktop_app.exporting.written_year import YEARS, written_years
from desktop_app.model.citekey import IMPORTED_KEY, key_stem
from desktop_app.model.description import FieldValue, values_of
from desktop_app.model.export_row import ExportRow
from desktop_app.model.file_format import FileFormat
from desktop_app.model.names import PersonName, bibtex_name, ordinary_parts, parse_name
from desktop_app.model.paper import Paper

_SCHEMES = {"handle": "hdl"}
_OWN_FIELDS = ("pmid", "pmcid")
_ENTRY_TYPE = "entrytype"
_MARKS = frozenset((_ENTRY_TYPE, CORPORATE))
"""What readers of BibTeX keep in extra and is no field of the entry."""
_CLOSER = _MARKS.union(YEARS)
_QUICK = frozenset(NAMES) - {"keyword", "note", "annote", "issue", "number", "collection-number"}
"""Fields that are written one by one, whatever others there are."""

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_DASH = re.compile(r"(?<=[\w.:])\s*[-–—]+\s*(?=[\w.:])")
_ARXIV_CLASS = re.compile(r"[a-z][a-z-]+(?:\.[A-Za-z-]{2,})?")
_ACTING = re.compile(r"\s*(?:javascript|vbscript|data)\s*:", re.IGNORECASE)
_FIELD_NAME = re.compile(r"[^\s\"#%'(),={}\\~@]+")


class BibtexExporter(EntryExporter):
    """Entries one below the other. A cut author list ends in 'and others'."""

    format = FileFormat("bibtex", "BibTeX", (".bib",), "for LaTeX, keys kept")
    between = "\n"

    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """See EntryExporter."""
        return _entry(paper, options)

    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """See EntryExporter."""
        return partial(_row_entry, options)


def _entry(paper: Paper, options: ExportOptions) -> str:
    template = _template(paper)
    fields: dict[str, str] = {}
    for name, value in _fields(paper, template, options):
        if value and name not in fields:
            fields[name] = value
    _add_extra(fields, paper.extra)
    return _written(template.entry, paper.citekey or key_stem(paper), fields)


def _written(entry: str, key: str, fields: Mapping[str, str]) -> str:
    return _shape(tuple(fields)) % (entry, key, *fields.values())


@lru_cache(maxsize=4096)
def _shape(names: tuple[str, ...]) -> str:
    """An entry with fields of these names, for the % operator: values stand below each other."""
    width = max(map(len, names), default=0)
    lines = [f"  {name:{width}} = ".replace("%", "%%") + "%s," for name in names]
    return "\n".join(["@%s{%s,", *lines, "}\n"])


def _row_entry(
    options: ExportOptions, row: ExportRow, tags: Sequence[str], sources: Sequence[str]
) -> str | None:
    """_entry() of a row; None for a paper whose fields ask for more than is done here."""
    (
        _, kind, title, authors, total, complete, attributed_to, year, date, venue,
        abstract_complete, subjects, doi, arxiv_id, more, _, _, citekey, abstract, note,
    ) = row  # fmt: skip
    own = extra = known = NOTHING
    if more:
        known = more_of(more)
        own, extra = known.get("fields", NOTHING), known.get("extra", NOTHING)
        if "identifiers" in known or not _CLOSER.isdisjoint(extra) or not _QUICK.issuperset(own):
            return None
    if not title or not citekey or kind == "thesis" or (attributed_to and options.attribution):
        return None
    fields = {"title": latex_title(title)}
    if authors:
        names = names_of(authors)
        line = " and ".join(
            [
                ", ".join(parts) if (parts := ordinary_parts(name)) else _name(name, False)
                for name in names
            ]
        )
        fields["author"] = f"{line} and others" if is_cut(names, total, complete) else line
    if date or year is not None:
        fields.update(_date_fields(date, year))
    template = TEMPLATES.get(kind or "", OTHER)
    if venue:
        if kind == "article":
            template = JOURNAL
        fields[template.venue] = latex_text(venue)
    for name, value in own.items():
        if text := ", ".join(values_of(value)):
            fields.setdefault(NAMES[name], _dashed(text) if name == "page" else latex_text(text))
    if doi:
        fields["doi"] = _verbatim_address(doi)
    if arxiv_id:
        fields["eprint"] = _verbatim_address(arxiv_id)
        fields["archiveprefix"] = "arXiv"
        if subjects and (subject := _primary_class(subjects)):
            fields["primaryclass"] = subject
    if "urls" in known:
        urls = [url for url in known["urls"] if url.startswith("http") or not _ACTING.match(url)]
        for number, url in enumerate(urls, start=1):
            fields["url" if number == 1 else f"url{number}"] = _verbatim_address(url)
    if tags and options.tags:
        fields["keywords"] = _words(tuple(tags))
    if abstract and options.abstracts:
        fields["abstract"] = latex_text(marked(abstract, abstract_complete))
    if note and options.notes:
        fields["annote"] = latex_text(note)
    for name, value in extra.items():
        low = name.lower()
        if not value or not isinstance(value, str) or len(extra) > 1 or low in fields:
            return None  # names that may meet others
        if _is_field_name(name):
            fields[name] = value if balanced(value) else latex_text(value)
    return _bare_shape(tuple(fields)) % (template.entry, citekey, *fields.values())


@lru_cache(maxsize=4096)
def _bare_shape(names: tuple[str, ...]) -> str:
    """_shape(), of values that have no braces yet; a month is a name of BibTeX's, without them."""
    shape = _shape(names)
    head, month, tail = shape.partition("  month ")
    if not month:
        return shape.replace(" = %s,\n", " = {%s},\n")
    own, end, rest = tail.partition("%s,\n")
    parts = (head.replace(" = %s,\n", " = {%s},\n"), month, own, end)
    return "".join((*parts, rest.replace(" = %s,\n", " = {%s},\n")))


@lru_cache(maxsize=4096)
def _words(words: tuple[str, ...]) -> str:
    """Tags and keywords, each once, with a sign between that stands in none of them."""
    between = "; " if any("," in word for word in words) else ", "
    return latex_text(between.join(dict.fromkeys(words)))


@lru_cache(maxsize=8192)
def _date_fields(date: str | None, year: int | None) -> Mapping[str, str]:
    return {name: _bare(value) for name, value in _dates(date, year) if value}


@lru_cache(maxsize=4096)
def _primary_class(subjects: str) -> str | None:
    subject = next(iter(kept_names(subjects)), "")
    return subject if _ARXIV_CLASS.fullmatch(subject) else None


def _bare(value: str) -> str:
    return value[1:-1] if value[0] == "{" else value


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
    taken: set[str] = set()  # beside the names before them, which are of small letters
    for name, values in extra.items():
        if name in _MARKS or not _is_field_name(name):
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


@lru_cache(maxsize=1024)
def _is_field_name(name: str) -> bool:
    return _FIELD_NAME.fullmatch(name) is not None


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
    yield from _dates(paper.date, paper.year)
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
    return _braced(text if balanced(text) else latex_text(text)) if text else None


def _keywords(paper: Paper, options: ExportOptions) -> str | None:
    words = (*values_of(paper.fields.get("keyword")), *(paper.tags if options.tags else ()))
    written = _words(words)
    return _braced(written) if written else None


def _authors(people: Authorship, groups: frozenset[str]) -> str | None:
    names = [_name(name, name in groups) for name in people.names]
    if not names:
        return None
    return _braced(" and ".join([*names, "others"] if people.cut else names))


def _people(value: FieldValue, groups: frozenset[str]) -> str | None:
    names = values_of(value)
    return _braced(" and ".join(_name(name, name in groups) for name in names)) if names else None


@lru_cache(maxsize=8192)
def _name(text: str, is_group: bool) -> str:
    name = PersonName(literal=text) if is_group else parse_name(text)
    if is_plain(text):
        return bibtex_name(name)
    parts = (name.family, name.given, name.particle, name.suffix, name.literal)
    return bibtex_name(PersonName(*map(latex_text, parts)))


def _pages(value: FieldValue) -> str | None:
    return _braced(_dashed(", ".join(values_of(value))))


def _dashed(pages: str) -> str:
    return _DASH.sub("--", latex_text(pages))


def _written_year(paper: Paper) -> str | None:
    """As its source wrote it, where that says more than the year by which it sorts."""
    return next(map(_verbatim, written_years(paper, YEARS)), None)


def _dates(date: str | None, known_year: int | None) -> Iterator[tuple[str, str | None]]:
    year, month, day = (*(date or "").split("-"), "", "")[:3]
    if known_year is not None:
        year = str(known_year)
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
    return _braced(_verbatim_address(value))


def _verbatim_address(value: str) -> str:
    return value if balanced(value) else value.replace("{", "%7B").replace("}", "%7D")


def _note(paper: Paper, people: Authorship, options: ExportOptions) -> tuple[str, ...]:
    """The source's own note, and what a reader of the entry must know of its gaps."""
    notes = values_of(paper.fields.get("note"))
    if options.attribution:
        notes += tuple(remark for remark in people.remarks if remark.startswith("Listed"))
    if not paper.title and paper.abstract:
        notes += (f"No title in the source; the abstract begins: {paper.display_title}",)
    return notes
