"""zotero_text: a library of Zotero as the text that its reader takes."""

from __future__ import annotations

import json
from pathlib import Path

from desktop_app.importing.formats.zotero_library import MARK
from desktop_app.model.whole_text import whole_text
from desktop_app.store.file.library_file import MAGIC
from desktop_app.store.zotero_library import zotero_objects


def zotero_text(path: Path) -> str | None:
    """A line on what belongs to no paper, then one for each paper; None for other databases.

    The file is copied first and never written to; Zotero may run. Raises UnreadableListing.
    """
    found = zotero_objects(path)
    if found is None:
        return None
    beside, papers = found
    lines = [{MARK: beside}, *papers]
    return whole_text("\n".join(json.dumps(line, ensure_ascii=False) for line in lines))


def may_be_zotero(begins: bytes) -> bool:
    """By the first bytes of a file."""
    return begins.startswith(MAGIC)
