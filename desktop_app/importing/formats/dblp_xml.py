"""DBLP's XML: its whole file, a person's or a venue's, and answers of its search."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.element_reading import each, take, take_all
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import PassedOver, Problem, Record

_TYPES = {
    "article": "article-journal",
    "inproceedings": "paper-conference",
    "proceedings": "book",
    "book": "book",
    "incollection": "chapter",
    "phdthesis": "thesis",
    "mastersthesis": "thesis",
    "data": "dataset",
    "www": "webpage",
}
_SEARCH_TYPES = {
    "Journal Articles": "article-journal",
    "Conference and Workshop Papers": "paper-conference",
    "Informal and Other Publications": "article",
    "Informal Publications": "article",
    "Books and Theses": "book",
    "Editorship": "book",
    "Parts in Books or Collections": "chapter",
    "Data and Artifacts": "dataset",
}
_KEY = re.compile(
    r"<(?:article|inproceedings|proceedings|book|incollection|phdthesis"
    r"|mastersthesis|data|www)\s[^<>]{0,300}?\bkey=[\"'][^\"']{1,200}/"
)
_NUMBERED = re.compile(r"(.+) (\d{4})")
_PERSON = "a person's page, no publication"


class DblpXmlImporter:
    """See the module."""

    format = FileFormat("dblp-xml", "DBLP XML", (".xml",), "DBLP")
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where records have keys of DBLP's."""
        root = first_element(source.head)
        if root in ("dblp", "dblpperson", "bht") and _KEY.search(source.head):
            return Confidence.SURE
        if root in _TYPES and _KEY.match(source.head.lstrip()):
            return Confidence.LIKELY
        sure = root == "result" and "dblp.org/rec/" in source.head and "<hit" in source.head
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        names = "info" if first_element(source.head) == "result" else " ".join(_TYPES)
        for item in xml_records(source.text, names):
            if isinstance(item, Problem):
                yield item
            elif item.element.get("key", "").startswith("homepages/"):
                yield PassedOver(item.line, item.end_line, _PERSON)
            elif item.element.tag != "info" or item.element.find("title") is not None:
                yield worthwhile(_record(item))


def _record(item: XmlRecord) -> Record:
    work = item.element
    draft = RecordDraft(item.line, item.end_line)
    draft.type = _TYPES.get(str(work.tag)) or _SEARCH_TYPES.get(take(work, "type"), "document")
    key = work.get("key") or take(work, "key")
    draft.identify("dblp", key)
    title = take(work, "title")
    draft.add("title", title[:-1] if title.endswith(".") and not title.endswith("..") else title)
    for path, role in (("author", "author"), ("authors/author", "author"), ("editor", "editor")):
        for name in take_all(work, path):
            numbered = _NUMBERED.fullmatch(name)
            add_name(draft, role, numbered[1] if numbered else name)
            if numbered:
                draft.keep(role, name)
    draft.add("date", take(work, "year"), "year")
    draft.add("month", take(work, "month"), "month")
    for name in ("journal", "booktitle", "venue"):
        if draft.type == "book" and name != "journal":
            draft.keep(name, take(work, name))
        else:
            draft.add("venue", take(work, name))
    periodical = draft.type in ("article-journal", "article")
    for name, csl in (
        ("volume", "volume"),
        ("number", "issue" if periodical else "number"),
        ("pages", "page"),
        ("publisher", "publisher"),
        ("school", "publisher"),
        ("series", "collection-title"),
        ("note", "note"),
        ("address", "publisher-place"),
    ):
        draft.add(csl, take(work, name))
    for number in take_all(work, "isbn") + take_all(work, "issn"):
        draft.add("serial", number, "isbn")
    draft.add("doi", take(work, "doi"), "doi")
    _read_addresses(draft, work)
    if work.get("publtype") == "informal" or " ".join(draft.values.get("venue", ())) == "CoRR":
        draft.type = "article"
    work.attrib.pop("key", None)
    keep_elements(draft, work, skip_top=False)
    return draft.record()


def _read_addresses(draft: RecordDraft, work: Element) -> None:
    for address in each(work, "ee"):
        url = " ".join((address.text or "").split())
        if "doi.org/" in url and find_doi(url):
            draft.add("doi", url, "ee")
        elif "arxiv.org/" in url and find_arxiv(url):
            draft.add("arxiv", url, "ee")
        else:
            draft.add("url", url, "ee")
        address.clear()
    for url in take_all(work, "url"):
        if url.startswith("http") and "dblp.org/rec/" not in url:
            draft.add("url", url, "url")
        else:
            draft.keep("url", url)
