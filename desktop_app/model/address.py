"""Addresses of pages: which two are one page, and which may be opened in a browser."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit

_WEB = ("http", "https")
_INDEX = re.compile(r"/(?:index|default)\.(?:html?|php|aspx?)\Z", re.IGNORECASE)
_OF_THE_VISIT = re.compile(
    r"utm_\w+|fbclid|gclid|msclkid|hl|lang|locale|sort|sortby|order|pagesize", re.IGNORECASE
)
"""Parts of a query that say how a page was come to or is ordered, not which page it is."""


def comparable_address(address: str) -> str:
    """Equal for two addresses of one page: scheme, 'www.', the place within the page, its index
    file, language and order make no difference. What is no web address is only folded."""
    parts = _split(address)
    if parts is None or parts.scheme.lower() not in _WEB:
        return " ".join(address.split()).casefold()
    host = (parts.hostname or "").removeprefix("www.")
    port = f":{parts.port}" if parts.port not in (None, 80, 443) else ""
    path = _INDEX.sub("/", parts.path).rstrip("/")
    query = [
        (name, value)
        for name, value in parse_qsl(parts.query, keep_blank_values=True)
        if not _OF_THE_VISIT.fullmatch(name)
    ]
    asked = f"?{urlencode(sorted(query))}" if query else ""
    return f"{host}{port}{path}{asked}"


def is_web_address(address: str | None) -> bool:
    """Whether it is a whole http or https address, without blanks or signs that act."""
    if not address or not address.isprintable() or any(letter.isspace() for letter in address):
        return False
    parts = _split(address)
    return parts is not None and parts.scheme.lower() in _WEB and bool(parts.hostname)


def _split(address: str) -> SplitResult | None:
    try:
        parts = urlsplit(address.strip())
        _ = parts.port  # raises where it is no number
    except ValueError:
        return None
    return parts
