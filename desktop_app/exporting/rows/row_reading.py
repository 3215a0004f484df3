"""What exports read out of an ExportRow, in the quickest way for rows as most are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from json.encoder import encode_basestring
from typing import Any

from desktop_app.exporting.abstract_text import CUT_MARK
from desktop_app.exporting.reading_list import is_web_address
from desktop_app.model.identifiers import address

TO_JSON = json.JSONEncoder(ensure_ascii=False).encode  # json.dumps would make it anew each time
quoted = encode_basestring
"""A text as JSON."""
_from_json: Callable[[str], tuple[Any, int]] = json.JSONDecoder().raw_decode
"""To (value, end): what json.loads does, in a third of the time, of text without blanks around."""
_NOTHING: dict[str, Any] = {}


def known_of(more: str | None) -> dict[str, Any]:
    """identifiers, urls, fields and extra, those that there are; not to be changed."""
    return _from_json(more)[0] if more else _NOTHING


def are_twins(identifiers: Sequence[Mapping[str, str]]) -> bool:
    """Whether two of them are of one kind."""
    return len({each["kind"] for each in identifiers}) < len(identifiers)


def names_of(text: str | None) -> list[str]:
    """A JSON array of texts, as the library writes it: without blanks between."""
    if not text:
        return []
    if "\\" in text:
        names: list[str] = _from_json(text)[0]
        return names
    return text[2:-2].split('","')


@lru_cache(maxsize=4096)
def kept_names(text: str | None) -> tuple[str, ...]:
    """The same, of arrays of which there are few: subjects."""
    return tuple(names_of(text))


def is_cut(authors: list[str], total: int | None, complete: int | None) -> bool:
    """As exporting.authorship.is_cut."""
    return complete == 0 or (total is not None and total > len(authors))


def marked(abstract: str) -> str:
    """As exporting.abstract_text.marked_abstract, of an abstract that is cut."""
    text = abstract.rstrip()
    return text if text.endswith(("…", "...", CUT_MARK)) else f"{text} {CUT_MARK}"


def web_addresses(
    arxiv_id: str | None,
    doi: str | None,
    identifiers: Sequence[Mapping[str, str]],
    urls: Sequence[str],
) -> list[str]:
    """As exporting.reading_list.web_links, without the labels."""
    found = [arxiv_address(arxiv_id)] if arxiv_id else []
    if doi:
        found.append(_DOIS + doi if _UNQUOTED(doi) else str(address("doi", doi)))
    for item in identifiers:
        if (url := address(item["kind"], item["value"])) and url not in found:
            found.append(url)
    for url in urls:
        if url not in found and is_plain_address(url):
            found.append(url)
    return found


def arxiv_address(arxiv_id: str) -> str:
    """As model.identifiers.address; of identifiers that need no quoting at once."""
    return _ARXIV + arxiv_id if _UNQUOTED(arxiv_id) else str(address("arxiv", arxiv_id))


def is_plain_address(url: str) -> bool:
    """As exporting.reading_list.is_web_address; of addresses without odd signs at once."""
    return _PLAIN_ADDRESS(url) is not None or is_web_address(url)


def written_object(values: Mapping[str, Any]) -> str:
    """Fields or extras as JSON."""
    pairs = [
        f"{quoted(name)}: {quoted(value) if value.__class__ is str else TO_JSON(value)}"
        for name, value in values.items()
    ]
    return f"{{{', '.join(pairs)}}}"


_ARXIV, _DOIS = "https://arxiv.org/abs/", "https://doi.org/"
_UNQUOTED = re.compile(r"[A-Za-z0-9_.~/:;()-]+").fullmatch
_PLAIN_ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(?:/[A-Za-z0-9._~/:;(),=&%+-]*)?").fullmatch
