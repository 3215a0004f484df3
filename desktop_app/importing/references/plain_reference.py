"""A reference's own text: Markdown and HTML off, links kept apart, lines joined."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.page_line import folded
from desktop_app.importing.plain_value import plain_value
from desktop_app.importing.references.marked_title import TITLE_OPENS, as_title, without_marks
from desktop_app.markup.latex import to_unicode

_LINK = re.compile(r"!?\[([^\[\]]{0,400})\]\((\S{1,800}?)(?:\s\"[^\"]{0,100}\")?\)")
_BUTTONS = frozenset(
    "doi pdf link url html arxiv paper code preprint supplement slides bibtex bib abs abstract video "
    "website data dataset poster talk journal publisher".split()
)
_DOUBLE = re.compile(r"\[\[([^\[\]]{0,100})\]\]\(")
_LATEX_ITEM = re.compile(r"\\(?:bib)?item\b\s*(?:\[[^\]]{0,80}\])?\s*(?:\{[^{}]{0,80}\})?")
_LATEX_LINK = re.compile(r"\\(?:href|url)\{([^{}\s]{1,800})\}(?:\{([^{}]{0,400})\})?")
_ANGLE = re.compile(r"<((?:https?|ftp)://[^<>\s]{1,800})>")
_EMPHASIS = re.compile(
    r"(?<![\w*])(\*{1,3})(?=[^\s*])([^*]{1,400}?)(?<=[^\s*])\1(?![\w*])"
    r"|(?<![\w_])(_{1,2})(?=[^\s_])([^_]{1,400}?)(?<=[^\s_])\3(?![\w_])"
)
_CODE = re.compile(r"`([^`]{1,200})`")
_BULLET = re.compile(r"^(?:[•●▪‣◦+–—·-]|\*(?!\*))\s+")
_WORD_END = re.compile(r"[^\W\d_]{2,}[-‐\u00ad]$")


def joined(lines: Sequence[str]) -> str:
    """Lines as one text. A word that a hyphen cuts at a line's end is whole again."""
    out = ""
    for line in lines:
        line = line.strip()
        if not out:
            out = line
        elif _WORD_END.search(out[-40:]) and line[:1].islower():
            out = out[:-1] + line
        elif out.endswith("/") and "://" in out[-200:].rpartition(" ")[2]:
            out += line
        else:
            out += " " + line
    return out


def plain_reference(text: str) -> tuple[str, tuple[str, ...]]:
    """The text without markup, on one line, and the addresses that its links lead to."""
    links: list[str] = []
    text = without_marks(text)
    if "\\" in text:
        text = _latex(text, links)
    if "](" in text:
        text = _DOUBLE.sub(r"[\1](", text)

        def linked(match: re.Match[str]) -> str:
            links.append(match[2])
            if match[1].strip(" .").lower() in _BUTTONS:
                return ""
            return as_title(match[1])

        text = _LINK.sub(linked, text)
    if "<" in text:
        text = _ANGLE.sub(r" \1 ", text)
        text = plain_value(text)
    elif "&" in text and ";" in text:
        text = plain_value(text)
    text = _BULLET.sub("", text.lstrip())
    if "*" in text or "_" in text:
        text = _EMPHASIS.sub(_emphasised, text)
    if "`" in text and "``" not in text:
        text = _CODE.sub(r"\1", text)
    web = tuple(link for link in dict.fromkeys(links) if link.startswith(("http", "doi")))
    return folded(text), web


def _emphasised(match: re.Match[str]) -> str:
    """Bold may be a title, italics are rather a source."""
    mark, text = match[1] or match[3], str(match[2] or match[4])
    return as_title(text) if len(mark) > 1 and TITLE_OPENS not in text else text


def _latex(text: str, links: list[str]) -> str:
    """Accents, fonts and dashes set; the mark of an item off, links kept apart."""

    def linked(match: re.Match[str]) -> str:
        links.append(match[1])
        return match[2] or ""

    text = _LATEX_ITEM.sub("", text)
    text = _LATEX_LINK.sub(linked, text)
    return to_unicode(text)
