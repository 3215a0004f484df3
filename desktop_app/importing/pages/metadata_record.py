"""A Record of what a page says to programs: meta tags, JSON-LD and COinS in one shape."""

from __future__ import annotations

import re

from desktop_app.importing.pages.head_metadata import Values
from desktop_app.importing.pages.page_abstract import reads_as_abstract
from desktop_app.importing.values.record_draft import PEOPLE, RecordDraft
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import Record

_AS_THEY_ARE = (
    "title venue date volume issue page first-page last-page doi serial arxiv language publisher "
    "publisher-place collection-title container-title-short number edition"
).split()
_KIND = {
    "phdthesis": "thesis",
    "thesis": "thesis",
    "article": "article-journal",
    "journalarticle": "article-journal",
    "journal article": "article-journal",
    "conference_item": "paper-conference",
    "conference paper": "paper-conference",
    "book": "book",
    "book_section": "chapter",
    "report": "report",
    "dataset": "dataset",
    "preprint": "article",
}
_WORDS_APART = re.compile(r"\s*[;；]\s*")
_COMMAS_APART = re.compile(r"\s*[,，、]\s*")
_TIME = re.compile(r"(?<=\d)T\d\d:.{0,30}$")
_LABELLED = re.compile(r"(pmid|pmcid|oclcnum|lccn)[:/]\s*(\w+)", re.IGNORECASE)
_DOI_LABEL = re.compile(r"^(?:doi:|https?://(?:dx\.)?doi\.org/|10\.\d{4,9}/)", re.IGNORECASE)
_NO_PLACE = frozenset(("pmid", "pmcid"))


def metadata_record(values: Values, line: int, end_line: int) -> Record:
    """The record. The normalisation: white space folded, entities resolved, inline tags off."""
    draft = RecordDraft(line, end_line)
    for name in _AS_THEY_ARE:
        for value in values.get(name, ()):
            draft.add(name, _TIME.sub("", value) if name == "date" else value)
    if "date" not in values:
        for value in values.get("online", ()):
            draft.add("date", _TIME.sub("", value))
    for role in [name for name in values if name in PEOPLE]:
        for value in values[role]:
            draft.add(role, value)
    for value in values.get("abstract", ())[:1]:
        draft.add("abstract", value)
    abstract = values.get("abstract", [""])[0]
    for value in values.get("description", ())[:1]:
        if not abstract and reads_as_abstract(value):
            draft.add("abstract", value)
        elif value not in (abstract, *values.get("title", ())):
            draft.keep("description", value)
    words = values.get("keyword", [])
    for value in words:
        for word in _words(value) if len(words) == 1 else _WORDS_APART.split(value):
            draft.add("keyword", word)
    for kind in _NO_PLACE:
        for value in values.get(kind, ()):
            draft.identify(kind, value.strip())
    for value in values.get("identifier", ()):
        _identify(draft, value)
    for value in (*values.get("page-url", ())[:1], *values.get("url", ())):
        draft.add("url", value)
    kind = next(iter(values.get("kind", ())), "").lower().rpartition("/")[2]
    draft.type = next(iter(values.get("type", ())), None) or _KIND.get(kind)
    record = draft.record()
    if record.abstract and not abstract:
        return record.changed(guessed=record.guessed | {"abstract"})
    return record


def _words(value: str) -> list[str]:
    """All words of a page that gives them as one text: commas part them, if nothing else does."""
    apart = _WORDS_APART if _WORDS_APART.search(value) else _COMMAS_APART
    return [word for word in apart.split(value) if word]


def _identify(draft: RecordDraft, value: str) -> None:
    labelled = _LABELLED.fullmatch(value)
    if labelled is not None:
        draft.identify(labelled[1].lower(), labelled[2])
    elif _DOI_LABEL.match(value) and find_doi(value):
        draft.add("doi", value, "identifier")
    elif "arxiv" in value.lower() and find_arxiv(value):
        draft.add("arxiv", value, "identifier")
    elif value.lower().startswith(("http://", "https://")):
        draft.add("url", value, "identifier")
    elif not value.startswith(("#", "_:")):
        draft.keep("identifier", value)
