"""ListingInput: what is to be read as one listing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from desktop_app.model.errors import PaperfoldError


@dataclass(frozen=True, slots=True)
class ListingInput:
    """One listing to read: a file, or a text (with its HTML where there is one).

    name: shown in reports. encoding: a Python codec name that overrules what the bytes look like.
    data: the bytes of a listing that comes through a pipe, or out of a packed file whose path and
    name in it `path` then gives; decoded as a file's are.
    address: of the page that it was copied from, where the clipboard says so.
    refusal: why there is nothing to read: raised instead of reading it.
    """

    path: Path | None
    text: str | None
    html: str | None
    name: str
    encoding: str | None = None
    data: bytes | None = None
    address: str | None = None
    refusal: PaperfoldError | None = None
