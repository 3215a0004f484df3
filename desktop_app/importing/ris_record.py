"""One RIS entry as a Record: what its tags mean, each by itself and in the light of the others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.linked_files import files_of
from desktop_app.importing.own_remarks import read_remark, without_end_mark
from desktop_app.importing.record_draft import RecordDraft
from desktop_app.importing.ris_tags import NAMES, SAID_AGAIN, SPELT_OUT, TYPES
from desktop_app.importing.tagged_dates import dated, iso_date
from desktop_app.importing.tagged_lines import TaggedEntry
from desktop_app.model.description import Identifier
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import Record

Later = dict[str, list[str]]
"""Values by tag whose meaning hangs on the others; what is taken out of it has found its name."""

_ABBREVIATIONS = ("JA", "J2", "J1", "JI", "J9")
FILES = ("L1", "L4")
TITLES = frozenset(("TI", "T1", "CT"))
PERIODICALS = frozenset("article-journal article-magazine article-newspaper periodical".split())
_SCHEME = re.compile(r"([A-Z][A-Z0-9]{1,11}):(\S+)")
_DOI_MARK = re.compile(r"\s*(?:doi:?\s*)?10\.\d{4,9}/\S+\s*", re.IGNORECASE)
_LETTER = re.compile(r"[^\W\d_]")
_LONGEST_NUMBER = 60


def record_of(entry: TaggedEntry) -> Record:
    """The record of an entry of RIS."""
    draft = RecordDraft(entry.line, entry.end_line)
    later: Later = {}
    links: list[str] = []
    for tag, lines in entry.fields:
        value = " ".join(lines) if len(lines) > 1 else lines[0]
        name = NAMES.get(tag)
        if tag in FILES:
            links.append(value)
        if name is None:
            if value:
                later.setdefault("TI" if tag in TITLES else tag, []).append(value)
        elif name == "keyword":
            for line in lines:  # EndNote writes one a line, and the tag only once
                draft.add(name, line)
        elif name != "note" or not read_remark(draft, value):
            draft.add(name, value, tag)
    return finished(draft, later, links)


def finished(draft: RecordDraft, later: Later, links: Sequence[str]) -> Record:
    """The record of a draft whose other values have found their names. links: files among them."""
    _read_type(draft, later)
    _read_titles(draft, later)
    _read_numbers(draft, later)
    _read_dates(draft, later)
    _read_codes(draft, later)
    without_end_mark(draft)
    _split_keywords(draft)
    for tag, values in later.items():
        for value in values:
            draft.keep(tag, value)
    record = draft.record()
    own = files_of(links) if links else None
    return record if own is None else record.changed(own=own)


def _read_type(draft: RecordDraft, later: Later) -> None:
    written = later.pop("TY", [])
    if not written:
        return
    kind = SPELT_OUT.get(written[-1].casefold(), written[-1].upper())
    draft.type = TYPES.get(kind, "document")
    if kind not in SAID_AGAIN:
        draft.keep("TY", written[-1])


def _read_titles(draft: RecordDraft, later: Later) -> None:
    titles = later.pop("TI", [])
    if len(titles) > 1:
        titles = list(dict.fromkeys(titles))
    if not titles and draft.type == "book":
        titles = later.pop("BT", [])
    title = titles[0] if titles else ""
    for part in titles[1:]:  # a title cut in two, as some databases write it
        title += (" " if title[-1:] in tuple(":?!.") else ": ") * bool(title) + part
    draft.add("title", title)
    series = draft.has("collection-title")
    if draft.type == "book" and not series and (found := later.pop("T2", [])):
        draft.add("collection-title", " ".join(found))
    if draft.type in PERIODICALS:
        _read_venue(draft, later, ("JF", "T2", "JO", *_ABBREVIATIONS))
    else:
        _read_venue(draft, later, ("T2", "BT", "JF", "JO"))
    if draft.type not in PERIODICALS and len(later.get("C3", ())) == 1:
        name = "event-title" if draft.has("venue") or draft.type != "paper-conference" else "venue"
        draft.add(name, later.pop("C3")[0])


def _read_venue(draft: RecordDraft, later: Later, tags: tuple[str, ...]) -> None:
    """The first tag that is there gives the venue, an abbreviation its short form."""
    for tag in tags:
        if tag in later:
            venue = later[tag].pop(0)
            draft.add("venue", venue)
            if not later[tag]:
                del later[tag]
            break
    else:
        venue = ""
    for tag in (*_ABBREVIATIONS, "JO", *tags) if later else ():
        if tag not in later:
            continue
        values = [value for value in later.pop(tag, []) if value.casefold() != venue.casefold()]
        if values and tag in (*_ABBREVIATIONS, "JO") and not draft.has("container-title-short"):
            draft.add("container-title-short", values.pop(0))
        short = draft.values.get("container-title-short", [])
        values = [value for value in values if value not in short]
        if values:
            later[tag] = values


def _read_numbers(draft: RecordDraft, later: Later) -> None:
    first, last = later.pop("SP", []), later.pop("EP", [])
    if first == ["No"] and last == ["Specified"]:  # 'No Pagination Specified', cut at the blank
        draft.keep("SP", "No")
        draft.keep("EP", "Specified")
    else:
        for value in first:
            draft.add("first-page", value)
        for value in last:
            draft.add("last-page", value)
    if not first and draft.type in PERIODICALS and len(later.get("C7", ())) == 1:
        draft.add("page", later.pop("C7")[0])
    if len(numbers := later.get("M1", [])) == 1 and len(numbers[0]) <= _LONGEST_NUMBER:
        draft.add("number", later.pop("M1")[0])
    for value in later.pop("M3", []):
        draft.add("doi" if _DOI_MARK.fullmatch(value) else "genre", value, "M3")


def _read_dates(draft: RecordDraft, later: Later) -> None:
    for value in later.pop("DA", []):
        draft.add("month" if dated("2000", value) else "date", value, "DA")
    for value in later.pop("Y2", []):
        if any(sign.isalnum() for sign in value):
            draft.add("accessed", iso_date(value) or value)


def _read_codes(draft: RecordDraft, later: Later) -> None:
    _read_accession(draft, later)
    for tag in ("ID", "LB"):
        for value in later.pop(tag, []):
            if is_citation_key(value) and not draft.has("citation-key"):
                draft.values["citation-key"] = [value]
            else:
                draft.keep(tag, value)
    for value in later.pop("C2", []):
        if re.fullmatch(r"PMC\d+", value):
            draft.identify("pmcid", value)
        else:
            draft.keep("C2", value)
    if not draft.has("doi"):
        notes = [note for note in draft.values.get("note", ()) if _DOI_MARK.fullmatch(note)]
        links = [url for url in draft.sources("url") if "doi.org/10." in url.lower()]
        for value in (*notes, *links):
            if doi := find_doi(value):
                draft.add("doi", doi)
                break
    if not draft.has("arxiv"):
        found = next((url for url in draft.sources("url") if "arxiv.org/" in url.lower()), None)
        if found and find_arxiv(found):
            draft.add("arxiv", found)
    venue = " ".join(draft.values.get("venue", ("arxiv",))).lower()
    if draft.has("arxiv") and venue.startswith(("arxiv", "corr")):
        if draft.type in ("manuscript", "article-journal", "webpage", "document"):
            draft.type = "article"


def _read_accession(draft: RecordDraft, later: Later) -> None:
    databases = " ".join((*draft.values.get("source", ()), *later.get("DP", ())))
    for value in later.pop("AN", []):
        if value.lower().startswith("arxiv:") and find_arxiv(value):
            draft.add("arxiv", value, "AN")
        elif isinstance(code := identified(value, databases), str):
            draft.keep("AN", value)
        else:
            draft.identify(code.kind, code.value)


def is_citation_key(value: str) -> bool:
    """Whether a value may be cited by; a mere number is its database's."""
    return " " not in value and _LETTER.search(value) is not None


def identified(number: str, databases: str) -> Identifier | str:
    """A database's number as the identifier that it is, or as it stands. databases: their names."""
    if match := _SCHEME.fullmatch(number):
        return Identifier(match[1].lower(), match[2])
    medline = any(name in databases.lower() for name in ("pubmed", "medline", "nlm"))
    return Identifier("pmid", number) if medline and number.isdecimal() else number


def _split_keywords(draft: RecordDraft) -> None:
    """Keywords that stand in one line: 'one; two'."""
    words = draft.values.get("keyword", [])
    if len(words) == 1 and ";" in words[0]:
        pieces = (piece.strip() for piece in words[0].split(";"))
        draft.values["keyword"] = list(dict.fromkeys(filter(None, pieces)))
