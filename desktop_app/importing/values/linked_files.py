"""Files of the user's that a value of RIS or of EndNote's tagged export leads to, by their path."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import unquote

from desktop_app.model.own_things import OwnFile, OwnThings

_FILE = re.compile(r"file:/{1,3}(?:localhost/)?", re.IGNORECASE)
_INSIDE = re.compile(r"internal-pdf://", re.IGNORECASE)
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:|www\.", re.IGNORECASE)
_DRIVE = re.compile(r"[A-Za-z]:[/\\]")
_SUFFIX = re.compile(r"\.\w{1,5}\Z")
_LONGEST = 1_000


def files_of(values: Iterable[str]) -> OwnThings | None:
    """The files that these values name; None where none does. The values stay where they are."""
    files = dict.fromkeys(filter(None, map(linked_file, values)))
    return OwnThings(files=tuple(files)) if files else None


def linked_file(value: str) -> OwnFile | None:
    """'file:///home/reed/a%20b.pdf', 'files/7/a.pdf' or 'C:\\reed\\a.pdf' as a file; else None.

    Where a path may be meant in several ways all are places to look at, the likeliest first.
    """
    value = value.strip()
    if len(value) > _LONGEST or not _SUFFIX.search(value):
        return None
    if scheme := _FILE.match(value):
        path = unquote(value[scheme.end() :])
        return OwnFile((path,) if _DRIVE.match(path) else (f"/{path}",))
    if scheme := _INSIDE.match(value):
        path = value[scheme.end() :]
    elif _SCHEME.match(value) and not _DRIVE.match(value):
        return None
    else:
        path = value.replace("\\", "/")
    return OwnFile(tuple(dict.fromkeys((path, unquote(path)))))
