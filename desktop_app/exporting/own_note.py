"""Remarks on a paper: those that its source brought along, and the user's note."""

from __future__ import annotations

import re

from desktop_app.exporting.exporter import ExportOptions
from desktop_app.model.description import values_of
from desktop_app.model.paper import Paper

_TAG = re.compile(r"<[^<>]{0,200}>")


def annotated(paper: Paper, options: ExportOptions) -> tuple[str, ...]:
    """What stands in the field for them, one below the other.

    A remark that was taken over into the user's note, as those of bibliography files are, goes out
    once: as it is there now.
    """
    brought = values_of(paper.fields.get("annote"))
    if not (options.notes and paper.note):
        return brought
    note = _letters(paper.note)
    return (*(text for text in brought if _letters(text) not in note), paper.note)


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, _TAG.sub("", text)))
