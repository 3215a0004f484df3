"""COinS: works as OpenURLs in a page's empty <span class="Z3988" title="…">."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl

from desktop_app.importing.html_text.html_tags import tags
from desktop_app.importing.pages.head_metadata import Values
from desktop_app.importing.pages.json_ld import LinkedWork

_SPAN = re.compile(r"<span(?=[\s/][^>]{0,200}?(?:Z3988|ctx_ver|Z39\.88))", re.IGNORECASE)
_NAMES = {
    "atitle": "title",
    "btitle": "book",
    "title": "book",
    "jtitle": "venue",
    "stitle": "short",
    "au": "author",
    "creator": "author",
    "date": "date",
    "volume": "volume",
    "issue": "issue",
    "spage": "first-page",
    "epage": "last-page",
    "pages": "page",
    "issn": "serial",
    "eissn": "serial",
    "isbn": "serial",
    "pub": "publisher",
    "publisher": "publisher",
    "place": "publisher-place",
    "series": "collection-title",
    "edition": "edition",
    "language": "language",
    "description": "abstract",
    "subject": "keyword",
    "identifier": "identifier",
    "inst": "publisher",
}
_TYPES = {
    "article": "article-journal",
    "preprint": "article",
    "proceeding": "paper-conference",
    "conference": "paper-conference",
    "book": "book",
    "bookitem": "chapter",
    "report": "report",
    "dissertation": "thesis",
    "patent": "patent",
}
_MOST_LETTERS = 20_000
_MOST_VALUES = 300


def coins(html: str) -> list[LinkedWork]:
    """All works with a title, in the order of the page; the same span twice is one work."""
    works: list[LinkedWork] = []
    if "Z3988" not in html:
        return works
    seen: set[str] = set()
    for tag in tags(html, _SPAN):
        written = tag.attributes.get("title", "")
        if "Z3988" not in tag.attributes.get("class", "").split():
            continue
        if not written or written in seen or len(written) > _MOST_LETTERS:
            continue
        seen.add(written)
        values = _values(written)
        if values.get("title"):
            works.append(LinkedWork(values, True, tag.line, tag.end_line))
    return works


def _values(written: str) -> Values:
    out: Values = {}
    person: dict[str, str] = {}
    people: list[str] = []
    format_name = ""
    try:
        pairs = parse_qsl(written, max_num_fields=_MOST_VALUES)
    except ValueError:
        return out
    for key, value in pairs:
        value = " ".join(value.split())
        if not value:
            continue
        name = key.removeprefix("rft.")
        if key == "rft_val_fmt":
            format_name = value.rpartition(":")[2]
        elif key == "rft_id":
            out.setdefault("identifier", []).append(_identifier(value))
        elif name == "genre":
            out.setdefault("kind", [value])
        elif name in ("aulast", "aufirst", "auinit", "auinitm", "ausuffix", "aucorp"):
            person.setdefault(name, value)
        elif key.startswith("rft.") and name in _NAMES:
            known = out.setdefault(_NAMES[name], [])
            if value not in known:
                known.append(value)
    first = _first_author(person)
    people = out.get("author", [])
    if first and not any(_same_person(first, name) for name in people):
        out["author"] = [first, *people]
    _name_containers(out, format_name)
    return out


def _identifier(value: str) -> str:
    """'doi:10.…' of 'info:doi/10.…'."""
    if value.startswith("info:"):
        scheme, _, rest = value[5:].partition("/")
        return f"{scheme}:{rest}" if rest else value
    return value


def _first_author(person: dict[str, str]) -> str:
    family = person.get("aulast", "")
    given = person.get("aufirst") or person.get("auinit", "")
    if not family:
        return person.get("aucorp", "")
    return f"{family}, {given}" if given else family


def _same_person(first: str, name: str) -> bool:
    """Whether 'Last, First' is the name that stands in full beside it."""
    words = set(first.replace(",", "").split())
    return words <= set(name.replace(",", "").split()) or first.split(",")[0] in name


def _name_containers(out: Values, format_name: str) -> None:
    """A book's title is the work's own, or that of the book a chapter stands in."""
    book, short = out.pop("book", []), out.pop("short", [])
    if "title" not in out:
        out["title"] = book[:1] or out.pop("venue", [])[:1]
    elif book and "venue" not in out:
        out["venue"] = book[:1]
    if short and "venue" not in out:
        out["venue"] = short[:1]
    elif short and short[0] not in out.get("venue", []):
        out["container-title-short"] = short[:1]
    if not out["title"]:
        del out["title"]
    genre = next(iter(out.pop("kind", [])), "")
    kind = _TYPES.get(genre) or _TYPES.get(format_name)
    if kind is None and format_name == "journal" and "venue" in out:
        kind = "article-journal"
    if kind:
        out["type"] = [kind]
