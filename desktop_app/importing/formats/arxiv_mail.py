r"""arXiv's mails and listing files, in which entries stand between \\ lines; its .abs files too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.lists.arxiv_authors import arxiv_authors
from desktop_app.importing.lists.arxiv_blocks import SNIFF, Block, blocks, is_rule, unquoted
from desktop_app.importing.text_source import TextSource
from desktop_app.markup.latex import to_unicode
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import PassedOver, Problem, Record

BETWEEN = "rules and headings between the entries"
HEAD_OR_FOOT = "the head or foot of the mail"
_UNKNOWN = "This text stands between the entries and belongs to none."
_NO_END = "The end mark of this entry is missing; what follows it may have been lost."
_NO_TITLE = "An entry without a title."
_DATE = re.compile(r"\b(\d{1,2})\s+([A-Z][a-z]{2})[a-z]*\.?\s+(\d{4}|\d{2})\b")
_MONTHS = {
    name: number
    for number, name in enumerate("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), 1)
}
_URL = re.compile(r"https?://[^\s,()]+")
_HEADING = re.compile(r"\s*(?:/\*.*\*/|\\\\)\s*$")
_MAIL_LINE = re.compile(
    r"\s*(?:From |(?:Date|Subject|From|To|Received|Message-Id):|received from|submissions to:"
    r"|archives at|to unsubscribe|send any comments|for general information|papers received)",
    re.IGNORECASE,
)
_CSL = {"Comments": "note", "Comment": "note", "Report-no": "number", "Report-number": "number"}
_READ_ONCE = frozenset({"Title", "Authors", "Author"})
_READ_WHOLE = frozenset({"Categories", "DOI"})


class ArxivMailImporter:
    """See the module."""

    format = FileFormat(
        "arxiv-mail",
        "arXiv mail or listing",
        (".eml", ".txt", ".abs", ".mbox"),
        "arXiv's own mails",
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where an arXiv id is followed by the fields of an entry."""
        return Confidence.SURE if SNIFF.search(source.text) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        lines = unquoted(source.text)
        yield Header()
        last = 0
        for block in blocks(lines):
            yield from _between(lines, last, block.start, edge=last == 0)
            if not block.closed:
                yield Problem(block.start + 1, _beginning(lines, block), _NO_END)
            record = _record(block)
            if record.title is None and not record.abstract:
                yield Problem(block.start + 1, _beginning(lines, block), _NO_TITLE)
            if record.title or record.abstract or record.arxiv_id:
                yield record
            last = block.end
        yield from _between(lines, last, len(lines), edge=True)


def _between(lines: Sequence[str], start: int, end: int, *, edge: bool) -> Iterator[Item]:
    """What stands around the entries: rules and mail heads are known, all else is a Problem."""
    while start < end and not lines[start].strip():
        start += 1
    while end > start and not lines[end - 1].strip():
        end -= 1
    if start >= end:
        return
    region = lines[start:end]
    unknown = [
        at
        for at, line in enumerate(region)
        if line.strip() and not is_rule(line) and not _HEADING.match(line)
    ]
    known = edge or any(_MAIL_LINE.match(region[at]) for at in unknown)
    yield PassedOver(start + 1, end, HEAD_OR_FOOT if known and unknown else BETWEEN)
    if not known:
        for at in unknown:
            yield Problem(start + at + 1, region[at].strip()[:200], _UNKNOWN)


def _beginning(lines: Sequence[str], block: Block) -> str:
    return " ".join(" ".join(lines[block.start : block.start + 3]).split())[:200]


def _record(block: Block) -> Record:
    read: dict[str, list[str]] = {}
    for name, text in block.fields:
        if text:
            read.setdefault(name, []).append(text)
    author_text = _first(read, "Authors") or _first(read, "Author")
    authors = arxiv_authors(author_text) if author_text else None
    dois = _dois(" ".join(read["DOI"])) if "DOI" in read else []
    categories = " ".join(read.get("Categories", ()))
    date = _iso_date(_first(read, "Date"))
    replaced = any([name.lower().startswith("replaced") for name in read])
    revised = any([name.startswith("Date (") for name in read])
    found = find_arxiv(block.identifier) if block.identifier else None
    abstract = block.abstract
    title = _first(read, "Title")
    fields, extra = _others(read)
    if "(" in author_text:
        extra["Authors"] = author_text
    if found and found[1]:
        fields["version"] = found[1]
    if block.cross_list and replaced:
        extra["cross-listing"] = "*cross-listing*"
    event = "replacement" if replaced else "cross-list" if block.cross_list else "new"
    return Record.of(
        line=block.start + 1,
        end_line=block.end,
        type="article",
        title=to_unicode(title) or None,
        authors=tuple(map(to_unicode, authors.names)) if authors else (),
        author_total=authors.total if authors else None,
        authors_complete=authors.complete if authors else None,
        year=int(date[:4]) if date else None,
        date=date,
        abstract=to_unicode(abstract) or None,
        abstract_complete=block.closed if abstract else None,  # without its end it is cut
        subjects=tuple(dict.fromkeys(categories.replace(",", " ").split())),
        doi=dois[0] if dois else None,
        arxiv_id=found[0] if found else None,
        identifiers=tuple([Identifier("doi", doi) for doi in dois[1:]]),
        urls=tuple(_URL.findall(block.tail)),
        fields=fields,
        extra=extra,
        event=None if event == "new" and revised else event,
    )


def _first(read: dict[str, list[str]], name: str) -> str:
    return read[name][0] if name in read else ""


def _others(read: dict[str, list[str]]) -> tuple[dict[str, FieldValue], dict[str, FieldValue]]:
    """Fields with a CSL name as Unicode text, and all others verbatim under arXiv's own names.

    Of fields that stand twice in a damaged entry the first counts, the others are kept as extra.
    """
    fields: dict[str, FieldValue] = {}
    extra: dict[str, FieldValue] = {}
    for name, texts in read.items():
        if name in _CSL:
            fields[_CSL[name]] = to_unicode(texts[0])
        rest = texts[1:] if name in _CSL or name in _READ_ONCE else texts
        if rest and name not in _READ_WHOLE:
            extra[name] = rest[0] if len(rest) == 1 else tuple(rest)
    return fields, extra


def _dois(text: str) -> list[str]:
    found = (find_doi(word) for word in re.split(r"[\s,;]+", text))
    return list(dict.fromkeys(doi for doi in found if doi))


def _iso_date(text: str) -> str | None:
    """'2023-06-07' of 'Wed, 7 Jun 2023 18:23:40 GMT (14kb)'."""
    match = _DATE.search(text)
    if match is None:
        return None
    month = _MONTHS.get(match[2])
    day, year = int(match[1]), int(match[3])
    if month is None or not 1 <= day <= 31:
        return None
    if year < 100:
        year += 1900 if year >= 70 else 2000
    return f"{year:04}-{month:02}-{day:02}"
