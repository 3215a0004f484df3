"""RIS for reference managers: one tagged line a value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TextIO

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import authorship
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.reading_list import web_links
from desktop_app.model.citekey import key_stem
from desktop_app.model.description import FieldValue
from desktop_app.model.file_format import FileFormat
from desktop_app.model.names import PersonName, parse_name
from desktop_app.model.paper import Paper

TYPES = {
    "article": "UNPB",
    "article-journal": "JOUR",
    "article-magazine": "MGZN",
    "article-newspaper": "NEWS",
    "bill": "BILL",
    "book": "BOOK",
    "broadcast": "MPCT",
    "chapter": "CHAP",
    "collection": "SER",
    "dataset": "DATA",
    "entry": "GEN",
    "entry-dictionary": "DICT",
    "entry-encyclopedia": "ENCYC",
    "figure": "FIGURE",
    "hearing": "HEAR",
    "interview": "GEN",
    "legal_case": "CASE",
    "legislation": "STAT",
    "manuscript": "UNPB",
    "map": "MAP",
    "motion_picture": "MPCT",
    "musical_score": "MUSIC",
    "pamphlet": "PAMP",
    "paper-conference": "CPAPER",
    "patent": "PAT",
    "periodical": "JFULL",
    "personal_communication": "PCOMM",
    "post": "ELEC",
    "post-weblog": "BLOG",
    "report": "RPRT",
    "software": "COMP",
    "song": "SOUND",
    "speech": "GEN",
    "standard": "STAND",
    "thesis": "THES",
    "webpage": "ELEC",
}
"""CSL type to RIS type; what is not here is GEN, the format's own word for 'unknown'."""

_FIELDS = (
    ("volume", "VL"),
    ("issue", "IS"),
    ("publisher", "PB"),
    ("publisher-place", "CY"),
    ("edition", "ET"),
    ("collection-title", "T3"),
    ("original-title", "TT"),
    ("container-title-short", "J2"),
    ("title-short", "ST"),
    ("ISBN", "SN"),
    ("ISSN", "SN"),
    ("language", "LA"),
    ("genre", "M3"),
    ("number", "M1"),
    ("event-title", "C3"),
    ("number-of-volumes", "NV"),
    ("section", "SE"),
    ("reviewed-title", "RI"),
    ("call-number", "CN"),
    ("source", "DB"),
)
_AS_READ = frozenset("AD AN AV C1 C2 C4 C5 C6 C7 C8 L1 L4 M2 RP SN U1 U2 U3 U4 U5".split())
"""Tags whose values have no name here: an entry that came with them keeps them."""
_NAMES = (("editor", "A2"), ("collection-editor", "A3"), ("translator", "A4"))
_DOLLAR = "\\$"
_PAGES = re.compile(r"\s*(?:-|–|—)+\s*")


class RisExporter:
    """One record a paper. A list that is cut, and whatever is the user's own, is a note (N1)."""

    format = FileFormat("ris", "RIS", (".ris",), "for reference managers")
    holds_untitled = False
    has_citekeys = True
    encoding = "utf-8"

    def write(self, papers: Iterable[Paper], out: TextIO, options: ExportOptions) -> None:
        """See Exporter."""
        for paper in papers:
            out.writelines(
                f"{tag}  - {' '.join(value.replace(_DOLLAR, '$').split())}\n"
                for tag, value in _lines(paper, options)
            )
            out.write("ER  - \n\n")


def _lines(paper: Paper, options: ExportOptions) -> Iterator[tuple[str, str]]:
    """Tag and value of each line but the last; only what is known."""
    people = authorship(paper, options)
    yield "TY", TYPES.get(paper.type or "", "GEN")
    yield "ID", paper.citekey or key_stem(paper)
    if paper.title:
        yield "TI", paper.title
    for name in people.names:
        yield "AU", _name(parse_name(name))
    for field, tag in _NAMES:
        for name in _values(paper.fields.get(field)):
            yield tag, _name(parse_name(name))
    if paper.year is not None:
        yield "PY", str(paper.year)
    elif "PY" in paper.extra:
        yield from (("PY", value) for value in _values(paper.extra["PY"]))
    if paper.date:
        yield "DA", _date(paper.date)
    if paper.venue:
        yield "T2", paper.venue
    for field, tag in _FIELDS:
        for value in _values(paper.fields.get(field)):
            yield tag, value
    yield from _page_lines(paper.fields.get("page"))
    for value in _values(paper.fields.get("accessed")):
        yield "Y2", _date(value)
    if paper.doi:
        yield "DO", paper.doi
    if paper.arxiv_id:
        yield "AN", f"arXiv:{paper.arxiv_id}"
    for item in paper.identifiers:
        yield "AN", f"{item.kind.upper()}:{item.value}"
    for _, address in web_links(paper):
        yield "UR", address
    for keyword in _values(paper.fields.get("keyword")):
        yield "KW", keyword
    if options.tags:
        for tag_name in paper.tags:
            yield "KW", tag_name
    abstract = marked_abstract(paper) if options.abstracts else None
    if abstract:
        yield "AB", abstract
    yield from (("N1", remark) for remark in people.remarks)
    if not paper.title:
        yield "N1", "No title in the source."
    for value in _values(paper.fields.get("note")) + _values(paper.fields.get("annote")):
        yield "N1", value
    if options.notes and paper.note:
        yield "N1", paper.note
    for tag, values in paper.extra.items():
        if tag in _AS_READ:
            yield from ((tag, value) for value in _values(values))


def _date(date: str) -> str:
    """'2021/03/09/' of '2021-03-09', as partial as it is; anything else as it stands."""
    parts = date.split("-")
    if len(parts) > 3 or not all(part.isdecimal() for part in parts):
        return date
    return "/".join((*parts, "", "", "")[:3]) + "/"


def _values(value: FieldValue | None) -> tuple[str, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _page_lines(value: FieldValue | None) -> Iterator[tuple[str, str]]:
    pages = ", ".join(_values(value))
    first, *rest = _PAGES.split(pages) if "," not in pages else [pages]
    if first:
        yield "SP", first
    if len(rest) == 1 and rest[0]:
        yield "EP", rest[0]


def _name(name: PersonName) -> str:
    """'Last, First, Suffix'; a name that cannot be taken apart stands as it is."""
    if name.literal:
        return name.literal
    family = f"{name.particle} {name.family}".strip()
    parts = (family, name.given, name.suffix) if name.suffix else (family, name.given)
    return ", ".join(parts).rstrip(", ")
