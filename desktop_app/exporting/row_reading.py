"""What exports read out of an ExportRow, in the quickest way for rows as most are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from desktop_app.exporting.abstract_text import CUT_MARK
from desktop_app.exporting.entry_exporter import from_json
from desktop_app.exporting.reading_list import is_web_address
from desktop_app.model.identifiers import address

NOTHING: dict[str, Any] = {}


def names_of(text: str | None) -> list[str]:
    """A JSON array of texts, as the library writes it: without blanks between."""
    if not text:
        return []
    if "\\" in text:
        names: list[str] = from_json(text)[0]
        return names
    return text[2:-2].split('","')


@lru_cache(maxsize=4096)
def kept_names(text: str | None) -> tuple[str, ...]:
    """The same, of arrays of which there are few: subjects."""
    return tuple(names_of(text))


def more_of(text: str | None) -> dict[str, Any]:
    """identifiers, urls, fields and extra, those that there are; not to be changed."""
    return from_json(text)[0] if text else NOTHING


def is_cut(authors: list[str], total: int | None, complete: int | None) -> bool:
    """As exporting.authorship.is_cut."""
    return complete == 0 or (total is not None and total > len(authors))


def marked(abstract: str, complete: int | None) -> str:
    """As exporting.abstract_text.marked_abstract, of an abstract that there is."""
    if complete != 0:
        return abstract
    text = abstract.rstrip()
    return text if text.endswith(("…", "...", CUT_MARK)) else f"{text} {CUT_MARK}"


def web_addresses(arxiv_id: str | None, doi: str | None, urls: Sequence[str]) -> list[str]:
    """As exporting.reading_list.web_links, of a paper without other identifiers."""
    found = {}
    for kind, value in (("arxiv", arxiv_id), ("doi", doi)):
        if value and (known := address_of(kind, value)):
            found[known] = True
    for url in urls:
        if url not in found and is_plain_address(url):
            found[url] = True
    return list(found)


def address_of(kind: str, value: str) -> str | None:
    """As model.identifiers.address; of identifiers that need no quoting at once."""
    if kind in _HOSTS and _UNQUOTED.fullmatch(value):
        return _HOSTS[kind] + value
    return address(kind, value)


def is_plain_address(url: str) -> bool:
    """As exporting.reading_list.is_web_address; of addresses without odd signs at once."""
    return _PLAIN_ADDRESS.fullmatch(url) is not None or is_web_address(url)


_HOSTS = {"arxiv": "https://arxiv.org/abs/", "doi": "https://doi.org/"}
_UNQUOTED = re.compile(r"[A-Za-z0-9_.~/:;()-]+")
_PLAIN_ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(?:/[A-Za-z0-9._~/:;(),=&%+-]*)?")
