"""arXiv's metadata as JSON, an object a line: the snapshot that Kaggle and others distribute."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
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
_READ = frozenset("id authors authors_parsed title doi categories abstract versions".split())


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
    identifier = _text(paper, "id")
    found = find_arxiv(identifier) or (find_arxiv(f"arXiv:{identifier}") if identifier else None)
    if identifier and found is None:
        extra["id"] = identifier
    written = _text(paper, "authors")
    names = _parsed(paper.get("authors_parsed"))
    total, complete = len(names) or None, True
    if not names or _says_more(written):
        told = arxiv_authors(written) if written else None
        if not names and told:
            names = [to_unicode(name) for name in told.names]
        if written and ("(" in written or not told):
            extra["authors"] = " ".join(written.split())
        if told:
            total, complete = told.total, told.complete
    doi, further = _dois(_text(paper, "doi"))
    date, version = _versions(paper.get("versions"), extra)
    if version:
        fields["version"] = version
    for name, value in paper.items():
        if value and name not in _READ:
            if name in _FIELDS and isinstance(value, str):
                fields[_FIELDS[name]] = _line(value)
            elif name == "journal-ref" and isinstance(value, str):
                extra[name] = _line(value)
            else:
                extra[name] = json_text(value)
    abstract = _line(_text(paper, "abstract"))
    return Record(
        line=item.line,
        end_line=item.end_line,
        type="article",
        title=_line(_text(paper, "title")) or None,
        authors=tuple(names),
        author_total=total or (len(names) or None if complete else None),
        authors_complete=complete if names else None,
        year=int(date[:4]) if date else None,
        date=date,
        abstract=abstract or None,
        abstract_complete=True if abstract else None,
        subjects=_subjects(_text(paper, "categories")),
        doi=doi,
        arxiv_id=found[0] if found else None,
        identifiers=further,
        fields=fields,
        extra=extra,
    )


def _text(paper: JsonObject, name: str) -> str:
    value = paper.get(name)
    return value if isinstance(value, str) else text_of(value)


@lru_cache(maxsize=4096)
def _subjects(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text.split()))


def _line(text: str) -> str:
    """The text on one line, as Unicode. Most texts have no blanks but single ones."""
    text = text.strip()
    if "\n" in text:
        text = text.replace("\n", " ")
    if "\t" in text or "\r" in text or text.rfind("  ") >= 0:
        text = " ".join(text.split())
    return to_unicode(text) if text else ""


def _says_more(authors: str) -> bool:
    """Whether the authors as written hold more than names: places, or that some are missing."""
    if "(" in authors or "..." in authors or "…" in authors:
        return True
    lower = authors.lower()
    return "et al" in lower or "et. al" in lower or "other" in lower or "author" in lower


def _parsed(value: Any) -> list[str]:
    """Names of lists like ['Lee', 'Ann', 'Jr.', 'Oslo']; what follows the third is a place."""
    if not isinstance(value, list):
        return []
    names = []
    for parts in value:
        if not isinstance(parts, list):
            continue
        family, given, suffix = parts if len(parts) == 3 else (*parts[:3], "", "", "")[:3]
        if not (type(family) is type(given) is type(suffix) is str):
            continue
        if given and not suffix and family and "," not in given:
            name = f"{family}, {given}"
        else:
            name = name_text(family, given, "", suffix)
        if "\\" in name or "{" in name:
            name = to_unicode(name)
        if name:
            names.append(name)
    return names


def _dois(text: str) -> tuple[str | None, tuple[Identifier, ...]]:
    """The first DOI, and the others."""
    if not text:
        return None, ()
    if " " not in text and "," not in text and ";" not in text:
        return find_doi(text), ()
    found = (find_doi(word) for word in text.replace(",", " ").replace(";", " ").split())
    dois = list(dict.fromkeys(doi for doi in found if doi))
    further = tuple(Identifier("doi", doi) for doi in dois[1:])
    return dois[0] if dois else None, further


def _versions(value: Any, extra: dict[str, FieldValue]) -> tuple[str | None, str]:
    """The day of the first version, and the name of the last; where there are several, all."""
    if not isinstance(value, list) or not value:
        return None, ""
    told = [
        (_text(version, "version"), _text(version, "created"))
        for version in value
        if isinstance(version, dict)
    ]
    if not told:
        return None, ""
    if len(told) > 1:
        extra["versions"] = tuple(f"{name} {created}".strip() for name, created in told)
    return _day(told[0][1]), told[-1][0]


def _day(created: str) -> str | None:
    """'2007-04-02' of 'Mon, 2 Apr 2007 19:18:42 GMT'."""
    words = created.split()
    if len(words) < 4 or not (words[1].isdecimal() and words[3].isdecimal()):
        return None
    month = _MONTHS.get(words[2])
    if month is None or len(words[3]) != 4 or not 1 <= int(words[1]) <= 31:
        return None
    return f"{words[3]}-{month:02d}-{int(words[1]):02d}"
