"""Entries of PubMed's saved text, whose paragraphs are joined to lines already, to records."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.pubmed.citation import Citation, citation_of, date_at, links_in
from desktop_app.importing.pubmed.names import pubmed_names, says_nobody
from desktop_app.importing.values.link_fields import link_fields
from desktop_app.importing.values.person_names import AuthorList
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.importing.values.worthwhile import worthwhile
from desktop_app.model.description import FieldValue
from desktop_app.model.record import Problem, Record

_TITLE_END = re.compile(r"[.?!][\"”’')\]]{0,2}\s+(?=\S)")
_LABEL = re.compile(
    r"(?P<name>Author information|Collaborators|Conflict of interest statement|Comment (?:in|on)|"
    r"Erratum (?:in|for)|Update (?:in|of)|Retraction (?:in|of)|"
    r"Retracted and republished (?:in|from)|Republished (?:in|from)|Expression of concern (?:in"
    r"|for)|Summary for patients in|"
    r"Original report in|Publisher|Dataset described in|In(?=:))\s*:?(?:\s+|(?=\())(?P<text>\S.*)",
    re.IGNORECASE,
)
_COPYRIGHT = re.compile(r"(?:©|\(c\)|copyright\b|published by elsevier)", re.IGNORECASE)
_LANGUAGE = re.compile(r"\[Article in [^\]]{2,60}\]")
_IDS = re.compile(
    r"(?:(?:DOI|PMCID|PMID):\s*\S+\s*)+(?:\[[^\]]{1,60}\]|\([^()]{1,60}\))?\s*.{0,40}"
)


def summary_record(text: str, span: tuple[int, int]) -> Record | Problem:
    """'Lee A, Chen B. Title. J Wind. 2020 Jan;1(2):3-4. doi: …. PMID: ….' as one paragraph."""
    head, citation = _split_citation(text)
    authors = None
    title = head
    end = _TITLE_END.search(head)
    while end is not None:
        before = head[: end.start()]
        if says_nobody(before):
            title = head[end.end() :]
            break
        if (found := pubmed_names(before)) is not None:
            authors, title = found, head[end.end() :]
            break
        if "," not in before and len(before) > 200:
            break
        end = None  # names end at the first full stop: initials have none
    record = _record(span, title, citation, links_in(text))
    if authors is not None:
        record = _by(record, authors)
    return worthwhile(record)


def listed_record(lines: Sequence[str], span: tuple[int, int]) -> Record | None:
    """Title, authors and citation on lines of their own, as in PubMed's mails; None for others."""
    for at in range(1, len(lines) - 1):
        authors = pubmed_names(lines[at]) if lines[at].endswith(".") else None
        citation = citation_of(" ".join(lines[at + 1 :])) if authors is not None else None
        if authors is None or citation is None or ". " in citation.venue:
            continue
        record = _record(span, " ".join(lines[:at]), citation, links_in(" ".join(lines[at + 1 :])))
        return _by(record, authors)
    return None


def abstract_record(texts: Sequence[str], span: tuple[int, int]) -> Record | Problem:
    """The citation, then title, authors, notes, abstract and ids, a paragraph each."""
    citation = citation_of(texts[0])
    extra: dict[str, FieldValue] = {}
    title, *others = texts[1:] if citation else texts  # books have no citation above the title
    authors = None
    abstract: list[str] = []
    ids = [texts[0]]
    for text in others:
        label = _LABEL.fullmatch(text)
        if _IDS.fullmatch(text):
            ids.append(text)
        elif label is not None:
            extra.setdefault(label["name"], label["text"])
        elif authors is None and not abstract and (found := pubmed_names(text)) is not None:
            authors = found
        elif _LANGUAGE.fullmatch(text) or says_nobody(text):
            extra.setdefault("remark", text)
        elif _COPYRIGHT.match(text):
            extra.setdefault("copyright", text)
        else:
            abstract.append(text)
    record = _record(span, title, citation, [link for text in ids for link in links_in(text)])
    if authors is not None:
        record = _by(record, authors)
    return worthwhile(
        record.changed(
            abstract=plain_value(" ".join(abstract)) or None,
            extra={**record.extra, **extra},
        )
    )


def _by(record: Record, authors: AuthorList) -> Record:
    return record.changed(
        authors=authors.names,
        author_total=authors.total,
        authors_complete=authors.complete,
    )


def _split_citation(text: str) -> tuple[str, Citation | None]:
    """What stands before a citation, and the citation: it begins at the journal's name."""
    for at in date_at(text):
        head = text[:at].rstrip()
        ends = [match.end() for match in _TITLE_END.finditer(head)]
        if not ends:
            continue
        start = ends[-1]
        if head[start:].startswith("(") and len(ends) > 1:
            start = ends[-2]  # 'Science. (New York)'
        citation = citation_of(text[start:])
        if citation is not None:
            return head[:start].rstrip(), citation
    return text, None


def _record(
    span: tuple[int, int], title: str, citation: Citation | None, links: Sequence[str]
) -> Record:
    found = link_fields(links)
    date = citation.date if citation else None
    fields: dict[str, FieldValue] = dict(citation.fields) if citation else {}
    return Record.of(
        line=span[0],
        end_line=span[1],
        type="article-journal" if citation else None,
        title=plain_value(title.removesuffix(".")) or None,
        year=int(date[:4]) if date else None,
        date=date,
        venue=citation.venue if citation else None,
        doi=found.doi,
        identifiers=found.identifiers,
        fields=fields,
    )
