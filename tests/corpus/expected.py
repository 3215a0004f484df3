"""The expected values that lie beside a file, in whichever program's shape they come."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import bibtexparser

from desktop_app.markup.latex import to_unicode
from desktop_app.model.names import PersonName, parse_name, split_names
from tests.corpus.values import Values, values

Item = dict[str, Any]
_AUTHORS = frozenset(
    "author inventor artist programmer director podcaster interviewee presenter composer "
    "cartographer sponsor performer".split()
)


def expected_beside(path: Path) -> list[Values] | None:
    """The items expected of a file, in order; None where nothing lies beside it."""
    found = path.with_name(f"{path.stem}.expected.json")
    if found.is_file():
        content = json.loads(found.read_text(encoding="utf-8"))
        items = content if isinstance(content, list) else [content]
        return [_item(item) for item in items]
    found = path.with_suffix(".bib")
    if found.is_file() and found != path:
        library = bibtexparser.parse_string(found.read_text(encoding="utf-8"))
        return [
            _bibtex({field.key.lower(): str(field.value) for field in entry.fields})
            for entry in library.entries
        ]
    return None


def _item(item: Item) -> Values:
    if "itemType" in item:
        return _zotero(item)
    return _ads(item) if "recordData" in item else _papis(item)


def _zotero(item: Item) -> Values:
    people = [(person["creatorType"], _person(person)) for person in item["creators"]]
    places = ("publicationTitle", "bookTitle", "proceedingsTitle", "websiteTitle")
    return values(
        title=item.get("title", ""),
        authors=[name for role, name in people if role in _AUTHORS],
        editors=[name for role, name in people if role == "editor"],
        year=item.get("date") or item.get("issueDate") or "",
        venue=_first(item, *places),
        volume=item.get("volume", ""),
        issue=_first(item, "issue", "reportNumber", "patentNumber"),
        pages=item.get("pages", ""),
        doi=item.get("DOI", ""),
        isbn=re.split(r"[,;]| (?=97)", item.get("ISBN", "")),
        abstract=item.get("abstractNote", ""),
        keywords=[tag["tag"] if isinstance(tag, dict) else tag for tag in item["tags"]],
    )


def _person(person: Item) -> PersonName:
    if not person.get("firstName"):
        return PersonName(literal=person.get("lastName") or person.get("name") or "")
    return PersonName(family=person["lastName"], given=person["firstName"])


def _papis(item: Item) -> Values:
    words = item.get("keywords") or ()
    ends = "-".join(filter(None, (item.get("firstpage"), item.get("lastpage"))))
    return values(
        title=item.get("title", ""),
        authors=[
            PersonName(family=person.get("family", ""), given=person.get("given", ""))
            for person in item.get("author_list", ())
        ],
        year=str(_first(item, "year", "date", "publication_date")),
        venue=_first(item, "journal", "booktitle"),
        volume=str(item.get("volume", "")),
        issue=_first(item, "issue", "number"),
        pages=item.get("pages") or ends,
        doi=item.get("doi", ""),
        isbn=[item.get("isbn", "")],
        abstract=item.get("abstract", ""),
        keywords=re.split(r"[,;]\s*", words) if isinstance(words, str) else words,
    )


def _ads(item: Item) -> Values:
    publication, places = item["publication"], item.get("pagination", {})
    dates = item.get("pubDate", {})
    ends = "-".join(filter(None, (places.get("firstPage"), places.get("lastPage"))))
    numbers = publication.get("ISBN", ())
    return values(
        title=": ".join(filter(None, (_english(item, "title"), _english(item, "subtitle")))),
        authors=[_contributor(person) for person in item.get("authors", ())],
        editors=[
            _contributor(person["contrib"])
            for person in item.get("otherContributor", ())
            if person.get("role", "").lower() == "editor"
        ],
        year=_first(dates, "printDate", "electrDate") or publication.get("pubYear", ""),
        venue=publication.get("pubName", ""),
        volume=publication.get("volumeNum", ""),
        issue=publication.get("issueNum", ""),
        pages=ends or _first(places, "pageRange", "electronicID"),
        doi=next((one["DOI"] for one in item.get("persistentIDs", ()) if "DOI" in one), ""),
        isbn=[one.get("isbn_str", "") for one in numbers],
        abstract=_english(item, "abstract"),
        keywords=[word.get("keyString", "") for word in item.get("keywords", ())],
    )


def _english(item: Item, name: str) -> str:
    return str(item.get(name, {}).get("textEnglish", ""))


def _contributor(person: Item) -> PersonName:
    name = person["name"]
    if name.get("collab") or not name.get("surname"):
        return PersonName(literal=name.get("collab") or name.get("pubraw") or "")
    return PersonName(family=name["surname"], given=name.get("given_name", ""))


def _bibtex(fields: dict[str, str]) -> Values:
    found = {name: to_unicode(value) for name, value in fields.items()}
    return values(
        title=": ".join(filter(None, (found.get("title"), found.get("subtitle")))),
        authors=_names(fields.get("author", "")),
        editors=_names(fields.get("editor", "")),
        year=_first(found, "year", "date"),
        venue=_first(found, "journal", "booktitle", "journaltitle"),
        volume=found.get("volume", ""),
        issue=_first(found, "number", "issue"),
        pages=found.get("pages", ""),
        doi=fields.get("doi", ""),
        isbn=[found.get("isbn", "")],
        abstract=found.get("abstract", ""),
        keywords=re.split(r"[,;]\s*", found.get("keywords", "")),
    )


def _names(value: str) -> list[PersonName]:
    return [parse_name(to_unicode(name)) for name in split_names(value)]


def _first(item: Item, *names: str) -> Any:
    return next((item[name] for name in names if item.get(name)), "")
