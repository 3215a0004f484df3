"""How the authors of one paper are written out, and what is said of those not written."""

from __future__ import annotations

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


class AuthorWords(NamedTuple):
    """names: those written out, as the paper has them. more: what follows, empty for nothing.

    held: how many known names are not written out. missing: how many more the source counts.
    """

    names: tuple[str, ...]
    more: str
    held: int
    missing: int


def author_words(paper: Paper, *, whole: bool) -> AuthorWords:
    """whole: all known names are written out, however many."""
    names = paper.authors
    missing = max(0, (paper.author_total or 0) - len(names))
    held = 0
    if not whole and len(names) >= FEW_AUTHORS + SHORTEST_REST:
        held = len(names) - FEW_AUTHORS
        names = names[:FEW_AUTHORS]
    more = ""
    if held or missing:
        more = _tr("and {n} more").format(n=wording.number(held + missing))
    elif names and paper.authors_complete is False:
        more = _tr("and others")
    return AuthorWords(names, more, held, missing)


def written_name(name: str) -> str:
    """A name of a paper as it stands among others, on one line."""
    return " ".join(isolated(harmless(display_name(name))).split())


def _tr(text: str) -> str:
    return QCoreApplication.translate("PaperView", text)
