"""Text with markup of its own (HTML, JATS, MathML, styles), as elements or as a string, made plain.

Letters set low or high become such letters of Unicode where there are some, formulas become LaTeX
between dollar signs, and all other marks are left off.
"""

from __future__ import annotations

import html
import re
from xml.etree.ElementTree import Element

from desktop_app.importing.values.mathml import formula, tex_formula, with_formulas
from desktop_app.markup.symbols import SUBSCRIPTS, SUPERSCRIPTS

_SMALL = {"sub": SUBSCRIPTS, "inf": SUBSCRIPTS, "sup": SUPERSCRIPTS, "subscript": SUBSCRIPTS}
_SMALL["superscript"] = SUPERSCRIPTS
_BLOCKS = frozenset("p br title div li sec section list-item label".split())
_SKIPPED = frozenset(("xref", "fn"))
_SMALL_TAG = re.compile(r"<(sub|sup|inf)>([^<>]{1,40})</\1>", re.IGNORECASE)
_TAG = re.compile(
    r"</?(?:i|b|u|em|strong|sub|sup|sc|scp|small|span|p|div|br|tt|italic|bold|inf|h[1-6]|ul|ol|li"
    r"|a|ovl|roman|jats:[a-z-]{1,30}|mml:[a-z]{1,20}|math|m[a-z]{1,10})"
    r"(?:\s[^<>]{0,300})?\s?/?>",
    re.IGNORECASE,
)
_BLOCK_TAG = re.compile(r"</?(?:jats:)?(?:p|br|div|li|title|sec|h[1-6])\b[^<>]{0,300}>", re.I)
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});")
_MAYBE_TAG = re.compile(r"<[/a-zA-Z]")
_DEEPEST = 60


def element_text(element: Element | None) -> str:
    """The text of an element and all in it, on one line."""
    if element is None:
        return ""
    if not len(element):
        return " ".join((element.text or "").split())
    return " ".join(_inner(element, 0).split())


def marked_text(text: str) -> str:
    """A string in which tags and entities may stand, on one line."""
    return with_formulas(text, _marked_text) if "math" in text else _marked_text(text)


def _marked_text(text: str) -> str:
    if "<" in text and _MAYBE_TAG.search(text):
        text = _SMALL_TAG.sub(lambda match: _small(match[2], match[1].lower()), text)
        text = _TAG.sub("", _BLOCK_TAG.sub(" ", text))
    if "&" in text:
        text = _ENTITY.sub(lambda match: html.unescape(match.group()), text)
    return " ".join(text.split())


def _inner(element: Element, depth: int) -> str:
    if depth > _DEEPEST:
        return "".join(element.itertext())
    parts = [element.text or ""]
    for child in element:
        tag = child.tag if isinstance(child.tag, str) else ""
        parts.append(_piece(child, tag, depth))
        parts.append(child.tail or "")
    return "".join(parts)


def _piece(element: Element, tag: str, depth: int) -> str:
    if not tag or tag in _SKIPPED:
        return ""  # a comment, an instruction, a footnote's mark
    if tag == "math":
        return formula(element)
    if tag == "alternatives":  # one formula in several notations
        chosen = next((child for child in element if child.tag == "tex-math"), None)
        chosen = chosen if chosen is not None else next(iter(element), None)
        return _piece(chosen, str(chosen.tag), depth + 1) if chosen is not None else ""
    inner = _inner(element, depth + 1)
    if tag == "tex-math":
        return tex_formula(inner)
    face = element.get("face") if tag == "style" else None  # EndNote
    if tag in _SMALL or face in _SMALL:
        return _small(inner, face if face in _SMALL else tag)
    return f" {inner} " if tag in _BLOCKS else inner


def _small(text: str, kind: str) -> str:
    small = text.translate(_SMALL[kind])
    unchanged = set(text) & set(small) - {" "}
    return text if unchanged else small
