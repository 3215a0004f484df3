"""A library of Zotero as text: a line on what belongs to no paper, then an object a paper.

services/reading/zotero_text.py writes it out of Zotero's database.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.json_works.json_items import JsonItems, JsonObject
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.zotero.item import record_of
from desktop_app.importing.zotero.ledger import ledger_of
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import PassedOver, Problem

MARK = "zoteroLibrary"
_BESIDE = "what belongs to no paper"


class ZoteroLibraryImporter:
    """See the module."""

    format = FileFormat(
        "zotero", "Zotero library", (".sqlite",), "zotero.sqlite, while it runs too"
    )
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE by the name in its first line."""
        sure = source.head.startswith(f'{{"{MARK}":')
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer. The ledger comes last, as the papers tell most of it."""
        first, _, _ = source.text.partition("\n")
        beside = _beside(first)
        papers: list[JsonObject] = []
        for item in JsonItems(source.text, is_item=lambda content: "itemType" in content):
            if isinstance(item, Problem):
                if item.line == 1 and beside:
                    yield PassedOver(1, 1, _BESIDE)
                else:
                    yield item
                continue
            papers.append({name: item.content.get(name) for name in _COUNTED})
            yield worthwhile(record_of(item))
        yield Header(ledger=tuple(ledger_of(beside, papers)))


def _beside(line: str) -> JsonObject:
    try:
        told = json.loads(line)[MARK]
    except (ValueError, KeyError, TypeError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


_COUNTED = ("tags", "notes", "annotations", "library")
