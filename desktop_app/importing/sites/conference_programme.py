"""Programmes and lists of accepted papers of conferences: titles over (or under) their authors."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from selectolax.lexbor import LexborHTMLParser

from desktop_app.importing.known_page import HtmlShape, KnownPage
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.programme_lines import (
    BEFORE_TITLE,
    BUTTON,
    MARK,
    SESSION,
    has_affiliations,
    is_programme_heading,
    is_session,
    is_time,
    line_reason,
    programme_authors,
    programme_title,
)
from desktop_app.importing.lines.section_heading import is_section_heading
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.lists.aligned_lines import name_evidence
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.lists.programme_one_line import one_line
from desktop_app.importing.lists.programme_rows import pairs_in_rows
from desktop_app.importing.lists.programme_signs import says_meeting
from desktop_app.importing.references.where_line import without_citations
from desktop_app.importing.values.link_fields import names_a_work
from desktop_app.importing.values.person_names import AuthorList
from desktop_app.model.record import Record

_NUMBER = re.compile(r"(?:paper\s*(?:id)?\s*)?#?\s?[A-Z]{0,3}-?\d{1,5}[.:]?", re.IGNORECASE)
_ABSTRACT = re.compile(r"\A(?i:abstract)(?:\s*(?:[.:]\s*|\Z)|\s+(?=(?:We|In|The|This|Our|An?)\b))")
_PRESENTER = re.compile(
    r"(?!contact\s*:\s*\S+@\S+$)(?:presenter|speaker|presented by|contact)s?\s*:\s*.{2,100}", re.I
)
_ISSUE = re.compile(r"vol(?:ume|\.)?\s*\d+\W+(?:issue|number|no|pp)\b.{0,60}", re.IGNORECASE)
"""A journal's table of contents begins so."""
_DATED = re.compile(r"[,(]\s*(?:19|20)\d\d\)?\.?$|^(?:19|20)\d\d$")
_LONG = 160
_LONGEST_TITLE = 300
_FEW = 3
_COVERED = 0.6
_HEAD = 12


@dataclass(frozen=True, slots=True)
class _Kinds:
    """For each line: its authors, its reason if it is no part of a paper, whether it is prose."""

    authors: list[AuthorList | None]
    reasons: list[str | None]
    prose: list[bool]

    def is_title(self, at: int) -> bool:
        return not (self.authors[at] or self.reasons[at] or self.prose[at])


class _Shape(HtmlShape):
    """Cells of a table of titles and authors stand on lines of their own."""

    def prepare(self, tree: LexborHTMLParser, *, unfold: bool) -> bool:
        """See HtmlShape."""
        changed = HtmlShape.prepare(self, tree, unfold=unfold)
        for form in tree.css("form.authsearch"):  # a button for each author, in one line
            form.unwrap()
            changed = True
        for table in tree.css("table"):
            if table.css_first("table table") is not None:
                continue  # it sets out the page
            head = table.css_first("tr")
            words = head.text(deep=True).lower() if head is not None else ""
            if "title" in words and "author" in words:
                for cell in table.css("td"):
                    cell.insert_before(tree.create_node("br"))
                    changed = True
        return changed


class ConferenceProgramme(KnownPage):
    """See the module. Sessions, breaks and talks without a paper are told as what they are."""

    id = "conference-programme"
    shape = _Shape(
        hidden=("dd .bibref", ".link2 .bibref"),
        lines=(
            "li > strong",
            "li > b",
            "li > em",
            "li > i",
            "li > .title",
            "li > .authors",
            ".paper-authors",
        ),
    )

    def entries(self, lines: Sequence[PageLine]) -> list[range]:
        """Title and authors, with the marks around them and the abstract below."""
        signs = sum(1 for line in lines if is_programme_heading(line.text))
        if not signs and not says_meeting(lines):
            return []
        if any(_ISSUE.match(line.text) for line in lines[:_HEAD]):
            return []
        kinds = _kinds(lines)
        pairs = pairs_in_rows(lines) or _pairs(lines, kinds)
        if len(pairs) >= 2 and _is_programme(lines, kinds, pairs, signs):
            return _spans(lines, kinds, pairs)
        return _single(lines, kinds) if signs else []

    def record(self, lines: Sequence[PageLine], owner: str | None) -> Record | None:
        """See KnownPage."""
        if len(lines) == 1:
            return _record_of_line(lines[0], owner)
        kinds = _kinds(lines)
        names = [at for at, found in enumerate(kinds.authors) if found]
        titles = [at for at in range(len(lines)) if kinds.is_title(at) and not _is_mark(lines[at])]
        if not titles and len(names) > 1:  # a title that reads like a name
            titles = [min(names[:2], key=lambda at: _like_authors(lines[at], kinds.authors[at]))]
            names.remove(titles[0])
        people = names[0] if names else None
        if people is None or not titles:
            return None
        title = titles[0]
        text, extra = programme_title(lines[title].text)
        for at, line in enumerate(lines):
            if at not in (title, people) and kinds.reasons[at] == MARK:
                extra.setdefault("presentation", line.text)
            elif at < title and _NUMBER.fullmatch(line.text):
                extra.setdefault("paper number", line.text.strip(" .:"))
        if has_affiliations(lines[people].text):
            extra["authors and affiliations"] = lines[people].text
        prose = [
            replace(line, text=_ABSTRACT.sub("", line.text, count=1))
            for at, line in enumerate(lines)
            if kinds.prose[at] and at > title
        ]
        links = [link for line in lines for link in line.links if names_a_work(link)]
        record = entry_record(
            lines,
            title=replace(lines[title], text=text),
            authors=kinds.authors[people],
            abstract=prose,
            owner=owner,
            links=links,
            extra=extra,
        )
        return record.changed(type="paper-conference")

    def reason(self, text: str) -> str | None:
        """See KnownPage."""
        if is_programme_heading(text):
            return "a heading of the programme"
        if _PRESENTER.fullmatch(text):
            return SESSION
        return line_reason(text)


def _single(lines: Sequence[PageLine], kinds: _Kinds) -> list[range]:
    """Lines that hold a title and its authors each: most of those below the heading."""
    own = [
        at
        for at, line in enumerate(lines)
        if kinds.reasons[at] is None and one_line(programme_title(line.text)[0]) is not None
    ]
    if len(own) < _FEW or not any(is_programme_heading(line.text) for line in lines[: own[0]]):
        return []
    between = range(own[0], own[-1] + 1)
    others = sum(1 for at in between if kinds.reasons[at] is None) - len(own)
    return [range(at, at + 1) for at in own] if others * 4 <= len(own) else []


def _record_of_line(line: PageLine, owner: str | None) -> Record | None:
    text, extra = programme_title(line.text)
    found = one_line(text)
    if found is None:
        return None
    if has_affiliations(found.people):
        extra["authors and affiliations"] = found.people
    record = entry_record(
        [line],
        title=replace(line, text=found.title),
        authors=found.authors,
        owner=owner,
        links=[link for link in line.links if names_a_work(link)],
        extra=extra,
    )
    return record.changed(type="paper-conference")


def _kinds(lines: Sequence[PageLine]) -> _Kinds:
    authors: list[AuthorList | None] = []
    reasons: list[str | None] = []
    prose: list[bool] = []
    for line in lines:
        text = line.text
        reason = line_reason(text)
        if reason is None and (is_programme_heading(text) or is_section_heading(text)):
            reason = SESSION
        if reason is None and _PRESENTER.fullmatch(text):
            reason = MARK
        long = reason is None and len(text) >= _LONG and text.endswith((".", "…", "..."))
        found = None
        if reason is None and not _is_mark(line):
            found = programme_authors(text)
        authors.append(found)
        reasons.append(reason)
        prose.append(long and found is None)
    return _Kinds(authors, reasons, prose)


def _is_mark(line: PageLine) -> bool:
    """A number of a paper, alone on its line."""
    return _NUMBER.fullmatch(line.text) is not None


def _likeness(line: PageLine, found: AuthorList | None) -> tuple[bool, bool]:
    """How surely a line is authors: by several of them, or where they work."""
    several = found is not None and (len(found.names) > 1 or not found.complete)
    return several or has_affiliations(line.text), several


def _like_authors(line: PageLine, found: AuthorList | None) -> tuple[bool, float]:
    return _likeness(line, found)[0] and has_affiliations(line.text), name_evidence(line.text)


def _pairs(lines: Sequence[PageLine], kinds: _Kinds) -> list[tuple[int, int]]:
    """(title, authors) of each entry, as indexes. Which of the two comes first is the page's habit.

    Where both would do, blank lines, times and headings before entries decide; else titles are
    first.
    """
    over: list[tuple[int, int]] = []
    under: list[tuple[int, int]] = []
    for at, found in enumerate(kinds.authors):
        if found is None:
            continue
        if at and _may_title(lines, kinds, at - 1):
            over.append((at - 1, at))
        if at + 1 < len(lines) and _may_title(lines, kinds, at + 1):
            under.append((at + 1, at))
    good_over = sum(1 for title, _ in over if _opens(lines, kinds, title))
    good_under = sum(1 for _, people in under if _opens(lines, kinds, people))
    chosen = under if good_under > good_over and len(under) * 10 >= len(over) * 8 else over
    out: list[tuple[int, int]] = []
    for title, people in chosen:
        if not out or min(title, people) > max(out[-1]):
            out.append((title, people))
    more = _like_names(lines, kinds, out, titles_first=chosen is over)
    return sorted([*out, *more])


def _like_names(
    lines: Sequence[PageLine],
    kinds: _Kinds,
    pairs: Sequence[tuple[int, int]],
    *,
    titles_first: bool,
) -> list[tuple[int, int]]:
    """Pairs whose title reads like a name ('Causal Graph Discovery'): their place shows them.

    Two lines that both may be authors, and are in no pair yet, are a title and its authors where
    the page's other entries begin as these two do.
    """
    taken = {at for pair in pairs for at in pair}
    spaced = sum(1 for pair in pairs if lines[min(pair)].after_gap) * 2 > len(pairs)
    found: list[tuple[int, int]] = []
    at = 0
    while at + 1 < len(lines):
        free = at not in taken and at + 1 not in taken
        if not (free and kinds.authors[at] and kinds.authors[at + 1]):
            at += 1
            continue
        title, people = (at, at + 1) if titles_first else (at + 1, at)
        if spaced:
            ends = at + 2 == len(lines) or lines[at + 2].after_gap
            fits = lines[at].after_gap and ends and not lines[at + 1].after_gap
        else:
            begins = at == 0 or at - 1 in taken or kinds.reasons[at - 1] or _is_mark(lines[at - 1])
            stops = at + 2 == len(lines) or at + 2 in taken or kinds.reasons[at + 2]
            like = _likeness(lines[people], kinds.authors[people])[0]
            fits = bool(begins) and (like or bool(stops))
        if fits and not has_affiliations(lines[title].text):
            found.append((title, people))
            taken |= {title, people}
            at += 1
        at += 1
    return found if len(found) <= len(pairs) else []


def _may_title(lines: Sequence[PageLine], kinds: _Kinds, at: int) -> bool:
    text = lines[at].text
    return (
        kinds.is_title(at)
        and not _is_mark(lines[at])
        and len(text) <= _LONGEST_TITLE
        and any(letter.isalpha() for letter in text)
    )


def _opens(lines: Sequence[PageLine], kinds: _Kinds, at: int) -> bool:
    """Whether something speaks for an entry that begins in a line."""
    line = lines[at]
    if line.after_gap or at == 0:
        return True
    above = lines[at - 1]
    if kinds.reasons[at - 1] or kinds.prose[at - 1] or _is_mark(above):
        return True
    begins = BEFORE_TITLE.match(line.text)
    return (line.item != above.item) or (begins is not None and begins.end() > 0)


def _is_programme(
    lines: Sequence[PageLine], kinds: _Kinds, pairs: Sequence[tuple[int, int]], signs: int
) -> bool:
    """Whether the pairs are papers of a meeting: it says so, and they are most of the lines.

    Lines below the authors that name a venue each are a person's list, not a meeting's.
    """
    first, last = min(pairs[0]), max(pairs[-1])
    own = {at for pair in pairs for at in pair}
    known = sum(
        1 for at in range(first, last + 1) if at in own or kinds.reasons[at] or kinds.prose[at]
    )
    marks = sum(1 for at in range(first, last + 1) if _is_mark(lines[at]))
    if known + marks < _COVERED * (last + 1 - first):
        return False
    venues = sum(1 for line in lines[first : last + 2] if _names_venue(line.text))
    if venues * 3 > len(pairs):
        return False
    numbered = sum(
        1 for title, _ in pairs if "paper number" in programme_title(lines[title].text)[1]
    )
    timed = sum(1 for pair in pairs if _is_timed(lines, min(pair)))
    if timed * 2 > len(pairs):
        return len(pairs) >= _FEW
    sessions = sum(1 for line in lines[: last + 1] if is_session(line.text))
    several = sum(1 for _, people in pairs if len((kinds.authors[people] or _NOBODY).names) > 1)
    if several * 3 < len(pairs):
        return False
    if signs and any(is_programme_heading(line.text) for line in lines[:first]):
        return True
    if numbered * 2 > len(pairs):
        return len(pairs) >= _FEW
    return sessions >= 2 and len(pairs) >= _FEW


def _is_timed(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a time stands before an entry, or above it."""
    above = at > 0 and is_time(lines[at - 1].text)
    return above or "time" in programme_title(lines[at].text)[1]


def _names_venue(text: str) -> bool:
    """'Annals of X, 2019' below (or above) authors: in a list of a person, not of a meeting."""
    if without_citations(text) != text or venue_line(text) is not None:
        return True
    return _DATED.search(text) is not None and line_reason(text) is None


_NOBODY = AuthorList((), None, False)


def _spans(
    lines: Sequence[PageLine], kinds: _Kinds, pairs: Sequence[tuple[int, int]]
) -> list[range]:
    """Each pair with its number and kind above, and its place, buttons and abstract below."""
    out: list[range] = []
    free = 0
    for number, pair in enumerate(pairs):
        start, end = min(pair), max(pair) + 1
        stop = min(pairs[number + 1]) if number + 1 < len(pairs) else len(lines)
        while start > free and (_is_mark(lines[start - 1]) or kinds.reasons[start - 1] == MARK):
            start -= 1
        below = end
        while below < stop and (kinds.reasons[below] in (MARK, BUTTON) or kinds.prose[below]):
            below += 1
        while below > end and below < stop and _is_mark(lines[below]):
            below -= 1
        if below == stop and number + 1 < len(pairs):  # marks may belong to the next entry
            while below > end and kinds.reasons[below - 1] == MARK and _heads(lines, below - 1):
                below -= 1
        out.append(range(start, below))
        free = below
    return out


def _heads(lines: Sequence[PageLine], at: int) -> bool:
    """Whether a mark ('Poster') stands above its title: a blank line is before it, none behind."""
    return lines[at].after_gap and at + 1 < len(lines) and not lines[at + 1].after_gap
