"""Page furniture: menus, buttons, counters and footers that belong to no record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from desktop_app.importing.lines.page_line import PageLine, span
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.values.person_names import author_list, is_person_name
from desktop_app.model.record import PassedOver, Problem

MENU = "a menu, button or footer of the page"
HEAD = "the head of the page: its owner, its count, its headings"
NO_ENTRY = "This text stands outside the list and belongs to no entry."
_SHORT = 80
_PHRASES = frozenset(
    phrase.strip()
    for phrase in """
    home|about|about us|contact|contact us|login|log in|log out|logout|sign in|sign up|sign out
    register|register now|join|search|search…|search...|menu|close|open menu|help|faq|blog|news
    pricing|privacy|privacy policy|privacy notice|terms|terms of service|terms of use
    terms & conditions|terms and conditions|cookie policy|cookie settings|cookies
    accessibility|careers|jobs|press|feedback|follow|following|followers|share|save|saved|export
    cite|cite this|download|downloads|pdf|html|code|bibtex|ris|copy|copy link|settings|profile
    my profile|dashboard|explore|browse|discover|trending|topics|papers|authors|datasets|models
    leaderboards|docs|documentation|api|api docs|support|newsletter|subscribe|unsubscribe|skip
    skip to content|skip to main content|skip to search|back to top|back|top|show more|show less
    load more|load more publications|load more records|load more papers|read more|view more
    see more|see all|view all|show all|more|less|expand|collapse|next|previous|prev|next page
    previous page|first|last|sort|sort by|sort by year|sort by date|sort by citations|filter
    filters|all years|most recent|most cited|newest|newest first|oldest|oldest first|relevance
    overview|citations|co-authors|coauthors|collaborators|metrics|awards|education|experience
    biography|bio|cv|research interests|linked to original sources|twitter|x|github|gitlab
    linkedin|facebook|instagram|mastodon|bluesky|youtube|discord|slack|rss|rss feed|email|e-mail
    website|homepage|orcid|google scholar|semantic scholar profile|dblp profile|status|legal
    imprint|impressum|sitemap|site map|disclaimer|report an issue|report a bug|give feedback
    english|deutsch|français|español|中文|language|dark mode|light mode|toggle theme|notifications
    view pdf|view article|view html|view abstract|download pdf|article preview|preview|first page
    view paper|view on arxiv|view source|open in new tab|abstract|abs|full text|full-text|doi
    save to library|save to my library|create alert|manage alerts|view on semantic scholar
    add to library|add to list|bookmark|bookmarked|like|likes|comments|cited by|references
    claim profile|claim this profile|edit profile|edit|delete|feed|explore papers|latest papers
    all rights reserved|all rights reserved.|end of list|end of results|no more results
    free article|free article.|free pmc article|free pmc article.|open access
    add to collection|add label|add tag|view thread
    loading|loading…|loading...|copyright|hide abstract|show abstract|▲|▼|^|↑
    """.replace("\n", "|").split("|")
    if phrase.strip()
)
_PATTERN = re.compile(
    r"(?:©|\(c\) ?\d{4}|copyright (?:©|\d{4})).{0,150}"
    r"|(?:powered by|made with|built with|hosted by|maintained by|last updated|updated on) .{1,80}"
    r"|(?:page )?\d+ (?:of|/) \d+"
    r"|(?:[«‹<]\s*)?(?:(?:prev(?:ious)?|first)\s+)?\d+(?: \d+){1,15}(?:\s*(?:…|\.\.\.)\s*\d+)?"
    r"(?:\s+(?:next|last))?(?:\s*[»›>])?"
    r"|(?:citations?|cited by|h-index|i10-index|followers?|views?|downloads?|likes?):? ?[\d.,]+ ?k?"
    r"|[\d.,]+ ?k? (?:citations?|followers?|views?|downloads?|likes?|following|stars?)"
    r"|(?:sort|order|filter|group)(?:ed)? by:? .{1,40}"
    r"|(?:load|show|view|see) (?:\d+ )?(?:more|all|less)(?: \w+){0,2}"
    r"|you (?:are )?(?:receiv\w+|get|got) this (?:e-?mail|message|mail|newsletter|alert)\b.{0,200}"
    r"|(?:to )?(?:unsubscribe|manage (?:your )?(?:alerts?|preferences|subscriptions?))\b.{0,80}"
    r"|(?:we use cookies|this (?:web)?site uses cookies).{0,300}"
    r"|[-–—_=*·•|~#.\s]{1,200}",
    re.IGNORECASE,
)
_OF_RIGHTS = re.compile(r".{0,40}(?:©|all rights reserved\.?)")
_FIRST_WORDS = frozenset(phrase.split()[0] for phrase in _PHRASES)
_FIRST_WORD = re.compile(r"(?:[\s|·•›»‹«/,▾▼]|(?<=\s)[-–—](?=\s))*+([^\s|·•›»‹«/,▾▼]+)")
_BETWEEN = re.compile(r"[|·•›»‹«/,▾▼]|\s+[-–—]\s+")
_LONGEST = 300


def is_furniture(text: str) -> bool:
    """Whether a line is of a known kind: one phrase, or a row of them ('Home About Sign in')."""
    if len(text) > _LONGEST:
        return False
    plain = text.casefold().strip()
    if plain in _PHRASES or _PATTERN.fullmatch(plain):
        return True
    if plain.endswith(("©", "reserved", "reserved.")) and _OF_RIGHTS.fullmatch(plain):
        return True
    return (
        len(plain) <= 200
        and _may_be_phrases(plain)
        and all(_row_of_phrases(part.split()) for part in _BETWEEN.split(plain) if part.strip())
    )


def _may_be_phrases(plain: str) -> bool:
    """Whether the first word begins a phrase: of most lines nothing else need be looked at."""
    first = _FIRST_WORD.match(plain)
    return first is None or first[1] in _FIRST_WORDS


def _row_of_phrases(words: Sequence[str]) -> bool:
    """Whether words fall into known phrases, the longest first."""
    start = 0
    while start < len(words):
        for length in range(min(4, len(words) - start), 0, -1):
            if " ".join(words[start : start + length]) in _PHRASES:
                start += length
                break
        else:
            return False
    return True


def passed_over(lines: Sequence[PageLine], reason: str) -> list[PassedOver]:
    """One PassedOver for each run of neighbouring lines."""
    out: list[PassedOver] = []
    run: list[PageLine] = []
    for line in lines:
        if run and line.number > run[-1].end_number + 2:
            out.append(PassedOver(*span(run), reason))
            run = []
        run.append(line)
    if run:
        out.append(PassedOver(*span(run), reason))
    return out


def told(line: PageLine, reason: str) -> Iterator[PassedOver | Problem]:
    """A line as a problem; where it was joined of several, all of them are spoken for."""
    yield Problem(line.number, line.text[:200], reason)
    if line.end_number > line.number:
        yield PassedOver(line.number, line.end_number, reason)


def outside(lines: Sequence[PageLine]) -> Iterator[PassedOver | Problem]:
    """Lines around a list: short ones are page furniture, long ones are told as problems.

    So are those that may be of a paper: authors with the title above them, and venues.
    """
    papers = {
        near
        for at, line in enumerate(lines)
        if not is_furniture(line.text)
        for near in _of_paper(lines, at)
    }
    yield from passed_over([line for at, line in enumerate(lines) if at not in papers], MENU)
    for at, line in enumerate(lines):
        if at in papers:
            yield from told(line, NO_ENTRY)


def are_authors(text: str) -> bool:
    """Whether a line is the names of several persons."""
    found = author_list(text)
    return found is not None and len(found.names) > 1 and all(map(is_person_name, found.names))


def _of_paper(lines: Sequence[PageLine], at: int) -> Sequence[int]:
    """Which lines up to this one seem to be of a paper, or are too long to be of the page."""
    text = lines[at].text
    if are_authors(text):
        return [at - 1, at] if at else [at]
    return [at] if len(text) > _SHORT or venue_line(text) is not None else []
