"""Issues of journals in Open Journal Systems: title, authors, pages and 'PDF', a line each."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import programme_authors
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.person_names import AuthorList, author_list
from desktop_app.model.record import Record

_PAGE = r"[A-Za-z]{0,3}\d{1,6}"
_PAGES = re.compile(rf"(?:pp?\.?\s?|pages?:?\s)?(?P<page>{_PAGE}\s?[-–—]\s?{_PAGE})", re.IGNORECASE)
_DOI = re.compile(
    r"(?:doi\s?:?\s?)?(?:https?://(?:dx\.)?doi\.org/)?10\.\d{4,9}/\S{1,200}", re.IGNORECASE
)
_GALLEY = re.compile(
    r"(?:(?:pdf|html|epub|xml|full text|texto completo|requires subscription)"
    r"(?:\s?\([^()]{1,40}(?:\([^()]{1,30}\))?\))?[\s/|]*){1,6}",
    re.IGNORECASE,
)
_DASH = re.compile(r"\s?[–—]\s?|\s?-\s?")
_FEWEST = 2
_LONGEST_TITLE = 400


class JournalIssue(KnownPage):
    """See the module. An editorial may have no authors."""

    id = "journal-issue"
    signs = ("PDF", "HTML", "Pdf", "EPUB", "Full Text")

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """From the title over the pages to the last button below them."""
        found: list[range] = []
        free = named = 0
        for at, line in enumerate(lines):
            if _PAGES.fullmatch(line.text) is None:
                continue
            end = _end(lines, at)
            above = at - 1 if at > free and _people(lines[at - 1].text) is None else at - 2
            if end == at + 1 or above < free or not _may_be_title(lines[above].text):
                continue
            named += above == at - 2
            found.append(range(above, end))
            free = end
        return found if named >= _FEWEST and 2 * named >= len(found) else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        pages = next(found for line in lines if (found := _PAGES.fullmatch(line.text)))
        people = _people(lines[1].text)
        links = [line.text for line in lines if _DOI.fullmatch(line.text)]
        return entry_record(
            lines,
            title=lines[0],
            authors=people,
            owner=owner,
            fields={"page": _DASH.sub("-", pages["page"])},
            links=[*links, *lines[0].links],
        ).changed(type="article-journal")


def _end(lines: Sequence[PageLine], at: int) -> int:
    """Behind the buttons of the pages at a line; right behind the pages where there are none."""
    end = behind = at + 1
    while end < len(lines) and end < at + 5:
        if _GALLEY.fullmatch(lines[end].text):
            behind = end + 1
        elif not _DOI.fullmatch(lines[end].text):
            break
        end += 1
    return behind


def _people(text: str) -> AuthorList | None:
    return programme_authors(text) or author_list(text)


def _may_be_title(text: str) -> bool:
    letters = any(map(str.isalpha, text))
    return letters and len(text) <= _LONGEST_TITLE and not _GALLEY.fullmatch(text)
