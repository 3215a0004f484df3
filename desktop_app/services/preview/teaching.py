"""Teaching: what a person marked in a preview becomes a layout, tried at once on the whole page."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.taught.importer import TaughtImporter, taught_lines
from desktop_app.importing.taught.learning import learn
from desktop_app.importing.taught.shape import TaughtLayout
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.field_place import FieldPlace
from desktop_app.services.preview.preview_service import Preview
from desktop_app.services.reading.taught_layouts import save_layout

DRAFT = "Not named yet"
MOST_ROWS = 4_000
"""Rows around the marks by which it is judged how records are set apart."""


def learned(preview: Preview, marks: Sequence[FieldPlace]) -> TaughtLayout:
    """The layout that the marks show; `line` of a mark is a row of the preview's sheet.

    Raises UnreadableListing, with the reason, where they do not show one.
    """
    rows = preview.sheet.rows
    first = max(0, min((mark.line for mark in marks), default=0) - MOST_ROWS // 4)
    own = rows[first : first + MOST_ROWS]
    moved = [FieldPlace(m.line - first, m.start, m.end, m.field) for m in marks]
    return TaughtLayout(DRAFT, learn(own, _apart(preview, first, len(own)), moved))


def tried(preview: Preview, layout: TaughtLayout, progress: Progress) -> Preview:
    """The preview's listing as the layout reads it."""
    return preview.again(progress, reader=TaughtImporter(layout))


def taught(
    preview: Preview, marks: Sequence[FieldPlace], progress: Progress
) -> tuple[Preview, str]:
    """What the marks show, read; and '' or why they show nothing. The source stays as it is."""
    try:
        return tried(preview, learned(preview, marks), progress), ""
    except UnreadableListing as error:
        return preview, str(error)


def kept(preview: Preview, marks: Sequence[FieldPlace], name: str, progress: Progress) -> Preview:
    """Keep the layout under a name, and read the listing by it. Raises UnreadableListing."""
    shape = learned(preview, marks).shape
    layout = save_layout(TaughtLayout(name, shape))
    return preview.again(progress, reader=layout.format_id)


def _apart(preview: Preview, first: int, count: int) -> list[bool]:
    """For each row whether it stands behind a blank one, or in another item of a page."""
    rows = preview.sheet.rows
    lines: Sequence[PageLine] = ()
    if preview.sheet.numbers is not None:
        lines = taught_lines(preview.source)
    if len(lines) == len(rows):
        return [
            at == 0 or lines[at].after_gap or lines[at].item != lines[at - 1].item
            for at in range(first, first + count)
        ]
    return [at == 0 or not rows[at - 1].strip() for at in range(first, first + count)]
