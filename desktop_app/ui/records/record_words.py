"""Values of fields and events of a paper's history, in plain words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop_app.model.display_name import display_name
from desktop_app.model.harmless_text import shortened
from desktop_app.model.paper_records import EventKind, PaperEvent
from desktop_app.ui import words
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.details.origin_list import field_name
from desktop_app.ui.papers.title_text import title_text

LONGEST_VALUE = 1_200
"""Letters of a value that are shown."""
TYPES = {
    "article-journal": str(QT_TRANSLATE_NOOP("types", "journal article")),
    "paper-conference": str(QT_TRANSLATE_NOOP("types", "conference paper")),
    "article": str(QT_TRANSLATE_NOOP("types", "preprint")),
    "article-magazine": str(QT_TRANSLATE_NOOP("types", "magazine article")),
    "article-newspaper": str(QT_TRANSLATE_NOOP("types", "newspaper article")),
    "bill": str(QT_TRANSLATE_NOOP("types", "bill")),
    "book": str(QT_TRANSLATE_NOOP("types", "book")),
    "broadcast": str(QT_TRANSLATE_NOOP("types", "broadcast")),
    "chapter": str(QT_TRANSLATE_NOOP("types", "chapter")),
    "classic": str(QT_TRANSLATE_NOOP("types", "classic")),
    "collection": str(QT_TRANSLATE_NOOP("types", "collection")),
    "dataset": str(QT_TRANSLATE_NOOP("types", "dataset")),
    "document": str(QT_TRANSLATE_NOOP("types", "document")),
    "entry": str(QT_TRANSLATE_NOOP("types", "entry")),
    "entry-dictionary": str(QT_TRANSLATE_NOOP("types", "dictionary entry")),
    "entry-encyclopedia": str(QT_TRANSLATE_NOOP("types", "encyclopedia entry")),
    "event": str(QT_TRANSLATE_NOOP("types", "event")),
    "figure": str(QT_TRANSLATE_NOOP("types", "figure")),
    "graphic": str(QT_TRANSLATE_NOOP("types", "graphic")),
    "hearing": str(QT_TRANSLATE_NOOP("types", "hearing")),
    "interview": str(QT_TRANSLATE_NOOP("types", "interview")),
    "legal_case": str(QT_TRANSLATE_NOOP("types", "legal case")),
    "legislation": str(QT_TRANSLATE_NOOP("types", "legislation")),
    "manuscript": str(QT_TRANSLATE_NOOP("types", "manuscript")),
    "map": str(QT_TRANSLATE_NOOP("types", "map")),
    "motion_picture": str(QT_TRANSLATE_NOOP("types", "film")),
    "musical_score": str(QT_TRANSLATE_NOOP("types", "musical score")),
    "pamphlet": str(QT_TRANSLATE_NOOP("types", "pamphlet")),
    "patent": str(QT_TRANSLATE_NOOP("types", "patent")),
    "performance": str(QT_TRANSLATE_NOOP("types", "performance")),
    "periodical": str(QT_TRANSLATE_NOOP("types", "periodical")),
    "personal_communication": str(QT_TRANSLATE_NOOP("types", "personal communication")),
    "post": str(QT_TRANSLATE_NOOP("types", "post")),
    "post-weblog": str(QT_TRANSLATE_NOOP("types", "blog post")),
    "regulation": str(QT_TRANSLATE_NOOP("types", "regulation")),
    "report": str(QT_TRANSLATE_NOOP("types", "report")),
    "review": str(QT_TRANSLATE_NOOP("types", "review")),
    "review-book": str(QT_TRANSLATE_NOOP("types", "book review")),
    "software": str(QT_TRANSLATE_NOOP("types", "software")),
    "song": str(QT_TRANSLATE_NOOP("types", "song")),
    "speech": str(QT_TRANSLATE_NOOP("types", "talk")),
    "standard": str(QT_TRANSLATE_NOOP("types", "standard")),
    "thesis": str(QT_TRANSLATE_NOOP("types", "thesis")),
    "treaty": str(QT_TRANSLATE_NOOP("types", "treaty")),
    "webpage": str(QT_TRANSLATE_NOOP("types", "web page")),
}
"""Every type of CSL."""
STATES = {
    "kept": str(QT_TRANSLATE_NOOP("records", "You kept it")),
    "dismissed": str(QT_TRANSLATE_NOOP("records", "You dismissed it")),
}


def value_text(field: str, value: Any, whole: bool | None = None) -> str:
    """A value of a field as it is read; empty for none. whole: False where the source cut it."""
    if value in (None, "", ()):
        return ""
    if field == "authors":
        text = ", ".join(display_name(name) for name in value)
        return _tr("{names} and others").format(names=text) if whole is False else text
    if field == "type":
        known = TYPES.get(value)
        return QCoreApplication.translate("types", known) if known else value.replace("-", " ")
    text = title_text(str(value))[0] if field in ("title", "abstract", "venue") else str(value)
    if field == "abstract" and whole is False:
        text = _tr("{text} (cut)").format(text=text.rstrip(" …."))
    return shortened(text, LONGEST_VALUE)


def in_sentence(field: str) -> str:
    """What a field is called within a sentence."""
    name = field_name(field)
    return name if field in ("doi", "arxiv_id") else name.lower()


def event_text(event: PaperEvent) -> str:
    """One line of the history."""
    if event.kind is EventKind.RECORD:
        return _record_text(event)
    if event.kind is EventKind.STEP:
        step = translated(event.words)
        return _tr("{step} (undone)").format(step=step) if event.undone else step
    if event.kind is EventKind.EDITED:
        return _tr("You edited: {field}").format(field=in_sentence(event.words))
    if event.kind is EventKind.MARKED:
        return _tr("You marked it as {status}").format(status=translated(event.words))
    return {
        EventKind.SAME: _tr("You said that records are of the same paper"),
        EventKind.DIFFERENT: _tr("You said that records are of different papers"),
        EventKind.NOTED: _tr("You changed the note"),
        EventKind.DECIDED: _tr(STATES.get(event.words, "You put it back into the Inbox")),
    }[event.kind]


def _record_text(event: PaperEvent) -> str:
    if not event.brought and not event.changed:
        return _tr("{listing}: nothing new").format(listing=event.words)
    brought = words.listed([in_sentence(name) for name in event.brought])
    changed = words.listed([in_sentence(name) for name in event.changed])
    if brought and changed:
        told = _tr("{listing}: brought {fields}; says otherwise: {others}")
    elif brought:
        told = _tr("{listing}: brought {fields}")
    else:
        told = _tr("{listing}: says otherwise: {others}")
    return told.format(listing=event.words, fields=brought, others=changed)


def _tr(text: str) -> str:
    return QCoreApplication.translate("records", text)
