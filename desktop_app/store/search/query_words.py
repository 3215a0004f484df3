"""Words of a search as FTS5 takes them: quoted; LaTeX, Greek letters and their names are one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from desktop_app.store.search.part_text import CJK

_NAMES = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho "
    "sigma tau upsilon phi chi psi omega"
).split()
_SMALL_LETTERS = "αβγδεζηθικλμνξοπρστυφχψω"
_NAME_OF = dict(zip(_SMALL_LETTERS, _NAMES, strict=True))
_LETTER_OF = {name: letter for letter, name in _NAME_OF.items()}
_VARIANTS = {"ϵ": "ε", "ϑ": "θ", "ϖ": "π", "ϱ": "ρ", "ς": "σ", "ϕ": "φ", "µ": "μ"}
_CJK = re.compile(f"[{CJK}]")
_PIECE = re.compile(r"[^\W_]+|[\W_]+")
_LAST_WORD = re.compile(r"[^\W_]+\Z")
_BACKSLASH = re.compile(r"\\(?=[A-Za-z])")


def searchable(text: str) -> bool:
    """Whether there is a letter or digit to look for."""
    return any(letter.isalnum() for letter in text)


def is_cjk(text: str) -> bool:
    """Whether a word is written without blanks between words, so that parts of it must be found."""
    return _CJK.search(text) is not None


def match_text(text: str, *, prefix: bool) -> str:
    """An FTS5 expression for the text's words in order; prefix: the last one may go on."""
    star = " *" if prefix and text[-1:].isalnum() else ""
    return " OR ".join(f"{quoted(spelling)}{star}" for spelling in spellings(text))


def spellings(text: str) -> list[str]:
    """The text, with Greek names as letters too and the other way round; most texts have one."""
    return list(
        dict.fromkeys(
            (_plain(text), _respelled(text, letters=True), _respelled(text, letters=False))
        )
    )


def completed_text(text: str, complete: Callable[[str], Sequence[str]]) -> str | None:
    """The same, with the last word as it is and as each of the words it may become.

    None where the text does not end in a word.
    """
    found: dict[str, None] = {}
    for spelling in spellings(text):
        last = _LAST_WORD.search(spelling)
        if last is None:
            return None
        before = spelling[: last.start()]
        for word in (last[0], *complete(last[0])):
            found[quoted(before + word)] = None
    return " OR ".join(found)


def _plain(text: str) -> str:
    return _BACKSLASH.sub("", text)


def _respelled(text: str, *, letters: bool) -> str:
    """The text with all Greek names as letters, or all Greek letters as names."""
    pieces = _PIECE.findall(_plain(text))
    if letters:
        return "".join(_LETTER_OF.get(piece.casefold(), piece) for piece in pieces)
    out = []
    for piece in pieces:
        letter = _VARIANTS.get(piece, piece)
        out.append(_NAME_OF.get(letter.lower(), piece))
    return "".join(out)


def quoted(text: str) -> str:
    """The text as one phrase of FTS5."""
    return '"' + text.replace('"', " ").replace("\x00", " ") + '"'
