"""Crossref's XML (UNIXREF and deposits), by itself, in an answer or harvested."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.crossref_record import KINDS, records_of
from desktop_app.importing.xml_works.xml_records import first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_ROOTS = frozenset(
    "doi_records doi_record crossref crossref_result doi_batch OAI-PMH record body".split()
)
_MARK = re.compile(r"<(?:[\w-]+:)?(?:crossref|doi_record|doi_batch|crossref_result)[\s>]")
_ERROR = re.compile(r"<error>([^<]{1,200})</error>")


class CrossrefXmlImporter:
    """See the module."""

    format = FileFormat("crossref-xml", "Crossref XML", (".xml",), "Crossref")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where Crossref's frame stands in the beginning."""
        sure = first_element(source.head) in _ROOTS and _MARK.search(source.head)
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for error in _ERROR.finditer(source.text):
            line = source.text.count("\n", 0, error.start()) + 1
            yield Problem(line, error[1], f"Crossref answered with an error here: {error[1]}")
        for item in xml_records(source.text, " ".join(KINDS)):
            if isinstance(item, Problem):
                yield item
                continue
            for record in records_of(item):
                yield worthwhile(record)
