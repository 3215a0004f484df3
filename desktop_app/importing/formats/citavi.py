"""Citavi projects as XML: references, and beside them the people, journals and notes they name."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.citavi_record import Project, record_of
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem

_NAMED = "Person Periodical Publisher Keyword SeriesTitle Category Group KnowledgeItem Location"
_LINKS = (
    "ReferenceAuthors ReferenceEditors ReferenceCollaborators ReferenceOrganizations "
    "ReferencePublishers ReferenceKeywords ReferenceCategories ReferenceGroups "
    "ReferenceReferences CategoryCategories CategoryCatgories"  # so written by older versions
)


class CitaviImporter:
    """See the module."""

    format = FileFormat("citavi", "Citavi", (".ctv6", ".ctv5", ".ctv6bak", ".xml"), "Citavi")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE by the outermost element."""
        sure = first_element(source.head) == "CitaviExchangeData"
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer. References name what stands before and behind them: it is read twice."""
        project = Project()
        for item in xml_records(source.text, f"{_NAMED} {_LINKS} Reference"):
            if isinstance(item, XmlRecord):
                project.add(item.element)
        for item in xml_records(source.text, "Reference"):
            yield item if isinstance(item, Problem) else worthwhile(record_of(item, project))
