"""Results of zbMATH Open, copied: authors, 'Title. (English) Zbl 1523.20011', source, MSC."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.mathematics_source import mathematics_source
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.inverted_names import written_authors
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.model.description import Identifier
from desktop_app.model.record import Record

_TITLE = re.compile(
    r"(?P<title>.{2,400}?)\.?(?: \((?P<language>[A-Z][a-z]+(?:[,.] [A-Z][a-z ]+)*)\))? "
    r"(?:Zbl|JFM|Zbl/JFM) (?P<id>\d{2,4}\.\d{4,5}(?:\.\d\d)?|\d{7,8})"
)
_CODES = re.compile(r"MSC:? (?P<codes>\d\d[A-Z-][\dxX]{2}(?:[\s,;()]+\d\d[A-Z-][\dxX]{2})*\)?)")
_ABSTRACT = re.compile(r"(?:Summary|Abstract): (?P<text>.+)")
_END = re.compile(
    r"(?:cite|review|pdf|bibtex|xml|\s)+|full text:.*|(?:reviewer|msc|keywords?|software"
    r"|citations?)\b.*"
    r"|cited in \d+.*|references:.*|show scanned page.*|biographic references:.*",
    re.IGNORECASE,
)
_MOST = 14
_EDITOR = " (ed.)"


class ZbMath(KnownPage):
    """See the module. What a book or a volume says of itself is kept as 'published in'."""

    id = "zbmath"
    signs = ("Zbl ", "JFM ")

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the authors above a title with its number to the links below."""
        titles = [at for at, line in enumerate(lines) if _TITLE.fullmatch(line.text)]
        starts = [at - 1 if at and _may_be_people(lines[at - 1].text) else at for at in titles]
        stops = [*starts[1:], len(lines)] if starts else []
        found = []
        for start, at, stop in zip(starts, titles, stops, strict=True):
            window = range(at + 1, min(stop, at + _MOST))
            ends = [place + 1 for place in window if _END.fullmatch(lines[place].text)]
            found.append(range(start, ends[-1] if ends else min(stop, at + 2)))
        return found

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at, line in enumerate(lines) if _TITLE.fullmatch(line.text))
        titled = _TITLE.fullmatch(lines[at].text)
        assert titled is not None
        below = [line for line in lines[at + 1 :] if not _END.fullmatch(line.text)]
        source = mathematics_source(below[0].text if below else "")
        abstract = [
            replace(line, text=told["text"])
            for line in below[1:]
            if (told := _ABSTRACT.fullmatch(line.text))
        ]
        codes = [told["codes"] for line in lines if (told := _CODES.fullmatch(line.text))]
        record = entry_record(
            lines,
            title=replace(lines[at], text=titled["title"]),
            authors=written_authors(lines[0].text) if at else None,
            abstract=abstract,
            owner=owner,
            year=source.year,
            venue=source.venue,
            fields=source.fields,
            subjects=re.findall(r"\d\d[A-Z-][\dxX]{2}", codes[0]) if codes else (),
            links=[*source.links, *lines[at].links],
            extra={"published in": source.rest} if source.rest else {},
        )
        number = Identifier("zbl", titled["id"])
        if record.authors and all(name.endswith(_EDITOR) for name in record.authors):
            record = record.changed(
                authors=(),
                author_total=None,
                authors_complete=None,
                fields={**record.fields, "editor": tuple(map(_bare, record.authors))},
            )
        kind = "article-journal" if source.venue else None
        return record.changed(type=kind, identifiers=(*record.identifiers, number))


def _may_be_people(text: str) -> bool:
    return ", " in text and not _END.fullmatch(text) and not _TITLE.fullmatch(text)


def _bare(name: str) -> str:
    return name.removesuffix(_EDITOR)
