"""The names that OpenURL (Z39.88) has for what is said of a work, as elements of XML."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from desktop_app.importing.values.element_reading import take, take_all
from desktop_app.importing.values.record_draft import RecordDraft

TYPES = {
    "article": "article-journal",
    "book": "book",
    "bookitem": "chapter",
    "conference": "book",
    "dissertation": "thesis",
    "issue": "periodical",
    "journal": "periodical",
    "patent": "patent",
    "preprint": "article",
    "proceeding": "paper-conference",
    "report": "report",
}
_NAMES = {
    "jtitle": "venue",
    "volume": "volume",
    "issue": "issue",
    "pages": "page",
    "spage": "first-page",
    "epage": "last-page",
    "issn": "serial",
    "eissn": "serial",
    "isbn": "serial",
    "eisbn": "serial",
    "pub": "publisher",
    "inst": "publisher",
    "cop": "publisher-place",
    "place": "publisher-place",
    "series": "collection-title",
    "seriestitle": "collection-title",
    "edition": "edition",
    "tpages": "number-of-pages",
    "artnum": "number",
    "abstract": "abstract",
    "doi": "doi",
    "url": "url",
}


def read_fields(draft: RecordDraft, parts: Element) -> None:
    """Takes out of `parts` what has such a name and is not in the draft yet; people apart."""
    titles = [take(parts, name) for name in ("atitle", "btitle", "title")]
    of_part, of_whole = titles[0], titles[1] or titles[2]
    if not draft.has("title"):
        draft.add("title", of_part or of_whole)
        if of_part and of_whole and parts.find("jtitle") is None:
            draft.add("venue", of_whole)
    for name, csl in _NAMES.items():
        for value in take_all(parts, name):
            if csl in ("serial", "url", "doi") or not draft.has(csl):
                draft.add(csl, value, name)
    if draft.has("page"):
        draft.take("first-page")
        draft.take("last-page")
    short = take(parts, "stitle")
    draft.add("container-title-short" if draft.has("venue") else "venue", short)
    dates = [value for name in ("date", "risdate") for value in take_all(parts, name)]
    for date in dict.fromkeys(map(_with_hyphens, dates)):
        draft.add("date", date, "date")
    draft.identify("pmid", take(parts, "pmid"))
    draft.type = draft.type or TYPES.get(take(parts, "genre").casefold())


def _with_hyphens(date: str) -> str:
    """'2012-01-17' of '20120117'."""
    if len(date) == 8 and date.isdecimal():
        return f"{date[:4]}-{date[4:6]}-{date[6:]}"
    return date
