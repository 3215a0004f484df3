"""What the names and fixed values of the search language mean, in the language of the window.

The words themselves are English in every window: a saved search is read everywhere.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

FIELDS = {
    "title": str(QT_TRANSLATE_NOOP("query", "words of the title")),
    "author": str(QT_TRANSLATE_NOOP("query", "a name")),
    "abstract": str(QT_TRANSLATE_NOOP("query", "words of the abstract")),
    "note": str(QT_TRANSLATE_NOOP("query", "words of your note")),
    "venue": str(QT_TRANSLATE_NOOP("query", "journal or conference")),
    "subject": str(QT_TRANSLATE_NOOP("query", "such as cs.LG")),
    "owner": str(QT_TRANSLATE_NOOP("query", "on whose page")),
    "any": str(QT_TRANSLATE_NOOP("query", "words anywhere")),
    "tag": str(QT_TRANSLATE_NOOP("query", "with those inside it")),
    "list": str(QT_TRANSLATE_NOOP("query", "a reading list")),
    "source": str(QT_TRANSLATE_NOOP("query", "a source or listing")),
    "brought": str(QT_TRANSLATE_NOOP("query", "first brought by")),
    "doi": str(QT_TRANSLATE_NOOP("query", "such as 10.1000/182")),
    "arxiv": str(QT_TRANSLATE_NOOP("query", "such as 2306.00001")),
    "type": str(QT_TRANSLATE_NOOP("query", "such as book, thesis")),
    "key": str(QT_TRANSLATE_NOOP("query", "citation key")),
    "year": str(QT_TRANSLATE_NOOP("query", "such as 2020..2023")),
    "rating": str(QT_TRANSLATE_NOOP("query", "stars, such as 3..5")),
    "has": str(QT_TRANSLATE_NOOP("query", "what is known")),
    "is": str(QT_TRANSLATE_NOOP("query", "what it is")),
    "cut": str(QT_TRANSLATE_NOOP("query", "what the source cut off")),
    "status": str(QT_TRANSLATE_NOOP("query", "how far you are")),
    "triage": str(QT_TRANSLATE_NOOP("query", "what you decided")),
    "added": str(QT_TRANSLATE_NOOP("query", "such as 7d, 2026-10-29")),
    "marked": str(QT_TRANSLATE_NOOP("query", "when its status was set")),
    "read": str(QT_TRANSLATE_NOOP("query", "when it was first read")),
    "tagged": str(QT_TRANSLATE_NOOP("query", "when a tag was put on")),
    "new": str(QT_TRANSLATE_NOOP("query", "since when it is new")),
}
VALUES = {
    "abstract": str(QT_TRANSLATE_NOOP("query", "abstract")),
    "arxiv": str(QT_TRANSLATE_NOOP("query", "arXiv id")),
    "authors": str(QT_TRANSLATE_NOOP("query", "authors")),
    "doi": str(QT_TRANSLATE_NOOP("query", "DOI")),
    "identifier": str(QT_TRANSLATE_NOOP("query", "any identifier")),
    "link": str(QT_TRANSLATE_NOOP("query", "link")),
    "note": str(QT_TRANSLATE_NOOP("query", "note")),
    "rating": str(QT_TRANSLATE_NOOP("query", "stars")),
    "tag": str(QT_TRANSLATE_NOOP("query", "tag")),
    "title": str(QT_TRANSLATE_NOOP("query", "title")),
    "venue": str(QT_TRANSLATE_NOOP("query", "venue")),
    "year": str(QT_TRANSLATE_NOOP("query", "year")),
    "cut": str(QT_TRANSLATE_NOOP("query", "cut off by the source")),
    "dismissed": str(QT_TRANSLATE_NOOP("query", "dismissed")),
    "duplicate": str(QT_TRANSLATE_NOOP("query", "possible duplicate")),
    "edited": str(QT_TRANSLATE_NOOP("query", "edited by you")),
    "inbox": str(QT_TRANSLATE_NOOP("query", "in the Inbox")),
    "kept": str(QT_TRANSLATE_NOOP("query", "kept")),
    "read": str(QT_TRANSLATE_NOOP("query", "read")),
    "reading": str(QT_TRANSLATE_NOOP("query", "reading")),
    "to read": str(QT_TRANSLATE_NOOP("query", "to read")),
    "trashed": str(QT_TRANSLATE_NOOP("query", "in the trash")),
    "unread": str(QT_TRANSLATE_NOOP("query", "unread")),
    "untagged": str(QT_TRANSLATE_NOOP("query", "without a tag")),
    "untitled": str(QT_TRANSLATE_NOOP("query", "without a title")),
    "whole": str(QT_TRANSLATE_NOOP("query", "nothing cut off")),
}


def meaning(field: str, value: str) -> str:
    """Of a fixed value of a field, or with no field of the field itself; empty where it is plain.

    What says the same as the word itself is not said again.
    """
    known = (VALUES if field else FIELDS).get(value)
    said = QCoreApplication.translate("query", known) if known else ""
    return "" if said == value else said
