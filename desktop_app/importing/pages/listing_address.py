"""The address of a saved page, as browsers and the page itself leave it in the HTML."""

from __future__ import annotations

import re
from html import unescape

from desktop_app.model.address import is_web_address

_HEAD = 200_000
"""Letters in which it is looked for: some pages put much script before it."""
_TAG = re.compile(r"<(?:link|meta)\b[^<>]{0,2000}>", re.IGNORECASE)
_ATTRIBUTE = re.compile(
    r"""([a-z:-]{1,20})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""", re.IGNORECASE
)
_SAVED = re.compile(r"<!--\s*saved from url=\(\d+\)(\S+)\s*-->", re.IGNORECASE)
_SAVED_BY_TOOL = re.compile(r"^\s*url:\s*(\S+)\s*$", re.IGNORECASE | re.MULTILINE)
_COMMENT = re.compile(r"<!--(.{0,2000}?)-->", re.DOTALL)


def address_in_html(html: str) -> str | None:
    """Canonical link, 'og:url', or the browser's note; None where none is a web address."""
    head = html[:_HEAD]
    canonical = shared = None
    for tag in _TAG.finditer(head):
        values = {
            found[1].lower(): unescape(found[2] or found[3] or found[4] or "").strip()
            for found in _ATTRIBUTE.finditer(tag.group())
        }
        if "canonical" in values.get("rel", "").lower().split():
            canonical = canonical or values.get("href")
        elif values.get("property", values.get("name", "")).lower() == "og:url":
            shared = shared or values.get("content")
    saved = _SAVED.search(head)
    noted = [saved[1]] if saved else []
    if not saved:
        # SingleFile and its like write a comment of several lines, one of them the address.
        for comment in _COMMENT.finditer(head[:5_000]):
            noted += [found[1] for found in _SAVED_BY_TOOL.finditer(comment[1])]
    for address in (canonical, shared, *noted):
        if is_web_address(address):
            return address
    return None
