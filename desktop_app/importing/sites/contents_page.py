"""Contents of books, proceedings and journals: titles, authors around them, and pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import is_section_heading
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.lists.aligned_lines import name_evidence
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import AuthorList, author_list
from desktop_app.model.listing import Claim
from desktop_app.model.record import Record

_LED = re.compile(r"(?P<text>[^.].*?)\s*(?:[.·_…]\s?){4,}\s*(?P<page>\d{1,5}|[ivxlc]{1,8})")
_LEADERS = re.compile(r"(?:[.·_…]\s?){4}")
_PAGES = re.compile(
    r"(?P<text>[^.(].{3,300}?)[,.]?\s\(?(?:pp?\.|pages?)\s?(?P<page>\d{1,5}\s?[-–]\s?\d{1,5})\)?",
    re.IGNORECASE,
)
_PLAIN = re.compile(r"(?P<text>(?:\d{1,3}[.)]?\s)?[^\W\d_].{3,300}?)\s(?P<page>\d{1,4})")
_LEFT = re.compile(r"(?P<page>\d{1,4})\s(?P<text>[^\W\d_].{3,300})")
_HEADING = re.compile(
    r"(?:table of )?contents|(?:brief|detailed|full) contents|contents of .{2,60}|in this issue"
    r"|inhalt(?:sverzeichnis)?|table des matières"
    r"|sommaire|índice|sumario|目录|目次",
    re.IGNORECASE,
)
_WHOLE = re.compile(r"(?:the )?proceedings of |vol(?:ume|\.) \d", re.IGNORECASE)
"""What the contents are of; it may stand right above the first title."""
_MATTER = re.compile(
    r"(?:preface|foreword|forewords|acknowledge?ments?|(?:author|subject|name|keyword)?\s?index"
    r"(?:es)?|bibliography"
    r"|references|list of .{2,40}|about the .{2,30}|notes on .{2,30}|contributors|contents"
    r"|erratum|organi[sz]ation"
    r"|editorial(?: board)?|abbreviations|glossary|appendix.*|committees?|session [\w]+\b.*|"
    r"(?:invited|keynote|regular|short|full|poster|contributed) (?:talks?|papers?|lectures?"
    r"|contributions).*|part [ivx\d]+\b.*|section [ivx\d]+\b.*)\W*",
    re.IGNORECASE,
)
_NUMBER = re.compile(
    r"\A(?:chapter\s+(?:\d{1,3}|[IVX]{1,6})(?:[.:)]\s*|\s+)|(?:\d{1,3}|[IVX]{1,6})[.:)]\s*"
    r"|(?:\d{1,3}|(?-i:[IVX]{2,6}))\s+)(?=[^\W\d_])",
    re.IGNORECASE,
)
"""'3. Moss', 'Chapter IV: Moss', '12 Moss', 'II Moss'; but 'I Am Moss' is a title."""
_SAID = re.compile(r"(?P<names>[^:]{5,200}): (?P<title>\S.{3,300})")
_SIGNS = ("...", ". .", "…", "··", "· ·", "__")
_PAGE_ENDS = frozenset("0123456789ivxlc)")
_LONGEST, _LONGEST_HEAD = 500, 80
_FEWEST, _MOST_ABOVE = 3, 6
_LEAST_NAMED = 0.5
_WITHOUT = "a part of the contents without authors"
_WRAPPED = 45
"""Letters of a line that a title may go on behind; a heading is shorter."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A line with a page: what stands before its leaders, and the page."""

    at: int
    text: str
    page: str


class ContentsPage(KnownPage):
    """See the module. Contents without authors are of one book, and list no papers."""

    id = "contents-page"

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """Titles with a page and authors; at least three, and most of what has a page."""
        rows = [row for row in _rows(lines) if not _MATTER.fullmatch(_bare(row.text))]
        if len(rows) < _FEWEST:
            return []
        below = _people_below(lines, rows)
        found: list[range] = []
        free = 0
        for number, row in enumerate(rows):
            stop = rows[number + 1].at if number + 1 < len(rows) else len(lines)
            entry = _below(lines, row, free, stop) if below else _above(lines, row, free)
            if entry is not None:
                found.append(entry)
            free = entry.stop if entry is not None else row.at + 1
        named = len(found) >= max(_FEWEST, _LEAST_NAMED * len(rows))
        return found if named else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        row = _rows(lines, fewest=1)[0]
        texts = [row.text if at == row.at else line.text for at, line in enumerate(lines)]
        first, stop = _people_of(texts, row.at)
        if first == stop:
            said = _said(row.text)
            title, authors = said if said is not None else (row.text, None)
        else:
            authors = _names(" ".join(texts[first:stop]))
            title = " ".join(texts[:first] if first else texts[stop : row.at + 1])
        page = re.sub(r"\s?[-–]\s?", "-", row.page)
        return entry_record(
            lines,
            title=replace(lines[0], text=_bare(title)),
            authors=authors,
            owner=owner,
            fields={"page" if "-" in page else "page-first": page},
            links=[link for line in lines for link in line.links],
        )

    def claim(self, around: Sequence[PageLine]) -> Claim | None:
        """None: numbers of volumes and pages are no counts."""
        return None

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        if len(text) <= _LONGEST and _LEADERS.search(text) and _LED.fullmatch(text):
            return _WITHOUT
        return _WITHOUT if _MATTER.fullmatch(text) else None


def _people_below(lines: Sequence[PageLine], rows: Sequence[_Row]) -> bool:
    """Whether authors stand below the lines with pages; else in them, or above."""
    under = sum(row.at + 1 < len(lines) and _is_people(lines[row.at + 1].text) for row in rows)
    own = sum(_is_people(row.text) or _said(row.text) is not None for row in rows)
    over = sum(row.at > 0 and _is_people(lines[row.at - 1].text) for row in rows)
    if under == over:  # of all but the last and the first: where does the list begin?
        last = rows[-1].at + 1
        return last < len(lines) and _is_people(lines[last].text)
    return under > max(own, over)


def _below(lines: Sequence[PageLine], row: _Row, free: int, stop: int) -> range | None:
    """A title, of several lines perhaps, that ends in its page, over its authors."""
    end = row.at + 1
    while end < stop and (_is_people(lines[end].text) or _goes_on(lines, end, row.at)):
        end += 1
    if end == row.at + 1:
        return None
    start = row.at
    while start > free and not lines[start].after_gap and _is_wrapped(lines[start - 1].text):
        start -= 1
    return range(start, end)


def _above(lines: Sequence[PageLine], row: _Row, free: int) -> range | None:
    """A page behind a title whose authors stand above, behind authors whose title does, or both."""
    if _said(row.text) is not None:
        return range(row.at, row.at + 1)
    start = row.at
    own = _is_people(row.text)
    named = own
    while start > free and row.at - start < _MOST_ABOVE and not lines[start].after_gap:
        above = lines[start - 1].text
        if _HEADING.fullmatch(above) or _WHOLE.match(above) or is_section_heading(above):
            break
        if not own and named and not _is_people(above):
            break
        start -= 1
        named = named or _is_people(above)
    return range(start, row.at + 1) if named and start < row.at else None


def _people_of(texts: Sequence[str], at: int) -> tuple[int, int]:
    """Which lines of an entry are its authors; an empty range where they are in a title's line."""
    if at + 1 < len(texts):
        return at + 1, len(texts)
    over = next((n for n in range(at) if not _is_people(texts[n])), at)
    if over and (not _is_people(texts[at]) or name_evidence(texts[0]) > name_evidence(texts[at])):
        return 0, over
    if not at:
        return 0, 0
    first = at
    while (
        first > 1 and "," in texts[first - 1] and _is_people(f"{texts[first - 1]} {texts[first]}")
    ):
        first -= 1
    return first, at + 1


def _is_people(text: str) -> bool:
    return _names(text) is not None


def _goes_on(lines: Sequence[PageLine], at: int, first: int) -> bool:
    """Whether a list of authors goes on in a line: the one before ends in a comma."""
    return at - 1 > first and lines[at - 1].text.endswith((",", " and", "&"))


def _is_wrapped(text: str) -> bool:
    if len(text) < _WRAPPED or _LEADERS.search(text):
        return False
    return not _is_people(text) and not is_section_heading(text)


def _bare(text: str) -> str:
    """A title without the number of its chapter."""
    return _NUMBER.sub("", text, count=1).strip()


def _rows(lines: Sequence[PageLine], fewest: int = _FEWEST) -> list[_Row]:
    """Lines with a page: behind leaders, 'pp. 1-20', or, below a heading, the last or first
    word."""
    short = [(at, line.text) for at, line in enumerate(lines) if len(line.text) <= _LONGEST]
    for form in (_LED, _PAGES):
        rows = [
            _Row(at, match["text"].strip(), match["page"])
            for at, text in short
            if _may_have_page(text, form) and (match := form.fullmatch(text))
        ]
        if form is _PAGES and any(venue_line(row.text) for row in rows):
            continue
        if len(rows) >= fewest:
            return rows
    heads = [at for at, text in short if len(text) <= _LONGEST_HEAD and _HEADING.fullmatch(text)]
    if not heads and fewest > 1:
        return []
    for form in (_PLAIN, _LEFT):
        rows = [
            _Row(at, match["text"].strip(), match["page"])
            for at, text in short
            if (not heads or at > heads[0]) and (match := form.fullmatch(text))
        ]
        if len(rows) >= fewest and (fewest == 1 or _count_up(rows)):
            return rows
    return []


def _may_have_page(text: str, form: re.Pattern[str]) -> bool:
    """Whether it is worth while to look closer: most lines of a text are none of contents."""
    if text[-1:] not in _PAGE_ENDS:
        return False
    return any(sign in text for sign in _SIGNS) if form is _LED else "p" in text or "P" in text


def _count_up(rows: Sequence[_Row]) -> bool:
    pages = [int(row.page) for row in rows]
    ups = sum(a <= b for a, b in zip(pages, pages[1:], strict=False))
    return len(rows) > _FEWEST and ups >= 0.9 * (len(rows) - 1)


def _names(text: str) -> AuthorList | None:
    return author_list(text.strip(" ,;."))


def _said(text: str) -> tuple[str, AuthorList | None] | None:
    """'Ada Marlow and Orla Quince: Introduction to Slow Glass'."""
    said = _SAID.fullmatch(_NUMBER.sub("", text, count=1))
    names = _names(said["names"]) if said is not None else None
    return (said["title"], names) if said is not None and names is not None else None
