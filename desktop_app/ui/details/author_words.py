"""How the authors of one paper are written out, and what is said of those not written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop_app.model.display_name import display_name
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper import Paper
from desktop_app.ui import words as wording
from desktop_app.ui.papers.isolated import isolated

SEPARATOR = ", "
FEW_AUTHORS = 12
"""Known names that are shown at once; the others on a click."""
SHORTEST_REST = 3
"""Fewer names than this are not worth a click."""
LONGEST = 20_000
"""Letters of unfolded names, as of any text that is shown; names after them are not looked at."""


class AuthorWords(NamedTuple):
    """names: those written out, as the paper has them. written: as they are read.

    more: what follows, empty for nothing. held: how many known names are not written out.
    missing: how many more the source counts. fewer: what folds them again, empty where they are
    folded or few.
    """

    names: tuple[str, ...]
    written: tuple[str, ...]
    more: str
    held: int
    missing: int
    fewer: str


def author_words(paper: Paper, *, whole: bool) -> AuthorWords:
    """whole: known names are written out as far as a text is shown at all."""
    names = paper.authors
    missing = max(0, (paper.author_total or 0) - len(names))
    many = len(names) >= FEW_AUTHORS + SHORTEST_REST
    written = _written(names[:FEW_AUTHORS] if many and not whole else names)
    held = len(names) - len(written)
    names = names[: len(written)]
    more = ""
    if held or missing:
        more = _tr("and {n} more").format(n=wording.number(held + missing))
    elif names and paper.authors_complete is False:
        more = _tr("and others")
    fewer = _tr("Show fewer") if many and whole else ""
    return AuthorWords(names, written, more, held, missing, fewer)


def _written(names: Sequence[str]) -> tuple[str, ...]:
    """As far as there is room for them, the first one at any rate."""
    written: list[str] = []
    room = LONGEST
    for name in names:
        shown = written_name(name)
        room -= len(shown) + len(SEPARATOR)
        if room < 0 and written:
            break
        written.append(shown)
    return tuple(written)


def written_name(name: str) -> str:
    """A name of a paper as it stands among others, on one line."""
    return " ".join(isolated(harmless(display_name(name))).split())


def _tr(text: str) -> str:
    return QCoreApplication.translate("PaperView", text)
