"""One RIS entry as a Record: what its tags mean, each by itself and in the light of the others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.ris.tags import NAMES, SAID_AGAIN, SPELT_OUT, TYPES
from desktop_app.importing.tagged.tagged_lines import TaggedEntry
from desktop_app.importing.values.linked_files import files_of
from desktop_app.importing.values.own_remarks import read_remark, without_end_mark
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.tagged_dates import dated, iso_date
from desktop_app.model.description import Identifier
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import Record

Later = dict[str, list[str]]
"""Values by tag whose meaning hangs on the others; what is taken out of it has found its name."""

_ABBREVIATIONS = ("JA", "J2", "J1", "JI", "J9")
_SHORT = (*_ABBREVIATIONS, "JO")
_OF_PERIODICALS = ("JF", "T2", "JO", *_ABBREVIATIONS)
_OF_OTHERS = ("T2", "BT", "JF", "JO")
VENUES = frozenset((*_OF_PERIODICALS, *_OF_OTHERS))
NO_PAGES = ("No", "Specified")
"""'No Pagination Specified', cut at the blank."""
FILES = ("L1", "L4")
TITLES = frozenset(("TI", "T1", "CT"))
PERIODICALS = frozenset("article-journal article-magazine article-newspaper periodical".split())
_SCHEME = re.compile(r"([A-Z][A-Z0-9]{1,11}):(\S+)")
DOI_MARK = re.compile(r"\s*(?:doi:?\s*)?10\.\d{4,9}/\S+\s*", re.IGNORECASE)
_LETTER = re.compile(r"[^\W\d_]")
_LONGEST_NUMBER = 60


def record_of(entry: TaggedEntry) -> Record:
    """The record of an entry of RIS."""
    draft = RecordDraft(entry.line, entry.end_line)
    later: Later = {}
    links: list[str] = []
    add = draft.put if entry.plain else draft.add
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
                add(name, line)
        elif name != "note" or not read_remark(draft, value):
            add(name, value, tag)
    return finished(draft, later, links)


def finished(draft: RecordDraft, later: Later, links: Sequence[str]) -> Record:
    """The record of a draft whose other values have found their names. links: files among them."""
    _read_type(draft, later)
    _read_titles(draft, later)
    _read_numbers(draft, later)
    _read_dates(draft, later)
    _read_codes(draft, later)
    without_end_mark(draft)
    if draft.has("keyword"):
        draft.values["keyword"] = each_keyword(draft.values["keyword"])
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
    venue, short = take_venue(later, draft.type)
    draft.add("venue", venue)
    draft.add("container-title-short", short)
    if draft.type not in PERIODICALS and len(later.get("C3", ())) == 1:
        draft.add(event_name(draft.type, draft.has("venue")), later.pop("C3")[0])


def take_venue(later: Later, kind: str | None) -> tuple[str, str]:
    """Takes out the venue and its short form, both plain: the first tag that is there gives the
    venue, an abbreviation that says another the short form."""
    tags = _OF_PERIODICALS if kind in PERIODICALS else _OF_OTHERS
    venue = short = ""
    for tag in tags:
        if tag in later:
            venue = later[tag].pop(0)
            if not later[tag]:
                del later[tag]
            break
    for tag in (*_SHORT, *tags) if later else ():
        if tag not in later:
            continue
        values = [value for value in later.pop(tag) if value.casefold() != venue.casefold()]
        if values and tag in _SHORT and not short:
            short = plain_value(values.pop(0))
        values = [value for value in values if value != short]
        if values:
            later[tag] = values
    return plain_value(venue), short


def event_name(kind: str | None, has_venue: bool) -> str:
    """What the name of a conference is called: without a venue it is that of its papers."""
    return "event-title" if has_venue or kind != "paper-conference" else "venue"


def _read_numbers(draft: RecordDraft, later: Later) -> None:
    first, last = later.pop("SP", []), later.pop("EP", [])
    if len(first) == len(last) == 1 and (first[0], last[0]) == NO_PAGES:
        draft.keep("SP", first[0])
        draft.keep("EP", last[0])
    else:
        for value in first:
            draft.add("first-page", value)
        for value in last:
            draft.add("last-page", value)
    if not first and draft.type in PERIODICALS and len(later.get("C7", ())) == 1:
        draft.add("page", later.pop("C7")[0])
    if is_number(later.get("M1", ())):
        draft.add("number", later.pop("M1")[0])
    for value in later.pop("M3", []):
        draft.add("doi" if DOI_MARK.fullmatch(value) else "genre", value, "M3")


def _read_dates(draft: RecordDraft, later: Later) -> None:
    for value in later.pop("DA", []):
        draft.add("month" if dated("2000", value) else "date", value, "DA")
    for value in later.pop("Y2", []):
        draft.add("accessed", accessed(value))


def is_number(values: Sequence[str]) -> bool:
    """Whether what stands under M1 is a number, and no remark."""
    return len(values) == 1 and len(values[0]) <= _LONGEST_NUMBER


def accessed(value: str) -> str:
    """The date that Y2 gives, as exact as it is; '' where it says nothing."""
    return (iso_date(value) or value) if any(sign.isalnum() for sign in value) else ""


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
        notes = [note for note in draft.values.get("note", ()) if DOI_MARK.fullmatch(note)]
        links = [url for url in draft.sources("url") if "doi.org/10." in url.lower()]
        for value in (*notes, *links):
            if doi := find_doi(value):
                draft.add("doi", doi)
                break
    if not draft.has("arxiv"):
        found = next((url for url in draft.sources("url") if "arxiv.org/" in url.lower()), None)
        if found and find_arxiv(found):
            draft.add("arxiv", found)
    if draft.has("arxiv") and is_preprint(draft.type, " ".join(draft.values.get("venue", ()))):
        draft.type = "article"


def is_preprint(kind: str | None, venue: str) -> bool:
    """Whether what has an arXiv id and this type and venue is arXiv's, not published elsewhere."""
    own = not venue or venue.lower().startswith(("arxiv", "corr"))
    return own and kind in ("manuscript", "article-journal", "webpage", "document")


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


def each_keyword(words: list[str]) -> list[str]:
    """Keywords apart that stand in one line: 'one; two'."""
    if len(words) != 1 or ";" not in words[0]:
        return words
    pieces = (piece.strip() for piece in words[0].split(";"))
    return list(dict.fromkeys(filter(None, pieces)))
