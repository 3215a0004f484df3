"""Values of formats that are plain text in principle: their stray markup."""

from __future__ import annotations

import html
import re
import unicodedata

from desktop_app.markup.latex import to_unicode

_TAG = re.compile(
    r"</?(?:i|b|u|em|strong|sub|sup|sc|scp|small|span|p|div|br|tt|italic|bold|inf|jats:[a-z]+)"
    r"(?:\s[^<>]{0,200})?\s?/?>",
    re.IGNORECASE,
)
_ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});")
_LATEX = re.compile(
    r"\\[`'^\"~=]\{?\\?[A-Za-z]|\{\\|\\[cuvHk]\{[A-Za-z]|\\(?:emph|text[a-z]{2}|ensuremath)\{"
)


_LONG = 100
"""Letters; a shorter text is split and joined in less time than it takes to look at it."""


def is_plain(text: str) -> bool:
    """Whether there is nothing in the text that plain_value changes: markup, LaTeX, white space but
    single blanks, letters that are not ASCII. Blanks at its ends are not looked at.

    Asked of many values joined by blanks it takes a fraction of the time that all of them take, and
    tells of an empty one too.
    """
    return is_unmarked(text) and has_single_blanks(text)


def is_unmarked(text: str) -> bool:
    """Whether the text is ASCII and has neither HTML nor LaTeX in it."""
    return text.isascii() and "<" not in text and "&" not in text and "\\" not in text


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


def on_one_line(text: str) -> str:
    """The text with single blanks for all white space; a long one that has no other comes back."""
    if len(text) > _LONG and text.isascii() and text[0] != " " and text[-1] != " ":
        if has_single_blanks(text):
            return text
    return " ".join(text.split())


def plain_value(text: str) -> str:
    """The text on one line: HTML's inline tags off, its entities resolved, LaTeX's accents set.

    LaTeX is taken for such only where accents or fonts are written in it. A < or & that is none of
    these stays.
    """
    text = text.strip()
    if (
        text.isascii()
        and "<" not in text
        and "&" not in text
        and "\\" not in text
        and "\t" not in text
        and "\n" not in text
        and text.rfind("  ") < 0  # many times as quick as `in` for two signs
    ):
        return text
    if "<" in text:
        text = _TAG.sub("", text)
    if "&" in text:
        text = _ENTITY.sub(lambda match: html.unescape(match.group()), text)
    if "\\" in text and _LATEX.search(text):
        text = to_unicode(text)
    elif not text.isascii():
        text = unicodedata.normalize("NFC", text)
    return " ".join(text.split())
