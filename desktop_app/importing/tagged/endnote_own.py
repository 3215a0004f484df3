"""What a user of EndNote keeps with a reference: research notes, files, and when it was added."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from desktop_app.importing.values.marked_text import element_text
from desktop_app.model.own_things import OwnFile, OwnThings

_INSIDE = "internal-pdf://"
_FILE = "file://"
_LAST_SECOND = 32_503_680_000


def own_things(record: Element) -> OwnThings | None:
    """The user's own things with a record; None where there are none. The record stays whole.

    EndNote keeps files in the folder PDF of '<library>.Data', which lies beside '<library>.enl'.
    """
    database = record.find("database")
    library = "" if database is None else database.get("path") or database.get("name") or ""
    notes = "\n".join(line.strip() for line in _lines(record.find("research-notes"))).strip()
    own = OwnThings(
        notes=(notes,) if notes else (),
        files=tuple(_files(record, library.replace("\\", "/"))),
        added=_added(record),
    )
    return None if own == OwnThings() else own


def _lines(notes: Element | None) -> list[str]:
    """With its line ends, which EndNote writes as carriage returns."""
    if notes is None:
        return []
    return "".join(notes.itertext()).replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _files(record: Element, library: str) -> Iterator[OwnFile]:
    """library: where it was when it was exported, on another machine perhaps; so the folder is
    looked for beside the export, too."""
    folder = library.removesuffix(".enl").removesuffix(".enlx") + ".Data/PDF/"
    near = folder.rsplit("/", 3)[-3] + "/PDF/"
    for url in record.iterfind("urls/pdf-urls/url"):
        address = element_text(url)
        if address.startswith(_INSIDE):
            inside = address.removeprefix(_INSIDE)
            names = dict.fromkeys((inside, unquote(inside)))
            folders = dict.fromkeys((folder, near)) if library else ()
            places = [f"{one}{name}" for one in folders for name in names]
            yield OwnFile((*places, *names))
        elif address.startswith(_FILE):
            yield OwnFile((unquote(address.removeprefix(_FILE)),))


def _added(record: Element) -> int | None:
    """UTC seconds, as the key that EndNote gave the reference says."""
    for key in record.iterfind("foreign-keys/key"):
        stamp = key.get("timestamp", "") if key.get("app") == "EN" else ""
        if stamp.isdecimal() and len(stamp) < 12 and 0 < int(stamp) < _LAST_SECOND:
            return int(stamp)
    return None
