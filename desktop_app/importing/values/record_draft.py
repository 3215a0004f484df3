"""RecordDraft: what has been read of one tagged entry so far, and the Record that it becomes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import cast

from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.importing.values.tagged_dates import dating
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.identifiers import address, arxiv_of_doi, find_arxiv, find_doi
from desktop_app.model.names import OTHERS
from desktop_app.model.record import Record

PEOPLE = frozenset(
    "author editor translator collection-editor director contributor illustrator".split()
)
_UNREAD = frozenset("date month doi serial url arxiv".split())
SPECIAL = PEOPLE | _UNREAD
_SEVERAL = PEOPLE | {"keyword"}
_OTHERS = re.compile(r"(?:et\.?\s*al\.?|others|and others|…|\.\.\.)", re.IGNORECASE)
_MOST_COMMAS = 3
_TIGHT_COMMA = re.compile(r",(?=\S)")
_ISSN = re.compile(r"(?<![\d-])\d{4}-?\d{3}[\dXx](?![\d-])")
_ISBN = re.compile(r"(?<![\d-])(?:97[89][ -]?(?:\d[ -]?){9}\d|(?:\d[ -]?){9}[\dXx])(?![\d-])")
_SERIAL_WORDS = re.compile(r"\b(?:e-?)?(?:ISSN|ISBN)\b[:.]?|[()\s,;:]+", re.IGNORECASE)
_DASH = re.compile(r"[-–—]")
_RANGE = re.compile(r"\s*[‐‑–—−]\s*|\s*-{2,3}\s*|\s+-\s+")
_SOME_LETTER = re.compile(r"[^\W\d_]|…|\.\.\.")
_WEB = re.compile(r"(?:https?|ftp)://\S+", re.IGNORECASE)
_WEB_LIST = re.compile(r"\s*;\s*(?=https?://)|\s+(?=https?://)", re.IGNORECASE)


class RecordDraft:
    """Collects values under CSL's names, and whatever has none under the source's own.

    Besides CSL's: 'venue', 'doi', 'url', 'arxiv', 'serial' (an ISSN or ISBN), 'date' (any that
    holds the year), 'month' (beside a year elsewhere), 'first-page' and 'last-page'.
    """

    def __init__(self, line: int, end_line: int) -> None:
        self.line, self.end_line = line, end_line
        self.type: str | None = None
        self.author_total: int | None = None
        self.authors_cut = False
        self.abstract_cut = False
        self.attributed_to: tuple[str, ...] = ()
        self.subjects: tuple[str, ...] = ()
        self.values: dict[str, list[str]] = {}
        self.extra: dict[str, list[str]] = {}
        self._identifiers: list[Identifier] = []
        self._sources: dict[str, list[tuple[str, str]]] = {}
        self._guessed: set[str] = set()
        self._more: dict[str, tuple[str, str]] = {}

    def add(self, name: str, value: str, tag: str = "") -> None:
        """A value under its name. tag: where it is kept if it turns out not to be such a value."""
        value = plain_value(value)
        if value:
            self.put(name, value, tag)

    def put(self, name: str, value: str, tag: str = "") -> None:
        """As add, a value that plain_value would not change, and that is not empty."""
        if name not in SPECIAL:
            known = self.values.get(name)
            if known is None:
                self.values[name] = [value]
            elif value not in known:
                known.append(value)
        elif name in PEOPLE:
            self._add_people(name, value, tag or name)
        else:
            self._sources.setdefault(name, []).append((tag or name, value))

    def keep(self, tag: str, value: str) -> None:
        """A value that has no name, verbatim."""
        if value:
            self.extra.setdefault(tag, []).append(value)

    def identify(self, kind: str, value: str) -> None:
        """An identifier of some scheme."""
        identifier = Identifier(kind, value)
        if value and identifier not in self._identifiers:
            self._identifiers.append(identifier)

    def cut(self, role: str, tag: str = "", mark: str = "") -> None:
        """Says that a list of people has more than are named. mark: how the source says so; kept
        under its tag where nobody is named."""
        if role == "author":
            self.authors_cut = True
        else:
            self._more.setdefault(role, (tag or role, mark))

    def has(self, name: str) -> bool:
        """Whether there is a value under this name."""
        return name in self.values or name in self._sources

    def sources(self, name: str) -> list[str]:
        """The values of 'date', 'doi', 'serial', 'url' or 'arxiv' as they were added."""
        return [value for _, value in self._sources.get(name, ())]

    def take(self, name: str) -> str:
        """Removes and returns the values under a name, joined by blanks; '' where there is none."""
        return " ".join(self.values.pop(name, ()))

    def record(self) -> Record:
        """The record; the draft is used up."""
        sources, values = self._sources, self.values
        date = self._date() if "date" in sources or "month" in sources else None
        dois: list[str] = []
        arxiv = None
        if "doi" in sources or "arxiv" in sources:
            dois, arxiv = self._doi_and_arxiv()
        if "serial" in sources:
            self._serials()
        self._pages()
        for role, (tag, mark) in self._more.items():
            if role in values:
                values[role].append(OTHERS)
            else:
                self.keep(tag, mark)
        authors = tuple(values.pop("author", ()))
        abstract = " ".join(values.pop("abstract", ()))
        title, venue = self._first("title"), self._first("venue")
        cut = self.authors_cut or (self.author_total or 0) > len(authors)
        return Record.of(
            line=self.line,
            end_line=self.end_line,
            type=self.type,
            title=title,
            authors=authors,
            author_total=self.author_total or (len(authors) if authors and not cut else None),
            authors_complete=not cut if authors else (False if cut else None),
            attributed_to=self.attributed_to,
            year=int(date[:4]) if date else None,
            date=date,
            venue=venue,
            abstract=abstract or None,
            abstract_complete=False
            if abstract and (self.abstract_cut or is_cut(abstract))
            else None,
            subjects=self.subjects,
            doi=dois[0] if dois else None,
            arxiv_id=arxiv,
            identifiers=tuple(self._identifiers),
            urls=self._urls(dois, arxiv) if "url" in sources else (),
            fields=_stored(values),
            extra=_stored_in_place(self.extra) if self.extra else {},
            guessed=frozenset(self._guessed),
        )

    def _first(self, name: str) -> str | None:
        """Takes the values under a name: the first; the others have no place but extra."""
        found = self.values.pop(name, None)
        if not found:
            return None
        if len(found) > 1:
            for value in found[1:]:
                self.keep(name, value)
        return found[0]

    def _add_people(self, role: str, value: str, tag: str) -> None:
        known = self.values.get(role)
        if known is None:
            known = self.values[role] = []
        for name in _names_of(value):
            if name.count(",") > _MOST_COMMAS:  # a list, of family names perhaps: nobody can tell
                self.keep(tag, name)
                continue
            if _OTHERS.fullmatch(name):
                self.cut(role, tag, name)
            else:
                known.append(name)
        if not known:
            del self.values[role]

    def _date(self) -> str | None:
        """The date; what it does not say is kept."""
        sources, months = self._sources.pop("date", ()), self._sources.pop("month", ())
        date, kept, guessed = dating(tuple(sources), tuple(months))
        for tag, value in kept:
            self.keep(tag, value)
        if guessed:
            self._guessed |= {"year", "date"}
        return date

    def _doi_and_arxiv(self) -> tuple[list[str], str | None]:
        dois: list[str] = []
        for tag, value in self._sources.pop("doi", ()):
            doi = find_doi(value)
            if doi is None:
                self.keep(tag, value)
            elif doi not in dois:
                dois.append(doi)
        for doi in dois[1:]:
            self.identify("doi", doi)
        arxiv: str | None = None
        for tag, value in self._sources.pop("arxiv", []):
            found = find_arxiv(value)
            if found is None or arxiv not in (None, found[0]):
                self.keep(tag, value)
                continue
            arxiv = found[0]
            if found[1]:
                self.values.setdefault("version", [found[1]])
        if arxiv is None and dois:
            arxiv = arxiv_of_doi(dois[0])
        return dois, arxiv

    def _urls(self, dois: Sequence[str], arxiv: str | None) -> tuple[str, ...]:
        """The addresses, without those that the identifiers lead to anyway."""
        named = [("doi", doi) for doi in dois] + [("arxiv", arxiv or "")]
        named += [(item.kind, item.value) for item in self._identifiers]
        urls: dict[str, None] = {}
        for tag, value in self._sources.pop("url"):
            for url in _WEB_LIST.split(value) if value.count("://") > 1 else (value,):
                if not _WEB.fullmatch(url):
                    self.keep(tag, url)
                elif not any(
                    code and (code in url or "%" in url) and address(kind, code) == url
                    for kind, code in named
                ):
                    urls[url] = None
        return tuple(urls)

    def _serials(self) -> None:
        """ISSNs and ISBNs by their digits, whatever the source calls them."""
        for tag, value in self._sources.pop("serial", []):
            numbers, rest = serial_numbers(value)
            for name, number in numbers:
                known = self.values.setdefault(name, [])
                if number not in known:
                    known.append(number)
            if rest:
                self.keep(tag, value)

    def _pages(self) -> None:
        values = self.values
        if "first-page" not in values and "last-page" not in values and "page" not in values:
            return
        if "first-page" not in values and "last-page" not in values:
            page = values["page"][0]
            start, _, end = page.partition("-")
            if start.isdecimal() and end.isdecimal() and start != end and len(values["page"]) == 1:
                values["page"] = values.pop("page")  # it stands last, as any other does
                return
        first, last = self.take("first-page"), self.take("last-page")
        pages = self.take("page")
        if first and not pages:
            pages = page_range(first, last)
        elif pages:
            pages = _without_repeat(pages)
            start, _, end = pages.partition("-")
            if first != start:
                self.keep("first-page", first)
            short = len(end) < len(start) and last.endswith(end)  # 5331 of '5323-31'
            if last != (end or start) and not (end and short):
                self.keep("last-page", last)
        elif last:
            self.keep("last-page", last)
        if pages:
            values["page"] = [pages]


def page_range(first: str, last: str) -> str:
    """'11-19' of a first page and a last one, which may be empty, or the same, or within it."""
    if first.isdecimal() and (last.isdecimal() or not last):
        return f"{first}-{last}" if last and last != first else first
    if not last or last == first or (first.endswith(last) and _DASH.search(first)):
        return _without_repeat(first)
    return _without_repeat(f"{first}-{last}")


def _without_repeat(pages: str) -> str:
    """Pages with a hyphen between them; '11' of '11-11', nothing of a mere hyphen."""
    pages = _RANGE.sub("-", pages)
    start, _, end = pages.partition("-")
    return start if start == end else pages


def usual_names(values: Sequence[str]) -> tuple[str, ...] | None:
    """The names in values that are settled; None where more must be said of them than these."""
    if are_family_and_given(values):
        return tuple(values)
    names = [name for value in values for name in _names_of(value)]
    if any(name.count(",") > _MOST_COMMAS or _OTHERS.fullmatch(name) for name in names):
        return None
    return tuple(names)


def are_family_and_given(values: Sequence[str]) -> bool:
    """Whether each value is one name, 'Family, Given', as nearly all are."""
    text = "\n".join(values)
    if text.count(",") != len(values):
        return False
    for value in values:
        if ", " not in value:
            return False
    # To look for these one by one takes a sixth of what one pattern of them takes.
    return not (
        ";" in text
        or "…" in text
        or " and " in text
        or "et al" in text
        or ("." in text and "..." in text)
    )


def serial_numbers(value: str) -> tuple[tuple[tuple[str, str], ...], bool]:
    """('ISSN' or 'ISBN', number) for each in a value, and whether it says anything else."""
    return _of_short_value(value) if len(value) <= _SHORT else _serial_numbers(value)


def _serial_numbers(value: str) -> tuple[tuple[tuple[str, str], ...], bool]:
    if _ISSN.fullmatch(value):
        return (("ISSN", value),), False
    found: list[tuple[str, str]] = []
    for name, form in (("ISBN", _ISBN), ("ISSN", _ISSN)):
        found += [(name, number.strip()) for number in form.findall(value)]
        value = form.sub(" ", value)
    return tuple(found), bool(_SERIAL_WORDS.sub("", value))


_SHORT = 100
"""Letters of what is remembered, as the numbers of journals come again and again."""
_of_short_value = lru_cache(maxsize=4096)(_serial_numbers)


def _stored(values: Mapping[str, list[str]]) -> dict[str, FieldValue]:
    return {
        name: tuple(found) if len(found) > 1 or name in _SEVERAL else found[0]
        for name, found in values.items()
    }


def _stored_in_place(values: dict[str, list[str]]) -> dict[str, FieldValue]:
    """The same of values that are used up: there may be as many as a text has lines."""
    out = cast("dict[str, FieldValue]", values)
    for name, found in values.items():
        out[name] = tuple(found) if len(found) > 1 or name in _SEVERAL else found[0]
    return out


def _names_of(value: str) -> tuple[str, ...]:
    return (value,) if are_family_and_given((value,)) else _names(value)


@lru_cache(maxsize=8192)
def _names(value: str) -> tuple[str, ...]:
    """The names in one value: usually one; more where semicolons, or 'and' and commas, say so."""
    pieces: Iterable[str] = [value]
    if ";" in value:
        pieces = value.split(";")
    elif " and " in value:
        halves = value.split(" and ")
        if all(half.count(",") == 1 for half in halves):
            pieces = halves
    names = (_TIGHT_COMMA.sub(", ", piece.strip().rstrip(",").rstrip()) for piece in pieces)
    return tuple(name for name in names if _SOME_LETTER.search(name))
