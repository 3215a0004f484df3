"""Whether HTML was made to stall or to fill a parser: told by its tags, before it is parsed."""

from __future__ import annotations

import re
from functools import lru_cache

LARGEST = 20_000_000
DEEPEST = 1_000
"""Letters and open elements; an HTML parser's time grows with their product."""
_FEW_ELEMENTS, _LETTERS_AN_ELEMENT = 10_000, 20
"""A page may have so many elements, and one for so many letters: real ones have one for 30 and
more, and each takes hundreds of bytes to read."""
_LONG_TAG, _COUNTED, _MOST_ATTRIBUTES = 8_000, 400_000, 1_000
_IN_QUOTES = re.compile(r"\"[^\"]*\"|'[^']*'")
_TAG = re.compile(r"<(/?)([a-zA-Z][^\s/<>]*+)(?=[\s/>])")
_UNCLOSED = frozenset(
    "area base br col embed hr img input link meta param source track wbr p li td th tr dt dd "
    "option thead tbody tfoot path circle rect line polygon polyline use".split()
)


@lru_cache(maxsize=2)
def is_made_to_stall(html: str) -> bool:
    """Whether more elements are open at once than may be, roughly (those that close by themselves
    are left out), or there are more letters or elements than pages have."""
    if len(html) > LARGEST:
        return True
    depth = 0
    left = _FEW_ELEMENTS + len(html) // _LETTERS_AN_ELEMENT
    paragraph = False
    counted = 0
    for tag in _TAG.finditer(html):
        closing, name = tag.groups()
        if tag.end() >= counted and html.find(">", tag.end(), tag.end() + _LONG_TAG) < 0:
            counted = tag.end() + _COUNTED
            if _has_too_many_attributes(html[tag.end() : counted]):
                return True
        left -= not closing or (name == "p" and not paragraph)  # '</p>' alone makes one
        if name == "p":
            paragraph = not closing
        if name not in _UNCLOSED and name.lower() not in _UNCLOSED:
            if closing:
                depth = max(0, depth - 1)
            elif ":" not in name or not _is_empty(html, tag.end()):
                depth += 1
            if depth > DEEPEST:
                return True
        if left < 0:
            return True
    return False


def _is_empty(html: str, at: int) -> bool:
    """Whether a tag ends in '/>', as Word writes its own ('<o:p/>')."""
    end = html.find(">", at, at + _LONG_TAG)
    return end > 0 and html[end - 1] == "/"


def _has_too_many_attributes(beginning: str) -> bool:
    """Of a long tag: a parser compares each attribute with all before it."""
    tag = _IN_QUOTES.sub("", beginning).partition(">")[0]
    return len(tag.split()) > _MOST_ATTRIBUTES
