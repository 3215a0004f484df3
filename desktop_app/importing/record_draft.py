"""RecordDraft: what has been read of one tagged entry so far, and the Record that it becomes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from desktop_app.importing.cut_mark import is_cut
from desktop_app.importing.plain_value import plain_value
from desktop_app.importing.tagged_dates import dated, iso_date, plain_date, plain_date_of, says_more
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.identifiers import address, arxiv_of_doi, find_arxiv, find_doi
from desktop_app.model.names import OTHERS
from desktop_app.model.record import Record

PEOPLE = frozenset(
    "author editor translator collection-editor director contributor illustrator".split()
)
_UNREAD = frozenset("date month doi serial url arxiv".split())
_SPECIAL = PEOPLE | _UNREAD
_SEVERAL = PEOPLE | {"keyword"}
_OTHERS = re.compile(r"(?:et\.?\s*al\.?|others|and others|…|\.\.\.)", re.IGNORECASE)
_MOST_COMMAS = 3
_TIGHT_COMMA = re.compile(r",(?=\S)")
_ISSN = re.compile(r"(?<![\d-])\d{4}-?\d{3}[\dXx](?![\d-])")
_ISBN = re.compile(r"(?<![\d-])(?:97[89][ -]?(?:\d[ -]?){9}\d|(?:\d[ -]?){9}[\dXx])(?![\d-])")
_SERIAL_WORDS = re.compile(r"\b(?:e-?)?(?:ISSN|ISBN)\b[:.]?|[()\s,;:]+", re.IGNORECASE)
_YEAR_IN = re.compile(r"(?<!\d)[12]\d{3}(?!\d)")
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

    def add(self, name: str, value: str, tag: str = "") -> None:
        """A value under its name. tag: where it is kept if it turns out not to be such a value."""
        value = plain_value(value)
        if value:
            self.put(name, value, tag)

    def put(self, name: str, value: str, tag: str = "") -> None:
        """As add, a value that plain_value would not change, and that is not empty."""
        if name not in _SPECIAL:
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

    def cut(self, role: str) -> None:
        """Says that a list of people has more than are named."""
        if role == "author":
            self.authors_cut = True
        elif OTHERS not in (known := self.values.setdefault(role, [])):
            known.append(OTHERS)

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
            extra=_stored(self.extra) if self.extra else {},
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
        if are_family_and_given((value,)):
            known.append(value)
            return
        for name in _names(value):
            if name.count(",") > _MOST_COMMAS:  # a list, of family names perhaps: nobody can tell
                self.keep(tag, name)
                continue
            if _OTHERS.fullmatch(name):
                self.cut(role)
            else:
                known.append(name)
        if not known:
            del self.values[role]

    def _date(self) -> str | None:
        """The most detailed date of the first year that is given; what it does not say is kept."""
        sources = self._sources.pop("date", [])
        months = self._sources.pop("month", [])
        if not months:
            dates = [value for _, value in sources]
            iso = plain_date_of(dates[0]) if len(dates) == 1 else plain_date(dates)
            if iso is not None:
                return iso
        found = [(iso_date(value), tag, value) for tag, value in sources]
        year = next((iso[:4] for iso, _, _ in found if iso), None)
        if year is None:
            years = {year for _, value in sources for year in _YEAR_IN.findall(value)}
            if len(years) == 1:
                year = years.pop()
                self._guessed |= {"year", "date"}
        best = year
        for iso, _, _ in found:
            if year and iso and iso.startswith(year) and len(iso) > len(best or ""):
                best = iso
        for tag, value in months:
            iso = dated(year, value) if year else None
            if iso and best and len(best) == 4:
                best = iso
            elif not (iso and best and best.startswith(iso)):
                found.append((iso_date(value), tag, value))
        for iso, tag, value in found:
            said = iso is not None and best is not None and best.startswith(iso)
            if not said or (iso and says_more(value, iso)):
                self.keep(tag, value)
        return best

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
            if is_issn(value):
                known = self.values.setdefault("ISSN", [])
                if value not in known:
                    known.append(value)
                continue
            rest = value
            for name, form in (("ISBN", _ISBN), ("ISSN", _ISSN)):
                for number in form.findall(rest):
                    known = self.values.setdefault(name, [])
                    if number.strip() not in known:
                        known.append(number.strip())
                rest = form.sub(" ", rest)
            if _SERIAL_WORDS.sub("", rest):
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
        if first.isdecimal() and last.isdecimal() and "page" not in values:
            values["page"] = [first if first == last else f"{first}-{last}"]
            return
        pages = self.take("page")
        if first and not pages:
            if not last or last == first or (first.endswith(last) and _DASH.search(first)):
                pages = first
            else:
                pages = f"{first}-{last}"
        elif last and not pages:
            self.keep("last-page", last)
        if pages:
            pages = _RANGE.sub("-", pages)
            start, _, end = pages.partition("-")
            if start or end:
                self.values["page"] = [start if start == end else pages]


def are_family_and_given(values: Sequence[str]) -> bool:
    """Whether each value is one name, 'Family, Given', as nearly all are."""
    for value in values:
        if value.count(",") != 1 or ", " not in value:
            return False
    text = "\n".join(values)
    # To look for these one by one takes a sixth of what one pattern of them takes.
    return not (
        ";" in text
        or "…" in text
        or " and " in text
        or "et al" in text
        or ("." in text and "..." in text)
    )


def is_issn(value: str) -> bool:
    """Whether a value is an ISSN and nothing else."""
    return _ISSN.fullmatch(value) is not None


def _stored(values: Mapping[str, list[str]]) -> dict[str, FieldValue]:
    return {
        name: tuple(found) if len(found) > 1 or name in _SEVERAL else found[0]
        for name, found in values.items()
    }


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
