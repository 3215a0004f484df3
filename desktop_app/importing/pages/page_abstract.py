"""The abstract on an article's page whose data for programs leaves it out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.importing.html_text.html_tags import tags
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.model.errors import UnreadableListing

_HEADING = re.compile(
    r"(?:abstract|summary|abstrakt|zusammenfassung|kurzfassung|résumé|resumen|resumo|riassunto"
    r"|аннотация|реферат|摘要|要旨|概要|초록)\s*[:.]?$",
    re.IGNORECASE,
)
_META = re.compile(r"<meta(?=[\s/])", re.IGNORECASE)
_DESCRIPTIONS = ("description", "og:description", "twitter:description")
_SHORTEST = 200
_SHORTEST_DESCRIPTION = 300
_SHORTEST_PARAGRAPH = 80
_LONGEST = 12_000
_WHOLE = re.compile(r"[.!?。．)\]”\"'»]$")

Found = tuple[str, int, int]
"""The text, and the lines it stands in."""


def shown_abstract(html: str) -> Found | None:
    """The paragraphs below a heading 'Abstract'; None where there is none, or no text below it."""
    try:
        lines = read_html(html).lines
    except UnreadableListing:
        return None
    for at, line in enumerate(lines):
        if _HEADING.match(line.text):
            paragraphs = _paragraphs(lines[at + 1 :])
            text = " ".join(paragraph.text for paragraph in paragraphs)
            if len(text) >= _SHORTEST:
                return text, paragraphs[0].number, max(it.end_number for it in paragraphs)
    return None


def described(html: str) -> Found | None:
    """A description that is as long as an abstract and ends like one; which it may not be."""
    for tag in tags(html, _META):
        name = (tag.attributes.get("name") or tag.attributes.get("property") or "").lower()
        text = " ".join(tag.attributes.get("content", "").split())
        if name in _DESCRIPTIONS and reads_as_abstract(text):
            return text, tag.line, tag.end_line
    return None


def reads_as_abstract(text: str) -> bool:
    """Whether a description is as long as an abstract, and whole."""
    text = text.strip()
    long = len(text) >= _SHORTEST_DESCRIPTION
    return long and _WHOLE.search(text) is not None and not is_cut(text)


def _paragraphs(lines: Sequence[PageLine]) -> list[PageLine]:
    """Those that follow directly, up to the next heading, menu or list."""
    out: list[PageLine] = []
    letters = 0
    for line in lines:
        letters += len(line.text)
        if len(line.text) < _SHORTEST_PARAGRAPH or line.all_link or letters > _LONGEST:
            break
        out.append(line)
    return out
