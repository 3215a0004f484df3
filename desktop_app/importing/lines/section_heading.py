"""Headings within a list of papers: of a year ('2024', '2024 (3)'), of a kind ('Preprints')."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from desktop_app.importing.lines.page_heading import is_list_heading
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.model.record import PassedOver

OF_YEAR = "the heading of a year"
OF_KIND = "a heading within the list"
_YEAR = r"(?:19|20)\d\d"
_WHAT = r"(?:publications?|papers?|articles?|works|preprints?|publikationen|veröffentlichungen)"
_YEAR_IN = re.compile(_YEAR)
_YEARS = re.compile(
    rf"(?:year|jahr|année|año)?\s*:?\s*(?:(?:before|until|since|up to|vor|bis)\s+)?{_YEAR}"
    rf"(?:\s*[-–—/]\s*(?:{_YEAR}|\d\d|present|now|today|heute)"
    rf"|\s+(?:(?:and|or|&)\s+(?:earlier|before|older)|to\s+{_YEAR}|to\s+(?:present|date)))?"
    rf"\s*:?\s*(?:[(\[]\s*\d{{1,4}}(?:\s+{_WHAT})?\s*[)\]]|[-–—:·,]\s*\d{{1,3}}\s+{_WHAT})?",
    re.IGNORECASE,
)
_WHAT_OF_YEAR = re.compile(
    rf"{_WHAT}\s*(?:(?:in|of|from|aus)\s+)?[(:,–—-]?\s*{_YEAR}\)?|{_YEAR}\s*[:–—-]?\s*{_WHAT}",
    re.IGNORECASE,
)
_KIND = re.compile(
    r"(?:(?:selected|recent|other|refereed|peer[- ]reviewed|invited|international|national|major|"
    r"full|short|long|technical|working|conference|journal|workshop|edited|ph\.?d\.?|doctoral|"
    r"master'?s|book|magazine|survey|review|demo|position)\s+(?:(?:and|&|/)\s+)?){0,3}"
    r"(?:articles?|papers?|publications?|preprints?|pre-prints?|manuscripts?|chapters?|books?|"
    r"conferences?|journals?|workshops?|proceedings|theses|thesis|dissertations?|reports?|patents?|"
    r"corrections|corrigenda|errata|retractions|editorials|commentaries|letters to the editor|"
    r"(?:brief|short) communications|case reports|research notes|"
    r"talks?|posters?|tutorials?|demos?|abstracts?|surveys?|reviews?|software|datasets?|"
    r"in (?:press|print|preparation|submission|review)|under (?:review|submission)|forthcoming|"
    r"to appear|submitted|accepted|miscellaneous|"
    r"zeitschriftenartikel|aufsätze|bücher|buchkapitel|konferenzbeiträge|vorträge|dissertationen)"
    r"(?:\s+(?:and|&|/)\s+(?:\w+[- ]?){1,3})?\s*(?:[(\[]\s*\d{1,4}\s*[)\]])?\s*:?",
    re.IGNORECASE,
)
_MARKS = re.compile(r"^[-–—=*_~•·\s]+|[-–—=*_~•·\s]+$")
_LONGEST = 60


def is_year_heading(text: str) -> bool:
    """Whether a line names a year or years and nothing of a paper: it may head a section."""
    if len(text) > _LONGEST or _YEAR_IN.search(text) is None:
        return False
    plain = _MARKS.sub("", text)
    return _YEARS.fullmatch(plain) is not None or _WHAT_OF_YEAR.fullmatch(plain) is not None


@lru_cache(maxsize=512)  # under each heading the same lines are looked at again
def is_section_heading(text: str) -> bool:
    """Whether a line heads the papers of a year or of a kind."""
    if is_year_heading(text):
        return True
    if len(text) > _LONGEST:
        return False
    return _KIND.fullmatch(_MARKS.sub("", text)) is not None or is_list_heading(text)


def headings_passed_over(lines: Iterable[PageLine]) -> Iterator[PassedOver]:
    """Each of these headings, with what it is."""
    for line in lines:
        reason = OF_YEAR if is_year_heading(line.text) else OF_KIND
        yield PassedOver(line.number, line.end_number, reason)


def without_headings_at_end(
    lines: Sequence[PageLine],
) -> tuple[Sequence[PageLine], Sequence[PageLine]]:
    """What stands before the headings of years that end these lines, and those headings."""
    end = len(lines)
    while end > 0 and is_year_heading(lines[end - 1].text):
        end -= 1
    return lines[:end], lines[end:]
