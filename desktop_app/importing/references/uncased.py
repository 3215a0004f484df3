"""References in scripts without capitals: Chinese, Japanese, Korean, Arabic, Persian, Hebrew.

Their parts are told by marks alone: a year in brackets behind the names, quotes around the title
and the periodical, '[J]' behind the title, full stops between parts, words such as 第3期 and العدد.
"""

from __future__ import annotations

import re

from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.text_form import settled, without_number
from desktop_app.importing.references.uncased_names import (
    UncasedNames,
    right_to_left_names,
    wide_names,
)
from desktop_app.importing.references.uncased_source import uncased_source

_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_RIGHT_TO_LEFT = re.compile(r"[\u05d0-\u05ea\u0620-\u064a\u066e-\u06d3]")
_CASED = re.compile(r"[A-Za-zÀ-ɏͰ-ϿЀ-ӿ]")
_MOSTLY = 0.5
_LOOK = 400
_YEAR_BEHIND = re.compile(
    r"\s*[（(]\s*(?P<year>(?:1[89]|20|١[٨٩]|٢٠)[\d٠-٩]{2})\s*(?:年|년|م)?[a-z]?\s*[)）]\s*[.．。,，:：、،]?\s*"
)
_YEAR_BEHIND_OTHERS = re.compile(r"\s*[（(]\s*[\d۰-۹]{4}\s*(?:ش|هـ)?\s*[)）]\s*[.،:]?\s*")
"""Years of the Persian or the Islamic calendar: which of ours they are, they do not say."""
_NOTES = re.compile(r"(?<=[\u3400-\u9fff\uac00-\ud7af])[*＊†‡#]+(?=\s*[,，、;；.．。:：(（])")
_BEFORE_TITLE = re.compile(r"[\s.．。,，:：、،;；]*")
_QUOTES = {
    "「": "」", "『": "』", "《": "》", "〈": "〉", "“": "”", "”": "“”", '"': '"', "«": "»", "„": "“”",
}  # fmt: skip
_KIND = re.compile(r"\s*\[([JMCDNRSPGZA])(?:/(?:OL|CD))?\]|\s*\[(?:EB|DB|CP)/OL\]")
_WIDE_STOP = re.compile(r"[。．]\s*|\.\s*(?=[^\d\s])")
_STOP = re.compile(r"[.؟?]\s+")
_COLONS = frozenset((":", "："))
_COMMA = re.compile(r"[，,]\s*")
_NUMBERS = re.compile(r"[，,]\s*(?:vol|no|pp?|第|\d{1,4}\s*[巻卷])[\d.\s]", re.IGNORECASE)
"""What stands behind a journal: '山田太郎：題名，誌名，Vol.12，No.3，pp.45-60，2019．'"""
_LONGEST_TITLE = 300
_AROUND = " ,，、،.．。;；:："
_MORE = re.compile(r"[\d٠-٩۰-۹]{2}")


def is_uncased(text: str) -> bool:
    """Whether most letters of a text are of such a script."""
    if text.isascii():
        return False
    head = text[:_LOOK]
    uncased = len(_WIDE.findall(head)) + len(_RIGHT_TO_LEFT.findall(head))
    return uncased > 0 and uncased >= _MOSTLY * (uncased + len(_CASED.findall(head)))


def parse_uncased(line: str) -> Parsed | None:
    """What one such reference says; None where its parts are not clear."""
    text = _NOTES.sub("", settled(line))
    begin = without_number(text)
    wide = _WIDE.search(text) is not None
    people = wide_names(text, begin) if wide else right_to_left_names(text, begin)
    parsed = Parsed(text)
    after = begin
    if people is not None:
        after = people.end
        _take_people(parsed, people)
    year = _YEAR_BEHIND.match(text, after)
    if year is not None:
        parsed.year, parsed.sure["year"] = int(year["year"]), 0.97
        after = year.end()
    elif (other := _YEAR_BEHIND_OTHERS.match(text, after)) is not None:
        after = other.end()
    start = _BEFORE_TITLE.match(text, after)
    commas = people is not None and start is not None and start.group().strip() in _COLONS
    after = start.end() if start is not None else after
    title = (_before_comma(text, after) if commas else None) or _title(text, after, wide=wide)
    if title is None:
        return None
    first, end, rest, sure, kind = title
    part, behind = uncased_source(text[rest:], kind)
    if text[after] == "『" and part.venue and not (part.volume or part.issue or part.page):
        part.publisher, part.venue, part.kind = part.publisher or part.venue, "", "book"
    parsed.title, parsed.rest, parsed.part = text[first:end].strip(_AROUND), rest, part
    if parsed.year is None and behind is not None:
        parsed.year, parsed.sure["year"] = behind, 0.93
    placed = bool(part.venue or part.publisher) and _MORE.search(text, rest) is not None
    parsed.tail = 2.5 if placed or kind or (part.publisher and parsed.year) else 0.0
    if not parsed.tail and parsed.year is None:
        return None  # talk, in which somebody is quoted
    parsed.sure["title"] = sure if parsed.tail else min(sure, 0.75)
    parsed.clear_source = people is None and sure > 0.9 and part.sure > 0.9
    if people is None and not parsed.clear_source and not kind:
        return None
    return parsed


def _take_people(parsed: Parsed, people: UncasedNames) -> None:
    if people.editors:
        parsed.editors = people.names
    else:
        parsed.authors, parsed.authors_cut = people.names, people.cut
    parsed.sure["authors"] = people.sure


def _before_comma(text: str, at: int) -> tuple[int, int, int, float, str] | None:
    """The same of a title between a colon and a comma, with a journal and its numbers behind."""
    comma = _COMMA.search(text, at, at + _LONGEST_TITLE)
    if comma is None or text[at] in _QUOTES or not _NUMBERS.search(text, comma.end()):
        return None
    return at, comma.start(), comma.end(), 0.85, ""


def _title(text: str, at: int, *, wide: bool) -> tuple[int, int, int, float, str] | None:
    """(start, end, where the rest begins, how sure, the letter of '[J]') of the title."""
    closers = _QUOTES.get(text[at : at + 1])
    if closers is not None:
        ends = [end for sign in closers if (end := text.find(sign, at + 1)) > 0]
        if not ends or min(ends) - at > _LONGEST_TITLE:
            return None
        end = min(ends)
        kind = _KIND.match(text, end + 1)
        rest = kind.end() if kind else end + 1
        return at + 1, end, rest, 0.95, (kind[1] or "E") if kind else ""
    kind = _KIND.search(text, at, at + _LONGEST_TITLE)
    if kind is not None:
        return at, kind.start(), kind.end(), 0.95, kind[1] or "E"
    stop = (_WIDE_STOP if wide else _STOP).search(text, at + 1, at + _LONGEST_TITLE)
    if stop is None or stop.start() - at < 2 or stop.end() >= len(text):
        return None
    return at, stop.start(), stop.end(), 0.88, ""
