"""What is said of an author: names, years, and in what two spellings differ."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.model.author import Author, LikeSpelling, SpelledAlike
from desktop_app.model.display_name import display_name
from desktop_app.model.harmless_text import harmless
from desktop_app.ui import words
from desktop_app.ui.papers.isolated import isolated

_ALIKE = {
    SpelledAlike.SIGNS: "accents, hyphens",
    SpelledAlike.ORDER: "another order",
    SpelledAlike.INITIALS: "initials",
    SpelledAlike.TRANSCRIPTION: "other letters",
}


def shown_name(name: str) -> str:
    """A name with the given names first, harmless where it is shown."""
    return isolated(harmless(display_name(name)))


def summary(author: Author) -> str:
    """'12 papers · 2015–2024 · 3 spellings'."""
    parts = [words.papers(len(author.papers))]
    if author.years:
        first, last = author.years[0][0], author.years[-1][0]
        parts.append(str(first) if first == last else f"{first}–{last}")
    if len(author.spellings) > 1:
        parts.append(words.counted(len(author.spellings), "", _tr("spellings")))
    return " · ".join(parts)


def likeness(like: LikeSpelling) -> str:
    """'initials · 2 co-authors in common'."""
    said = _tr(_ALIKE[like.alike])
    if not like.shared:
        return said
    shared = words.counted(like.shared, _tr("co-author"), _tr("co-authors"))
    return _tr("{differ} · {shared} in common").format(differ=said, shared=shared)


def _tr(text: str) -> str:
    return QCoreApplication.translate("authors", text)
