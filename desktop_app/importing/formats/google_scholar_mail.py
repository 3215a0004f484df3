"""The mails that Google Scholar sends: new articles of a search or a person, new citations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

from desktop_app.importing.html_text.html_lines import looks_like_html, read_html
from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.lines.page_line import PageLine, folded, page_lines
from desktop_app.importing.references.source_part import source_part
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.cut_mark import without_cut_mark
from desktop_app.importing.values.link_fields import link_fields
from desktop_app.importing.values.person_names import AuthorList, author_list
from desktop_app.model.description import FieldValue
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem, Record

_ALERT = re.compile(r"scholar\.google\.[a-z.]{2,8}/scholar_url\?", re.IGNORECASE)
_KIND = re.compile(r"^(?:\[(?:PDF|HTML|BOOK|B|CITATION|C|DOC|PS|RTF|TXT)\]\s*)+", re.IGNORECASE)
_YEAR = re.compile(r"(?:^|,\s*)((?:1[89]|20)\d\d)$")
_ARXIV = re.compile(r"arXiv:(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})", re.IGNORECASE)
_TEXT_LINK = re.compile(r"[<(\[]?(https?://scholar\.google\.[^\s<>\])]{1,2000})[>)\]]?")
_QUOTE = "> "
_CUT = "…"
_OWNER = re.compile(
    r"following new (?:articles|citations|results|research)\b(?: \w{2,10}){0,3} by\s+(.{2,80}?)\.?$"
)
_FOOT = re.compile(
    r"this message was sent by google scholar|see all |(?:(?:list alerts|cancel alert|create alert"
    r"|save|twitter|linkedin|facebook|unsubscribe)\b[ |·]{0,3})+$",
    re.IGNORECASE,
)
_AROUND = "the mail around the list"
_LONGEST_SNIPPET = 12


class GoogleScholarMailImporter:
    """See the module."""

    format = FileFormat(
        "google-scholar-mail", "Google Scholar alert", (".eml", ".mbox", ".html"), "mails of alerts"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where titles lead through Scholar's own forwarding address, in HTML or in the text
        that mail programs make of it."""
        if not _ALERT.search(source.html or source.text):
            return Confidence.NO
        return Confidence.SURE if any(map(_is_title, _lines(source))) else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        lines = _lines(source)
        starts = [at for at, line in enumerate(lines) if _is_title(line)]
        stops = [*starts[1:], len(lines)] if starts else []
        ends = [_end(lines, at, stop) for at, stop in zip(starts, stops, strict=True)]
        owner = next((found[1] for line in lines if (found := _OWNER.search(line.text))), None)
        yield Header(owner=owner)
        free = 1
        for start, end in zip(starts, ends, strict=True):
            first = lines[start].number
            if first > free:
                yield PassedOver(free, first - 1, _AROUND)
            yield _record(lines[start:end])
            free = max(free, *(line.end_number + 1 for line in lines[start:end]))
        last = source.text.count("\n") + 1
        if free <= last:
            yield PassedOver(free, last, _AROUND)


def _lines(source: TextSource) -> list[PageLine]:
    """Of a paste and of a mail they are numbered as they are shown, of a file as they stand."""
    if not source.html and not looks_like_html(source.head):
        return _text_lines(source)
    try:
        page = read_html(source.html or source.text)
    except UnreadableListing:
        return []
    if source.html is None:
        return page.lines
    return [replace(line, number=at, end_number=at) for at, line in enumerate(page.lines, 1)]


def _text_lines(source: TextSource) -> list[PageLine]:
    """Lines of text with their links, which stand in angle brackets behind them or below."""
    out: list[PageLine] = []
    for line in page_lines(source.lines):
        links = tuple(_TEXT_LINK.findall(line.text))
        text = folded(_TEXT_LINK.sub(" ", line.text)).strip(_QUOTE) if links else line.text
        if links and not text and out:
            above = out[-1]
            out[-1] = replace(above, links=(*above.links, *links), end_number=line.end_number)
        elif text:
            out.append(replace(line, text=text, links=links))
    return out


def _is_title(line: PageLine) -> bool:
    """A line that is nothing but a link of Scholar's, a mark such as [PDF] before it."""
    return bool(line.links) and bool(_ALERT.search(line.links[0])) and _letters(line.text) >= 3


def _letters(text: str) -> int:
    return sum(map(str.isalpha, _KIND.sub("", text)))


def _end(lines: Sequence[PageLine], start: int, stop: int) -> int:
    """Where an entry ends: before the mail's foot, or the buttons below it."""
    stop = min(stop, start + _LONGEST_SNIPPET)
    return next((at for at in range(start + 1, stop) if _FOOT.match(lines[at].text)), stop)


def _record(lines: Sequence[PageLine]) -> Record | Problem:
    title, cut_title = without_cut_mark(_KIND.sub("", lines[0].text))
    if not title:
        return Problem(lines[0].number, lines[0].text[:200], "There is no title.")
    names, venue, year = _source(lines[1].text if len(lines) > 1 else "")
    named = bool(names or venue or year)
    snippet = " ".join(line.text for line in lines[1 + named :])
    abstract, _ = without_cut_mark(snippet)
    arxiv = _ARXIV.search(venue)
    part = source_part(venue) if venue and not arxiv and _CUT not in venue else None
    fields: dict[str, FieldValue] = {}
    for name in ("volume", "issue", "page"):
        if part and getattr(part, name):
            fields[name] = getattr(part, name)
    links = [address for link in lines[0].links for address in _leads_to(link)]
    found = link_fields([*links, *([f"arXiv:{arxiv[1]}"] if arxiv else [])])
    guessed = {"abstract"} if abstract else set()
    extra: dict[str, FieldValue] = {}
    if venue and (arxiv or _CUT in venue):
        extra["venue and year"] = lines[1].text
    return Record.of(
        line=lines[0].number,
        end_line=max(line.end_number for line in lines),
        title=title,
        authors=names.names if names else (),
        author_total=names.total if names else None,
        authors_complete=names.complete if names else None,
        year=int(year) if year else None,
        date=year or None,
        venue=(part.venue or venue) if part else None,
        abstract=abstract or None,
        abstract_complete=False if abstract else None,
        doi=found.doi,
        arxiv_id=found.arxiv_id,
        identifiers=found.identifiers,
        urls=found.urls,
        fields=fields,
        extra=extra,
        guessed=frozenset(guessed | ({"title"} if cut_title else set())),
    )


def _source(text: str) -> tuple[AuthorList | None, str, str]:
    """(authors, venue, year) of 'A Author, B Author… - Journal of Things, 2024 - publisher'."""
    people, dash, rest = text.partition(" - ")
    names = author_list(people.removesuffix(_CUT) + " et al." if people.endswith(_CUT) else people)
    if names is None and dash and not _YEAR.search(rest.split(" - ")[0]):
        return None, "", ""
    if names is None:
        rest = rest if dash else text
    place = rest.split(" - ")[0].strip()
    dated = _YEAR.search(place)
    if names is None and dated is None:
        return None, "", ""
    venue = place[: dated.start()] if dated else place
    return names, venue.strip(" ,"), dated[1] if dated else ""


def _leads_to(link: str) -> list[str]:
    """The address that Scholar forwards to."""
    try:
        query = urlsplit(link).query
    except ValueError:
        return []
    return parse_qs(query).get("url", []) if len(query) < 4000 else []
