"""BibTeX: a template for each type, stable keys, capitals and maths protected."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TextIO

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import Authorship, authorship
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.latex_text import balanced, is_plain, latex_text, latex_title
from desktop_app.model.citekey import IMPORTED_KEY, key_stem
from desktop_app.model.description import FieldValue
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import address
from desktop_app.model.names import PersonName, bibtex_name, parse_name
from desktop_app.model.paper import Paper


@dataclass(frozen=True, slots=True)
class Template:
    """What an entry type calls the venue, the publisher and the number of an issue or report."""

    entry: str
    venue: str = "howpublished"
    publisher: str = "publisher"


_JOURNAL = Template("article", "journal")
_PART = Template("incollection", "booktitle")
_OTHER = Template("misc")
TEMPLATES = {
    "article": _OTHER,
    "article-journal": _JOURNAL,
    "article-magazine": _JOURNAL,
    "article-newspaper": _JOURNAL,
    "paper-conference": Template("inproceedings", "booktitle"),
    "book": Template("book", "booktitle"),
    "chapter": _PART,
    "entry-dictionary": _PART,
    "entry-encyclopedia": _PART,
    "thesis": Template("phdthesis", "howpublished", "school"),
    "report": Template("techreport", "howpublished", "institution"),
    "manuscript": Template("unpublished"),
    "pamphlet": Template("booklet"),
}
"""By CSL type; every other type is a misc entry."""

_NAMES = {
    "annote": "annote",
    "chapter-number": "chapter",
    "collection-title": "series",
    "container-title-short": "shortjournal",
    "edition": "edition",
    "event-place": "venue",
    "event-title": "eventtitle",
    "genre": "type",
    "ISBN": "isbn",
    "ISSN": "issn",
    "issue": "number",
    "keyword": "keywords",
    "language": "language",
    "note": "note",
    "number": "number",
    "number-of-pages": "pagetotal",
    "number-of-volumes": "volumes",
    "original-title": "origtitle",
    "page": "pages",
    "publisher-place": "address",
    "title-short": "shorttitle",
    "version": "version",
    "volume": "volume",
}
"""CSL name to BibTeX (or BibLaTeX) name; other CSL names are written as they are."""

_PEOPLE = frozenset(
    (
        "editor",
        "translator",
        "annotator",
        "commentator",
        "introduction",
        "foreword",
        "afterword",
        "bookauthor",
        "director",
        "container-author",
        "collection-editor",
        "editorial-director",
    )
)
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
    template = TEMPLATES.get(paper.type or "", _OTHER)
    fields: dict[str, str] = {}
    for name, value in _fields(paper, template, options):
        if value and name not in fields:
            fields[name] = value
    width = max(map(len, fields), default=0)
    entry = template.entry
    lines = [f"@{entry}{{{paper.citekey or key_stem(paper)},"]
    lines += [f"  {name:{width}} = {value}," for name, value in fields.items()]
    return "\n".join([*lines, "}\n"])


def _fields(
    paper: Paper, template: Template, options: ExportOptions
) -> Iterator[tuple[str, str | None]]:
    """(name, value with its braces) in the order of the entry; of equal names the first counts."""
    people = authorship(paper, options)
    fields = paper.fields
    yield "title", _braced(latex_title(paper.title)) if paper.title else None
    yield "author", _authors(people)
    for name in fields:
        if name in _PEOPLE:
            yield name.replace("-", ""), _people(fields[name])
    yield from _date(paper)
    yield template.venue, _text(paper.venue)
    for name, value in fields.items():
        if name in _NAMES and name not in ("keyword", "note", "annote"):
            yield _NAMES[name], _pages(value) if name == "page" else _text(value)
    yield template.publisher, _text(fields.get("publisher"))
    yield from _identifiers(paper)
    yield (
        "keywords",
        _text((*_values(fields.get("keyword")), *(paper.tags if options.tags else ()))),
    )
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
        if name not in _NAMES and name not in _PEOPLE and name not in ("publisher", IMPORTED_KEY):
            yield name.lower(), _text(value)
    for name, value in paper.extra.items():
        if _FIELD_NAME.fullmatch(name):
            yield name, _verbatim(value)


def _braced(value: str) -> str:
    return f"{{{value}}}"


def _values(value: FieldValue | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _text(value: FieldValue | None, between: str = ", ") -> str | None:
    text = between.join(_values(value))
    return _braced(latex_text(text)) if text else None


def _verbatim(value: FieldValue) -> str | None:
    text = ", ".join(_values(value))
    if not text:
        return None
    return _braced(text if balanced(text) else latex_text(text))


def _authors(people: Authorship) -> str | None:
    names = [_name(name) for name in people.names]
    if not names:
        return None
    return _braced(" and ".join([*names, "others"] if people.cut else names))


def _people(value: FieldValue) -> str | None:
    return _braced(" and ".join(_name(name) for name in _values(value))) or None


@lru_cache(maxsize=8192)
def _name(text: str) -> str:
    name = parse_name(text)
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
        yield item.kind, _address(item.value)
    derived = {address("doi", paper.doi or ""), address("arxiv", paper.arxiv_id or "")}
    urls = [url for url in paper.urls if url not in derived and not _ACTING.match(url)]
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
    if not paper.title:
        notes += (f"No title in the source; the abstract begins: {paper.display_title}",)
    return notes
