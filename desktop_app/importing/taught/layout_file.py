"""A taught layout as a small file of JSON, and back; what is no such file is refused.

The file, version 1 (UTF-8, at most 64 KB):

    {
      "paperfold_layout": 1,
      "name": "Our group's page",
      "after_blank": true,                       records begin after a blank line
      "groups": [                                the lines of a record, from the first to the last
        {"ways": [[{"number": true}, {"text": ". "}, {"field": "title"}]]},
        {"ways": [[{"field": "venue"}, {"text": ", "}, {"field": "year"}],
                  [{"field": "venue"}, {"text": " ("}, {"field": "year"}, {"text": ")"}]]},
        {"ways": [[{"field": "abstract"}]], "many": true, "after_blank": true, "optional": true}
      ]
    }

`paperfold_layout` is the version; a reader refuses a higher one than it knows. `name` has 1 to 80
letters. A layout has 1 to 24 groups, a group 1 to 8 ways in which its pieces may follow each other
(with the same fields in the same order), a way 1 to 24 pieces. A piece is one of: `field` (title,
authors, venue, year, abstract, identifiers, or ignore), `text` (1 to 200 letters that must stand
there, white space folded), `number` (true: digits), `any` (true: whatever stands there). Two pieces
of open length (field, any) do not follow each other, but for a year, which shows itself. `many`,
`after_blank` and `optional` are false where they are left out; the first group is not optional.
Each field but ignore stands once. Other keys are refused: a file says nothing that is not read.
There is no pattern language in it, so no file can make reading slow.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from desktop_app.importing.taught.shape import (
    FIELDS,
    IGNORE,
    Group,
    Piece,
    PieceKind,
    Shape,
    TaughtLayout,
    fields_of,
)
from desktop_app.model.errors import UnreadableListing
from desktop_app.model.whole_text import whole_text

VERSION = 1
LARGEST = 65_536
MOST_GROUPS, MOST_WAYS, MOST_PIECES = 24, 8, 24
LONGEST_TEXT, LONGEST_NAME = 200, 80
_FLAGS = ("many", "after_blank", "optional")


def layout_to_json(layout: TaughtLayout) -> str:
    """The file's text; see the module."""
    groups = []
    for group in layout.shape.groups:
        out: dict[str, Any] = {"ways": [[_piece_out(piece) for piece in w] for w in group.ways]}
        out |= {flag: True for flag in _FLAGS if getattr(group, flag)}
        groups.append(out)
    whole = {
        "paperfold_layout": VERSION,
        "name": layout.name,
        "after_blank": layout.shape.after_blank,
        "groups": groups,
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def layout_from_json(text: str) -> TaughtLayout:
    """The layout in a file's text. Raises UnreadableListing, which says what is wrong with it."""
    if len(text) > LARGEST:
        raise _refused("it is too large")
    try:
        whole = json.loads(text, parse_int=_small)
    except (ValueError, RecursionError):
        raise _refused("it is no JSON") from None
    if not isinstance(whole, dict) or "paperfold_layout" not in whole:
        raise _refused("it does not say that it is one")
    version = whole["paperfold_layout"]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise _refused("its version is no number")
    if version > VERSION:
        raise UnreadableListing(
            "This layout was made by a newer Paperfold.", "Install the newest one."
        )
    _only(whole, {"paperfold_layout", "name", "after_blank", "groups"})
    name = checked_name(whole.get("name"))
    groups = _list(whole.get("groups"), MOST_GROUPS, "groups")
    shape = Shape(tuple(_group(one) for one in groups), _flag(whole, "after_blank"))
    check_shape(shape)
    return TaughtLayout(name, shape)


def checked_name(name: object) -> str:
    """A name as it is kept. Raises UnreadableListing."""
    clean = " ".join(whole_text(name).split()) if isinstance(name, str) else ""
    if not clean or len(clean) > LONGEST_NAME or not clean.isprintable():
        raise UnreadableListing("A layout's name has 1 to 80 letters.", "Choose another name.")
    return clean


def check_shape(shape: Shape) -> None:
    """Raise UnreadableListing for a shape that nothing could be read by."""
    fields = [field for group in shape.groups for field in group.fields if field != IGNORE]
    if not {"title", "abstract"} & set(fields):
        raise _refused("it has neither a title nor an abstract")
    if len(fields) != len(set(fields)):
        raise _refused("a field stands in it twice")
    if shape.groups[0].optional:
        raise _refused("a record would begin with what may be missing")
    for group in shape.groups:
        if any(fields_of(way) != group.fields for way in group.ways):
            raise _refused("the ways of a group differ in their fields")
        for way in group.ways:
            _check_borders(way)


def _check_borders(way: Sequence[Piece]) -> None:
    for before, after in zip(way, way[1:], strict=False):
        both = before.kind in _OPEN and after.kind in _OPEN
        if both and "year" not in (before.value, after.value):
            raise _refused("two parts of a line stand side by side with nothing between them")


_OPEN = (PieceKind.FIELD, PieceKind.ANY)


def _piece_out(piece: Piece) -> dict[str, Any]:
    if piece.kind in (PieceKind.FIELD, PieceKind.TEXT):
        return {piece.kind.value: piece.value}
    return {piece.kind.value: True}


def _group(value: object) -> Group:
    if not isinstance(value, dict):
        raise _refused("a group is no object")
    _only(value, {"ways", *_FLAGS})
    ways = tuple(
        tuple(_piece(one) for one in _list(way, MOST_PIECES, "pieces"))
        for way in _list(value.get("ways"), MOST_WAYS, "ways")
    )
    return Group(ways, **{flag: _flag(value, flag) for flag in _FLAGS})


def _piece(value: object) -> Piece:
    if not isinstance(value, dict) or len(value) != 1:
        raise _refused("a piece says one thing")
    ((key, said),) = value.items()
    if key == "field" and isinstance(said, str) and said in (*FIELDS, IGNORE):
        return Piece(PieceKind.FIELD, said)
    if key == "text" and isinstance(said, str) and 1 <= len(said) <= LONGEST_TEXT:
        return Piece(PieceKind.TEXT, whole_text(said))
    if key in ("number", "any") and said is True:
        return Piece(PieceKind(key))
    raise _refused("it has a piece of no known kind")


def _flag(whole: dict[str, Any], name: str) -> bool:
    value = whole.get(name, False)
    if not isinstance(value, bool):
        raise _refused(f"“{name}” is neither true nor false")
    return value


def _list(value: object, most: int, name: str) -> list[Any]:
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        raise _refused(f"it has no {name}, or too many")
    return value


def _only(value: dict[str, Any], known: set[str]) -> None:
    if not value.keys() <= known:
        raise _refused("it has keys that are not known")


def _small(digits: str) -> int:
    if len(digits) > 6:
        raise ValueError("a large number")
    return int(digits)


def _refused(reason: str) -> UnreadableListing:
    return UnreadableListing(
        f"This is no layout of Paperfold: {reason}.", "Choose a file that was exported as one."
    )
