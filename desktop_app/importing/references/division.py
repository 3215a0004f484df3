"""How a text that holds a list of references is divided: where it begins, into which entries."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.importing.references.by_parts import parse_by_parts
from desktop_app.importing.references.cited_behind import parse_cited_behind, parse_cited_task
from desktop_app.importing.references.comma_parts import parse_comma_parts
from desktop_app.importing.references.dashed import parse_dashed
from desktop_app.importing.references.entry_lines import LONGEST, WAYS, Entry, Way
from desktop_app.importing.references.headings import (
    heading_words,
    is_heading,
    is_reference_heading,
)
from desktop_app.importing.references.line_period import by_period
from desktop_app.importing.references.other_sections import is_other_section
from desktop_app.importing.references.parse import parse_reference
from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.plain_reference import is_task, joined, plain_reference
from desktop_app.importing.references.record_of import likeness
from desktop_app.importing.references.source_lines import SourceLines
from desktop_app.importing.references.title_first import parse_title_first

GOOD = 0.62
GOOD_IF_MARKED = 0.42
_TRIED = 60
"""Entries that are read to know how a list is divided."""
_LONG, _MANY_YEARS = 900, 4
_YEAR = re.compile(r"\b(?:1[89]|20)\d\d\b")
LINES_TRIED = 3000
"""Lines of a list by which it is known how it is divided."""
_CLEARLY = 0.04
_FIRST_LOOK = 4
_GOOD_ENOUGH = 0.8
_LEAST = 0.6
"""The part of a list that has to look like references."""
_LONGEST_TAIL = 1500
_LONGEST_TAIL_OF_FEW = 500
_SURE_AUTHORS = 0.8
_FEW, _FEWEST = 2, 3
_ALL, _SURE_FEW = 0.99, 0.62
"""One or two references alone are a list only where there is nothing else, and no doubt."""
_LEAST_COUNTED = 0.4
_SURE_STYLE = 0.9
_LIKELIER = 0.1
_LONGEST_HEADING = 40
_FEW_TRIED = 12
_OF_CHAT = re.compile(r"^.{0,16}\b\d{1,2}:\d\d\b|\w@[\w-]+\.\w")
"""When something was said, and whom to write to."""
_CELLS = re.compile(r",(?=[^\s\d])")
_FIRST_LINES = 5
_NEARLY_ALL = 0.85
"""The part of a marked list that has to look like references where each may be of another style."""

Parser = Callable[[str], Parsed]
OTHER_PARSERS: tuple[Parser, ...] = (
    parse_by_parts,
    parse_title_first,
    parse_comma_parts,
    parse_dashed,
    parse_cited_behind,
)
"""Most references begin with their authors; these are tried where a list's do not seem to."""


def parse_mixed(line: str) -> Parsed:
    """By the parser that finds most: a person's own list may mix styles from entry to entry."""
    return _likeliest(line, OTHER_PARSERS)


def parse_task(line: str) -> Parsed:
    """The same of what is to be ticked off: a title with its citation is more than a remark."""
    return _likeliest(line, (*OTHER_PARSERS, parse_cited_task))


def _likeliest(line: str, others: Sequence[Parser]) -> Parsed:
    parsed = parse_reference(line)
    like = likeness(parsed)
    for other in others:
        found = other(line)
        if likeness(found) > like + _LIKELIER:
            parsed, like = found, likeness(found)
    return parsed


@dataclass(frozen=True, slots=True)
class Division:
    """How a text is divided into entries, and how each is read.

    start: the first line of the list, as an index. good: the part that looks like references.
    """

    start: int
    way: Way
    parser: Parser
    good: float


def division_of(lines: SourceLines) -> Division | None:
    """How the list in these lines is divided; None where there is no list."""
    starts = [0]
    headings = [at for at, text in enumerate(lines.texts) if is_reference_heading(text)]
    if headings and headings[-1] > 0:
        starts += [headings[0]] if len(headings) == 1 else [headings[0], headings[-1]]
    best: Division | None = None
    for start in dict.fromkeys(starts):
        best = _better_division(lines.cut(start, start + LINES_TRIED), start, best)
        if best is not None and best.good > 1 - _CLEARLY:
            break  # none can be clearly better
    return best


def begins_list(lines: SourceLines) -> bool:
    """Whether a list stands in these lines from the first on."""
    return _better_division(lines.cut(0, LINES_TRIED), 0, None) is not None


def _better_division(lines: SourceLines, start: int, best: Division | None) -> Division | None:
    """The best way to divide these lines where it is clearly better than the one before."""
    for way in (*WAYS, by_period):
        if way is by_period and best is not None and best.good > _GOOD_ENOUGH:
            continue
        good, parser = _goodness([entry for entry, _ in of_papers(way(lines))])
        if good >= _LEAST and (best is None or good > best.good + _CLEARLY):
            best = Division(start, way, parser, good)
            if good > 1 - _CLEARLY:
                break
    return best


def of_papers(entries: Iterable[Entry]) -> list[tuple[Entry, bool]]:
    """All entries but headings, and whether each stands in a section that lists papers."""
    return [(e, papers) for e, heading, papers in with_sections(entries) if not heading and papers]


def with_sections(entries: Iterable[Entry]) -> Iterator[tuple[Entry, bool, bool]]:
    """Each entry, whether it is a heading, and whether its section may list papers."""
    papers = True
    for entry in entries:
        text = entry.first
        heading = len(entry) == 1 and is_heading(text)
        if heading:
            papers = not is_other_section(heading_words(text))
        yield entry, heading, papers


def _is_short(entry: Entry) -> bool:
    """Whether an entry outside the items of a page's list may be a heading of it, or a button."""
    return len(entry) == 1 and len(entry.first) <= _LONGEST_HEADING


def _goodness(entries: Sequence[Entry]) -> tuple[float, Parser]:
    """The part of the entries' letters that looks like references, in a sample of them."""
    if any(entry.item for entry in entries):
        entries = [entry for entry in entries if entry.item or not _is_short(entry)]
    marked = [entry for entry in entries if entry.marked]
    if len(marked) > 2 and len(marked) > 0.3 * len(entries):
        entries = marked
    if not entries:
        return 0.0, parse_reference
    step = max(1, len(entries) // _TRIED)
    sample = entries[::step][: _TRIED * 2]
    best = _share(sample, parse_reference)
    parser: Parser = parse_reference
    if best.like < _SURE_STYLE:
        for other in (parse_task,) if _are_tasks(entries) else OTHER_PARSERS:
            first = sample[::_FIRST_LOOK] if len(sample) > _FEW_TRIED else sample
            if _share(first, other).like < best.like - _LIKELIER:
                continue
            share = _share(sample, other)
            if share.like > best.like + _LIKELIER:
                best, parser = share, other
    found = best.good >= _LEAST and best.count >= _FEWEST
    if not found and len(marked) >= _FEWEST and entries is marked:
        mixed = _share(sample, parse_mixed)
        if mixed.good >= _NEARLY_ALL:
            best, parser = mixed, parse_mixed
    if len(entries) <= _FEW:
        sure = best.good >= _ALL and best.like >= _SURE_FEW and best.sure == len(entries)
        sure = sure and not any(map(_has_years_of_several, entries))
        sure = sure and not any(map(_is_of_others, entries))
        return (best.good if sure else 0.0), parser
    enough = best.count >= _FEWEST and best.count >= _LEAST_COUNTED * len(sample)
    return (best.good if enough else 0.0), parser


def _are_tasks(entries: Sequence[Entry]) -> bool:
    """Whether most entries have a box to tick."""
    return sum(is_task(entry.first) for entry in entries) * 2 > len(entries)


def _has_years_of_several(entry: Entry) -> bool:
    """Whether lines of one entry name so many years, or begin with several, that they are rather
    several references."""
    years = {year for text in entry.texts for year in _YEAR.findall(text)}
    first = {found[0] for text in entry.texts if (found := _YEAR.match(text)) is not None}
    return len(entry) > 1 and (len(years) > _FEW or len(first) > 1)


def _is_of_others(entry: Entry) -> bool:
    """Whether lines of an entry are those of a chat or the rows of a table."""
    if any(_OF_CHAT.search(text) for text in entry.texts):
        return True
    return len(entry) > 1 and all(len(_CELLS.findall(text)) > 1 for text in entry.texts)


@dataclass(frozen=True, slots=True)
class _Share:
    """good: the part of a sample's letters in good entries; count: how many these are.

    like: how much all entries are like references, 0 to 1. sure: of how many the authors, or
    the editors, are beyond doubt, and little else follows.
    """

    good: float
    like: float
    count: int
    sure: int


def _share(sample: Sequence[Entry], parser: Parser) -> _Share:
    letters = good = like = 0.0
    count = sure = 0
    for entry in sample:
        weight = min(600, entry.letters)
        letters += weight
        if not entry.too_long and not entry.several:
            parsed, _ = parsed_entry(entry, parser)
            like += weight * likeness(parsed)
            if is_good(entry, parsed, parser) and not _is_several(entry, parser):
                good += weight
                count += 1
                short = len(parsed.text) - parsed.rest <= _LONGEST_TAIL_OF_FEW
                sure += short and parsed.sure.get("authors", 0.0) >= _SURE_AUTHORS
    return _Share(good / max(1.0, letters), like / max(1.0, letters), count, sure)


def _is_several(entry: Entry, parser: Parser) -> bool:
    """Whether two of an entry's lines are as good references as any, or several begin at its
    margin with others behind each: the first lines tell."""
    if len(entry) < 2 or entry.item:
        return False
    indents = entry.lines.indents[entry.start : entry.stop]
    begins = indents.count(min(indents))
    if begins > 2 and len(entry) >= 2 * begins - 1:
        return True
    first = [entry.alone(at) for at in range(min(len(entry), _FIRST_LINES))]
    return sum(likeness(parsed_entry(one, parser)[0]) >= GOOD for one in first) > 1


def is_good(entry: Entry, parsed: Parsed, parser: Parser) -> bool:
    """A list whose entries are marked may leave out more: the year stands in its headings.

    Only where authors come first, as sentences in a list of points can look like the others.
    """
    if len(parsed.text) > _LONG and len(_YEAR.findall(parsed.text)) > _MANY_YEARS:
        return False  # several references in one
    if len(parsed.text) - parsed.rest > _LONGEST_TAIL:
        return False  # a text that happens to begin like a reference
    less = entry.marked and parser is parse_reference
    return likeness(parsed) >= (GOOD_IF_MARKED if less else GOOD)


def parsed_entry(entry: Entry, parser: Parser) -> tuple[Parsed, tuple[str, ...]]:
    """An entry read, and the addresses on its lines."""
    lines, start, stop = entry.lines, entry.start, entry.stop
    if stop - start == 1:
        whole = entry.first.strip()
    else:
        hard = [bool(lines.hard[at] or lines.gaps[at + 1]) for at in range(start, stop - 1)]
        whole = joined(entry.texts, hard)
    parsed, links = _parsed(whole[:LONGEST], parser)
    if lines.links:
        links += tuple(link for at in range(start, stop) for link in lines.links.get(at, ()))
    return parsed, links


@lru_cache(maxsize=128)  # the looks, the division and the reading of a list each ask
def _parsed(text: str, parser: Parser) -> tuple[Parsed, tuple[str, ...]]:
    """A text read, and the addresses in it; not to be changed, as it may be asked for again."""
    plain, links = plain_reference(text)
    return parser(plain), links
