"""A reference whose title stands before its authors: 'Title. A. Lee and B. Chen. Venue, 2020.'"""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop_app.importing.references.name_list import NameList, name_list
from desktop_app.importing.references.names_written import names_written
from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.places import has_publisher_word
from desktop_app.importing.references.set_off import PART, TITLE_CLOSES
from desktop_app.importing.references.tail import tail_score
from desktop_app.importing.references.text_form import settled, without_number
from desktop_app.importing.references.title_place import (
    LETTERS,
    quoted_title,
    title_score,
    without_kind_mark,
)
from desktop_app.importing.references.tokens import Tokens, tokens_of
from desktop_app.importing.references.year_place import year_among, year_behind

_BREAK = re.compile(
    # Most blanks stand between two words: what follows them tells it.
    rf"(?=[,.;:?!/{PART}{TITLE_CLOSES}]|\s[\s(\[/|–—{PART}{TITLE_CLOSES}jwamcbpvdJWAMCBPVD-])"
    r"(?:(?P<with>[,.]?\s+[(\[]?(?i:joint(?:ly)?\s+with|with|w/|avec|mit|con|com)\s+(?=[^\W\d_a-z]))"
    r"|(?P<by>[,.]?\s+(?i:by|par|von|por|di)\s+(?=[^\W\d_a-z]))"
    rf"|(?P<part>\s*[{PART}{TITLE_CLOSES}]\s*)"
    r"|(?P<mark>[.?!]['’”\"»]?|[,;:]|\.\))\s+(?=[^\W\d_a-z]|v[ao]n\s|d[aei]\s)"
    r"|(?P<round>\s+\((?=[^\W\d_a-z]))|(?P<dash>\s+[-–—|]\s+)|(?P<slash>\s*//?\s+))"
)
_OPENS = re.compile(r"[^\W\d_a-z]|v[ao]n\s|d[aei]\s")
_YEAR_FIRST = re.compile(r"[(\[]?(?P<year>(?:19|20)\d\d)[)\]]?\s*[.:,–—-]?\s+(?=\S)")
_DAY_FIRST = re.compile(
    r"(?:\d{1,2}\.?\s+[^\W\d_]{3,9}\.?|[^\W\d_]{3,9}\.?\s+\d{1,2}|\d{1,2}[./]\d{1,2}\.?)"
    r"(?:,?\s+(?:19|20)\d\d)?\s*[:–—-]\s+(?=[\"“«„])"
)
"""'15 Jan: "Title" by …', as reading groups write."""
_WITH_OTHERS = re.compile(
    r"[(\[]?\s*(?i:joint(?:ly)?\s+with|with|w/|avec|mit|con|com)\s+(?=[^\W\d_a-z])"
)
_BY = re.compile(r"(?i:by|par|von|por|di)\s+(?=[^\W\d_a-z])")
_AS_MARK = {".": 0.8, "?": 0.8, "!": 0.8, ",": 0.3, ";": 0.1, ":": -0.4}
_NAME_BEHIND_DASH = re.compile(r"\s[–—-]\s[^\W\d_a-z][^\W\d_]+ [^\W\d_a-z][^\W\d_]+\Z")
_MOST_BREAKS = 14
_LOOK = 400
_LIMIT = 6_000
_CLOSING = re.compile(rf"\s*[,.;:)\]]*(?:\s*[—–-]\s+)?[{PART}\s]*")
_WEAK = "56"
_LEAST = 1.6
_TITLE_ALONE = 0.78


@dataclass(frozen=True, slots=True)
class _Cut:
    """Where a title may end, and the names behind it. others: only the other authors are named."""

    end: int
    start: int
    tokens: Tokens
    names: NameList
    others: bool
    score: float


def parse_title_first(line: str) -> Parsed:
    """What stands in one reference of this kind; its number or bullet may still be on it."""
    text = settled(line)
    begin = without_number(text)
    parsed = Parsed(text, rest=begin)
    first = _YEAR_FIRST.match(text, begin)
    if first is not None:
        begin = parsed.rest = first.end()
        parsed.year, parsed.sure["year"] = int(first["year"]), 0.9
    elif (day := _DAY_FIRST.match(text)) is not None:
        begin = parsed.rest = day.end()
    quoted = quoted_title(text, begin)
    if quoted is not None and quoted.sure > 0:
        at = _behind(text, quoted.after)
        others = _WITH_OTHERS.match(text, at)
        by = _BY.match(text, at)
        at = others.end() if others else by.end() if by else at
        cut = _cut_at(text, quoted.end, at, 1.5, others=others is not None, families=by is not None)
        cuts = [cut] if cut else []
        start = quoted.start
    else:
        cuts, start = _cuts(text, begin), begin
    if not cuts:
        if quoted is not None and quoted.sure > 0:
            parsed.title, parsed.rest = text[quoted.start : quoted.end], quoted.after
            parsed.sure["title"] = _TITLE_ALONE
            parsed.tail = tail_score(text, _behind(text, quoted.after))[0]
            among = year_among(text, parsed.rest)
            if among is not None and parsed.year is None:
                parsed.year, parsed.sure["year"] = among.year, among.sure
        return parsed
    cuts.sort(key=lambda cut: -cut.score)
    best = cuts[0]
    second = cuts[1].score if len(cuts) > 1 else 0.0
    if best.score < _LEAST:
        return parsed
    _take(parsed, best, start, min(0.97, 0.45 + 0.1 * best.score + 0.12 * (best.score - second)))
    return parsed


def _take(parsed: Parsed, cut: _Cut, start: int, sure: float) -> None:
    text, names = parsed.text, cut.names
    end = cut.end
    while end > start and text[end - 1] in " .,;:(":
        end -= 1
    parsed.title = text[start : without_kind_mark(text, start, end)].strip()
    parsed.authors = names_written(cut.tokens, names)
    parsed.authors_cut = names.cut or cut.others
    parsed.sure["title"] = parsed.sure["authors"] = sure
    after = cut.start + cut.tokens.ends[names.end - 1]
    behind = year_behind(text, after)
    if behind is not None and parsed.year is None:
        after = behind.end
        if behind.year:
            parsed.year, parsed.sure["year"] = behind.year, behind.sure
    parsed.rest = _behind(text, after)
    parsed.tail = tail_score(text, parsed.rest)[0]
    if parsed.year is None:
        among = year_among(text, parsed.rest)
        if among is not None:
            parsed.year, parsed.sure["year"] = among.year, among.sure


def _cuts(text: str, begin: int) -> list[_Cut]:
    out: list[_Cut] = []
    crossed = 0.0
    position = begin + 1
    for _ in range(_MOST_BREAKS):
        match = _BREAK.search(text, position)
        if match is None:
            break
        position = match.start() + 1
        mark = (match["mark"] or "")[:1]
        score = (1.5 if match["part"] else _AS_MARK.get(mark, 0.3)) - crossed
        if match["with"]:
            score += 1.2 if "(" in match["with"] or "[" in match["with"] else 0.6
        elif match["mark"] and not _OPENS.match(text, match.end()):
            continue
        end = match.start() + (len(mark) if mark in ("?", "!") else 0)
        score += title_score(text[begin:end])
        if _NAME_BEHIND_DASH.search(text, begin, end):
            score -= 1.5
        if LETTERS.search(text, begin, end):
            cut = _cut_at(
                text,
                end,
                match.end(),
                score,
                others=bool(match["with"]),
                families=match["round"] is not None,
            )
            if cut is not None:
                out.append(cut)
        if mark in (".", "?", "!"):
            crossed += 0.9
        elif mark == ",":
            crossed += 0.1
        elif match["part"]:
            crossed += 1.0
    return out


def _behind(text: str, at: int) -> int:
    closing = _CLOSING.match(text, at)
    return closing.end() if closing else at


def _cut_at(
    text: str,
    end: int,
    start: int,
    score: float,
    *,
    others: bool = False,
    families: bool = False,
) -> _Cut | None:
    """The cut with names at `start`; None where none stand there, or no end like a list's.

    families: they may be family names alone, where the year is behind them.
    """
    if others and "(" in text[end:start] and (closing := text.find(")", start)) > 0:
        tokens = tokens_of(text[start:closing], _LIMIT)
    else:
        tokens = tokens_of(text[start:], _LOOK)
    names = name_list(tokens)
    if names is not None and tokens.ends[names.end - 1] > _LOOK - 60:
        tokens = tokens_of(text[start:], _LIMIT)
        names = name_list(tokens)
    if names is None or names.editors:
        return None
    if names.forms[0] == "6" and not (
        families and year_behind(text, start + tokens.ends[names.end - 1])
    ):
        return None
    first = tokens.between(names.names[0][0], names.names[0][1])
    if len(names.names) == 1 and has_publisher_word(first):
        return None
    strong = sum(form not in _WEAK for form in names.forms)
    score += 1.2 if strong or names.forms[0] == "7" else 0.5
    score += 0.5 * min(3, len(names.names) - 1) + (0.5 if names.joined or names.cut else 0.0)
    after = start + tokens.ends[names.end - 1]
    behind = year_behind(text, after)
    if behind is not None:
        score += 0.6
        after = behind.end
    rest = _behind(text, after)
    if rest >= len(text):
        score += 0.4
    else:
        score += 0.35 * max(0.0, tail_score(text, rest)[0])
    return _Cut(end, start, tokens, names, others, score)
