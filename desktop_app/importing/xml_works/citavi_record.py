"""One reference of a Citavi project as a Record, with what the rest of the project says of it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import datetime
from xml.etree.ElementTree import Element

from desktop_app.importing.values.element_reading import take
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text
from desktop_app.importing.xml_works.xml_records import XmlRecord
from desktop_app.model.own_things import OwnFile, OwnThings
from desktop_app.model.record import Record
from desktop_app.model.tag import tag_level

_TYPES = {
    "ArchiveMaterial": "manuscript",
    "AudioBook": "song",
    "AudioOrVideoDocument": "motion_picture",
    "Book": "book",
    "BookEdited": "book",
    "Broadcast": "broadcast",
    "CollectedWorks": "book",
    "ComputerProgram": "software",
    "ConferenceProceedings": "book",
    "Contribution": "chapter",
    "ContributionInLegalCommentary": "chapter",
    "CourtDecision": "legal_case",
    "InternetDocument": "webpage",
    "InterviewMaterial": "interview",
    "JournalArticle": "article-journal",
    "Lecture": "speech",
    "LegalCommentary": "book",
    "Manuscript": "manuscript",
    "Map": "map",
    "Movie": "motion_picture",
    "MusicAlbum": "song",
    "MusicTrack": "song",
    "NewsAgencyReport": "article-newspaper",
    "NewspaperArticle": "article-newspaper",
    "Patent": "patent",
    "PersonalCommunication": "personal_communication",
    "RadioPlay": "broadcast",
    "SpecialIssue": "book",
    "Standard": "standard",
    "StatuteOrRegulation": "legislation",
    "Thesis": "thesis",
    "UnpublishedWork": "manuscript",
}
_SAID_AGAIN = frozenset("Book JournalArticle Map Patent Thesis Standard Interview".split())
_NAMES = {
    "Volume": "volume",
    "Number": "issue",
    "Edition": "edition",
    "PlaceOfPublication": "publisher-place",
    "NumberOfVolumes": "number-of-volumes",
    "ParallelTitle": "original-title",
    "Abstract": "abstract",
    "Notes": "note",
    "DOI": "doi",
    "ISBN": "serial",
    "OnlineAddress": "url",
    "AccessDate": "accessed",
    "StorageMedium": "medium",
    "SourceOfBibliographicInformation": "source",
}
_OF_THE_PROGRAM = (
    "CreatedBy ModifiedBy ModifiedOn AbstractComplexity AbstractIsComplex AbstractSourceTextFormat "
    "CitationKeyUpdateType EvaluationComplexity EvaluationIsComplex EvaluationSourceTextFormat "
    "HasLabel1 HasLabel2 PageRangeNumber PageRangeNumeralSystem SequenceNumber ShortTitle "
    "ShortTitleUpdateType StaticIDs TableOfContentsComplexity TableOfContentsIsComplex "
    "TableOfContentsSourceTextFormat DateForSorting CoverPath TextLinks LanguageCode"
).split()
"""What the program works out, or keeps for itself."""
_SHOWN = re.compile(r"<os>(.*?)</os>", re.DOTALL)
_MOST_STARS = 5
_NOBODY = "00000000-0000-0000-0000-000000000000"
_FOLDER = "Citavi Attachments"


class Project:
    """All but the references: elements by their id, and which of them belong to which."""

    def __init__(self) -> None:
        self._named: dict[str, Element] = {}
        self._links: dict[str, dict[str, list[str]]] = {}
        self._of_references: dict[str, list[Element]] = {}
        self._contained: dict[str, str] = {}
        self._above: dict[str, str] = {}

    def add(self, element: Element) -> None:
        """Take in an element with an id, or a list of links."""
        kind = str(element.tag)
        if identity := element.get("id"):
            self._named[identity] = element
            if kind in ("KnowledgeItem", "Location"):
                reference = element.findtext("ReferenceID") or ""
                self._of_references.setdefault(reference, []).append(element)
            return
        links = self._links.setdefault(kind, {})
        for line in element:
            first, *others = (line.text or "").strip().split(";")
            links[first] = others
            if kind == "ReferenceReferences":
                self._contained |= dict.fromkeys(others, first)
            elif kind.startswith("Category"):
                self._above |= dict.fromkeys(others, first)

    def linked(self, kind: str, reference: str) -> list[Element]:
        """What is linked to a reference, in the order given there."""
        ids = self._links.get(kind, {}).get(reference, ())
        return [self._named[one] for one in ids if one in self._named]

    def named(self, identity: str) -> Element | None:
        """The element with this id."""
        return self._named.get(identity)

    def container(self, reference: str) -> tuple[str, Element | None]:
        """The work in which a reference stands, and its id."""
        identity = self._contained.get(reference, "")
        return identity, self._named.get(identity)

    def beside(self, reference: str, kind: str) -> list[Element]:
        """Notes (KnowledgeItem) or places (Location) of a reference, in order."""
        return [one for one in self._of_references.get(reference, ()) if one.tag == kind]

    def path(self, category: Element) -> str:
        """'above/below': the name of a category with those that it stands below."""
        names: list[str] = []
        identity = category.get("id", "")
        while identity in self._named and identity != _NOBODY and len(names) < 20:
            names.append(tag_level(self._named[identity].findtext("Name") or ""))
            identity = self._above.get(identity, "")
        return "/".join(reversed([name for name in names if name]))


def record_of(item: XmlRecord, project: Project) -> Record:
    """The record. People, journals and keywords stand elsewhere in the file than its lines."""
    reference = item.element
    identity = reference.get("id", "")
    draft = RecordDraft(item.line, item.end_line)
    own = _own_things(reference, identity, project)
    for name in _OF_THE_PROGRAM:
        take(reference, name)
    for name in ("Abstract", "Evaluation", "TableOfContents"):
        take(reference, f"{name}Formatted")  # the same once more, in a word processor's form
    kind = take(reference, "ReferenceType")
    draft.type = _TYPES.get(kind, "document") if kind else None
    if kind not in _SAID_AGAIN:
        draft.keep("ReferenceType", kind)
    _read_titles(draft, reference, identity, project)
    if key := take(reference, "CitationKey"):
        draft.values["citation-key"] = [key]
    for name, csl in _NAMES.items():
        draft.add(csl, take(reference, name), name)
    for name in ("Year", "Date", "Date2"):
        draft.add("date", take(reference, name), name)
    draft.identify("pmid", take(reference, "PubMedID"))
    draft.identify("pmcid", take(reference, "PMCID"))
    draft.add("language", take(reference, "Language"))
    draft.add("page", _shown(take(reference, "PageRange")))
    draft.add("number-of-pages", _shown(take(reference, "PageCount")))
    _read_people(draft, identity, project)
    for keyword in project.linked("ReferenceKeywords", identity):
        draft.add("keyword", keyword.findtext("Name") or "")
    draft.add("annote", take(reference, "Evaluation"))
    keep_elements(draft, reference)
    return replace(draft.record(), own=own if own != OwnThings() else None)


def _read_titles(draft: RecordDraft, reference: Element, identity: str, project: Project) -> None:
    title, subtitle = take(reference, "Title"), take(reference, "Subtitle")
    if title and subtitle:
        title += (" " if title[-1:] in ":?!." else ": ") + subtitle
    draft.add("title", title or subtitle)
    periodical = project.named(take(reference, "PeriodicalID"))
    if periodical is not None:
        draft.add("venue", periodical.findtext("Name") or "")
        short = periodical.findtext("StandardAbbreviation") or ""
        draft.add("container-title-short", short.strip())
        draft.add("serial", periodical.findtext("ISSN") or "", "ISSN")
    series = project.named(take(reference, "SeriesTitleID"))
    if series is not None:
        draft.add("collection-title", series.findtext("Name") or "")
    whole_id, whole = project.container(identity)
    if whole is None:
        return
    name, more = whole.findtext("Title") or "", whole.findtext("Subtitle") or ""
    draft.add("venue", f"{name}: {more}" if name and more else name or more)
    _read_people(draft, whole_id, project, of_whole=True)
    if not reference.findtext("Year"):
        draft.add("date", whole.findtext("Year") or "", "Year")
    if not reference.findtext("PlaceOfPublication"):
        draft.add("publisher-place", whole.findtext("PlaceOfPublication") or "")
    if not reference.findtext("ISBN"):
        draft.add("serial", whole.findtext("ISBN") or "", "ISBN")


def _read_people(
    draft: RecordDraft, identity: str, project: Project, *, of_whole: bool = False
) -> None:
    roles = {"ReferenceEditors": "editor", "ReferenceCollaborators": "contributor"}
    if not of_whole:
        roles["ReferenceAuthors"] = "author"
    for kind, role in roles.items():
        for person in project.linked(kind, identity):
            add_name(draft, role, _name(person))
    organisations = project.linked("ReferenceOrganizations", identity)
    for organisation in () if of_whole else organisations:
        # Where nobody else is named, an organisation is the author, as the program itself has it.
        add_name(draft, "contributor" if draft.has("author") else "author", _name(organisation))
    for publisher in project.linked("ReferencePublishers", identity):
        draft.add("publisher", publisher.findtext("Name") or "")


def _name(person: Element) -> str:
    given = " ".join(
        part for name in ("FirstName", "MiddleName") if (part := person.findtext(name))
    )
    return name_text(
        person.findtext("LastName") or "",
        given,
        person.findtext("Prefix") or "",
        person.findtext("Suffix") or "",
    )


def _own_things(reference: Element, identity: str, project: Project) -> OwnThings:
    tags = [project.path(one) for one in project.linked("ReferenceCategories", identity)]
    tags += [
        tag_level(one.findtext("Name") or "") for one in project.linked("ReferenceGroups", identity)
    ]
    notes = [_note(one) for one in project.beside(identity, "KnowledgeItem")]
    files = [
        OwnFile((path, f"{_FOLDER}/{path}"))
        for one in project.beside(identity, "Location")
        if (path := _path(one.findtext("Address") or ""))
    ]
    stars = (take(reference, "Rating") or "0").strip()
    return OwnThings(
        tags=tuple(dict.fromkeys(filter(None, tags))),
        notes=tuple(filter(None, notes)),
        files=tuple(files),
        added=_moment(take(reference, "CreatedOn")),
        rating=int(stars) if stars in ("1", "2", "3", "4", str(_MOST_STARS)) else None,
    )


def _note(item: Element) -> str:
    """'Core statement / text / p. 24' as paragraphs."""
    pages = _shown(item.findtext("PageRange") or "")
    parts = [
        (item.findtext("CoreStatement") or "").strip(),
        (item.findtext("Text") or "").strip(),
        f"p. {pages}" if pages else "",
    ]
    return "\n".join(part for part in parts if part)


def _path(address: str) -> str:
    """The file that a place names: a path, or an object of JSON with one; '' for web addresses."""
    address = address.strip()
    if address.startswith("{"):
        try:
            address = str(json.loads(address).get("UriString") or "")
        except (ValueError, RecursionError, AttributeError):
            return ""
    return "" if "://" in address or len(address) > 1000 else address.replace("\\", "/")


def _shown(pages: str) -> str:
    """'24-31': what the program shows of pages, which stands last; a bare text as it is."""
    found = _SHOWN.findall(pages)
    return found[-1] if found else ("" if "<" in pages else pages)


def _moment(text: str) -> int | None:
    try:
        return int(datetime.fromisoformat(text.strip()).timestamp()) if text.strip() else None
    except (ValueError, OverflowError, OSError):
        return None
