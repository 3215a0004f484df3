"""CSL-JSON, as Zotero, pandoc and this program itself write it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_works.csl_record import csl_record
from desktop_app.importing.json_works.json_items import JsonItems, JsonObject
from desktop_app.importing.json_works.json_sniffing import looks_like_json
from desktop_app.importing.text_source import TextSource
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_WRAPPERS = frozenset(("items", "references"))
_SURE = re.compile(
    r'"(?:container-title|date-parts|citation-key|publisher-place|collection-title|event-title)"'
    r'|"type"\s*:\s*"(?:article(?:-[a-z]+)?|book|chapter|paper-conference|thesis|report|webpage'
    r'|document|dataset|software|manuscript|post-weblog|motion_picture|entry[a-z-]*|patent)"'
)
_SAYS = frozenset("title author issued DOI URL container-title editor note".split())


class CslJsonImporter:
    """See the module."""

    format = FileFormat("csl-json", "CSL-JSON", (".json",), "from Zotero and pandoc")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """LIKELY where JSON uses a name or type of CSL's: other formats of JSON are surer."""
        likely = looks_like_json(source) and _SURE.search(source.head)
        return Confidence.LIKELY if likely else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in JsonItems(source.text, _WRAPPERS, _is_item):
            yield item if isinstance(item, Problem) else csl_record(item)


def _is_item(content: JsonObject) -> bool:
    return bool(_SAYS & content.keys()) or content.keys() > {"id", "type"}
