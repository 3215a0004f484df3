"""One BibTeX entry as a Record: fields by CSL's names, text as Unicode, the rest verbatim."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop_app.importing.bibtex.dates import (
    iso_date,
    month_and_day_of,
    year_of,
    year_to_sort_by,
)
from desktop_app.importing.bibtex.fields import (
    IDENTIFIERS,
    PEOPLE,
    PLAIN_TYPES,
    TEXT_FIELDS,
    TYPES,
    VENUES,
)
from desktop_app.importing.bibtex.kinds import (
    ADDRESS,
    ADDRESSES,
    AUTHOR,
    CODE,
    HINT,
    HINTS,
    KINDS,
    NUMBERED,
    OTHER_PEOPLE,
    VENUE,
    number_variable,
)
from desktop_app.importing.bibtex.names import read_names
from desktop_app.importing.bibtex.syntax import Entry
from desktop_app.importing.bibtex.text import (
    keywords_of,
    known_text_of,
    pages_of,
    paragraphs_of,
    text_of,
    verbatim,
    web_addresses,
)
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.importing.values.structured_names import CORPORATE
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.identifiers import arxiv_of_doi, find_arxiv, find_doi
from desktop_app.model.names import OTHERS
from desktop_app.model.record import Record

_PLACES = {name: place for place, name in enumerate(TEXT_FIELDS)}


class EntryDraft:
    """Takes fields out of an entry one by one; what nothing has taken goes to extra.

    kinds: what its fields are, as KINDS says of each.
    """

    __slots__ = ("_entry", "_extra", "_fields", "_guessed", "_left", "_values", "_written", "kinds")

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._left: dict[str, str] = {}
        self._written: dict[str, str] = {}
        self._values: dict[str, Any] = {}
        self._fields: dict[str, FieldValue] = {}
        self._extra: dict[str, FieldValue] = {}
        self._guessed: set[str] = set()
        self.kinds = 0
        self.add(entry.fields)

    @property
    def says_something(self) -> bool:
        """Whether there is any value in it."""
        return bool(self._left)

    def add(self, fields: Iterable[tuple[str, str]]) -> None:
        """Fields of its own, or that it takes from other entries. Of a field that stands twice the
        first counts; the others are kept beside it."""
        left, kinds = self._left, self.kinds
        for name, value in fields:
            value = value.strip()
            if not value:
                continue
            lower, kind = KINDS[name]
            if lower not in left:
                left[lower] = value
                kinds |= kind
                if lower != name:
                    self._written[lower] = name
            elif value != left[lower]:
                self._keep(name, value)
        self.kinds = kinds

    def record(self) -> Record:
        """The record; the draft is used up."""
        entry, left, values, kinds = self._entry, self._left, self._values, self.kinds
        values["line"], values["end_line"] = entry.line, entry.end_line
        if entry.key:
            self._fields["citation-key"] = entry.key
        if "title" in left:
            self._title()
        if kinds & (AUTHOR | OTHER_PEOPLE):
            self._people()
        self._date()
        if kinds & (CODE | ADDRESS | HINT):
            self._identifiers()
        self._venue()
        if "abstract" in left:
            self._abstract()
        self._named()
        values["type"] = self._type()
        if left:
            self._keep_left()
        values["fields"] = self._fields
        if self._extra:
            values["extra"] = self._extra
        if self._guessed:
            values["guessed"] = frozenset(self._guessed)
        return Record.of(**values)

    def _keep_left(self) -> None:
        """Keeps what nothing has taken."""
        left, written = self._left, self._written
        if not self._extra and not written:
            self._extra.update(left)
            return
        for name, value in left.items():
            self._keep(written.get(name, name), value, first=True)

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
        return known_text_of(value)

    def _title(self) -> None:
        title = text_of(self._left.pop("title"))
        subtitle = self._take("subtitle") if title and "subtitle" in self._left else ""
        if subtitle:
            title = f"{title} {subtitle}" if title[-1] in ":?!" else f"{title}: {subtitle}"
        self._values["title"] = title or None

    def _people(self) -> None:
        if source := self._left.pop("author", ""):
            names = read_names(source)
            self._values["authors"] = names.names
            if names.names:
                self._values["authors_complete"] = names.complete
                self._values["author_total"] = len(names.names) if names.complete else None
            self._keep_whole(names.corporate)
            if names.guessed:
                self._guessed.add("authors")
        for name in PEOPLE if self.kinds & OTHER_PEOPLE else ():
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
            date = iso_date(text_of(written))
            if date and "/" not in written and "~" not in written:
                del self._left["date"]
        if year := self._left.get("year"):
            certain = year_of(year)
            if certain and (date is None or date.startswith(certain)):
                del self._left["year"]
                date = date or certain
        if date is None:
            date = self._unplain_year()
        if date and len(date) == 4 and (month := self._left.get("month")):
            day = self._left.get("day", "")
            found = month_and_day_of(month, day)
            if found:
                del self._left["month"]
                date = f"{date}-{found[0]}"
                if found[1]:
                    date = f"{date}-{found[1]}"
                    if day and text_of(day).lstrip("0") == found[1].lstrip("0"):
                        del self._left["day"]
        elif date and "month" in self._left:
            found = month_and_day_of(self._left["month"])
            if found and date[5:7] == found[0]:
                del self._left["month"]
        if date:
            self._values["date"] = date
            self._values["year"] = int(date[:4])

    def _unplain_year(self) -> str | None:
        """What a year sorts by whose text says more and is kept."""
        for name in ("year", "date"):
            found = year_to_sort_by(text_of(self._left[name])) if name in self._left else None
            if found:
                if found[1]:
                    self._guessed |= {"year", "date"}
                return found[0]
        return None

    def _identifiers(self) -> None:
        left, values = self._left, self._values
        others: list[Identifier] = []
        urls: list[str] = []
        if self.kinds & ADDRESS:
            names = [name for name in ADDRESSES if name in left]
            if self.kinds & NUMBERED:
                names += [name for name in left if KINDS[name][1] & NUMBERED]
            for name in names:
                urls += self._addresses(name)
        doi = find_doi(verbatim(left["doi"])) if "doi" in left else None
        if doi:
            del left["doi"]
            values["doi"] = doi
        arxiv = self._eprint(others) if "eprint" in left else None
        for name in ("pmid", "pmcid"):
            if name in left and (value := verbatim(left.pop(name))):
                others.append(Identifier(IDENTIFIERS[name], value))
        if arxiv is None and doi:
            found = arxiv_of_doi(doi)
            arxiv = (found, None) if found else None
        for name in HINTS if self.kinds & HINT else ():
            if arxiv is None and name in left and "arxiv" in left[name][:12].lower():
                arxiv = find_arxiv(text_of(left[name]))
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
        urls = web_addresses(self._left[name])
        if not urls:
            return []
        written = self._written.get(name, name)
        del self._left[name]
        others = self._extra.get(written, ())
        for value in (others,) if isinstance(others, str) else others:
            more = web_addresses(value)
            if not more:
                return urls
            urls += more
        self._extra.pop(written, None)
        return urls

    def _eprint(self, others: list[Identifier]) -> tuple[str, str | None] | None:
        value = verbatim(self._left["eprint"])
        if not value:
            return None
        scheme_field = next((n for n in ("eprinttype", "archiveprefix") if n in self._left), None)
        scheme = text_of(self._left[scheme_field]).lower() if scheme_field else ""
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
        for name in VENUES if self.kinds & VENUE else ():
            if name in self._left and (venue := self._take(name)):
                further = VENUES[name]
                subtitle = self._take(further) if further and further in self._left else ""
                self._values["venue"] = f"{venue}: {subtitle}" if subtitle else venue
                return

    def _abstract(self) -> None:
        abstract = paragraphs_of(self._left.pop("abstract"))
        self._values["abstract"] = abstract or None
        if is_cut(abstract):
            self._values["abstract_complete"] = False

    def _named(self) -> None:
        kind = self._entry.type
        if "number" in self._left:
            variable = number_variable(kind, "series" in self._left)
            self._fields[variable] = self._take("number")
        if "keywords" in self._left or "keyword" in self._left:
            keywords = "; ".join(k for k in (self._take("keywords"), self._take("keyword")) if k)
            self._fields["keyword"] = keywords_of(keywords)
        for name in sorted(filter(_PLACES.__contains__, self._left), key=_PLACES.__getitem__):
            variable = TEXT_FIELDS[name]
            if variable not in self._fields:
                if variable == "page":
                    self._fields[variable] = pages_of(self._left.pop(name))
                else:
                    self._fields[variable] = self._take(name)

    def _type(self) -> str:
        kind = self._entry.type
        if kind not in PLAIN_TYPES:
            self._extra["entrytype"] = kind
        if kind in ("article", "misc", "online", "unpublished") and self._values.get("arxiv_id"):
            venue = str(self._values.get("venue") or "arxiv").lower()
            if venue.startswith(("arxiv", "corr")):
                return "article"
        return TYPES.get(kind, "document")
