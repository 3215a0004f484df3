"""Addresses of web pages to the identifiers in them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import parse_qs, unquote, urlsplit

from desktop_app.model.description import Identifier
from desktop_app.model.identifiers import arxiv_of_doi, find_arxiv, find_doi
from desktop_app.model.record import Record

_ELSEWHERE = re.compile(
    r"^https?://(?:[^/]*\.)?(?:arxiv\.org/(?:list|a|search|find|archive|corr|new|help|catchup)\b"
    r"|scholar\.google\.[a-z.]+/citations|orcid\.org/|dblp\.org/(?:pid|pers|search)"
    r"|twitter\.com/|x\.com/|facebook\.com/|linkedin\.com/|bsky\.app/"
    r"|www\.openreview\.net/profile|openreview\.net/profile|openreview\.net/group)",
    re.IGNORECASE,
)
_SHOWN_ARXIV = re.compile(
    r"https?://(?:www\.)?(?:huggingface\.co/papers|hf\.co/papers|alphaxiv\.org/(?:abs|overview|pdf|html)"
    r"|scirate\.com)/(?:arxiv/)?(\d{4}\.\d{4,5}(?:v\d{1,2})?)(?:[/?#.].*)?$",
    re.IGNORECASE,
)
"""Sites that show papers of arXiv under its ids."""
_LINE = re.compile(
    r"(?:https?://\S+|(?:arxiv|doi|pmid|pmcid)\s*:\s?\S+|10\.\d{4,9}/\S+)$", re.IGNORECASE
)
_PUBMED = re.compile(r"(pmid|pmcid)\s*:\s?(\w+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class LinkFields:
    """What the links of one record say; named as in Description."""

    doi: str | None = None
    arxiv_id: str | None = None
    identifiers: tuple[Identifier, ...] = ()
    urls: tuple[str, ...] = ()
    version: str | None = None


_NOTHING = LinkFields()


def is_link_line(text: str) -> bool:
    """Whether a line is nothing but an address or an identifier."""
    return len(text) <= 500 and _LINE.match(text) is not None


def link_fields(links: Iterable[str]) -> LinkFields:
    """Identifiers out of addresses ('https://arxiv.org/abs/…') and bare ones ('doi:10.…').

    Addresses that lead to a person, a search or a list are left out.
    """
    known = tuple(links)
    return _fields_of(known) if known else _NOTHING


@lru_cache(maxsize=64)  # whether it names a work is asked before what it names
def _fields_of(links: tuple[str, ...]) -> LinkFields:
    dois: list[str] = []
    arxiv: list[str] = []
    version: str | None = None
    others: list[Identifier] = []
    urls: list[str] = []
    for link in dict.fromkeys(links):
        web = link.lower().startswith(("http://", "https://"))
        if web and _ELSEWHERE.match(link):
            continue
        if web:
            urls.append(link)
        if "arxiv" in link.lower() and (found := find_arxiv(link)):
            if found[0] not in arxiv:
                arxiv.append(found[0])
                version = version or found[1]
        elif (shown := _SHOWN_ARXIV.match(link)) and (found := find_arxiv(f"arXiv:{shown[1]}")):
            if found[0] not in arxiv:
                arxiv.append(found[0])
                version = version or found[1]
        elif doi := find_doi(link):
            of_arxiv = arxiv_of_doi(doi)
            if of_arxiv is None:
                dois.append(doi)
            elif of_arxiv not in arxiv:
                arxiv.append(of_arxiv)
        elif (other := _other(link)) and other not in others:
            others.append(other)
    dois = list(dict.fromkeys(dois))
    more = [Identifier("doi", doi) for doi in dois[1:]]
    more += [Identifier("arxiv", name) for name in arxiv[1:]]
    return LinkFields(
        dois[0] if dois else None,
        arxiv[0] if arxiv else None,
        (*others, *more),
        tuple(urls),
        version,
    )


def with_identifiers(record: Record) -> Record:
    """A record with what its addresses say of it, where nothing else does."""
    if not record.urls or record.doi or record.arxiv_id:
        return record
    found = link_fields(record.urls)
    return record.changed(
        doi=found.doi,
        arxiv_id=found.arxiv_id,
        identifiers=tuple(dict.fromkeys((*record.identifiers, *found.identifiers))),
    )


def names_a_work(link: str) -> bool:
    """Whether an address holds an identifier; others may lead to a list or to anything."""
    found = link_fields([link])
    return bool(found.doi or found.arxiv_id or found.identifiers)


def _other(link: str) -> Identifier | None:
    if match := _PUBMED.fullmatch(link):
        return Identifier(match.group(1).lower(), match.group(2))
    try:
        parts = urlsplit(link)
        host = (parts.hostname or "").removeprefix("www.")
    except ValueError:  # a bracketed host that is no address
        return None
    path = unquote(parts.path)
    if host == "openreview.net":
        forum = parse_qs(parts.query).get("id")
        return Identifier("openreview", forum[0]) if forum and path != "/profile" else None
    if host == "dblp.org" and path.startswith("/rec/"):
        return Identifier("dblp", re.sub(r"\.\w{2,4}$", "", path[5:]))
    if host == "aclanthology.org" and re.fullmatch(r"/[\w.-]+?(?:\.pdf)?/?", path):
        return Identifier("acl", path.strip("/").removesuffix(".pdf"))
    if host == "pubmed.ncbi.nlm.nih.gov" and (match := re.fullmatch(r"/(\d+)/?", path)):
        return Identifier("pmid", match.group(1))
    if match := re.match(r"(?:/articles|/pmc/articles)/(PMC\d+)", path):
        return Identifier("pmcid", match.group(1))
    return None
