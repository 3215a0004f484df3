"""Results of MathSciNet, copied: MR number, authors, title, journal and classification."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.mathematics_line import mathematics_line
from desktop_app.importing.lines.mathematics_source import MathematicsSource, mathematics_source
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.inverted_names import written_authors
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import is_person_name
from desktop_app.model.description import Identifier
from desktop_app.model.record import Record

_NUMBER = re.compile(
    r"(?:article |book |proceedings )?(?P<id>MR\d{7})(?: (?:reviewed|indexed|pending|prelim))?",
    re.I,
)
_WHOLE = re.compile(r"(?P<id>MR\d{7})(?: (?:Reviewed|Indexed|Pending|Prelim))? (?P<text>\S.{20,})")
_CODE = r"\d\d[A-Z][\dxX]{2}"
_CODES = re.compile(rf"(?:MSC:? )?{_CODE}(?:[\s,;]+{_CODE})*(?: \({_CODE}(?:[\s,;]+{_CODE})*\))?")
_AT_END = re.compile(rf"(?:\s*\(Reviewer: [^()]{{2,60}}\))?\s*(?:{_CODES.pattern})?\s*$")
_BUTTON = re.compile(
    r"(?:review(?:ed)?(?: by .*)?|pdf|clipboard|journal|article|series|doc del|make link"
    r"|citations?"
    r"|add citation|get full text|full text|\(?reviewer: .*|cited by.*|\d++|[|·•,\s])+",
    re.IGNORECASE,
)
_INVERTED = re.compile(r"[^\W\d_][\w'’ .-]{0,40}, [^\W\d_][^;,]{0,40}(?:;.*|\(ed\.\))?")
_JOURNAL_LAST = re.compile(
    r"(?:(?<=[.?!] )|(?<=summary\) )|(?<=summaries\) ))(?=[^\W\d_a-z][^.]*\.? )"
)
_NUMBERED = re.compile(r"\d{1,5}\.")
_SUMMARY = re.compile(r"\s*\([^()]{3,60}summar(?:y|ies)\)$")
_MOST = 9
_LONGEST_SOURCE = 1000
_SURE = 0.8
"""Of a title before which nothing but its capital stands."""


class MathSciNet(KnownPage):
    """See the module.

    Where a copy has an entry on one line, and nothing shows where authors end and the title begins,
    both stay empty, and the line is kept as 'reference'.
    """

    id = "mathscinet"
    signs = ("MR",)

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From each number to the next."""
        starts = [
            at
            for at, line in enumerate(lines)
            if _NUMBER.fullmatch(line.text) or _WHOLE.fullmatch(line.text)
        ]
        stops = [*starts[1:], len(lines)] if starts else []
        found = []
        for at, stop in zip(starts, stops, strict=True):
            end = at + 1
            while end < min(stop, at + _MOST) and not _NUMBERED.fullmatch(lines[end].text):
                end += 1
            known = [place + 1 for place in range(at, end) if _knows(lines[place].text)]
            if any(_says_where(line.text) for line in lines[at:end]):
                found.append(range(at, known[-1]))
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        whole = _WHOLE.fullmatch(lines[0].text)
        if whole is not None:
            return _of_one_line(lines, whole)
        number = _NUMBER.fullmatch(lines[0].text)
        assert number is not None
        title = people = None
        source = MathematicsSource()
        codes: list[str] = []
        for line in lines[1:]:
            text = line.text
            found = mathematics_source(text)
            if _CODES.fullmatch(text):
                codes += re.findall(_CODE, text)
            elif found.venue or found.links:
                source = found
            elif _BUTTON.fullmatch(text):
                continue
            elif people is None and (_INVERTED.fullmatch(text) or is_person_name(text)):
                people = line
            elif title is None:
                title = replace(line, text=_title(text))
        record = entry_record(
            lines,
            title=title,
            authors=written_authors(people.text) if people is not None else None,
            year=source.year,
            venue=source.venue,
            fields=source.fields,
            links=source.links,
            subjects=codes,
        )
        kind = "article-journal" if source.venue else None
        identifiers = (*record.identifiers, Identifier("mr", number["id"]))
        return record.changed(type=kind, identifiers=identifiers)


def _of_one_line(lines: Sequence[PageLine], whole: re.Match[str]) -> Record:
    text = whole["text"]
    end = _AT_END.search(text)
    body = text[: end.start()] if end else text
    divided = mathematics_line(body)
    begin = max(divided.title_at + 1 if divided else 0, len(body) - _LONGEST_SOURCE)
    at, source = next(
        (
            (place.start(), found)
            for place in _JOURNAL_LAST.finditer(body, begin)
            if (found := mathematics_source(body[place.start() :])).venue
        ),
        (len(body), MathematicsSource()),
    )
    title = people = None
    if divided is not None and source.venue:
        title = replace(lines[0], text=_title(body[divided.title_at : at].strip()))
        people = written_authors(divided.people)
    record = entry_record(
        lines,
        title=title,
        authors=people,
        year=source.year,
        venue=source.venue,
        fields=source.fields,
        subjects=re.findall(_CODE, text[end.start() :]) if end else (),
        extra={} if title else {"reference": body.strip()},
    )
    return record.changed(
        type="article-journal" if source.venue else None,
        identifiers=(Identifier("mr", whole["id"]),),
        sureness={"title": _SURE, "authors": _SURE} if title else {},
    )


def _title(text: str) -> str:
    return _SUMMARY.sub("", text).rstrip(".")


def _says_where(text: str) -> bool:
    whole = _WHOLE.fullmatch(text)
    return whole is not None or mathematics_source(text).venue is not None


def _knows(text: str) -> bool:
    """Whether a line is surely of an entry: where it appeared, what it is of, or a button."""
    return bool(_CODES.fullmatch(text) or _BUTTON.fullmatch(text)) or _says_where(text)
