"""The author line of an arXiv listing: names without affiliations, and how many are not shown."""

from __future__ import annotations

import re

from desktop_app.importing.person_names import AuthorList

_HIDDEN = re.compile(
    r"[,;\s]*(?:\bet\.? al\.?)?\s*\(?\s*(\d+) additional authors? not shown\s*\)?", re.IGNORECASE
)
_OTHERS = re.compile(
    r"[,;\s]*(?:\band\s+)?\bet\.?\s+al\b\.?[,;]?|[,;\s]*\band others\b", re.IGNORECASE
)
_GROUP = re.compile(r"\b(collaborations?|consortium|team|group)\s*:\s*", re.IGNORECASE)
_SEPARATOR = re.compile(r"\s*[,;]\s*(?:\\?&\s*|and\s+)?|\s+and\s+|\s*\\?&\s*", re.IGNORECASE)
_FOR = re.compile(r"^(?:on behalf of|representing|for)\s+(?:the\s+)?", re.IGNORECASE)
_SUFFIX = re.compile(r"(?:Jr|Sr)\.?|I{2,3}|IV")
_INITIALS = re.compile(r"(?:[A-Z]\.[ -]?)+")
_SPACE = re.compile(r"\s+([,;])|\s{2,}")


def arxiv_authors(text: str) -> AuthorList | None:
    """Names in order, as LaTeX; None where there is none.

    Affiliations stand in brackets and are left out. '(84 additional authors not shown)' gives the
    total; a bare 'et al.' only says that the list is cut.
    """
    hidden = _HIDDEN.search(text)
    if hidden is not None:
        text = text[: hidden.start()] + "," + text[hidden.end() :]
    text = _without_brackets(text)
    text, others = _OTHERS.subn(",", text)
    text = _GROUP.sub(r"\1, ", text)
    names: list[str] = []
    for piece in _SEPARATOR.split(_SPACE.sub(r"\1 ", text)):
        name = _FOR.sub(
            "", piece.strip(" .,;") + ("." if piece.rstrip(" ,;").endswith(".") else "")
        )
        name = name.strip()
        if not any(letter.isalpha() for letter in name):
            continue
        if names and (_SUFFIX.fullmatch(name) or _is_rest_of(names[-1], name)):
            names[-1] += ", " + name
        else:
            names.append(name)
    if not names:
        return None
    if hidden is not None:
        return AuthorList(tuple(names), len(names) + int(hidden.group(1)), False)
    return AuthorList(tuple(names), None if others else len(names), not others)


def _is_rest_of(before: str, name: str) -> bool:
    """'J.' after a lone 'Smith': written surname first."""
    return _INITIALS.fullmatch(name) is not None and " " not in before and "." not in before


def _without_brackets(text: str) -> str:
    """Bracketed parts out, nested too; a bracket that is never closed ends at the next comma."""
    if "(" not in text and ")" not in text:
        return text
    opened: list[int] = []
    closed: dict[int, int] = {}
    for at, letter in enumerate(text):
        if letter == "(":
            opened.append(at)
        elif letter == ")" and opened:
            closed[opened.pop()] = at
    out: list[str] = []
    at = 0
    while at < len(text):
        letter = text[at]
        if letter == "(":
            end = closed.get(at)
            if end is None:
                comma = text.find(",", at)
                end = comma - 1 if comma > 0 else len(text)
            at = end + 1
            out.append(" ")
            continue
        if letter != ")":
            out.append(letter)
        at += 1
    return "".join(out)
