"""arXiv's metadata as JSON, an object a line: the snapshot that Kaggle and others distribute."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop_app.importing.arxiv_authors import arxiv_authors
from desktop_app.importing.importer import Confidence, Item
from desktop_app.importing.json_items import JsonItem, JsonItems, JsonObject
from desktop_app.importing.json_sniffing import has_names
from desktop_app.importing.json_values import text_of
from desktop_app.importing.left_over import json_text
from desktop_app.importing.structured_names import name_text
from desktop_app.importing.text_source import TextSource
from desktop_app.markup.latex import to_unicode
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import find_arxiv, find_doi
from desktop_app.model.record import Problem, Record

_MONTHS = {
    name: number
    for number, name in enumerate("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), 1)
}
_NO_TITLE = "An entry without a title."
_FIELDS = {"comments": "note", "report-no": "number", "license": "license"}
_READ = frozenset(
    "id authors authors_parsed title doi categories abstract journal-ref versions".split()
)


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
        for item in JsonItems(source.text, is_item=_is_paper):
            if isinstance(item, Problem):
                yield item
                continue
            record = _record(item)
            if record.title is None:
                yield Problem(record.line, record.arxiv_id or "", _NO_TITLE)
            yield record


def _is_paper(content: JsonObject) -> bool:
    return "id" in content or "title" in content


def _record(item: JsonItem) -> Record:
    paper = item.content
    extra: dict[str, FieldValue] = {}
    fields: dict[str, FieldValue] = {}
    identifier = text_of(paper.get("id"))
    found = find_arxiv(identifier) or (find_arxiv(f"arXiv:{identifier}") if identifier else None)
    if identifier and found is None:
        extra["id"] = identifier
    written = text_of(paper.get("authors"))
    told = arxiv_authors(written) if written else None
    names = _parsed(paper.get("authors_parsed"))
    if not names and told:
        names = [to_unicode(name) for name in told.names]
    if written and ("(" in written or not told):
        extra["authors"] = " ".join(written.split())
    complete = told.complete if told else None
    dois = _dois(text_of(paper.get("doi")))
    date, versions = _versions(paper.get("versions"), extra)
    if versions:
        fields["version"] = versions
    for name, value in paper.items():
        if name in _READ or value is None or value == "":
            continue
        if name in _FIELDS and isinstance(value, str):
            fields[_FIELDS[name]] = _line(value)
        else:
            extra[name] = json_text(value)
    abstract = _line(text_of(paper.get("abstract")))
    journal = _line(text_of(paper.get("journal-ref")))
    if journal:
        extra["journal-ref"] = journal
    return Record(
        line=item.line,
        end_line=item.end_line,
        type="article",
        title=_line(text_of(paper.get("title"))) or None,
        authors=tuple(names),
        author_total=(told.total if told else None) or (len(names) if complete else None),
        authors_complete=complete if names else None,
        year=int(date[:4]) if date else None,
        date=date,
        abstract=abstract or None,
        abstract_complete=True if abstract else None,
        subjects=tuple(dict.fromkeys(text_of(paper.get("categories")).split())),
        doi=dois[0] if dois else None,
        arxiv_id=found[0] if found else None,
        identifiers=tuple(Identifier("doi", doi) for doi in dois[1:]),
        fields=fields,
        extra=extra,
    )


def _line(text: str) -> str:
    return to_unicode(" ".join(text.split())) if text else ""


def _parsed(value: Any) -> list[str]:
    """Names of lists like ['Lee', 'Ann', 'Jr.', 'Oslo']; what follows the third is a place."""
    if not isinstance(value, list):
        return []
    names = []
    for parts in value:
        if isinstance(parts, list) and parts and all(isinstance(part, str) for part in parts[:3]):
            family, given, suffix = (*parts[:3], "", "")[:3]
            name = name_text(family, given, "", suffix)
            if "\\" in name or "{" in name:
                name = to_unicode(name)
            if name:
                names.append(name)
    return names


def _dois(text: str) -> list[str]:
    if not text:
        return []
    found = (find_doi(word) for word in text.replace(",", " ").replace(";", " ").split())
    return list(dict.fromkeys(doi for doi in found if doi))


def _versions(value: Any, extra: dict[str, FieldValue]) -> tuple[str | None, str]:
    """The day of the first version, and the name of the last; all of them as they stand."""
    if not isinstance(value, list) or not value:
        return None, ""
    created = []
    last = ""
    for version in value:
        if isinstance(version, dict):
            created.append(text_of(version.get("created")))
            last = text_of(version.get("version"))
    if len(value) > 1:
        extra["versions"] = json_text(value)
    return _day(created[0]) if created else None, last


def _day(created: str) -> str | None:
    """'2007-04-02' of 'Mon, 2 Apr 2007 19:18:42 GMT'."""
    words = created.split()
    if len(words) < 4 or not (words[1].isdecimal() and words[3].isdecimal()):
        return None
    month = _MONTHS.get(words[2])
    if month is None or len(words[3]) != 4 or not 1 <= int(words[1]) <= 31:
        return None
    return f"{words[3]}-{month:02d}-{int(words[1]):02d}"
