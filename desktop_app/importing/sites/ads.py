"""Results of NASA ADS, copied: number, bibcode, date, 'cited: 12', title, 'Family, Given; …'."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lists.inverted_names import written_authors
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.tagged_dates import iso_date
from desktop_app.model.description import Identifier
from desktop_app.model.record import Record

_HEAD = re.compile(
    r"(?:(?P<number>\d{1,6}) )?(?P<code>(?:1[5-9]|20)\d\d[A-Za-z&.]{3}[\w&.]{11}[A-Z.])"
    r"(?: (?P<date>(?:1[5-9]|20)\d\d/\d\d))?(?: (?P<cited>cited: ?\d[\d,]*))?"
)
_NUMBER = re.compile(r"\d{1,6}")
_DATE = re.compile(r"(?:1[5-9]|20)\d\d/\d\d")
_SMALL = re.compile(
    r"cited: ?\d[\d,]*|show (?:highlights|abstracts?)|(?:list|toggle) .{2,30}|\d+ (?:data"
    r"|sources?).*",
    re.IGNORECASE,
)
_MORE = re.compile(r"(?:;|and|&|et al|\d+ more)", re.IGNORECASE)
_FOOT = re.compile(r"go to (?:previous|next|first|last) page.*|of \d+|\d+", re.IGNORECASE)
_MOST = 30


class Ads(KnownPage):
    """See the module. A bibcode names its work; the numbers in it are not taken apart."""

    id = "nasa-ads"
    signs = ("/0", "/1")

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the number or the bibcode to the last author."""
        heads = [at for at, line in enumerate(lines) if _HEAD.fullmatch(line.text)]
        if not any(_is_dated(lines, at) for at in heads):
            return []
        starts = [
            at - 1
            if at and not _number_of(lines[at].text) and _NUMBER.fullmatch(lines[at - 1].text)
            else at
            for at in heads
        ]
        stops = [*starts[1:], len(lines)] if starts else []
        return [
            range(start, _end(lines, at, stop))
            for start, at, stop in zip(starts, heads, stops, strict=True)
        ]

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        at = next(at for at, line in enumerate(lines) if _HEAD.fullmatch(line.text))
        head = _HEAD.fullmatch(lines[at].text)
        assert head is not None
        date = head["date"]
        rest = []
        for line in lines[at + 1 :]:
            if _DATE.fullmatch(line.text):
                date = date or line.text
            elif not _SMALL.fullmatch(line.text) and not _NUMBER.fullmatch(line.text):
                rest.append(line)
        if not rest:
            return None
        people = " ".join(line.text for line in rest[1:])
        record = entry_record(
            lines,
            title=rest[0],
            authors=written_authors(people) if people else None,
            owner=owner,
            links=rest[0].links,
        )
        when = iso_date(date) if date else head["code"][:4]
        return record.changed(
            date=when,
            year=int(when[:4]) if when else None,
            identifiers=(*record.identifiers, Identifier("bibcode", head["code"])),
        )


def _number_of(text: str) -> str | None:
    head = _HEAD.fullmatch(text)
    return head["number"] if head is not None else None


def _is_dated(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a date stands behind a bibcode, as in a list of results."""
    head = _HEAD.fullmatch(lines[at].text)
    below = lines[at + 1].text if at + 1 < len(lines) else ""
    return bool(head and head["date"]) or _DATE.fullmatch(below) is not None


def _end(lines: Sequence[PageLine], at: int, stop: int) -> int:
    """Behind the authors: lines that end in ';', and the one after the last of these."""
    end = at + 1
    while end < stop and (_DATE.fullmatch(lines[end].text) or _SMALL.fullmatch(lines[end].text)):
        end += 1
    end = min(stop, end + 2)  # the title and the first author
    while end < stop and end - at < _MOST:
        text = lines[end].text
        goes_on = lines[end - 1].text.endswith(";") or _MORE.match(text) is not None
        if not goes_on or _FOOT.fullmatch(text):
            break
        end += 1
    return end
