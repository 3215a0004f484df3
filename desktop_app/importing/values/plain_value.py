"""Values of formats that are plain text in principle: their stray markup."""

from __future__ import annotations

import html
import re
import unicodedata
from functools import lru_cache

from desktop_app.importing.values.mathml import with_formulas
from desktop_app.markup.latex import to_unicode

_SAID = (
    r"""(?:\s{1,3}[\w:-]{1,40}=(?:"[^"<>]{0,200}"|'[^'<>]{0,200}'|[^\s"'<>]{1,200})){0,9}\s?/?>"""
)
"""Attributes and the end of a tag: 'a<b and c>d' has none."""
_TAG = re.compile(
    r"</?(?:i|b|u|em|strong|sub|sup|sc|scp|small|span|tt|italic|bold|inf|jats:[a-z-]+"
    r"|(?:inline|disp)-formula|formula|tex|tex-math)" + _SAID,
    re.IGNORECASE,
)
_BREAK = re.compile(
    r"</?(?:p|div|br|jats:(?:p|sec|title|list|list-item))" + _SAID,
    re.IGNORECASE,
)
"""Tags that words on both sides of them are parted by."""
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});")
_LATEX = re.compile(
    r"\\[`'^\"~=]\{?\\?[A-Za-z]|\{\\|\\[cuvHk]\{[A-Za-z]|\\(?:emph|text[a-z]{2}|ensuremath)\{"
)


_PRINTED = bytes(range(0x20, 0x7F))
_TAME = re.compile(
    "[\u00a1-\u02ff\u0391-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e"
    "\u20a0-\u20c0\u2100-\u2125\u2150-\u2328\u3001-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff"
    "\uac00-\ud7a3\uff01-\uff5e]+"
)
"""Letters that no other composes with, and that no composition changes."""

_BLANKS = "\u00a0\u2002\u2005\u2009\u200a\u202f"

_LONG = 100
"""Letters; a shorter text is split and joined in less time than it takes to look at it."""
_PIECE = 65_536
_WHITE = re.compile(r"\s")


def is_unmarked(text: str) -> bool:
    """Whether the text is ASCII and has neither HTML nor LaTeX in it."""
    return text.isascii() and "<" not in text and "&" not in text and "\\" not in text


def is_tame(text: str) -> bool:
    """Whether nothing in the text but two blanks side by side, or line ends, may be changed."""
    return is_unmarked(text) and not (
        "\t" in text
        or "\v" in text
        or "\f" in text
        or "\x1c" in text
        or "\x1d" in text
        or "\x1e" in text
        or "\x1f" in text
    )


has_two_blanks = re.compile("  ").search
"""Where two blanks stand side by side, in a text as long as an abstract."""


def has_single_blanks(text: str) -> bool:
    """Whether an ASCII text has no white space but blanks, and no two of these side by side."""
    return not (
        "\t" in text
        or "\n" in text
        or "\v" in text
        or "\f" in text
        or "\x1c" in text
        or "\x1d" in text
        or "\x1e" in text
        or "\x1f" in text
        or text.rfind("  ") >= 0  # many times as quick as `in` for two signs
    )


def is_settled(text: str) -> bool:
    """Whether there is nothing in the text that plain_value changes: markup, LaTeX, white space but
    single blanks, letters to be composed. Blanks at its ends are not looked at.

    Asked of many values joined by blanks it takes a fraction of the time that all of them take, and
    tells of an empty one too.
    """
    if "<" in text or "&" in text or "\\" in text:
        return False
    return has_single_blanks(text) if text.isascii() else _is_settled(text)


def _is_settled(text: str) -> bool:
    """Whether composing its letters and splitting it at white space changes nothing of a text."""
    return text.rfind("  ") < 0 and _has_tame_letters(text)


def _has_tame_letters(text: str) -> bool:
    """Whether all letters stand for themselves, and the only white space is blanks."""
    # To strike out all others takes a fifth of the time that it takes to look for odd letters.
    odd = text.encode("utf-8", "surrogatepass").translate(None, _PRINTED)
    if not odd:
        return True
    return _are_few_tame(odd) if len(odd) <= _FEW else _are_tame(odd)


def _are_tame(letters: bytes) -> bool:
    return _TAME.fullmatch(letters.decode("utf-8", "replace")) is not None


_FEW = 50
_are_few_tame = lru_cache(maxsize=4096)(_are_tame)
"""The same dashes and quotes stand in most texts."""


def on_one_line(text: str) -> str:
    """The text with single blanks for all white space; a long one that has no other comes back."""
    if len(text) > _LONG and text.isascii() and text[0] != " " and text[-1] != " ":
        if has_single_blanks(text):
            return text
    return with_single_blanks(text)


def with_single_blanks(text: str) -> str:
    """Single blanks for all white space. A long text is taken piece by piece: all its words at once
    take up twenty times as much as it does."""
    if len(text) <= _PIECE:
        return " ".join(text.split())
    pieces: list[str] = []
    start = 0
    while start < len(text):
        found = _WHITE.search(text, start + _PIECE)
        end = found.start() if found is not None else len(text)
        pieces.append(" ".join(text[start:end].split()))
        start = end
    return " ".join(filter(None, pieces))


def plain_value(text: str) -> str:
    """The text on one line: HTML's inline tags off, its entities resolved, LaTeX's accents set.

    LaTeX is taken for such only where accents or fonts are written in it; MathML becomes LaTeX. A <
    or & that is none of these stays.
    """
    text = text.strip()
    if "<" in text or "&" in text or "\\" in text:
        return with_formulas(text, _unmarked) if "math" in text else _unmarked(text)
    if text.isascii() and "\t" not in text and "\n" not in text and text.rfind("  ") < 0:
        return text
    return _composed(text)


def _unmarked(text: str) -> str:
    """The same of a text that may be marked."""
    if "<" in text:
        text = _tags_off(text)
    if "&" in text:
        text = _entities_set(text)
    if "\\" in text and _LATEX.search(text):
        return with_single_blanks(to_unicode(text))
    text = text.strip()
    return text if text.isascii() and has_single_blanks(text) else _composed(text)


def _composed(text: str) -> str:
    """The text with single blanks, and letters as they are usually composed."""
    if not text.isascii():
        if not _has_tame_letters(text):
            text = _with_usual_blanks(text)
            if not _has_tame_letters(text):
                return with_single_blanks(unicodedata.normalize("NFC", text))
        if text.rfind("  ") < 0:
            return text
    return with_single_blanks(text)


def without_tags(text: str) -> str:
    """A text of another markup than HTML, of which it has tags all the same: these off, and letters
    for its entities."""
    plain = _tags_off(text)
    return text if plain == text else _entities_set(plain).strip()


def _tags_off(text: str) -> str:
    return _TAG.sub("", _BREAK.sub(" ", text))


def _entities_set(text: str) -> str:
    return _ENTITY.sub(lambda match: html.unescape(match[0]), text)


def _with_usual_blanks(text: str) -> str:
    """The text with blanks for those that do not break and the narrow ones that printers set."""
    for blank in _BLANKS:
        if blank in text:
            text = text.replace(blank, " ")
    return text
