"""Marks in a text of a test, as a person would set them in the preview."""

from __future__ import annotations

from desktop_app.importing.taught.importer import TaughtImporter
from desktop_app.importing.taught.learning import learn
from desktop_app.importing.taught.shape import Shape, TaughtLayout
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.field_place import FieldPlace
from desktop_app.model.record import PassedOver, Record


def marks_of(text: str, *parts: tuple[str, str], after: int = 0) -> list[FieldPlace]:
    """(field, words) each: where the words stand next in the text, from row `after` on.

    Words with a line end are marked in each of their rows.
    """
    rows = text.split("\n")
    row, column = after, 0
    out = []
    for field, words in parts:
        for piece in words.split("\n"):
            while (start := rows[row].find(piece, column)) < 0:
                row, column = row + 1, 0
            out.append(FieldPlace(row, start, start + len(piece), field))
            column = start + len(piece)
    return out


def shape_of(text: str, *parts: tuple[str, str], after: int = 0) -> Shape:
    """What is learned from these marks."""
    rows = text.split("\n")
    apart = [not number or not rows[number - 1].strip() for number in range(len(rows))]
    return learn(rows, apart, marks_of(text, *parts, after=after))


def taught(shape: Shape, name: str = "Garden") -> TaughtImporter:
    """A reader for the shape."""
    return TaughtImporter(TaughtLayout(name, shape))


def records_by(shape: Shape, text: str) -> list[Record]:
    """The records it reads; every line is in one of them or passed over, none twice."""
    lines = text.split("\n")
    spoken: dict[int, int] = {}
    found = []
    for item in taught(shape).read(source_of_text(text, "x")):
        if isinstance(item, Record):
            found.append(item)
        if isinstance(item, Record | PassedOver):
            for number in range(item.line, item.end_line + 1):
                if lines[number - 1].strip():
                    spoken[number] = spoken.get(number, 0) + 1
    written = {number for number, line in enumerate(lines, 1) if line.strip()}
    assert written == spoken.keys() and set(spoken.values()) <= {1}
    return found
