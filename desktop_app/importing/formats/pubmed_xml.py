"""PubMed's XML of articles and books."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.pubmed.record import record_of
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.xml_records import first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_ROOTS = frozenset(
    "PubmedArticleSet PubmedArticle PubmedBookArticleSet PubmedBookArticle MedlineCitationSet "
    "MedlineCitation".split()
)
_RECORD = re.compile(r"<(?:PubmedArticle|PubmedBookArticle|MedlineCitation)[\s>]")


class PubmedXmlImporter:
    """See the module."""

    format = FileFormat("pubmed-xml", "PubMed XML", (".xml",), "PubMed")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where PubMed's elements are the outermost."""
        if first_element(source.head) in _ROOTS or _RECORD.search(source.head[:2000]):
            return Confidence.SURE
        return Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "PubmedArticle PubmedBookArticle MedlineCitation"):
            yield item if isinstance(item, Problem) else worthwhile(record_of(item))
