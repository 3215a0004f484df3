"""One description in MODS as a Record."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

from desktop_app.importing.values.element_reading import each, empty, label_rest, take, take_all
from desktop_app.importing.values.joined_title import joined_title
from desktop_app.importing.values.left_over import keep_elements
from desktop_app.importing.values.marked_text import element_text
from desktop_app.importing.values.record_draft import RecordDraft
from desktop_app.importing.values.structured_names import add_name, name_text, whole_name
from desktop_app.importing.xml_works.xml_records import XmlRecord
from desktop_app.model.record import Record

_TYPES = {
    "journal article": "article-journal",
    "article": "article-journal",
    "periodical": "periodical",
    "newspaper article": "article-newspaper",
    "newspaper": "article-newspaper",
    "magazine article": "article-magazine",
    "book": "book",
    "monograph": "book",
    "book chapter": "chapter",
    "booksection": "chapter",
    "book section": "chapter",
    "conference publication": "paper-conference",
    "conferencepaper": "paper-conference",
    "conference paper": "paper-conference",
    "proceedings": "paper-conference",
    "thesis": "thesis",
    "ph.d. thesis": "thesis",
    "masters thesis": "thesis",
    "report": "report",
    "technical report": "report",
    "patent": "patent",
    "web site": "webpage",
    "web page": "webpage",
    "webpage": "webpage",
    "software": "software",
    "dataset": "dataset",
    "map": "map",
    "motion picture": "motion_picture",
    "manuscript": "manuscript",
    "letter": "personal_communication",
    "interview": "interview",
    "encyclopedia": "book",
    "dictionary": "book",
    "bibliography": "book",
}
_ROLES = {
    "aut": "author",
    "author": "author",
    "cre": "author",
    "creator": "author",
    "edt": "editor",
    "editor": "editor",
    "trl": "translator",
    "translator": "translator",
    "ill": "illustrator",
    "illustrator": "illustrator",
    "cmp": "composer",
    "composer": "composer",
    "com": "compiler",
    "compiler": "compiler",
    "ive": "interviewee",
    "ivr": "interviewer",
    "drt": "director",
    "director": "director",
    "prf": "performer",
    "performer": "performer",
    "pht": "author",
    "photographer": "author",
    "art": "author",
    "artist": "author",
}
_DATES = ("dateIssued", "copyrightDate", "dateCreated")
_COPYRIGHT = re.compile(r"[\[\]©]|^[cp](?=\d)|[.?]$")
_PERIODICALS = ("periodical", "newspaper", "magazine", "academic journal", "journal")


def record_of(item: XmlRecord) -> Record:
    """The record; the element is used up."""
    work = item.element
    draft = RecordDraft(item.line, item.end_line)
    host = next((one for one in each(work, "relatedItem") if one.get("type") == "host"), None)
    _read_titles(draft, work)
    for name in each(work, "name"):
        _read_name(draft, name)
    if host is not None:
        _read_host(draft, host)
    _read_type(draft, work, host)
    _read_origin(draft, work)
    _read_series(draft, work)
    draft.add("abstract", " ".join(take_all(work, "abstract")))
    _read_notes(draft, work)
    _read_subjects(draft, work)
    _read_identifiers(draft, work)
    for part in each(work, "part"):
        _read_part(draft, part)
    draft.add("language", ", ".join(dict.fromkeys(take_all(work, "language/languageTerm"))))
    for number in take_all(work, "classification"):
        draft.add("call-number", number)
    draft.add("call-number", take(work, "location/shelfLocator"))
    for url in take_all(work, "location/url"):
        draft.add("url", url, "url")
    draft.add("archive_location", take(work, "location/physicalLocation"))
    draft.add("license", take(work, "accessCondition"))
    draft.add("source", take(work, "recordInfo/recordContentSource"))
    draft.add("medium", take(work, "physicalDescription/form"))
    draft.add("dimensions", take(work, "physicalDescription/extent"))
    key = work.get("ID") or ""
    if key and key not in draft.values.get("citation-key", ()):
        draft.keep("ID", key)
    keep_elements(draft, work)
    return draft.record()


def _read_titles(draft: RecordDraft, work: Element) -> None:
    """The title proper; abbreviated, translated and other titles apart."""
    for info in each(work, "titleInfo"):
        kind = info.get("type")
        if kind is None and not draft.has("title"):
            draft.add("title", _title(info))
        elif kind == "abbreviated":
            draft.add("title-short", _title(info))
        elif kind == "translated":
            draft.add("translated-title", _title(info))
        elif kind == "uniform" and draft.has("title"):
            draft.add("original-title", _title(info))
    if not draft.has("title"):
        draft.add(
            "title", next((text for info in each(work, "titleInfo") if (text := _title(info))), "")
        )


def _title(info: Element) -> str:
    start = take(info, "nonSort")
    title = f"{start}{'' if start.endswith(chr(39)) else ' '}{take(info, 'title')}".strip()
    part = joined_title(take(info, "partNumber"), take(info, "partName"))
    title = joined_title(title, take(info, "subTitle"))
    title = f"{title}{'' if title.endswith('.') else '.'} {part}" if part and title else title
    info.attrib.clear()
    return title


def _read_name(draft: RecordDraft, name: Element) -> None:
    roles = [text.strip(" .").lower() for text in take_all(name, "role/roleTerm")]
    role = next((_ROLES[text] for text in roles if text in _ROLES), "")
    if not role:
        role = "contributor" if roles else "author"
    text = _name(name)
    if text and (role == "contributor" or not _SAID_AGAIN.issuperset(roles)):
        for word in dict.fromkeys(roles):
            draft.keep("role", f"{text}: {word}")
    add_name(draft, role, text)
    for part in name:
        if part.tag == "role":
            part.clear()
    label_rest(name, text)
    for mark in ("type", "usage"):
        name.attrib.pop(mark, None)


_SAID_AGAIN = frozenset(("author", "aut", "creator", "cre")).union(
    role for role, name in _ROLES.items() if name != "author"
)
"""Roles that the field of a name says again."""


def _name(name: Element) -> str:
    """The name; how it is shown is kept where that has other words."""
    text = _name_of_parts(name)
    for shown in each(name, "displayForm"):
        if sorted(_WORDS.findall(element_text(shown))) == sorted(_WORDS.findall(text)):
            shown.clear()
    return text


_WORDS = re.compile(r"\w+")


def _name_of_parts(name: Element) -> str:
    parts: dict[str, list[str]] = {}
    has_family = any(part.get("type") == "family" for part in each(name, "namePart"))
    for part in each(name, "namePart"):
        kind = part.get("type") or ""
        if kind == "date" or (kind == "termsOfAddress" and not has_family):
            continue
        parts.setdefault(kind, []).append(element_text(part).strip(" ,"))
        part.clear()
    family, given = " ".join(parts.get("family", ())), " ".join(parts.get("given", ()))
    if family:
        return name_text(family, given, "", " ".join(parts.get("termsOfAddress", ())))
    whole = parts.get("", parts.get("given", []))
    if name.get("type") in ("corporate", "conference"):
        return whole_name(": ".join(whole))
    if not whole:
        return ""
    family, comma, given = whole[0].partition(",")
    return name_text(family, given) if comma else name_text(literal=whole[0])


def _read_host(draft: RecordDraft, host: Element) -> None:
    for info in each(host, "titleInfo"):
        if info.get("type") == "abbreviated":
            draft.add("container-title-short", _title(info))
        else:
            draft.add("venue", _title(info))
    for name in each(host, "name"):
        roles = [text.lower() for text in take_all(name, "role/roleTerm")]
        role = next((_ROLES[text] for text in roles if text in _ROLES), "")
        add_name(draft, "container-author" if role in ("author", "") else role, _name(name))
    for part in each(host, "part"):
        _read_part(draft, part)
    for identifier in each(host, "identifier"):
        if (identifier.get("type") or "").lower() in ("issn", "isbn"):
            draft.add("serial", element_text(identifier), "identifier")
            identifier.clear()
    _read_origin(draft, host)


def _read_series(draft: RecordDraft, work: Element) -> None:
    for related in each(work, "relatedItem"):
        if related.get("type") == "series":
            for info in each(related, "titleInfo"):
                draft.add("collection-title", _title(info))
            related.attrib.clear()
        elif related.get("type") == "host":
            related.attrib.clear()


def _read_part(draft: RecordDraft, part: Element) -> None:
    for detail in each(part, "detail"):
        kind = detail.get("type") or ""
        number = take(detail, "number")
        if kind in ("volume", "issue", "section"):
            draft.add(kind, number)
        elif kind in ("number", "article"):
            draft.add("issue" if kind == "number" else "number", number)
        else:
            draft.keep(f"part/{kind}", number)
        if not any(element_text(one) for one in detail if one.tag != "caption"):
            detail.clear()
    for extent in each(part, "extent"):
        if extent.get("unit") in ("pages", "page", None):
            draft.add("first-page", take(extent, "start"))
            draft.add("last-page", take(extent, "end"))
            draft.add("page", take(extent, "list"))
            total = take(extent, "total")
            draft.add("number-of-pages", total)
            extent.attrib.clear()
    draft.add("date", take(part, "date"), "part/date")


def _read_type(draft: RecordDraft, work: Element, host: Element | None) -> None:
    genres = [element_text(genre) for genre in each(work, "genre")]
    of_host = [text.lower() for text in take_all(host, "genre")]
    issuance = take(host, "originInfo/issuance")
    draft.type = next((_TYPES[text.lower()] for text in genres if text.lower() in _TYPES), None)
    journal = issuance in ("continuing", "serial") or any(one in _PERIODICALS for one in of_host)
    resource = take(work, "typeOfResource")
    if resource != "text":
        draft.keep("typeOfResource", resource)
    kind = take(work, "originInfo/issuance")
    if draft.type in (None, "book", "periodical") and host is not None:
        draft.type = "article-journal" if journal else "chapter"
        if (
            draft.has("volume")
            or draft.has("issue")
            or any("issn" == (one.get("type") or "") for one in each(host, "identifier"))
        ):
            draft.type = "article-journal"
    if draft.type is None:
        draft.type = "book" if kind == "monographic" and resource == "text" else "document"
    for genre in each(work, "genre"):
        text = element_text(genre)
        if text.lower() not in ("text", "journal article", "book"):
            draft.add("genre", text)
        empty(genre)


def _read_origin(draft: RecordDraft, work: Element) -> None:
    for origin in each(work, "originInfo"):
        draft.add("publisher", take(origin, "publisher"))
        draft.add("edition", take(origin, "edition"))
        for term in each(origin, "place/placeTerm"):
            if term.get("type") != "code":
                draft.add("publisher-place", element_text(term))
                term.clear()
        dates = [date for name in _DATES for date in each(origin, name)]
        dates.sort(key=_precedence)
        for date in dates:
            if date.get("point") == "end":
                continue
            plain = _COPYRIGHT.sub("", element_text(date))
            if not draft.has("date"):
                draft.add("date", plain, str(date.tag))
                date.clear()
            elif plain == draft.sources("date")[0]:
                date.clear()


def _precedence(date: Element) -> tuple[bool, int, bool]:
    """The date that is said to be the main one, then by kind, written for machines first."""
    return date.get("keyDate") is None, _DATES.index(str(date.tag)), date.get("encoding") is None


def _read_notes(draft: RecordDraft, work: Element) -> None:
    notes = [
        f"{kind}: {element_text(note)}" if (kind := note.get("type")) else element_text(note)
        for note in each(work, "note")
    ]
    for note in each(work, "note"):
        note.clear()
    draft.add("note", "; ".join(filter(None, notes)))


def _read_subjects(draft: RecordDraft, work: Element) -> None:
    for subject in each(work, "subject"):
        for topic in take_all(subject, "topic"):
            draft.add("keyword", topic)


def _read_identifiers(draft: RecordDraft, work: Element) -> None:
    for identifier in each(work, "identifier"):
        kind, text = (identifier.get("type") or "").lower(), element_text(identifier)
        if kind in ("isbn", "issn"):
            draft.add("serial", text, "identifier")
        elif kind == "doi":
            draft.add("doi", text, "identifier")
        elif kind == "citekey":
            draft.values["citation-key"] = [text]
        elif kind in ("uri", "url") and text.startswith("http"):
            draft.add("url", text, "identifier")
        elif kind in ("pmid", "pubmed"):
            draft.identify("pmid", text)
        elif kind == "arxiv":
            draft.add("arxiv", f"arXiv:{text.lower().removeprefix('arxiv:')}", "identifier")
        else:
            continue
        identifier.clear()
