"""DBLP's pages of persons, searches and volumes: authors and colon, title, venue; with its keys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.link_fields import link_fields
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_YEAR = r"(?:19|20)\d\d"
_KEY = re.compile(r"\[(?P<kind>[a-z]{1,2})(?P<number>\d{1,5})\]\s*(?P<rest>.*)")
_BUTTONS = re.compile(
    r"(?:(?:view|electronic edition(?: via doi| @ [\w.-]{1,60})?(?: \(open access\))?|"
    r"unpaywalled version|no references & citations available|references & citations|"
    r"authority control|export record|export|share record|ask others|bibtex|ris\b|"
    r"rdf n-triples|rdf turtle|rdf/xml|xml|dblp key:?|persistent url:?|documents?|"
    r"details & citations|google scholar|google|semantic scholar|internet archive scholar|"
    r"citeseerx|orcid|pubpeer|twitter|x\b|reddit|bibsonomy|linkedin|facebook|mastodon|bluesky|"
    r"openalex|wikidata)\s*+)++",
    re.IGNORECASE,
)
_ARTICLE = re.compile(
    r"(?P<venue>.+?)\s+(?P<volume>[\w./-]+?)(?:\s?\((?P<issue>[^()]+)\))?"
    rf"(?::\s*(?P<page>[^()]+?))?\s+\((?P<year>{_YEAR})\)"
)
_PAPER = re.compile(
    rf"(?P<venue>.+?)\s+(?P<year>{_YEAR})(?:\s*\([^()]{{1,12}}\))?(?::\s*(?P<page>[^()]+?))?"
)
_BOOK = re.compile(
    rf"(?P<venue>.*?),?\s*(?P<year>{_YEAR})(?:,\s*(?P<rest>(?:ISBN|pp\.|[ivx\d]).*))?"
)
_COREPO = re.compile(r"CoRR\s+abs/([\w.-]+(?:/\d{7})?)(?=[\s(:.]|$)")
_ABS = re.compile(r"(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})(?:v\d+)?")
_ISBN = re.compile(r"ISBN\s+([\dXx-]{10,20})")
_PAGES = re.compile(r"\d[\w:.,\s-]*|[ivxlc]+(?:-[ivxlc]+)?|[A-Z]?\d[\w:-]*")
_SENTENCE = re.compile(r"(?:an?|the|how|why|what|on|towards?|is|are|can|from)\s", re.IGNORECASE)
_END = re.compile(r"[.?!]\s+(?=\S)")
_TYPES = {
    "j": "article-journal",
    "c": "paper-conference",
    "i": "article",
    "b": "book",
    "e": "book",
    "p": "chapter",
    "d": "dataset",
    "s": "software",
    "t": "thesis",
}
_SIGN = re.compile(r"\bdblp\b", re.IGNORECASE)
_NAMESAKE = re.compile(r"(?<=\S)\s0\d{3}(?=\s*(?:,|$))")
"""'Wei Wang 0012': which of those who are called so."""
_LONGEST_AUTHORS = 8000
_LONGEST_ENTRY, _LONGEST_SOURCE, _MOST_STOPS = 2000, 300, 12
"""Letters of a title with its source, and of that; full stops at which the title may end."""
_COUNT = re.compile(r"found (\d[\d,]*) (?:matches|records).*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Tail:
    """Where a paper appeared: 'ICML 2020: 1-9', 'J. Wind 3(1): 2-8 (2021)', 'Springer 2020'."""

    venue: str
    year: str
    fields: dict[str, str]
    arxiv: str | None = None
    book: bool = False


class Dblp(KnownPage):
    """See the module."""

    id = "dblp"
    shape = HtmlShape(
        hidden=(
            "li.entry nav.publ .head",
            "li.entry nav.publ .body > p",
            "li.entry nav.publ .body li:not(.ee)",
        ),
        lines=("li.entry cite.data .title", "li.entry cite.data"),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the key (where there is one) to the line that says where a paper appeared."""
        found: list[range] = []
        keyed = 0
        free = 0
        for at in range(len(lines)):
            if at < free:
                continue
            end = _entry_end(lines, at)
            if end is None:
                continue
            start = at
            while start > free and at - start < 6 and _is_before(lines[start - 1].text):
                start -= 1
                if _KEY.fullmatch(lines[start].text):
                    break
            if any(_KEY.fullmatch(line.text) for line in lines[start : at + 1]):
                keyed += 1
            else:
                start = at if not any(line.links for line in lines[start:at]) else start
            found.append(range(start, end))
            free = end
        if keyed * 2 < len(found) and not any(_SIGN.search(line.text) for line in lines):
            return []
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at in range(len(lines)) if _entry_end(lines, at))
        key = next((match for line in lines if (match := _KEY.fullmatch(line.text))), None)
        kind = key["kind"][0] if key else ""
        people = listed_authors(_NAMESAKE.sub("", _people(lines[at].text).removesuffix(":")))
        title, tail = _title_and_tail(lines, at)
        if tail is None:
            return None
        links = [link for line in lines for link in line.links if _is_of_work(link)]
        if tail.arxiv:
            links.append(f"arXiv:{tail.arxiv}")
        record = entry_record(
            lines,
            title=title,
            authors=None if kind == "e" else people,
            owner=owner,
            year=int(tail.year) if tail.year else None,
            venue=None if tail.book else tail.venue or None,
            fields=tail.fields | ({"publisher": tail.venue} if tail.book and tail.venue else {}),
            links=links,
            extra={"key on the page": f"[{key['kind']}{key['number']}]"} if key else {},
        )
        if kind == "e" and people is not None:
            record = record.changed(fields={**record.fields, "editor": people.names})
        return record.changed(type=_TYPES.get(kind) or ("article" if tail.arxiv else None))

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The chief heading of a person's page."""
        for line in around:
            name = re.sub(r"^dblp:\s*|\s*[-–—]?\s*(?:\[[^\]]*\])?$", "", line.text)
            if line.heading and is_person_name(name):
                return name
        for line in around:
            named = re.fullmatch(r"dblp:\s*(.{3,60})", line.text)
            if named and is_person_name(named[1]):
                return named[1]
        return None

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """'found 23 matches' of a search."""
        for line in around:
            if match := _COUNT.fullmatch(line.text):
                return Claim(int(match[1].replace(",", "")))
        return None


def _people(text: str) -> str:
    """The authors of a line that may begin with the key."""
    key = _KEY.fullmatch(text)
    return _without_buttons(key["rest"]) if key else text


def _without_buttons(text: str) -> str:
    return re.sub(r"^(?:view|electronic edition via DOI|export record|share record)\s+", "", text)


def _entry_end(lines: Sequence[PageLine], at: int) -> int | None:
    """Behind an entry whose authors, with their colon, stand in line `at`; None where none is."""
    text = _people(lines[at].text)
    if not text.endswith(":") or len(text) > _LONGEST_AUTHORS or at + 1 >= len(lines):
        return None
    people = listed_authors(text[:-1])
    if people is None or any(len(name) > 60 or "?" in name for name in people.names):
        return None
    if any(not name[:1].isalpha() or name.split()[0].islower() for name in people.names[:1]):
        return None
    if _split(lines[at + 1].text) is not None:
        return at + 2
    if at + 2 < len(lines) and _tail(lines[at + 2].text) is not None:
        return at + 3
    return None


def _title_and_tail(lines: Sequence[PageLine], at: int) -> tuple[PageLine, _Tail | None]:
    line = lines[at + 1]
    split = _split(line.text)
    if split is not None:
        return replace(line, text=split[0]), split[1]
    tail = _tail(lines[at + 2].text) if at + 2 < len(lines) else None
    return replace(line, text=line.text.removesuffix(".")), tail


def _split(text: str) -> tuple[str, _Tail] | None:
    """The title and what follows, at the first full stop behind which a source can stand.

    Full stops within a source end abbreviations, which are written with a capital.
    """
    if len(text) > _LONGEST_ENTRY:
        return None
    for end in islice(_END.finditer(text), _MOST_STOPS):
        rest = text[end.end() :]
        abbreviated = re.findall(r"(\S+)\.\s", rest)
        if any(not word[:1].isupper() for word in abbreviated):
            continue
        if _SENTENCE.match(rest) and abbreviated:
            continue
        tail = _tail(rest)
        if tail is not None:
            mark = text[end.start()]
            return text[: end.start()] + ("" if mark == "." else mark), tail
    return None


def _tail(text: str) -> _Tail | None:
    """A source by its form; None for any other text."""
    text = text.strip()
    if len(text) > _LONGEST_SOURCE:
        return None
    corepo = _COREPO.match(text)
    arxiv = corepo[1] if corepo and _ABS.fullmatch(corepo[1]) else None
    article = _ARTICLE.fullmatch(text)
    if article is not None:
        if corepo:
            return _Tail("CoRR", article["year"], {}, arxiv)
        fields = {name: article[name] for name in ("volume", "issue", "page") if article[name]}
        return _Tail(article["venue"], article["year"], fields)
    paper = _PAPER.fullmatch(text)
    if paper is not None and (paper["page"] is None or _PAGES.fullmatch(paper["page"])):
        fields = {"page": paper["page"]} if paper["page"] else {}
        return _Tail(paper["venue"].rstrip(", "), paper["year"], fields)
    book = _BOOK.fullmatch(text)
    if book is not None and (book["rest"] or not book["venue"]):
        isbn = _ISBN.search(book["rest"] or "")
        return _Tail(book["venue"], book["year"], {"ISBN": isbn[1]} if isbn else {}, book=True)
    return None


def _is_before(text: str) -> bool:
    """A key or a button above the authors."""
    key = _KEY.fullmatch(text)
    if key is not None and not key["rest"]:
        return True
    return _BUTTONS.fullmatch(key["rest"] if key is not None else text) is not None


def _is_of_work(link: str) -> bool:
    """Whether a link leads to the paper, and not to its author or a search for it."""
    found = link_fields([link])
    return bool(found.doi or found.arxiv_id or found.identifiers)
