"""RIS for reference managers: one tagged line a value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import CORPORATE, authorship, named_people
from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.own_note import annotated
from desktop_app.exporting.reading_list import is_web_address, web_links
from desktop_app.exporting.ris_values import (
    FIELDS,
    PEOPLE,
    PERIODICALS,
    TYPES,
    first_and_last,
    goes_out,
    on_one_line,
    written_date,
    written_name,
)
from desktop_app.exporting.written_year import written_years
from desktop_app.model.citekey import key_stem
from desktop_app.model.description import FieldValue, values_of
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import find_doi
from desktop_app.model.paper import Paper

_TYPE = re.compile(r"[A-Z]{3,7}")


class RisExporter(EntryExporter):
    """One record a paper. A list that is cut, and whatever is the user's own, is a note (N1)."""

    format = FileFormat("ris", "RIS", (".ris",), "for reference managers")

    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """See EntryExporter."""
        return _written(_lines(paper, options))

    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """See EntryExporter."""
        from desktop_app.exporting.rows.ris_rows import ris_of_rows  # noqa: PLC0415

        return ris_of_rows(options)


def _written(lines: Iterable[tuple[str, str]]) -> str:
    return "".join([*(f"{tag}  - {on_one_line(text)}\n" for tag, text in lines), "ER  - \n\n"])


def _lines(paper: Paper, options: ExportOptions) -> Iterator[tuple[str, str]]:
    """Tag and value of each line but the last; only what is known."""
    people = authorship(paper, options)
    yield "TY", _type(paper)
    yield "ID", paper.citekey or key_stem(paper)
    if paper.title:
        yield "TI", paper.title
    groups = frozenset(values_of(paper.extra.get(CORPORATE)))
    for name in people.names:
        yield "AU", name if name in groups else written_name(name)
    remarks = list(people.remarks)
    for field, tag in PEOPLE:
        names, remark = named_people(field, values_of(paper.fields.get(field)))
        for name in names:
            yield tag, name if name in groups else written_name(name)
        if remark:
            remarks.append(remark)
    years = written_years(paper) or (() if paper.year is None else (str(paper.year),))
    yield from (("PY", year) for year in years)
    if paper.date:
        yield "DA", written_date(paper.date)
    if paper.venue:
        yield "T2", paper.venue
    for field, tag in FIELDS:
        if tag == "J2" and "JA" in paper.extra:  # whose first value is the short name
            tag = "JA"
        for value in values_of(paper.fields.get(field)):
            yield tag, value
    yield from _page_lines(paper.fields.get("page"))
    for value in values_of(paper.fields.get("accessed")):
        yield "Y2", written_date(value)
    if paper.doi:
        yield "DO", paper.doi
    if paper.arxiv_id:
        yield "AN", f"arXiv:{paper.arxiv_id}"
    for item in paper.identifiers:
        yield "AN", f"{item.kind.upper()}:{item.value}"
    for _, address in web_links(paper):
        yield "UR", address
    for keyword in values_of(paper.fields.get("keyword")):
        yield "KW", keyword
    if options.tags:
        for tag_name in paper.tags:
            yield "KW", tag_name
    abstract = marked_abstract(paper) if options.abstracts else None
    if abstract:
        yield "AB", abstract
    yield from (("N1", remark) for remark in remarks)
    if not paper.title:
        yield "N1", "No title in the source."
    for value in values_of(paper.fields.get("note")) + annotated(paper, options):
        yield "N1", value
    for tag, values in paper.extra.items():
        if goes_out(tag):
            yield from ((tag, value) for value in values_of(values) if _fits(paper, tag, value))


def _type(paper: Paper) -> str:
    """As it came, where several of RIS's types are one here."""
    written = paper.extra.get("TY")
    if isinstance(written, str) and _TYPE.fullmatch(written) and "type" not in paper.edited:
        return written
    return TYPES.get(paper.type or "", "GEN")


def _fits(paper: Paper, tag: str, value: str) -> bool:
    """Whether a value may stand under a tag that has a meaning, beside what says this here."""
    if tag == "TY":
        return False
    if tag in ("ID", "LB"):  # of other formats it holds keywords
        return " " not in value
    if tag in ("SP", "EP"):
        return "page" not in paper.fields
    if tag in _VENUES:
        return _stands_beside(paper, tag)
    if tag in _LINKS:
        return not is_web_address(value)
    if tag == "DO":
        return find_doi(value) is None
    if tag == "DP":  # of PubMed's text it is a date
        return not any(sign.isdecimal() for sign in value)
    return tag != "DA" or paper.year is None or str(paper.year) in value


_VENUES = frozenset(("BT", "JF", "JO", "T2"))
_LINKS = frozenset(("L2", "L3", "LK"))


def _stands_beside(paper: Paper, tag: str) -> bool:
    """Whether a further name of what the work stands in may go out: not if it would be taken for
    the venue, for its short name, or for a book's title or series."""
    if not paper.venue or not paper.title:
        return False
    match tag:
        case "T2":
            return paper.type != "book" or "collection-title" in paper.fields
        case "JF":
            return paper.type not in PERIODICALS
        case "JO":
            return "container-title-short" in paper.fields
    return True


def _page_lines(value: FieldValue | None) -> Iterator[tuple[str, str]]:
    first, last = first_and_last(", ".join(values_of(value)))
    if first:
        yield "SP", first
    if last:
        yield "EP", last
