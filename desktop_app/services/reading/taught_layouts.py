"""Taught layouts: kept as small readable files beside the user's data; listed, renamed, shared.

One file each, named after the layout, in `layouts` under the user's data folder (see
importing/taught/layout_file.py for what stands in them). They belong to the user, not to a library.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.importing.taught.importer import TaughtImporter
from desktop_app.importing.taught.layout_file import (
    LARGEST,
    checked_name,
    layout_from_json,
    layout_to_json,
)
from desktop_app.importing.taught.shape import FORMAT_PREFIX, TaughtLayout
from desktop_app.model.errors import PaperfoldError, UnreadableListing
from desktop_app.paths import taught_layouts_folder

LOG = logging.getLogger(__name__)
SUFFIX = ".paperfold-layout.json"
MOST = 500
"""Files of the folder that are looked at."""
_NOT_IN_NAMES = re.compile(r"[^\w .()\-]+")


@dataclass(frozen=True, slots=True)
class _Kept:
    stamp: tuple[int, int]
    reader: TaughtImporter


_KEPT: dict[Path, _Kept] = {}
"""Files that were read, as long as they do not change."""


def taught_readers() -> tuple[TaughtImporter, ...]:
    """A reader for each layout, by name. A file that is no layout is left out, and logged."""
    return tuple(sorted(_readers(), key=lambda reader: reader.layout.name.casefold()))


def layout_names() -> tuple[str, ...]:
    """The names of all layouts, in order."""
    return tuple(reader.layout.name for reader in taught_readers())


def reader_named(name: str) -> TaughtImporter | None:
    """The reader of a layout, by its name or the id of its format."""
    wanted = name.removeprefix(FORMAT_PREFIX).casefold()
    return next((one for one in taught_readers() if one.layout.name.casefold() == wanted), None)


def save_layout(layout: TaughtLayout, *, replaces: bool = False) -> TaughtLayout:
    """Keep a layout, under its name or, where there is one, 'name 2'; as it is kept.

    replaces: an older one of this name goes. Raises UnreadableListing where it cannot be written.
    """
    layout = replace(layout, name=checked_name(layout.name))
    if replaces:
        for path in _paths_of(layout.name):
            _remove(path)
    elif reader_named(layout.name) is not None:
        layout = replace(layout, name=_free_name(layout.name))
    _write(_free_path(layout.name), layout_to_json(layout))
    return layout


def rename_layout(name: str, new: str) -> TaughtLayout:
    """Give a layout another name. Raises UnreadableListing for none, or one that is taken."""
    reader = _known(name)
    new = checked_name(new)
    if new == reader.layout.name:
        return reader.layout
    if new.casefold() != name.casefold() and reader_named(new) is not None:
        raise UnreadableListing(f"There is a layout “{new}” already.", "Choose another name.")
    old = _paths_of(name)
    renamed = replace(reader.layout, name=new)
    _write(_free_path(new), layout_to_json(renamed))
    for path in old:
        _remove(path)
    return renamed


def delete_layout(name: str) -> None:
    """Remove a layout; what was read with it stays as it is."""
    _known(name)
    for path in _paths_of(name):
        _remove(path)


def export_layout(name: str, path: Path) -> None:
    """Write a layout to a file that can be given to somebody. Raises UnreadableListing."""
    _write(path, layout_to_json(_known(name).layout))


def import_layout(path: Path) -> TaughtLayout:
    """Take a layout from a file; as it is kept. Raises UnreadableListing for what is none."""
    return save_layout(layout_from_json(_text_of(path)))


def _readers() -> Iterator[TaughtImporter]:
    seen: set[str] = set()
    for path in _files():
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            kept = _KEPT.get(path)
            if kept is None or kept.stamp != stamp:
                kept = _Kept(stamp, TaughtImporter(layout_from_json(_text_of(path))))
                _KEPT[path] = kept
        except (PaperfoldError, OSError) as error:
            LOG.warning("The layout %s was left out: %s", path.name, error)
            continue
        name = kept.reader.layout.name.casefold()
        if name not in seen:
            seen.add(name)
            yield kept.reader


def _files() -> list[Path]:
    folder = taught_layouts_folder()
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(SUFFIX))
    except OSError:
        return []
    return [folder / name for name in names[:MOST]]


def _paths_of(name: str) -> list[Path]:
    wanted = name.removeprefix(FORMAT_PREFIX).casefold()
    list(_readers())
    return [
        path
        for path in _files()
        if path in _KEPT and _KEPT[path].reader.layout.name.casefold() == wanted
    ]


def _known(name: str) -> TaughtImporter:
    reader = reader_named(name)
    if reader is None:
        raise UnreadableListing(f"There is no layout “{name}”.", "It may have been deleted.")
    return reader


def _free_name(name: str) -> str:
    number = 2
    while reader_named(f"{name} {number}") is not None:
        number += 1
    return f"{name} {number}"


def _free_path(name: str) -> Path:
    folder = taught_layouts_folder()
    plain = _NOT_IN_NAMES.sub("-", name).strip(" .-")[:60] or "layout"
    path, number = folder / f"{plain}{SUFFIX}", 2
    while os.path.lexists(path):
        path, number = folder / f"{plain} {number}{SUFFIX}", number + 1
    return path


def _text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise UnreadableListing(
            f"“{path.name}” could not be read.", "Choose the file again."
        ) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableListing(
            "This is no layout of Paperfold: it is no text.",
            "Choose a file that was exported as one.",
        ) from None


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise UnreadableListing(
            f"The layout could not be written ({error.strerror or 'unknown reason'}).",
            "Choose another place, or make room on the disk.",
        ) from error


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise UnreadableListing(
            f"The layout could not be removed ({error.strerror or 'unknown reason'}).",
            "See whether you may write to your own data folder.",
        ) from error
    _KEPT.pop(path, None)
