"""Atom feeds of arXiv's API."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import each, label_rest, take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.markup.latex import to_unicode
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import find_arxiv
from desktop_app.model.record import Problem, Record

_ERROR = "arXiv answered with an error here: {text}"


class ArxivAtomImporter:
    """See the module."""

    format = FileFormat("arxiv-atom", "arXiv Atom feed", (".xml", ".atom"), "arXiv's API")
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where an Atom feed speaks of arXiv."""
        if first_element(source.head) not in ("feed", "entry") or "arxiv" not in source.head:
            return Confidence.NO
        return Confidence.SURE if "w3.org/2005/Atom" in source.head else Confidence.MAYBE

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in xml_records(source.text, "entry"):
            if isinstance(item, Problem):
                yield item
            elif "/api/errors" in (item.element.findtext("id") or ""):
                text = (item.element.findtext("summary") or "").strip()
                yield Problem(item.line, text[:200], _ERROR.format(text=text[:200]))
            else:
                yield worthwhile(_record(item))


def _record(item: XmlRecord) -> Record:
    entry = item.element
    draft = RecordDraft(item.line, item.end_line)
    draft.type = "article"
    identifier = take(entry, "id")
    if found := find_arxiv(identifier):
        draft.add("arxiv", f"arXiv:{found[0]}{found[1] or ''}")
    else:
        draft.keep("id", identifier)
    draft.add("title", to_unicode(take(entry, "title")))
    for author in each(entry, "author"):
        name = to_unicode(take(author, "name"))
        add_name(draft, "author", name)
        label_rest(author, name)
    draft.add("date", take(entry, "published")[:10], "published")
    draft.add("abstract", to_unicode(take(entry, "summary")))
    draft.add("note", to_unicode(take(entry, "comment")))
    for doi in take_all(entry, "doi"):
        for one in doi.split():
            draft.add("doi", one, "doi")
    draft.subjects = tuple(
        dict.fromkeys(
            category.get("term", "")
            for path in ("primary_category", "category")
            for category in entry.iterfind(path)
            if category.get("term")
        )
    )
    for path in ("primary_category", "category", "link"):
        for element in each(entry, path):
            if path != "link" or _is_known(element.get("href", ""), draft):
                element.clear()
    keep_elements(draft, entry)
    return draft.record()


def _is_known(address: str, draft: RecordDraft) -> bool:
    """Whether an address leads to the paper at arXiv or to its DOI."""
    known = [found[0] for value in draft.sources("arxiv") if (found := find_arxiv(value))]
    found = find_arxiv(address)
    if found and found[0] in known:
        return True
    return any(address.lower().endswith(doi.lower()) for doi in draft.sources("doi"))
