"""Records harvested by OAI-PMH: arXiv's own two forms, and Dublin Core of any repository."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.lists.arxiv_authors import arxiv_authors
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import each, label_rest, take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.markup.latex import to_unicode
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import PassedOver, Problem, Record

_ROOTS = frozenset("OAI-PMH ListRecords GetRecord record arXiv arXivRaw dc".split())
_MARKS = ("openarchives.org/OAI", "arxiv.org/OAI", "oai:")
_DELETED = "a record that its archive has withdrawn"
_COMMENT = re.compile(r"Comments?:\s*", re.IGNORECASE)
_NAMES = {"comments": "note", "report-no": "number", "license": "license"}
_DAY = re.compile(r"\b(\d{1,2} [A-Z][a-z]{2} \d{4})\b")


class OaiImporter:
    """See the module."""

    format = FileFormat("oai", "OAI records (arXiv, Dublin Core)", (".xml",), "harvested metadata")
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the frame or a record of OAI holds metadata that are known."""
        if first_element(source.head) not in _ROOTS:
            return Confidence.NO
        known = any(mark in source.head for mark in _MARKS)
        holds = re.search(r"<(?:[\w-]+:)?(?:dc|arXiv|arXivRaw)[\s>]", source.head)
        return Confidence.SURE if known and holds else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "record arXiv arXivRaw dc"):
            if isinstance(item, Problem):
                yield item
                continue
            header = item.element.find("header")
            if header is not None and header.get("status") == "deleted":
                yield PassedOver(item.line, item.end_line, _DELETED)
            else:
                yield worthwhile(_record(item))


def _record(item: XmlRecord) -> Record:
    draft = RecordDraft(item.line, item.end_line)
    top = item.element
    for part in top.iter():
        if part.tag in ("arXiv", "arXivRaw"):
            _read_arxiv(draft, part)
            break
        if part.tag == "dc":
            _read_dublin_core(draft, part)
            break
    identifier = top.findtext("header/identifier") or ""
    if draft.has("arxiv") and identifier.startswith("oai:arXiv.org:"):
        take(top, "header/identifier")
    keep_elements(draft, top)
    return draft.record()


def _read_arxiv(draft: RecordDraft, paper: Element) -> None:
    draft.type = "article"
    draft.add("arxiv", f"arXiv:{take(paper, 'id')}", "id")
    draft.add("title", to_unicode(take(paper, "title")))
    for author in each(paper, "authors/author"):
        parts = [take(author, name) for name in ("keyname", "forenames", "suffix")]
        name = to_unicode(name_text(parts[0], parts[1], "", parts[2]))
        add_name(draft, "author", name)
        label_rest(author, name)
    written = take(paper, "authors") if not draft.has("author") else ""
    if told := arxiv_authors(written) if written else None:
        for one in told.names:
            add_name(draft, "author", to_unicode(one))
        draft.authors_cut = not told.complete
        draft.author_total = told.total
        if "(" in written:
            draft.keep("authors", written)
    elif written:
        draft.keep("authors", written)
    draft.add("abstract", to_unicode(take(paper, "abstract")))
    draft.add("date", take(paper, "created"), "created")
    if not draft.has("date") and (day := _DAY.search(paper.findtext("version/date") or "")):
        draft.add("date", iso_date(day[1]) or "", "version/date")
    versions = [version.get("version", "") for version in paper.iterfind("version")]
    if versions:
        draft.add("version", versions[-1])
    for doi in take(paper, "doi").replace(",", " ").split():
        draft.add("doi", doi, "doi")
    draft.subjects = tuple(dict.fromkeys(take(paper, "categories").split()))
    for tag, csl in _NAMES.items():
        draft.add(csl, to_unicode(take(paper, tag)))


def _read_dublin_core(draft: RecordDraft, work: Element) -> None:
    titles = take_all(work, "title")
    for title in titles[:1]:
        draft.add("title", to_unicode(title))
    for title in titles[1:]:
        draft.keep("title", title)
    for creator in take_all(work, "creator"):
        add_name(draft, "author", to_unicode(creator))
    for person in take_all(work, "contributor"):
        add_name(draft, "contributor", to_unicode(person))
    for identifier in take_all(work, "identifier"):
        _read_identifier(draft, identifier)
    arxiv = draft.has("arxiv")
    for text in take_all(work, "description"):
        if arxiv and (mark := _COMMENT.match(text)):
            draft.add("note", to_unicode(text[mark.end() :]))
        elif not draft.has("abstract"):
            draft.add("abstract", to_unicode(text))
        else:
            draft.keep("description", text)
    dates = take_all(work, "date")
    for date in dates[:1]:
        draft.add("date", date[:10] if iso_date(date[:10]) else date, "date")
    for date in dates[1:]:
        draft.keep("date", date)
    draft.subjects = tuple(dict.fromkeys(take_all(work, "subject")))
    draft.add("publisher", take(work, "publisher"))
    draft.add("language", take(work, "language"))
    draft.add("license", take(work, "rights"))
    draft.type = "article" if arxiv else "document"
    for kind in take_all(work, "type"):
        if kind.lower() != "text":
            draft.add("genre", kind)


def _read_identifier(draft: RecordDraft, text: str) -> None:
    if "arxiv" in text.lower() and find_arxiv(text):
        draft.add("arxiv", text, "identifier")
    elif text.lower().startswith(("doi:", "10.")) or "doi.org/10." in text.lower():
        draft.add("doi" if find_doi(text) else "url", text, "identifier")
    elif text.lower().startswith(("http:", "https:")) and " " not in text:
        draft.add("url", text, "identifier")
    elif text.lower().startswith(("isbn", "issn", "urn:isbn:", "urn:issn:")):
        draft.add("serial", text.lower().removeprefix("urn:").upper(), "identifier")
    else:
        draft.keep("journal-ref" if draft.has("arxiv") else "identifier", text)
