"""arXiv's metadata as JSON, an object a line: the snapshot that Kaggle and others distribute."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_works.arxiv_snapshot import (
    SnapshotPaper,
    paper_of_line,
    paper_of_object,
)
from desktop_app.importing.json_works.json_items import JsonItems, JsonObject
from desktop_app.importing.json_works.json_sniffing import has_names
from desktop_app.importing.lists.arxiv_authors import arxiv_authors
from desktop_app.importing.text_source import TextSource
from desktop_app.importing.values.structured_names import name_text
from desktop_app.markup.latex import to_unicode
from desktop_app.model.description import NOTHING, FieldValue, Identifier
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import Problem, Record

_MONTHS = {
    name: number
    for number, name in enumerate("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), 1)
}
_NO_TITLE = "An entry without a title."
_DAY = len("Mon, 12 Apr 2007")


class ArxivJsonImporter:
    """See the module."""

    format = FileFormat(
        "arxiv-json", "arXiv JSON lines", (".json", ".jsonl"), "the Kaggle snapshot"
    )
    own_bibliography = False

    def sniff(self, source: TextSource) -> Confidence:
        """SURE where the names of arXiv's snapshot stand in the beginning."""
        sure = has_names(source, "id", "categories", "abstract") and (
            has_names(source, "authors_parsed") or has_names(source, "journal-ref")
        )
        return Confidence.SURE if sure else Confidence.NO

    def read(self, source: TextSource) -> Iterator[Item]:
        """See Importer."""
        for item in JsonItems(source.text, is_item=_is_paper, decode=paper_of_line):
            if isinstance(item, Problem):
                yield item
                continue
            if item.decoded is not None:
                record = _record(item.decoded, NOTHING, item.line, item.end_line)
            else:
                record = _record(*paper_of_object(item.content), item.line, item.end_line)
            if record.title is None:
                yield Problem(record.line, record.arxiv_id or "", _NO_TITLE)
            yield record


def _is_paper(content: JsonObject) -> bool:
    return "id" in content or "title" in content


def _record(paper: SnapshotPaper, left: Mapping[str, str], line: int, end_line: int) -> Record:
    """The record of a paper. left: what has no place in it."""
    extra: dict[str, FieldValue] = {}
    fields: dict[str, FieldValue] = {}
    identifier = paper.id or ""
    found = find_arxiv(identifier) or (find_arxiv(f"arXiv:{identifier}") if identifier else None)
    if identifier and found is None:
        extra["id"] = identifier
    written = paper.authors or ""
    names = _parsed(paper.authors_parsed) if paper.authors_parsed else []
    total, complete = len(names) or None, True
    if not names or _says_more(written):
        told = arxiv_authors(written) if written else None
        if not names and told:
            names = [to_unicode(name) for name in told.names]
        if written and ("(" in written or not told):
            extra["authors"] = " ".join(written.split())
        if told:
            total, complete = told.total, told.complete
    if paper.authors_parsed and max(map(len, paper.authors_parsed)) > _PARTS:
        extra |= _places(paper.authors_parsed, extra.get("authors", ""))
    doi, further = _dois(paper.doi, extra) if paper.doi else (None, ())
    date = None
    if versions := paper.versions:
        date = _day(versions[0].created[:_DAY])
        if versions[-1].version:
            fields["version"] = versions[-1].version
        if len(versions) > 1 or (date is None and versions[0].created):
            told_of = [f"{each.version} {each.created}".strip() for each in versions]
            extra["versions"] = tuple(told_of) if len(told_of) > 1 else told_of[0]
    if paper.submitter:
        extra["submitter"] = paper.submitter
    if paper.comments:
        fields["note"] = _line(paper.comments)
    if paper.journal_ref:
        extra["journal-ref"] = _line(paper.journal_ref)
    if paper.report_no:
        fields["number"] = _line(paper.report_no)
    if paper.license:
        fields["license"] = _line(paper.license)
    if paper.update_date:
        extra["update_date"] = paper.update_date
    if left:
        extra |= left
    abstract = _line(paper.abstract) if paper.abstract else ""
    return Record.of(
        line=line,
        end_line=end_line,
        type="article",
        title=(_line(paper.title) or None) if paper.title else None,
        authors=tuple(names),
        author_total=total or (len(names) or None if complete else None),
        authors_complete=complete if names else None,
        year=int(date[:4]) if date else None,
        date=date,
        abstract=abstract or None,
        abstract_complete=True if abstract else None,
        subjects=_subjects(paper.categories) if paper.categories else (),
        doi=doi,
        arxiv_id=found[0] if found else None,
        identifiers=further,
        fields=fields,
        extra=extra,
    )


@lru_cache(maxsize=4096)
def _subjects(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text.split()))


def _line(text: str) -> str:
    """The text on one line, as Unicode. To split it into words takes several times as long."""
    text = text.strip()
    for sign in "\n\t\r":
        if sign in text:
            text = text.replace(sign, " ")
    while text.rfind("  ") >= 0:
        text = text.replace("  ", " ")
    return to_unicode(text)


def _says_more(authors: str) -> bool:
    """Whether the authors as written hold more than names: places, or that some are missing."""
    if "(" in authors or "..." in authors or "…" in authors:
        return True
    lower = authors.lower()
    return "et al" in lower or "et. al" in lower or "other" in lower or "author" in lower


def _parsed(value: list[list[str]]) -> list[str]:
    """Names of lists like ['Lee', 'Ann', 'Jr.', 'Oslo']; what follows the third is a place."""
    names = []
    for parts in value:
        family, given, suffix = parts if len(parts) == 3 else (*parts[:3], "", "", "")[:3]
        if given and not suffix and family and "," not in given:
            name = f"{family}, {given}"
        else:
            name = name_text(family, given, "", suffix)
        if "\\" in name or "{" in name:
            name = to_unicode(name)
        if name:
            names.append(name)
    return names


_PARTS = 3
"""Of a name; what follows is where its bearer works."""


def _places(value: list[list[str]], written: FieldValue) -> dict[str, FieldValue]:
    """Where authors work, unless the authors as written tell it, which are kept then."""
    places = [
        f"{''.join(_parsed([parts]))}: {', '.join(more)}"
        for parts in value
        if (more := [place for place in parts[_PARTS:] if place and place not in written])
    ]
    return {"affiliation": tuple(places) if len(places) > 1 else places[0]} if places else {}


def _dois(text: str, extra: dict[str, FieldValue]) -> tuple[str | None, tuple[Identifier, ...]]:
    """The first DOI, and the others; what holds anything else stays as it is, too."""
    words = [text]
    if " " in text or "," in text or ";" in text:
        words = text.replace(",", " ").replace(";", " ").split()
    found = [find_doi(word) for word in words]
    if None in found:
        extra["doi"] = text
    dois = list(dict.fromkeys(doi for doi in found if doi))
    further = tuple(Identifier("doi", doi) for doi in dois[1:])
    return dois[0] if dois else None, further


@lru_cache(maxsize=4096)
def _day(created: str) -> str | None:
    """'2007-04-02' of 'Mon, 2 Apr 2007 19:18:42 GMT'."""
    words = created.split()
    if len(words) < 4 or not (words[1].isdecimal() and words[3].isdecimal()):
        return None
    month = _MONTHS.get(words[2])
    if month is None or len(words[3]) != 4 or not 1 <= int(words[1]) <= 31:
        return None
    return f"{words[3]}-{month:02d}-{int(words[1]):02d}"
