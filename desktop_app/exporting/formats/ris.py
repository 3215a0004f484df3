"""RIS for reference managers: one tagged line a value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import CORPORATE, authorship, named_people
from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.own_note import annotated
from desktop_app.exporting.reading_list import web_links
from desktop_app.exporting.row_reading import (
    NOTHING,
    is_cut,
    marked,
    more_of,
    names_of,
    web_addresses,
)
from desktop_app.exporting.written_year import YEARS_AND_DATES, written_years
from desktop_app.model.citekey import key_stem
from desktop_app.model.description import FieldValue, values_of
from desktop_app.model.export_row import ExportRow
from desktop_app.model.file_format import FileFormat
from desktop_app.model.names import PersonName, ordinary_parts, parse_name
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
    ("original-title", "OP"),
    ("translated-title", "TT"),
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
_AS_READ = frozenset(
    "A2 A3 A4 AD AN AV C1 C2 C3 C4 C5 C6 C7 C8 DA DP EP ID J1 J2 J9 JA JI L1 L4 LB M2 RP SN SP TY "
    "U1 U2 U3 U4 U5 UR".split()
)
"""Tags whose values have no name here: an entry that came with them keeps them."""
_SAYS_ELSE = frozenset(
    "ER TI T1 CT BT T2 T3 JF JO Y2 AU A1 ED TA AB N2 CN CP CY PI DB DO ET IS KW L2 L3 LK LA N1 "
    "NV PB PU PY Y1 SE ST TT OP RI VL VO M3".split()
)
"""Tags that RIS has a meaning for; an entry of another format may mean something else by them."""
_TYPE = re.compile(r"[A-Z]{3,7}")
_TAG = re.compile(r"[A-Z][A-Z0-9]")
_NAMES = (("editor", "A2"), ("collection-editor", "A3"), ("translator", "A4"))
_AS_TAGS = _AS_READ.union((*YEARS_AND_DATES, CORPORATE))
_QUICK = frozenset(("urls", "extra"))
_DOLLAR = "\\$"
_PAGES = re.compile(r"\s*(?:-|–|—)+\s*")


class RisExporter(EntryExporter):
    """One record a paper. A list that is cut, and whatever is the user's own, is a note (N1)."""

    format = FileFormat("ris", "RIS", (".ris",), "for reference managers")

    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """See EntryExporter."""
        return _written(_lines(paper, options))

    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """See EntryExporter."""
        return partial(_row_entry, options)


def _written(lines: Iterable[tuple[str, str]]) -> str:
    return "".join([*(f"{tag}  - {_value(text)}\n" for tag, text in lines), "ER  - \n\n"])


def _value(text: str) -> str:
    """On one line, with dollars as they are read."""
    if "\\" in text:
        text = text.replace(_DOLLAR, "$")
    # Nearly every text is of ASCII and has single blanks only: to look is quicker than to join.
    if (
        not text.isascii()
        or "\n" in text
        or "\t" in text
        or "\r" in text
        or "  " in text
        or text[:1] == " "
        or text[-1:] == " "
        or "\v" in text
        or "\f" in text
        or "\x1c" in text
        or "\x1d" in text
        or "\x1e" in text
        or "\x1f" in text
    ):
        return " ".join(text.split())
    return text


def _row_entry(
    options: ExportOptions, row: ExportRow, tags: Sequence[str], sources: Sequence[str]
) -> str | None:
    """The entry of a row; None for a paper whose fields ask for more than is done here."""
    (
        _, kind, title, authors, total, complete, attributed_to, year, date, venue,
        abstract_complete, _, doi, arxiv_id, more, _, _, citekey, abstract, note,
    ) = row  # fmt: skip
    known = more_of(more)
    if not title or not citekey or not _QUICK.issuperset(known):
        return None
    extra = known.get("extra", NOTHING)
    if (attributed_to and options.attribution) or not _AS_TAGS.isdisjoint(extra):
        return None
    if extra and any(map(_goes_out, extra)):
        return None
    names = names_of(authors)
    if is_cut(names, total, complete):
        return None
    lines = [f"TY  - {TYPES.get(kind or '', 'GEN')}\nID  - {citekey}\nTI  - {_value(title)}\n"]
    lines += [
        f"AU  - {', '.join(parts)}\n"
        if (parts := ordinary_parts(name))
        else f"AU  - {_odd_name(name)}\n"
        for name in names
    ]
    if year is not None:
        lines.append(f"PY  - {year}\n")
    if date:
        lines.append(f"DA  - {_value(_date(date))}\n")
    if venue:
        lines.append(f"T2  - {_value(venue)}\n")
    if doi:
        lines.append(f"DO  - {_value(doi)}\n")
    if arxiv_id:
        lines.append(f"AN  - arXiv:{_value(arxiv_id)}\n")
    for url in web_addresses(arxiv_id, doi, known.get("urls", ())):
        lines.append(f"UR  - {_value(url)}\n")
    if options.tags:
        lines += [f"KW  - {_value(tag)}\n" for tag in tags]
    if abstract and options.abstracts:
        lines.append(f"AB  - {_value(marked(abstract, abstract_complete))}\n")
    if note and options.notes:
        lines.append(f"N1  - {_value(note)}\n")
    lines.append("ER  - \n\n")
    return "".join(lines)


def _lines(paper: Paper, options: ExportOptions) -> Iterator[tuple[str, str]]:
    """Tag and value of each line but the last; only what is known."""
    people = authorship(paper, options)
    yield "TY", _type(paper)
    yield "ID", paper.citekey or key_stem(paper)
    if paper.title:
        yield "TI", paper.title
    groups = frozenset(values_of(paper.extra.get(CORPORATE)))
    for name in people.names:
        yield "AU", name if name in groups else _name(parse_name(name))
    remarks = list(people.remarks)
    for field, tag in _NAMES:
        names, remark = named_people(field, values_of(paper.fields.get(field)))
        for name in names:
            yield tag, name if name in groups else _name(parse_name(name))
        if remark:
            remarks.append(remark)
    years = written_years(paper) or (() if paper.year is None else (str(paper.year),))
    yield from (("PY", year) for year in years)
    if paper.date:
        yield "DA", _date(paper.date)
    if paper.venue:
        yield "T2", paper.venue
    for field, tag in _FIELDS:
        for value in values_of(paper.fields.get(field)):
            yield tag, value
    yield from _page_lines(paper.fields.get("page"))
    for value in values_of(paper.fields.get("accessed")):
        yield "Y2", _date(value)
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
        if _goes_out(tag):
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
    if tag == "DP":  # of PubMed's text it is a date
        return not any(sign.isdecimal() for sign in value)
    return tag != "DA" or paper.year is None or str(paper.year) in value


def _goes_out(tag: str) -> bool:
    """Whether a value without a name here may stand under the tag that it came with."""
    return tag in _AS_READ or (tag not in _SAYS_ELSE and _TAG.fullmatch(tag) is not None)


@lru_cache(maxsize=8192)
def _date(date: str) -> str:
    """'2021/03/09/' of '2021-03-09', as partial as it is; anything else as it stands."""
    parts = date.split("-")
    if len(parts) > 3 or not all(part.isdecimal() for part in parts):
        return date
    return "/".join((*parts, "", "", "")[:3]) + "/"


def _page_lines(value: FieldValue | None) -> Iterator[tuple[str, str]]:
    pages = ", ".join(values_of(value))
    first, *rest = _PAGES.split(pages) if "," not in pages else [pages]
    if first:
        yield "SP", first
    if len(rest) == 1 and rest[0]:
        yield "EP", rest[0]


@lru_cache(maxsize=8192)
def _odd_name(text: str) -> str:
    return _value(_name(parse_name(text)))


def _name(name: PersonName) -> str:
    """'Last, First, Suffix'; a name that cannot be taken apart stands as it is."""
    if name.literal:
        return name.literal
    family = f"{name.particle} {name.family}".strip()
    parts = (family, name.given, name.suffix) if name.suffix else (family, name.given)
    return ", ".join(parts).rstrip(", ")
