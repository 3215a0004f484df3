"""RDF of bibliographies as XML: Zotero's, and others in the words of BIBO and Dublin Core."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Header, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.rdf_own import OwnReader
from desktop_app.importing.xml_works.rdf_record import Around, is_work, record_of
from desktop_app.importing.xml_works.xml_records import first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_WORKS = (
    "Article AcademicArticle Book BookSection Chapter ConferenceProceedings Data Document "
    "EditedBook Image Illustration Interview Legislation Letter Manuscript Map MotionPicture "
    "Patent Proceedings Recording Report Thesis Webpage Issue Slideshow Memo Journal Series "
    "Person Attachment Collection Description UserItem"
)
_MARKS = ("zotero.org/namespaces", "purl.org/net/biblio", "purl.org/ontology/bibo")


class RdfImporter:
    """See the module."""

    format = FileFormat(
        "rdf", "RDF (Zotero, BIBO)", (".rdf", ".xml"), "Zotero with notes and files"
    )
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where RDF uses the words of bibliographies."""
        sure = first_element(source.head) == "RDF" and any(mark in source.head for mark in _MARKS)
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer. What works refer to may stand behind them: the text is read twice."""
        around, own = Around(), OwnReader()
        for item in xml_records(source.text, _WORKS):
            if not isinstance(item, Problem) and not is_work(item.element):
                around.add(item.element)
                own.add(item.element)
        for item in xml_records(source.text, _WORKS):
            if isinstance(item, Problem):
                yield item
            elif is_work(item.element):
                mine = own.of(item.element)
                record = record_of(item, around)
                yield worthwhile(record if mine is None else record.changed(own=mine))
        if ledger := own.ledger():
            yield Header(ledger=ledger)
