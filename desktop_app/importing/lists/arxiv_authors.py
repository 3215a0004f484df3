"""The author line of an arXiv listing: names without affiliations, and how many are not shown."""

from __future__ import annotations

import re
from collections.abc import Iterable

from desktop_app.importing.values.person_names import AuthorList
from desktop_app.importing.values.plain_value import with_single_blanks

_HIDDEN = re.compile(  # no run of unbounded length before its first certain letter: linear time
    r"(?:\bet\.? al\.?|\band)?[ (]{0,3}"
    r"(?<!\d)(\d{1,6}) (?:additional authors? not shown|co-?authors)[ )]{0,3}",
    re.IGNORECASE,
)
_OTHERS = re.compile(r"(?:\band )?\bet\.? ?al\b\.?|\band others\b", re.IGNORECASE)
_GROUP = re.compile(r"\b(collaborations?|consortium|team|group)\s*:\s*", re.IGNORECASE)
_ON_BEHALF = ("for ", "on behalf of ", "representing ")
_FOR = re.compile(r"^(?:on behalf of|representing|for)\s+(?:the\s+)?", re.IGNORECASE)
_SUFFIX = re.compile(r"(?:Jr|Sr)\.?|I{2,3}|IV")
_INITIALS = re.compile(r"(?:[A-Z]\.[ -]?)+")
_BRACKETS = re.compile(r"\([^()]*\)")
_OPEN = re.compile(r"\([^,]*")
_DEEPEST = 8
_GONE = "\x1f"  # where brackets stood
_NUMBER = re.compile(r"^\d+\s+(?=[A-Z])")
_PIECE = re.compile(r"[^,]+")
_LONG = 10_000
"""Letters; of more names than that not all pieces are kept beside the names."""
_NAME = r"[A-Z][A-Za-z'.-]*+(?: [A-Za-z][A-Za-z'.-]*+)++(?<=[a-z])"
_USUAL = re.compile(rf"{_NAME}(?:, {_NAME})*+")
"""Names of two words and more, with commas between them, as most lines have: names they stay."""


def arxiv_authors(text: str) -> AuthorList | None:
    """Names in order, as LaTeX; None where there is none.

    Affiliations stand in brackets and are left out. '(84 additional authors not shown)' gives the
    total; a bare 'et al.' only says that the list is cut.
    """
    small = text.lower()  # plain look-ups first: most lines have none of these
    cut = (" al" in small or "others" in small) and _OTHERS.search(text) is not None
    if len(text) < _LONG and not cut and " and " not in small and _USUAL.fullmatch(text):
        usual = tuple(text.split(", "))
        return AuthorList(usual, len(usual), True)
    hidden = _HIDDEN.search(text) if "author" in small else None
    if hidden is not None:
        text = text[: hidden.start()] + "," + text[hidden.end() :]
    text = _without_brackets(text)
    others = 0
    if " al" in small or "others" in small:  # brackets gone, more of these may stand there
        text, others = _OTHERS.subn(",", text)
    if ":" in text:
        text = _GROUP.sub(r"\1, ", text)
    names: list[str] = []
    for piece in _pieces(text):
        name = piece.strip(" .;") + ("." if piece.endswith(".") else "")
        if name.startswith(_ON_BEHALF):
            name = _FOR.sub("", name)
        elif name.startswith("and "):
            name = name[4:]
        elif name[0].isdigit():
            name = _NUMBER.sub("", name)
        if not (name[:1].isalpha() or any(map(str.isalpha, name))):
            continue
        if names and len(name) <= 12 and _goes_on(names[-1], name):
            names[-1] += ", " + name
        else:
            names.append(name)
    if not names:
        return None
    if hidden is not None:
        return AuthorList(tuple(names), len(names) + int(hidden.group(1)), False)
    return AuthorList(tuple(names), None if others else len(names), not others)


def _pieces(text: str) -> list[str]:
    """Cut at commas, semicolons, 'and' and '&'; without the empty ones."""
    for separator in (" and ", " AND ", "\\&", "&", ";"):
        if separator in text:
            text = text.replace(separator, ",")
    pieces: Iterable[str] = (
        text.split(",") if len(text) < _LONG else (piece[0] for piece in _PIECE.finditer(text))
    )
    if _GONE in text:
        pieces = (part for piece in pieces for part in _apart(piece))
    return [words for piece in pieces if (words := with_single_blanks(piece).lstrip(" ."))]


def _apart(piece: str) -> list[str]:
    """'Ann Lee (MIT) Bo Chen (ETH)' are two names without a comma; 'Jean (John) Smith' is one."""
    parts = [part for part in piece.split(_GONE) if part.strip()]
    if len(parts) > 1 and all(len(part.split()) > 1 for part in parts):
        return parts
    return [" ".join(parts)]


def _goes_on(before: str, name: str) -> bool:
    """'Jr.' after any name; 'J.' after a lone 'Smith', written surname first."""
    if _SUFFIX.fullmatch(name):
        return True
    return _INITIALS.fullmatch(name) is not None and " " not in before and "." not in before


def _without_brackets(text: str) -> str:
    """Bracketed parts out, nested too; a bracket that is never closed ends at the next comma."""
    for _ in range(_DEEPEST):
        text, found = _BRACKETS.subn(_GONE, text)
        if not found:
            break
    return _OPEN.sub(_GONE, text).replace(")", _GONE) if "(" in text or ")" in text else text
