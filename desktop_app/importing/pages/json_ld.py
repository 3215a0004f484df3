"""Works that a page describes in JSON-LD by schema.org's terms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from typing import Any

from desktop_app.importing.html_text.html_tags import tags
from desktop_app.importing.json_works.json_items import JsonObject
from desktop_app.importing.json_works.json_values import objects_of, text_of, texts_of
from desktop_app.importing.pages.head_metadata import Values

_SCRIPT = re.compile(r"<script(?=[\s/][^>]{0,200}?ld\+json)", re.IGNORECASE)
_END = re.compile(r"</script", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x1f]+")
_TYPES = {
    "ScholarlyArticle": "article-journal",
    "MedicalScholarlyArticle": "article-journal",
    "Article": "article",
    "TechArticle": "article",
    "Report": "report",
    "Book": "book",
    "Chapter": "chapter",
    "Thesis": "thesis",
    "Dataset": "dataset",
}
"""schema.org's type to CSL's. Pages of any site call themselves an Article: no paper by that."""
_OF_PAPERS = frozenset(_TYPES) - {"Article", "TechArticle", "Dataset", "Book"}
_WRAPPERS = ("mainEntity", "mainEntityOfPage", "itemListElement", "item", "@graph", "hasPart")
_PERIODICALS = frozenset(("Periodical", "Journal", "Book", "BookSeries", "PublicationEvent"))
_DEEPEST = 8
_MOST = 5_000


@dataclass(frozen=True, slots=True)
class LinkedWork:
    """values: as HeadMetadata's. strong: it is called a paper, or has an identifier of papers.
    line, end_line: of the whole script that it stands in."""

    values: Values
    strong: bool
    line: int
    end_line: int


def linked_works(html: str) -> list[LinkedWork]:
    """All works with a title, in the order of the page, each once."""
    works: list[LinkedWork] = []
    if "ld+json" not in html:
        return works
    for tag in tags(html, _SCRIPT):
        end = _END.search(html, tag.end)
        if end is None:
            break
        last = tag.end_line + html.count("\n", tag.end, end.start())
        content = _parsed(html[tag.end : end.start()])
        nodes = list(_objects(content, 0))
        by_id = {name: node for node in nodes if (name := text_of(node.get("@id")))}
        seen: set[int] = set()
        for node in nodes:
            kind = next((kind for kind in texts_of(node.get("@type")) if kind in _TYPES), None)
            if kind is None or id(node) in seen or len(works) >= _MOST:
                continue
            seen.add(id(node))
            values = _values(node, by_id)
            if values.get("title"):
                values["type"] = [_TYPES[kind]]
                strong = kind in _OF_PAPERS or bool(values.get("doi"))
                works.append(LinkedWork(values, strong, tag.line, last))
    return works


def _parsed(text: str) -> Any:
    text = text.strip().removeprefix("<!--").removesuffix("-->")
    for form in (text, _CONTROL.sub(" ", text), unescape(text)):
        try:
            return json.loads(form)
        except (ValueError, RecursionError):
            continue
    return None


def _objects(value: Any, depth: int) -> Iterator[JsonObject]:
    """The objects that stand for themselves: not the parts of a work, such as its authors."""
    if depth > _DEEPEST:
        return
    for node in objects_of(value):
        yield node
        for name in _WRAPPERS:
            if isinstance(node.get(name), dict | list):
                yield from _objects(node[name], depth + 1)


def _values(node: JsonObject, by_id: dict[str, JsonObject]) -> Values:
    out: Values = {}

    def put(name: str, *values: str) -> None:
        known = out.setdefault(name, [])
        known += [text for value in values if (text := " ".join(value.split())) not in known]
        if not out[name]:
            del out[name]

    title = text_of(node.get("headline")) or text_of(node.get("name"))
    if title:
        put("title", title)
    for role in ("author", "creator", "editor"):
        names = [_name(person, by_id) for person in _listed(node.get(role))]
        draft_name = "editor" if role == "editor" else "author"
        if draft_name not in out and any(names):
            put(draft_name, *filter(None, names))
    for name, draft_name in (
        ("datePublished", "date"),
        ("pageStart", "first-page"),
        ("pageEnd", "last-page"),
        ("pagination", "page"),
        ("inLanguage", "language"),
        ("isbn", "serial"),
        ("issn", "serial"),
        ("abstract", "abstract"),
        ("description", "description"),
        ("volumeNumber", "volume"),
        ("issueNumber", "issue"),
        ("sameAs", "identifier"),
        ("url", "page-url"),
        ("@id", "identifier"),
    ):
        put(draft_name, *filter(None, texts_of(node.get(name))))
    put("keyword", *_keywords(node.get("keywords")))
    for name in ("publisher", "sourceOrganization"):
        if "publisher" not in out:
            put("publisher", *filter(None, (_name(it, by_id) for it in _listed(node.get(name)))))
    for identifier in _listed(node.get("identifier")):
        _put_identifier(out, put, identifier)
    for name in ("isPartOf", "publication"):
        _put_container(put, node.get(name), by_id, 0)
    return {name: values for name, values in out.items() if values}


def _listed(value: Any) -> list[Any]:
    if isinstance(value, dict) and isinstance(value.get("@list"), list):
        value = value["@list"]
    return value if isinstance(value, list) else [] if value is None else [value]


def _resolved(value: Any, by_id: dict[str, JsonObject]) -> Any:
    """The object itself, where only its @id stands here."""
    if isinstance(value, dict) and len(value) == 1 and "@id" in value:
        return by_id.get(text_of(value["@id"]), value)
    return value


def _name(person: Any, by_id: dict[str, JsonObject]) -> str:
    person = _resolved(person, by_id)
    if not isinstance(person, dict):
        return text_of(person)
    family, given = text_of(person.get("familyName")), text_of(person.get("givenName"))
    if family:
        return f"{family}, {given}" if given else family
    return next(iter(texts_of(person.get("name"))), "")


def _keywords(value: Any) -> list[str]:
    if isinstance(value, str):
        return [word for word in re.split(r"\s*[;,]\s*", value) if word]
    named = (
        text_of(it) or text_of(it.get("name")) if isinstance(it, dict) else text_of(it)
        for it in _listed(value)
    )
    return [word for word in named if word]


def _put_identifier(out: Values, put: Any, identifier: Any) -> None:
    if isinstance(identifier, dict):
        kind = text_of(identifier.get("propertyID")) or text_of(identifier.get("name"))
        value = text_of(identifier.get("value")) or text_of(identifier.get("@value"))
        known = {"doi": "doi", "pmid": "pmid", "pmcid": "pmcid", "isbn": "serial"}
        name = known.get(kind.rpartition("/")[2].lower())
        put(name or "identifier", *filter(None, [value]))
    else:
        put("identifier", *filter(None, [text_of(identifier)]))


def _put_container(put: Any, value: Any, by_id: dict[str, JsonObject], depth: int) -> None:
    """The journal with its volume and issue, which lie in each other in either order."""
    if depth > _DEEPEST:
        return
    for container in _listed(value):
        container = _resolved(container, by_id)
        if not isinstance(container, dict):
            continue
        kinds = texts_of(container.get("@type"))
        if _PERIODICALS.intersection(kinds):
            put("venue", *filter(None, [text_of(container.get("name"))]))
            put("serial", *texts_of(container.get("issn")), *texts_of(container.get("isbn")))
        put("volume", *filter(None, [text_of(container.get("volumeNumber"))]))
        put("issue", *filter(None, [text_of(container.get("issueNumber"))]))
        _put_container(put, container.get("isPartOf"), by_id, depth + 1)
