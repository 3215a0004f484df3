"""A reference's text before it is read: hyphens of lost line ends, and the number before it."""

from __future__ import annotations

import re

from desktop_app.importing.lines.page_line import folded
from desktop_app.importing.references.set_off import TITLE_OPENS

_BROKEN = re.compile(
    r"(?<=[^\W\d_])[-‐] (?=[^\W\d_A-Z])(?!(?:and|or|und|oder|et|ou|to|bis|y|e|o|en|of|et)\b)"
)
_BROKEN_NAME = re.compile(r"(?<=[a-zà-ÿ])[-‐] (?=[A-Z][a-zà-ÿ])")
_ODD_SIGNS = re.compile(rf"[^\w{TITLE_OPENS}(\[“\"«„‘'`‚•●▪◦*—–―_…‹<«-]*")
_APART = re.compile(r"\b([^\W\d_]) \.(?=[\s,])")
_NUMBER = re.compile(
    r"\s*(?:[•·●▪‣◦*+–—-]\s+)?(?:\[\s?(?:\d{1,4}[a-z]?"
    r"|[A-Za-z+]{1,12}\s?’?'?\d{1,4}[a-z]?)\s?\][.:]?"
    r"|(?i:week|session|lecture|class|unit|day)\s+\d{1,2}\s?[:.)–-]+(?=\s)|\(\d{1,3}\)\.?|[A-Z]{1,2}-?\d{1,3}[.):](?=\s)|\d{1,4}(?:[.):]|\.\))(?=\s)|\d{1,3}(?=\s+(?:[^\W\d_a-z]"
    r"|[dlv]['’a-z])))?\s*(?:[•·●▪‣◦*–—-]\s+(?=[^\W\d_]))?"
)


def settled(line: str) -> str:
    """White space single; words that a line end cut in two are whole again."""
    text = folded(line)
    if "- " in text or "‐ " in text:
        text = _BROKEN_NAME.sub("-", _BROKEN.sub("", text))
    return _APART.sub(r"\1.", text) if " ." in text else text


def without_number(text: str) -> int:
    """Where a reference begins behind its bullet and number."""
    odd = _ODD_SIGNS.match(text)
    match = _NUMBER.match(text, odd.end() if odd else 0)
    return match.end() if match else 0
