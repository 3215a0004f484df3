"""Where an entry of RIS leads: its DOI, its arXiv id and its addresses."""

from __future__ import annotations

import re
from typing import NamedTuple

from desktop_app.importing.ris.record import DOI_MARK
from desktop_app.importing.ris.values import Unusual, every
from desktop_app.model.identifiers import address, arxiv_of_doi, find_arxiv, find_doi

_ADDRESSES = re.compile(r"(?:(?:https?|ftp)://\S+(?: |\Z))*")


class Links(NamedTuple):
    """The DOI, an arXiv id and its version, and the addresses that lead elsewhere. preprint:
    whether an address says that it is one of arXiv."""

    doi: str | None = None
    arxiv: str | None = None
    version: str | None = None
    preprint: bool = False
    addresses: tuple[str, ...] = ()


def links_of(
    dois: str | list[str] | None, urls: str | list[str] | None, notes: str | list[str] | None
) -> Links:
    """What values say that all give the same DOI, or addresses; without a DOI a note may be it."""
    doi: str | None = None
    if dois is not None:
        first, *others = every(dois)
        doi = find_doi(first)
        if doi is None or any(find_doi(each) != doi for each in others):
            raise Unusual
    elif notes is not None and any(map(DOI_MARK.fullmatch, every(notes))):
        raise Unusual
    if urls is None:
        return Links(doi, arxiv_of_doi(doi) if doi else None)
    addresses = tuple(dict.fromkeys(every(urls)))
    lowered = " ".join(addresses).lower()
    if lowered.count("://") > len(addresses) or not _ADDRESSES.fullmatch(lowered):
        raise Unusual
    if doi is None and "doi.org/10." in lowered:
        direct = (url for url in addresses if "doi.org/10." in url.lower())
        doi = next(filter(None, map(find_doi, direct)), None)
    found = None
    if "arxiv.org/" in lowered:
        found = find_arxiv(next(url for url in addresses if "arxiv.org/" in url.lower()))
    arxiv, version = found or (arxiv_of_doi(doi) if doi else None, None)
    for kind, code in (("doi", doi), ("arxiv", arxiv)):
        if code is not None and (code in lowered or "%" in lowered):
            leading = address(kind, code)
            addresses = tuple([url for url in addresses if url != leading])
    return Links(doi, arxiv, version, found is not None, addresses)
