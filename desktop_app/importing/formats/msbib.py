"""The bibliography of Microsoft Word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import each, joined_date, take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text, whole_name
from desktop_app.importing.values.tagged_dates import dated
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.record import Problem, Record

_TYPES = {
    "ArticleInAPeriodical": "article-magazine",
    "Art": "graphic",
    "Book": "book",
    "BookSection": "chapter",
    "Case": "legal_case",
    "ConferenceProceedings": "paper-conference",
    "DocumentFromInternetSite": "webpage",
    "ElectronicSource": "webpage",
    "Film": "motion_picture",
    "InternetSite": "webpage",
    "Interview": "interview",
    "JournalArticle": "article-journal",
    "Misc": "document",
    "Patent": "patent",
    "Performance": "performance",
    "Report": "report",
    "SoundRecording": "song",
}
_ROLES = {
    "Author": "author",
    "Artist": "author",
    "Inventor": "author",
    "Interviewee": "author",
    "BookAuthor": "container-author",
    "Editor": "editor",
    "Translator": "translator",
    "Interviewer": "interviewer",
    "Director": "director",
    "Composer": "composer",
    "Performer": "performer",
    "Compiler": "compiler",
    "ProducerName": "producer",
}
_NAMES = {
    "Title": "title",
    "ShortTitle": "title-short",
    "Volume": "volume",
    "Issue": "issue",
    "Pages": "page",
    "Edition": "edition",
    "Publisher": "publisher",
    "Institution": "publisher",
    "Department": "publisher",
    "Comments": "note",
    "NumberVolumes": "number-of-volumes",
    "Medium": "medium",
    "ConferenceName": "venue",
    "JournalName": "venue",
    "BookTitle": "venue",
    "PeriodicalTitle": "venue",
    "InternetSiteTitle": "venue",
    "PublicationTitle": "venue",
    "PatentNumber": "number",
    "ChapterNumber": "chapter-number",
    "ThesisType": "genre",
    "Version": "version",
    "BIBTEX_Abstract": "abstract",
    "BIBTEX_Series": "collection-title",
    "DayAccessed": "",
}
_PLACES = ("City", "StateProvince", "CountryRegion")


class MsbibImporter:
    """See the module."""

    format = FileFormat("msbib", "Word bibliography", (".xml",), "Microsoft Word")
    own_bibliography = True

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where Word's list of sources is the outermost element."""
        sure = first_element(source.head) == "Sources" and (
            "officeDocument/2006/bibliography" in source.head or "SourceType" in source.head
        )
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "Source"):
            yield item if isinstance(item, Problem) else worthwhile(_record(item))


def _record(item: XmlRecord) -> Record:
    source = item.element
    draft = RecordDraft(item.line, item.end_line)
    kind = take(source, "SourceType")
    draft.type = _TYPES.get(kind, "document") if kind else None
    if key := take(source, "Tag"):
        draft.values["citation-key"] = [key]
    for roles in each(source, "Author"):
        for people in roles:
            _read_people(draft, people, _ROLES.get(str(people.tag), "contributor"))
    for name, csl in _NAMES.items():
        if csl:
            draft.add(csl, take(source, name))
    _read_dates(draft, source)
    places = [take(source, name) for name in _PLACES]
    draft.add("publisher-place", ", ".join(filter(None, places)))
    draft.add("doi", take(source, "DOI"), "DOI")
    number = take(source, "StandardNumber")
    _read_numbers(draft, number)
    draft.add("url", take(source, "URL"), "URL")
    for word in re.split(r"[;,]\s*", take(source, "BIBTEX_KeyWords")):
        draft.add("keyword", word)
    if (language := take(source, "LCID")) != "0":
        draft.keep("LCID", language)
    keep_elements(draft, source)
    return draft.record()


def _read_people(draft: RecordDraft, people: Element, role: str) -> None:
    for name in take_all(people, "Corporate"):
        add_name(draft, role, whole_name(name))
    for person in each(people, "NameList/Person"):
        family = take(person, "Last")
        given = " ".join(filter(None, (take(person, "First"), take(person, "Middle"))))
        add_name(draft, role, name_text(family, given))


def _read_dates(draft: RecordDraft, source: Element) -> None:
    year, month, day = (take(source, name) for name in ("Year", "Month", "Day"))
    if month.isdecimal() or (month and dated(year, month)):
        draft.add("date", joined_date(year, month, day), "Year")
    else:
        draft.add("date", year, "Year")
        draft.add("month", " ".join(filter(None, (month, day))), "Month")
    accessed = [take(source, f"{name}Accessed") for name in ("Year", "Month", "Day")]
    draft.add("accessed", joined_date(*accessed) or take(source, "Accessed"))


def _read_numbers(draft: RecordDraft, number: str) -> None:
    """'ISBN: 978… DOI: 10.…', as some programs put them in one place."""
    rest = number
    if match := re.search(r"\bDOI:\s*(\S+)", number):
        draft.add("doi", match[1], "StandardNumber")
        rest = number.replace(match[0], "")
    if rest.strip(" :;,"):
        draft.add(
            "serial", rest.replace(":ISSN:", "ISSN ").replace(":ISBN:", "ISBN "), "StandardNumber"
        )
