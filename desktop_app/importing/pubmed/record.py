"""One article or book of PubMed's XML as a Record."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

from desktop_app.importing.values.element_reading import (
    each,
    joined_date,
    label_rest,
    take,
    take_all,
    take_date,
)
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text, whole_name
from desktop_app.importing.xml_works.xml_records import XmlRecord
from desktop_app.model.record import Record

_TYPES = (
    ("Preprint", "article"),
    ("Dataset", "dataset"),
    ("News", "article-newspaper"),
)


def record_of(item: XmlRecord) -> Record:
    """The record; the element is used up."""
    draft = RecordDraft(item.line, item.end_line)
    top = item.element
    citation = top if top.tag == "MedlineCitation" else top.find("MedlineCitation")
    book = top.find("BookDocument")
    if citation is not None:
        _read_article(draft, citation)
    if book is not None:
        _read_book(draft, book)
    for path in ("PubmedData/ArticleIdList", "PubmedBookData/ArticleIdList"):
        for identifier in each(top, f"{path}/ArticleId"):
            _read_identifier(draft, identifier)
    keep_elements(draft, top)
    return draft.record()


def _read_article(draft: RecordDraft, citation: Element) -> None:
    for number in take_all(citation, "PMID"):
        draft.identify("pmid", number)
    article = citation.find("Article")
    if article is not None:
        _read_kinds(draft, take_all(article, "PublicationTypeList/PublicationType"))
        draft.add("title", take(article, "ArticleTitle"))
        draft.add("original-title", take(article, "VernacularTitle"))
        for people in each(article, "AuthorList"):
            _read_people(draft, people)
        _read_journal(draft, article)
        _read_abstract(draft, article.find("Abstract"))
        for identifier in each(article, "ELocationID"):
            _read_location(draft, identifier)
        draft.add("language", ", ".join(take_all(article, "Language")))
    for words in each(citation, "KeywordList"):
        for word in take_all(words, "Keyword"):
            draft.add("keyword", word)
    for heading in each(citation, "MeshHeadingList/MeshHeading"):
        name = heading.find("DescriptorName")
        if name is not None:
            draft.add("keyword", element_text(name))
            if len(heading) == 1:
                heading.clear()


def _read_kinds(draft: RecordDraft, kinds: list[str]) -> None:
    draft.type = next((csl for name, csl in _TYPES if name in kinds), "article-journal")
    for kind in kinds:
        if kind != "Journal Article":
            draft.add("genre", kind)


_WORDS = re.compile(r"[^\W\d_]+")


def _read_people(draft: RecordDraft, people: Element) -> None:
    role = "editor" if people.get("Type") == "editors" else "author"
    for person in each(people, "Author"):
        family, given = take(person, "LastName"), take(person, "ForeName")
        initials = take(person, "Initials")
        suffix, body = take(person, "Suffix"), take(person, "CollectiveName")
        if family:
            name = name_text(family, given or initials, "", suffix)
        else:
            name = whole_name(body) or name_text(given=given or initials)
        add_name(draft, role, name)
        if given and initials != "".join(word[0] for word in _WORDS.findall(given)):
            draft.keep("Initials", f"{name}: {initials}" if initials else "")
        label_rest(person, name)
        person.attrib.pop("ValidYN", None)
    if people.get("CompleteYN") == "N" and role == "author":
        draft.authors_cut = True
    people.attrib.clear()


def _read_journal(draft: RecordDraft, article: Element) -> None:
    journal = article.find("Journal")
    draft.add("venue", take(journal, "Title"))
    draft.add("container-title-short", take(journal, "ISOAbbreviation"))
    for number in take_all(journal, "ISSN"):
        draft.add("serial", number, "ISSN")
    issue = journal.find("JournalIssue") if journal is not None else None
    draft.add("volume", take(issue, "Volume"))
    draft.add("issue", take(issue, "Issue"))
    _read_date(draft, issue.find("PubDate") if issue is not None else None)
    if not draft.has("date"):
        _read_date(draft, article.find("ArticleDate"))
    pages = article.find("Pagination")
    draft.add("page", take(pages, "MedlinePgn"))
    draft.add("first-page", take(pages, "StartPage"))
    draft.add("last-page", take(pages, "EndPage"))


def _read_date(draft: RecordDraft, date: Element | None) -> None:
    """A date in parts, or in words: '1999 Spring'."""
    season = take(date, "Season")
    text = take_date(date, "Year", "Month", "Day")
    draft.add("date", f"{text} {season}".strip() or take(date, "MedlineDate"), "PubDate")


def _read_abstract(draft: RecordDraft, abstract: Element | None) -> None:
    """The sections in one, each after its label."""
    for section in each(abstract, "AbstractText"):
        label, text = (section.get("Label") or "").strip(), element_text(section)
        if not text:
            continue
        shown = label and label.upper() != "UNLABELLED"
        draft.values.setdefault("abstract", []).append(f"{label}: {text}" if shown else text)
        section.clear()


def _read_location(draft: RecordDraft, identifier: Element) -> None:
    if identifier.get("EIdType") == "doi":
        draft.add("doi", element_text(identifier), "ELocationID")
        identifier.clear()


def _read_identifier(draft: RecordDraft, identifier: Element) -> None:
    kind, value = identifier.get("IdType"), element_text(identifier)
    if kind == "doi":
        draft.add("doi", value, "ArticleId")
    elif kind == "pubmed":
        draft.identify("pmid", value)
    elif kind == "pmc":
        draft.identify("pmcid", value)
    else:
        return
    identifier.clear()


def _read_book(draft: RecordDraft, document: Element) -> None:
    draft.identify("pmid", take(document, "PMID"))
    title = take(document, "ArticleTitle")
    book = document.find("Book")
    draft.type = "chapter" if title else "book"
    draft.add("title", title or take(book, "BookTitle"))
    draft.add("venue", take(book, "BookTitle"))
    draft.add("publisher", take(book, "Publisher/PublisherName"))
    draft.add("publisher-place", take(book, "Publisher/PublisherLocation"))
    draft.add("collection-title", take(book, "CollectionTitle"))
    draft.add("edition", take(book, "Edition"))
    draft.add("volume", take(book, "Volume"))
    for number in take_all(book, "Isbn"):
        draft.add("serial", number, "Isbn")
    for people in each(document, "AuthorList"):
        _read_people(draft, people)
    for people in each(book, "AuthorList"):
        _read_people(draft, people)
    if book is not None:
        date = book.find("PubDate")
        parts = [take(date, name) for name in ("Year", "Month", "Day")]
        draft.add("date", joined_date(*parts) or take(date, "MedlineDate"), "PubDate")
    _read_abstract(draft, document.find("Abstract"))
    draft.add("language", take(document, "Language"))
    for identifier in each(document, "ArticleIdList/ArticleId"):
        _read_identifier(draft, identifier)
    for words in each(document, "KeywordList"):
        for word in take_all(words, "Keyword"):
            draft.add("keyword", word)
