"""A list of nothing but titles, one a line, below a heading that says so: 'Accepted papers'.

Asked last of all: what tells of a paper more than its title is for the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import HEAD, is_furniture, outside, passed_over
from desktop_app.importing.lines.page_heading import claim_in, claim_of
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import line_reason, programme_title
from desktop_app.importing.lines.section_heading import headings_passed_over, is_section_heading
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.link_fields import is_link_line, names_a_work
from desktop_app.importing.values.person_names import author_list
from desktop_app.importing.values.sureness import doubtful
from desktop_app.model.record import Record

_ACCEPTED = re.compile(
    r"(?:.{2,80}?[:–—|-]\s+)?(?:(?:here (?:is|are) )?(?:the |a )?list of )?(?:the |all |our )?"
    r"accepted (?:\w+ ){0,3}(?:papers?|submissions|contributions|articles|manuscripts|abstracts)"
    r"\b.{0,60}",
    re.IGNORECASE,
)
_TO_READ = re.compile(
    r"(?:the )?(?:papers?|articles) (?:to read|of the (?:week|month|day)|for (?:next|this) week)"
    r"(?:\s*\(.{1,30}\))?|(?:this|last|next) (?:week|month)['’]?s? papers|papers (?:this|last) week"
    r"|(?:my |our )?(?:reading list|papers to read|to[- ]read list)",
    re.IGNORECASE,
)
"""What people write above their own lists: of these only titles in capitals are told from tasks."""
_MARK = re.compile(r"(?:[-*•+·▪]|\[[ xX]\]|☐|➡️?|👉)\s+(?:\[[ xX]\]\s+)?")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_SENTENCE = re.compile(r"[a-z)]\. [A-Z]|[.!…]$")
_PERSONAL = re.compile(
    r"(?:please|click|how to submit|submit|download|contact|see|for (?:more|questions)|we |you "
    r"|your|all (?:papers|authors)|authors? (?:are|should|of)|the following|congratulations"
    r"|this (?:is|page)|important|instructions?|guidelines?|registration|frequently|call for"
    r"|if )\b",
    re.IGNORECASE,
)
_LINKED = re.compile(r"://|\]\(|\w@\w|\t")
_MEETING = re.compile(r"[A-Z]\w*[A-Z]\w*\s?['’]?(?:20)?\d\d\b.{0,60}")
"""'MOSS 2024, Bern'."""
_NUMBER = re.compile(r"\d{1,5}\s+\S")
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")
_WORD = re.compile(r"[^\W\d_]{2,}")
_FEWEST, _MOSTLY = 3, 0.85
_FEWEST_WORDS, _MEAN_WORDS, _LONGEST = 2, 3.5, 250
_OFTEN = 0.6
_MOST_BEHIND = 3
_RARELY = 0.2
_HEAD_LENGTH = 120
_SURE = {"title": 0.75}


class TitlesOnly:
    """See the module."""

    id = "titles-only"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """At the heading, where nearly all that follows is titles."""
        for at, line in enumerate(lines):
            heading = _heading(line.text)
            if heading is not None and _are_titles(_numbered(lines[at + 1 :]), heading):
                return [at]
        return []

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        yield Header(self.id, claim_in(lines[:1]))
        yield from passed_over(lines[:1], HEAD)
        for line in _numbered(lines[1:]):
            if _is_title(line.text):
                yield _record(line)
            elif is_section_heading(line.text) or line_reason(line.text):
                yield from headings_passed_over([line])
            else:
                yield from outside([line])


def _heading(text: str) -> re.Pattern[str] | None:
    """Which heading of such a list a line is."""
    if len(text) > _HEAD_LENGTH or text.endswith((".", "!", "?")):
        return None
    return next((it for it in (_ACCEPTED, _TO_READ) if it.fullmatch(text.strip(" :*#"))), None)


def _numbered(lines: Sequence[PageLine]) -> list[PageLine]:
    """The lines, a number that each paper has as numbers are written: '#12 A title'."""
    numbers = sum(_NUMBER.match(line.text) is not None for line in lines)
    if numbers < _FEWEST or numbers < _OFTEN * len(lines):
        return list(lines)
    return [
        replace(line, text=f"#{line.text}") if _NUMBER.match(line.text) else line for line in lines
    ]


def _are_titles(lines: Sequence[PageLine], heading: re.Pattern[str]) -> bool:
    """Whether these are titles, but for headings of sections and the page's foot."""
    texts = [line.text for line in lines if not _is_of_page(line.text)]
    for _ in range(_MOST_BEHIND):
        if texts and not _is_title(texts[-1]):
            texts.pop()  # whom to write to, when it was changed
    titles = [text for text in texts if _is_title(text)]
    if len(titles) < _FEWEST or len(titles) < _MOSTLY * len(texts):
        return False
    words = sum(len(_WORD.findall(text)) for text in titles) / len(titles)
    people = sum(
        (found := author_list(text)) is not None and len(found.names) > 1 for text in titles
    )
    dated = sum(_YEAR.search(text) is not None for text in titles)
    most = _RARELY * len(titles)
    if heading is _TO_READ and sum(map(_is_in_capitals, titles)) < _OFTEN * len(titles):
        return False
    return words >= _MEAN_WORDS and people <= most and dated <= most


def _is_in_capitals(text: str) -> bool:
    words = _LONG_WORD.findall(_title(text))
    return len(words) > 1 and sum(word[0].isupper() for word in words) >= _OFTEN * len(words)


def _is_of_page(text: str) -> bool:
    return (
        is_furniture(text)
        or is_section_heading(text)
        or claim_of(text) is not None
        or line_reason(text) is not None
        or is_link_line(text)
        or _MEETING.fullmatch(text) is not None
    )


def _is_title(text: str) -> bool:
    if _is_of_page(text):
        return False
    title = _title(text)
    if (
        len(title) > _LONGEST
        or _LINKED.search(text)
        or not title[:1].isalnum()
        or title[:1].islower()
    ):
        return False
    if (
        _SENTENCE.search(title.removesuffix("."))
        or _PERSONAL.match(title)
        or title.endswith((":", ","))
    ):
        return False
    return len(_WORD.findall(title)) >= _FEWEST_WORDS


def _title(text: str) -> str:
    return _title_and_more(text)[0]


def _title_and_more(text: str) -> tuple[str, dict[str, str]]:
    title, extra = programme_title(_MARK.sub("", text, count=1))
    return title.strip(' "“”*_'), extra


def _record(line: PageLine) -> Record:
    title, extra = _title_and_more(line.text)
    record = entry_record(
        [line],
        title=PageLine(title, line.number, line.end_number),
        links=[link for link in line.links if names_a_work(link)],
        extra=extra,
    )
    return record.changed(sureness=_SURE, guessed=doubtful(_SURE))
