"""Results of INSPIRE-HEP, copied: title, '#1', authors and their places, publication, e-print."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.listed_authors import listed_authors
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.references.source_part import SourcePart, source_part
from desktop_app.importing.references.words import MONTHS
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.record import Record

_RANK = re.compile(r"(?P<title>.*?) ?#(?P<rank>\d{1,6})")
_BUTTON = re.compile(
    r"(?:pdf|links?|doi|cite|claim|datasets?|reference search|edit|show all.*|"
    r"citations?|\d[\d,]*+|full text|report number.*|\s)+",
    re.IGNORECASE,
)
_SEARCH = re.compile("reference search")
_MOST = 60
_DATE = re.compile(
    rf"\((?P<date>(?:{MONTHS}(?: \d{{1,2}})?, ?)?(?:1[89]|20)\d\d)\)(?=$| (?:Published"
    rf"|Contribution|e-Print"
    r"|Thesis|Part of|Report|[•·]))",
    re.IGNORECASE,
)
_PLACES = re.compile(r"\s?\((?:[^()]|\([^()]*\)){0,400}\)")
_PUBLISHED = re.compile(
    r"Published in: ?(?P<where>.+?)(?= ?[•·] ?e-Print| ?[•·] ?Contribution| e-Print:|$)"
)
_EPRINT = re.compile(
    r"e-Print: ?(?P<id>\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})(?: ?\[(?P<class>[\w.-]+)\])?"
)
_THESIS = re.compile(r"Thesis: ?(?P<degree>[^•·]{2,40})")
_SEVERAL = re.compile(r"(?:\((?:reprint|publication|erratum)\))? ?, (?=[A-Z][\w.]{0,60} \d)")
_WORDS = re.compile(r"\s*[•·]\s*")
_NUMBERED = re.compile(
    r"(?P<venue>[^\d].*?) (?P<volume>[\w-]{1,9}) \((?P<year>(?:1[89]|20)\d\d)\)(?: "
    r"(?P<issue>\d{1,4}),)?"
    r"(?: (?P<page>[A-Z]{0,2}\d{1,9}(?:-[A-Z]{0,2}\d{1,9})?))?(?: \([a-z ]+\))?"
)
"""'Phys.Lett.B 716 (2012) 1-29', 'JHEP 05 (2021) 112'."""


class Inspire(KnownPage):
    """See the module. Affiliations are passed by; of several places of publication the first
    is taken."""

    id = "inspire-hep"
    signs = ("reference search", "Published in:", "e-Print:")

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each title with its rank to the buttons."""
        found: list[range] = []
        starts = [start for at in range(len(lines)) if (start := _start(lines, at)) is not None]
        stops = [*starts[1:], len(lines)] if starts else []
        for start, stop in zip(starts, stops, strict=True):
            end, stop = start + 1, min(stop, start + _MOST)
            while end < stop and not _BUTTON.fullmatch(lines[end].text):
                end += 1
            text = _text(lines[start:end])
            told = _PUBLISHED.search(text) or _EPRINT.search(text)
            while end < stop and _BUTTON.fullmatch(lines[end].text):
                told = told or _SEARCH.search(lines[end].text)
                end += 1
            if told and _DATE.search(text):
                found.append(range(start, end))
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        ranked = _RANK.fullmatch(lines[0].text)
        title = replace(lines[0], text=ranked["title"]) if ranked else lines[0]
        end = 1
        while end < len(lines) and not _BUTTON.fullmatch(lines[end].text):
            end += 1
        text = _text(lines[0 if ranked else 1 : end]).partition(
            f"#{ranked['rank'] if ranked else ''}"
        )[2]
        if not ranked:
            text = re.sub(r"^\d+ ", "", text)
        dated = _DATE.search(text)
        if dated is None:
            return None
        people = _WORDS.sub(", ", _PLACES.sub(" ", text[: dated.start()]))
        behind = text[dated.end() :].strip()
        published = _PUBLISHED.search(behind)
        where = published["where"].strip(" ,•·") if published else ""
        part = _part(where) if where else SourcePart()
        eprint = _EPRINT.search(behind)
        thesis = _THESIS.search(behind)
        fields = {"volume": part.volume, "issue": part.issue, "page": part.page}
        date = iso_date(dated["date"])
        record = entry_record(
            lines,
            title=title,
            authors=listed_authors(re.sub(r"\s+,", ",", people).strip(" ,")),
            owner=owner,
            venue=part.venue or None,
            fields={name: value for name, value in fields.items() if value},
            subjects=[eprint["class"]] if eprint and eprint["class"] else (),
            links=[f"arXiv:{eprint['id']}"] if eprint else (),
            extra={"published in": where} if where and _says_more(where, part) else {},
        )
        if record.authors and text[: dated.start()].count("(ed.)") == len(record.authors):
            fields_of = {**record.fields, "editor": record.authors}
            record = record.changed(
                authors=(), author_total=None, authors_complete=None, fields=fields_of
            )
        kind = "article-journal" if part.volume else "thesis" if thesis else None
        return record.changed(type=kind, date=date, year=int(date[:4]) if date else None)

    def owner(self, around: Sequence[PageLine]) -> str | None:
        """The name that heads an author's page: 'Marlow, Ada', or as it is spoken."""
        head = around[0].text if around else ""
        return head if is_person_name(head) and len(around) > 1 else None


def _start(lines: Sequence[PageLine], at: int) -> int | None:
    """The title's line, where a rank ends this one."""
    ranked = _RANK.fullmatch(lines[at].text)
    if ranked is None:
        return None
    return at if ranked["title"] else at - 1 if at else None


def _says_more(where: str, part: SourcePart) -> bool:
    """Whether more places are told than the first, or none was understood."""
    return not part.venue or len(_SEVERAL.split(where)) > 1


def _text(lines: Sequence[PageLine]) -> str:
    return re.sub(r"\s+(?=[,)])|(?<=\()\s+", "", " ".join(line.text for line in lines))


def _part(where: str) -> SourcePart:
    """The first of several places where a paper was published."""
    first = _SEVERAL.split(where.strip(" ,•·"), maxsplit=1)[0].strip(" ,")
    told = _NUMBERED.fullmatch(first)
    if told is None:
        return source_part(first)
    page = told["page"] or ""
    return SourcePart(told["venue"], told["volume"], told["issue"] or "", page)
