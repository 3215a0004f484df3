"""Formulas in MathML as LaTeX between dollar signs: of an element, or in a text beside words."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from itertools import chain, zip_longest
from xml.etree.ElementTree import Element, ParseError, fromstring

_OPENING = re.compile(r"(?:<|&lt;)(?:[A-Za-z][\w.-]{0,20}:)?math(?=[\s>&])", re.IGNORECASE)
_END = re.compile(r"(?:<|&lt;)/(?:[A-Za-z][\w.-]{0,20}:)?math\s{0,3}(?:>|&gt;)", re.IGNORECASE)
_PREFIX = re.compile(r"(</?)[A-Za-z][\w.-]{0,20}:")
_ATTRIBUTE = re.compile(
    r"\s(?!(?:encoding|open|close|separators)\s?=)[\w:.-]{1,60}\s?=\s?"
    r"(?:\"[^\"<]{0,1000}\"|'[^'<]{0,1000}')"
)
_NAMED = re.compile(r"&(?!(?:lt|gt|amp|quot|apos);)[A-Za-z][A-Za-z\d]{1,31};")
_TEX = re.compile(r".*\\begin\{document\}|\\end\{document\}.*", re.DOTALL)
_NO_FORMULA = re.compile(r"[^\W_]{0,1}|\d+|[±×<>=≤≥~≈+−-]")
_SIGNS = str.maketrans({sign: f"\\{sign}" for sign in "{}%&#_$"} | {"\\": r"\backslash "})
_ACCENTS = {
    **dict.fromkeys("^ˆ\u0302", r"\hat"),
    **dict.fromkeys("~˜\u0303", r"\tilde"),
    **dict.fromkeys("¯‾\u0304\u0305", r"\bar"),
    **dict.fromkeys("→⃗", r"\vec"),
    **dict.fromkeys("˙\u0307", r"\dot"),
    **dict.fromkeys("¨\u0308", r"\ddot"),
}
"""Signs that stand over a letter."""
_DEEPEST = 60
_HELD = "\ue000"
"""Stands for a formula among words."""


def with_formulas(text: str, words_of: Callable[[str], str]) -> str:
    """What `words_of` makes of a text, but for its formulas in MathML, which become LaTeX, whether
    their tags stand as such in it or escaped (&lt;math&gt;). One that is broken is left to it."""
    pieces = _by_turns(text)
    if len(pieces) == 1:
        return words_of(text)
    words = words_of(_HELD.join(pieces[::2])).split(_HELD)
    if len(words) != len(pieces[::2]):  # as the text has such signs of its own
        return words_of("".join(pieces))
    return "".join(chain.from_iterable(zip_longest(words, pieces[1::2], fillvalue="")))


def _by_turns(text: str) -> list[str]:
    """Words and formulas by turns, beginning and ending with words."""
    pieces: list[str] = []
    done = looked = 0
    for end in _END.finditer(text):
        start = -1
        for opening in _OPENING.finditer(text, looked, end.start()):
            start = opening.start()
        looked = end.end()
        if start >= 0 and (latex := _set(text[start:looked])) is not None:
            pieces += text[done:start], latex
            done = looked
    return [*pieces, text[done:]]


def _set(source: str) -> str | None:
    markup = html.unescape(source) if source.startswith("&") else source
    markup = _PREFIX.sub(r"\1", _ATTRIBUTE.sub("", markup))
    try:
        return formula(fromstring(_NAMED.sub(lambda name: html.unescape(name[0]), markup)))
    except (ParseError, ValueError):
        return None


def formula(element: Element) -> str:
    """MathML as LaTeX between dollar signs; a single letter or number stands as it is."""
    for part in element.iter("annotation"):
        if "tex" in (part.get("encoding") or "").lower() and (part.text or "").strip():
            return in_dollars(part.text or "")
    latex = " ".join(_latex(element, 0).split())
    plain = re.sub(r"[{}\s]", "", latex)
    return latex if _NO_FORMULA.fullmatch(plain) else in_dollars(latex)


def tex_formula(source: str) -> str:
    """The formula of a document in LaTeX that holds nothing else, between dollar signs."""
    return in_dollars(_TEX.sub("", source))


def in_dollars(latex: str) -> str:
    """LaTeX between single dollar signs, whatever signs stood around it; '' where there is none."""
    latex = latex.strip().strip("$").strip()
    return f"${latex}$" if latex else ""


def _latex(element: Element, depth: int) -> str:
    tag = element.tag if isinstance(element.tag, str) else ""
    tag = tag.rpartition("}")[2]
    if tag in ("annotation", "annotation-xml"):
        return ""
    if not len(element) or depth > _DEEPEST:
        text = " ".join("".join(element.itertext()).split()).translate(_SIGNS)
        if len(text) > 1 and tag == "mi":
            return rf"\mathrm{{{text}}}"
        return rf"\text{{{text}}}" if tag == "mtext" and len(text) > 1 else text
    parts = [_latex(child, depth + 1) for child in element]
    if tag in ("msub", "msup", "msubsup", "munder", "mover", "munderover"):
        return _with_others(element, tag, parts)
    if tag == "mfrac" and len(parts) == 2:
        return rf"\frac{{{parts[0]}}}{{{parts[1]}}}"
    if tag == "mroot" and len(parts) == 2:
        return rf"\sqrt[{parts[1]}]{{{parts[0]}}}"
    if tag == "msqrt":
        return rf"\sqrt{{{' '.join(parts)}}}"
    if tag == "mfenced":
        between = (element.get("separators", ",").strip() or " ")[0]
        inner = f"{between} ".join(filter(None, parts))
        opening, closing = element.get("open", "("), element.get("close", ")")
        return f"{opening.translate(_SIGNS)}{inner}{closing.translate(_SIGNS)}"
    return " ".join(parts)


def _with_others(element: Element, tag: str, parts: list[str]) -> str:
    """What has others below it, above it, or both."""
    if tag == "mover" and len(parts) == 2 and (accent := _ACCENTS.get(parts[1])):
        return f"{accent}{{{parts[0]}}}"
    base = parts[0]
    if len(element[0]) > 1 and element[0].tag not in ("mfenced", "mover"):
        base = f"{{{base}}}"
    if len(parts) == 3 and tag in ("msubsup", "munderover"):
        return f"{base}_{{{parts[1]}}}^{{{parts[2]}}}"
    if len(parts) == 2:
        return f"{base}{'_' if tag in ('msub', 'munder') else '^'}{{{parts[1]}}}"
    return " ".join(parts)
