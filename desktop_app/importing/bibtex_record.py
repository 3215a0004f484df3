"""One BibTeX entry as a Record: fields by CSL's names, text as Unicode, the rest verbatim."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from desktop_app.importing.bibtex_dates import (
    certain_year,
    iso_date,
    month_and_day,
    year_to_sort_by,
)
from desktop_app.importing.bibtex_fields import (
    IDENTIFIERS,
    PEOPLE,
    PLAIN_TYPES,
    TEXT_FIELDS,
    TYPES,
    VENUES,
    VERBATIM,
)
from desktop_app.importing.bibtex_names import is_plain, read_names
from desktop_app.importing.bibtex_syntax import Entry
from desktop_app.importing.cut_mark import is_cut
from desktop_app.importing.plain_value import on_one_line
from desktop_app.importing.structured_names import CORPORATE
from desktop_app.markup.latex import to_unicode
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.identifiers import arxiv_of_doi, find_arxiv, find_doi
from desktop_app.model.names import OTHERS
from desktop_app.model.record import Record

_PARAGRAPH = re.compile(r"\n[ \t]*\n\s*")
_RANGE = re.compile(r"\s*(?:-{1,3}|–|—)\s*")
_PLAIN_PAGES = re.compile(r"(\d+)--?(\d+)")
_COMMAND_URL = re.compile(r"\\(?:url|path|nolinkurl)\s*\{([^{}]*)\}|<(https?://[^<>]*)>")
_ESCAPED = re.compile(r"\\([%&_#~$])|[{}]")
_WEB = re.compile(r"https?://\S+", re.IGNORECASE)
_WRAPPED = re.compile(r"[ \t]*\n\s*+(?!https?:)")
_BETWEEN_URLS = re.compile(r"[;,]?\s+")
_PEOPLE = frozenset(PEOPLE)
_PLACES = {name: place for place, name in enumerate(TEXT_FIELDS)}
_URLS = ("url", "link", "ee", "howpublished")
_NUMBERED_URL = re.compile(r"url[_-]?\d+")
_NUMBERED_ISSUE = frozenset("article suppperiodical periodical review newspaper".split())
_IN_SERIES = frozenset(
    "book booklet collection incollection inbook inproceedings conference proceedings mvbook "
    "mvcollection mvproceedings".split()
)


def record_of(entry: Entry, inherited: list[tuple[str, str]]) -> Record:
    """The record of an entry. inherited: (name, value) pairs that it takes from other entries."""
    return _Mapping(entry, inherited).record()


class _Mapping:
    """Takes fields out of an entry one by one; what nothing has taken goes to extra."""

    def __init__(self, entry: Entry, inherited: list[tuple[str, str]]) -> None:
        self._entry = entry
        self._left: dict[str, str] = {}
        self._written: dict[str, str] = {}
        self._values: dict[str, Any] = {}
        self._fields: dict[str, FieldValue] = {}
        self._extra: dict[str, FieldValue] = {}
        self._guessed: set[str] = set()
        for name, value in [*entry.fields, *inherited] if inherited else entry.fields:
            lower, value = name.lower(), value.strip()
            if not value:
                continue
            if lower not in self._left:
                self._left[lower] = value
                if lower != name:
                    self._written[lower] = name
            elif value != self._left[lower]:
                # Of a field that stands twice the first counts; the others are kept beside it.
                self._keep(name, value)

    def record(self) -> Record:
        entry, left, values = self._entry, self._left, self._values
        values["line"], values["end_line"] = entry.line, entry.end_line
        if entry.key:
            self._fields["citation-key"] = entry.key
        if "title" in left:
            self._title()
        self._authors()
        self._date()
        self._identifiers()
        self._venue()
        if "abstract" in left:
            self._abstract()
        self._named()
        values["type"] = self._type()
        for name, value in left.items():
            self._keep(self._written.get(name, name), value, first=True)
        values["fields"] = self._fields
        if self._extra:
            values["extra"] = self._extra
        if self._guessed:
            values["guessed"] = frozenset(self._guessed)
        return Record.of(**values)

    def _keep(self, name: str, value: str, first: bool = False) -> None:
        """Keeps a value verbatim, after or before others of that name."""
        known = self._extra.get(name)
        if known is None:
            self._extra[name] = value
            return
        others = (known,) if isinstance(known, str) else known
        self._extra[name] = (value, *others) if first else (*others, value)

    def _take(self, name: str) -> str:
        """The next field's value as Unicode on one line, or '' where there is none."""
        value = self._left.pop(name, "")
        if not value:
            return ""
        if name in VERBATIM:
            return _verbatim(value)
        return _text(value) if len(value) > _SHORT or name == "title" else _short_text(value)

    def _title(self) -> None:
        title = self._take("title")
        subtitle = self._take("subtitle") if title else ""
        if subtitle:
            title = f"{title} {subtitle}" if title[-1] in ":?!" else f"{title}: {subtitle}"
        self._values["title"] = title or None

    def _authors(self) -> None:
        if source := self._left.pop("author", ""):
            names = read_names(source)
            self._values["authors"] = names.names
            if names.names:
                self._values["authors_complete"] = names.complete
                self._values["author_total"] = len(names.names) if names.complete else None
            self._keep_whole(names.corporate)
            if names.guessed:
                self._guessed.add("authors")
        for name in () if _PEOPLE.isdisjoint(self._left) else PEOPLE:
            if name not in self._left:
                continue
            variable, people = PEOPLE[name], read_names(self._left[name])
            if people.names and variable not in self._fields:
                more = () if people.complete else (OTHERS,)
                self._fields[variable] = people.names + more
                self._keep_whole(people.corporate)
                del self._left[name]

    def _keep_whole(self, names: tuple[str, ...]) -> None:
        """Says of names that they are never taken apart."""
        if names:
            known = self._extra.get(CORPORATE, ())
            self._extra[CORPORATE] = tuple(dict.fromkeys((*known, *names)))

    def _date(self) -> None:
        date = None
        if written := self._left.get("date"):
            date = iso_date(_text(written))
            if date and "/" not in written and "~" not in written:
                del self._left["date"]
        if year := self._left.get("year"):
            certain = certain_year(_text(year))
            if certain and (date is None or date.startswith(certain)):
                del self._left["year"]
                date = date or certain
        if date is None:
            date = self._unplain_year()
        if date and len(date) == 4 and (month := self._left.get("month")):
            day = self._left.get("day", "")
            found = month_and_day(_text(month), _text(day))
            if found:
                del self._left["month"]
                date = f"{date}-{found[0]}"
                if found[1]:
                    date = f"{date}-{found[1]}"
                    if day and _text(day).lstrip("0") == found[1].lstrip("0"):
                        del self._left["day"]
        elif date and "month" in self._left:
            found = month_and_day(_text(self._left["month"]), "")
            if found and date[5:7] == found[0]:
                del self._left["month"]
        if date:
            self._values["date"] = date
            self._values["year"] = int(date[:4])

    def _unplain_year(self) -> str | None:
        """What a year sorts by whose text says more and is kept."""
        for name in ("year", "date"):
            found = year_to_sort_by(_text(self._left[name])) if name in self._left else None
            if found:
                if found[1]:
                    self._guessed |= {"year", "date"}
                return found[0]
        return None

    def _identifiers(self) -> None:
        left, values = self._left, self._values
        others: list[Identifier] = []
        names = [name for name in _URLS if name in left]
        names += [n for n in left if n[:3] == "url" and _NUMBERED_URL.fullmatch(n)]
        urls = [url for name in names for url in self._addresses(name)] if names else names
        doi = find_doi(_verbatim(left["doi"])) if "doi" in left else None
        if doi:
            del left["doi"]
            values["doi"] = doi
        arxiv = self._eprint(others) if "eprint" in left else None
        for name in ("pmid", "pmcid"):
            if name in left and (value := self._take(name)):
                others.append(Identifier(IDENTIFIERS[name], value))
        if arxiv is None and doi:
            found = arxiv_of_doi(doi)
            arxiv = (found, None) if found else None
        for name in ("journal", "journaltitle", "note", "howpublished"):
            if arxiv is None and name in left and "arxiv" in left[name][:12].lower():
                arxiv = find_arxiv(_text(left[name]))
        for url in urls:
            if arxiv is None and "arxiv.org/" in url.lower():
                arxiv = find_arxiv(url)
        if arxiv:
            values["arxiv_id"] = arxiv[0]
            if arxiv[1] and "version" not in left:
                self._fields["version"] = arxiv[1]
        if urls:
            values["urls"] = tuple(dict.fromkeys(urls))
        if others:
            values["identifiers"] = tuple(others)

    def _addresses(self, name: str) -> list[str]:
        """Takes a field that holds nothing but web addresses; also where the field stands twice."""
        urls = _web_addresses(self._left.get(name, ""))
        if not urls:
            return []
        written = self._written.get(name, name)
        del self._left[name]
        others = self._extra.get(written, ())
        for value in (others,) if isinstance(others, str) else others:
            more = _web_addresses(value)
            if not more:
                return urls
            urls += more
        self._extra.pop(written, None)
        return urls

    def _eprint(self, others: list[Identifier]) -> tuple[str, str | None] | None:
        value = _verbatim(self._left["eprint"])
        if not value:
            return None
        scheme_field = next((n for n in ("eprinttype", "archiveprefix") if n in self._left), None)
        scheme = _text(self._left[scheme_field]).lower() if scheme_field else ""
        arxiv = find_arxiv(value) if scheme in ("", "arxiv") else None
        if arxiv is None and scheme not in IDENTIFIERS:
            return None
        del self._left["eprint"]
        if scheme_field:
            del self._left[scheme_field]
        if arxiv is None:
            others.append(Identifier(IDENTIFIERS[scheme], value))
            return None
        subject = self._take("primaryclass") or self._take("eprintclass")
        if subject:
            self._values["subjects"] = (subject,)
        return arxiv

    def _venue(self) -> None:
        for name, further in VENUES.items():
            if name in self._left and (venue := self._take(name)):
                subtitle = self._take(further) if further else ""
                self._values["venue"] = f"{venue}: {subtitle}" if subtitle else venue
                return

    def _abstract(self) -> None:
        source = self._left.pop("abstract")
        if "\n" in source:
            paragraphs = [_text(paragraph) for paragraph in _PARAGRAPH.split(source)]
            abstract = "\n\n".join(paragraph for paragraph in paragraphs if paragraph)
        else:
            abstract = _text(source)
        self._values["abstract"] = abstract or None
        if is_cut(abstract):
            self._values["abstract_complete"] = False

    def _named(self) -> None:
        kind = self._entry.type
        if "number" in self._left:
            variable = "number"
            if kind in _NUMBERED_ISSUE:
                variable = "issue"
            elif kind in _IN_SERIES:
                variable = "collection-number" if "series" in self._left else "issue"
            self._fields[variable] = self._take("number")
        if "keywords" in self._left or "keyword" in self._left:
            keywords = "; ".join(k for k in (self._take("keywords"), self._take("keyword")) if k)
            between = ";" if ";" in keywords else ","
            words = (word.strip() for word in keywords.split(between))
            self._fields["keyword"] = tuple(dict.fromkeys(word for word in words if word))
        for name in sorted(filter(_PLACES.__contains__, self._left), key=_PLACES.__getitem__):
            variable = TEXT_FIELDS[name]
            if variable not in self._fields:
                if variable == "page" and (plain := _PLAIN_PAGES.fullmatch(self._left[name])):
                    del self._left[name]
                    self._fields[variable] = f"{plain[1]}-{plain[2]}"
                    continue
                value = self._take(name)
                self._fields[variable] = _RANGE.sub("-", value) if variable == "page" else value

    def _type(self) -> str:
        kind = self._entry.type
        if kind not in PLAIN_TYPES:
            self._extra["entrytype"] = kind
        if kind in ("article", "misc", "online", "unpublished") and self._values.get("arxiv_id"):
            venue = str(self._values.get("venue") or "arxiv").lower()
            if venue.startswith(("arxiv", "corr")):
                return "article"
        return TYPES.get(kind, "document")


def _text(value: str) -> str:
    if value.isascii() and (value.isalnum() or is_plain(value)):
        return value
    return on_one_line(to_unicode(value))


_SHORT = 60
_short_text = lru_cache(maxsize=4096)(_text)
"""Names of journals and publishers come again and again."""


def _web_addresses(value: str) -> list[str]:
    """The addresses in a value that holds nothing else; one may be broken over lines."""
    if not value:
        return []
    value = _COMMAND_URL.sub(lambda match: f" {match[1] or match[2]} ", value)
    value = _WRAPPED.sub("", value)
    urls: list[str] = []
    for word in _BETWEEN_URLS.split(value.strip()):
        url = _verbatim(word)
        if url and not _WEB.fullmatch(url):
            return []
        if url:
            urls.append(url)
    return urls


def _verbatim(value: str) -> str:
    r"""An address or code: \url and LaTeX's escapes off, nothing else changed."""
    if "\\" not in value and "{" not in value and "}" not in value and "<" not in value:
        return "".join(value.split())
    value = _COMMAND_URL.sub(lambda match: match[1] or match[2], value)
    return "".join(_ESCAPED.sub(r"\1", value).split()) if value else ""
