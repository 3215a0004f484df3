"""Footnotes: 'Tom Lee, Moss and Method (Bern: Lantern Press, 1998), 23.', and those that only point."""

from __future__ import annotations

import re

from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.places import has_publisher_word
from desktop_app.importing.references.source_part import SourcePart
from desktop_app.importing.values.person_names import author_list

_NOTE = re.compile(
    r"(?P<head>[^\W\d_a-z][^()“”\"‘«]{8,300}?)(?:, (?:ed\.|edited by|trans\.) (?P<editors>[^"
    r"(),]{4,80}))?"
    r" \((?:(?P<place>[^():,\d]{2,40}): )?(?P<publisher>[^():\d]{2,60}?),? (?P<year>(?:1[5-9]"
    r"|20)\d\d)\)"
    r"(?:,? (?:pp?\. ?)?(?P<page>\d{1,4}(?:[-–]\d{1,4})?)(?:, \d{1,4}(?:[-–]\d{1,4})?)*)?\.?"
)
_POINTS = re.compile(
    r"(?i:(?:see(?: also| further)?,? )?(?:ibid|idem|id\.,? at|op\. ?cit|loc\. ?cit"
    r"|supra)\b).{0,80}"
)
_POINTS_TO_NOTE = re.compile(r"[^\W\d_a-z][^“\"‘(]{1,60}\((?:n|note|nn|fn) \d{1,4}\).{0,40}")
_POINTS_TO_PAGE = re.compile(
    r"[^\W\d_a-z][\w’'-]+(?: and [^\W\d_a-z][\w’'-]+)?, [“\"‘][^“”\"’]{3,80}[,.]?[”\"’],? \d{1,4}"
    r"(?:[-–]\d{1,4})?\.?"
    r"|[^\W\d_a-z][\w’'-]+(?: and [^\W\d_a-z][\w’'-]+)?, [^\W\d_a-z][^,.;:()\d]{2,60}, \d{1,4}"
    r"(?:[-–]\d{1,4})?\."
)
_POINTING = frozenset("sSiIoOlL\u017f\u0130\u0131")
_EDITION = re.compile(
    r",? (?:\d{1,2}(?:st|nd|rd|th)|rev\.|revised) ed(?:ition|n)?\.?$", re.IGNORECASE
)
_SAYS_SEE = re.compile(r"\bsee (?:also )?[A-Z][\w’'-]+ [A-Z]")
_SEE = re.compile(r"(?i:see also|see further|see|cf\.?|compare|e\.g\.,?) (?=[^\W\d_a-z])")
_VERBS = frozenset(
    "ask borrow bring buy consult discuss download email find finish forget get prepare read reread "
    "re-read return skim summarise summarize take".split()
)
"""No given names, nor words that groups are called by ('Study Group')."""
_BEFORE_VERB = frozenset("also and do don't don’t first kindly please remember then to".split())
_ERRAND = re.compile(
    r"(?:the )?(?:[^\W\d_a-z][\w'’-]+(?:,? (?:and|&) |, | )){1,4}(?:et al\.?,? )?"
    r"(?:(?:1[5-9]|20)\d\d[a-z]?|\((?:1[5-9]|20)\d\d[a-z]?\)),"
)
"""Family names and a year, as they stand right behind a verb; 'Read, H. 1943' is a person's."""
_OSCOLA = re.compile(
    r"(?P<people>[^\W\d_a-z][^‘“'\"()]{4,200}), [‘“'](?P<title>[^‘“”]{4,300}?)[’”'] "
    r"(?:\((?P<year>(?:1[5-9]|20)\d\d)\) (?P<volume>\d{1,4}) ?(?:\((?P<issue>\d{1,3})\))?"
    r"|\[(?P<bare>(?:1[5-9]|20)\d\d)\]) ?(?P<venue>[^\W\d_][^\d,()]{1,80}?) (?P<page>\d{1,5})"
    r"(?:, \d{1,5}(?:[-–]\d{1,5})?)*\.?"
)
"""'Ada Marlow, ‘Slow Glass’ (2003) 12 Annals of Glass 345, 350.': law writes volume and first page
around a journal."""
_FAMILY_FIRST = frozenset(
    "van von der den de da di del della du la le al el bin ben ten ter mc mac st san dos das".split()
)
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d[)\]]")
_ENDS = frozenset("0123456789).")
_SURE = 0.86


def only_points(text: str, begin: int) -> bool:
    """Whether a note means a work that another one names: 'Ibid., 45', 'Lee (n 1) 352'."""
    if len(text) - begin > 200:
        return False
    if text[begin : begin + 1] in _POINTING and _POINTS.fullmatch(text, begin):
        return True
    if text.find("(n", begin) >= 0 or text.find("(f", begin) >= 0:
        if _POINTS_TO_NOTE.fullmatch(text, begin):
            return True
    if text.find(", ", begin) < 0 or not text[-2:].strip(".")[-1:].isdecimal():
        return False
    return _POINTS_TO_PAGE.fullmatch(text, begin) is not None


def is_errand(text: str, begin: int) -> bool:
    """Whether a sentence bids to do something with the work that it cites: 'Bring Lee 2019, …'."""
    while True:
        word, _, _ = text[begin : begin + 12].partition(" ")
        begin += len(word) + 1
        if word.lower().rstrip(",:") not in _BEFORE_VERB:
            return word.lower() in _VERBS and _ERRAND.match(text, begin) is not None


def speaks_of_others(title: str) -> bool:
    """Whether a title is the words of a note before the works that it names: 'For more see Ann
    Lee, …'."""
    return _SAYS_SEE.search(title) is not None


def parse_note(text: str, begin: int) -> Parsed | None:
    """What a note on a book, or a lawyer's on an article, says; None where it is none, or names
    may be written family first."""
    if not (text[-1:] in _ENDS and _may_be_dated(text, begin) and _YEAR.search(text, begin)):
        return None
    see = _SEE.match(text, begin)
    begin = see.end() if see is not None else begin
    return _of_book(text, begin) or _of_article(text, begin)


def _may_be_dated(text: str, begin: int) -> bool:
    return text.find(")", begin) >= 0 or text.find("]", begin) >= 0


def _of_article(text: str, begin: int) -> Parsed | None:
    found = _OSCOLA.fullmatch(text, begin)
    people = author_list(found["people"]) if found is not None else None
    if found is None or people is None:
        return None
    parsed = Parsed(text, people.names, authors_cut=not people.complete)
    parsed.title, parsed.year = found["title"], int(found["year"] or found["bare"])
    parsed.sure = {"authors": _SURE, "title": 0.95, "year": 0.97}
    parsed.rest = found.end("title") + 1
    parsed.part = SourcePart(
        venue=found["venue"],
        volume=found["volume"] or "",
        issue=found["issue"] or "",
        page=found["page"],
        kind="article-journal",
        sure=0.92,
    )
    parsed.tail = 2.5
    return parsed


def _of_book(text: str, begin: int) -> Parsed | None:
    found = _NOTE.fullmatch(text, begin)
    if found is None or not (found["place"] or has_publisher_word(found["publisher"])):
        return None
    split = _split(found["head"])
    if split is None:
        return None
    names, title = split[0], _EDITION.sub("", split[1])
    parsed = Parsed(text)
    parsed.authors, parsed.title, parsed.year = names, title, int(found["year"])
    parsed.sure = {"authors": _SURE, "title": _SURE, "year": 0.97}
    parsed.rest = found.start("publisher")
    parsed.part = SourcePart(
        publisher=found["publisher"], place=found["place"] or "", kind="book", sure=0.9
    )
    parsed.part.page = re.sub("–", "-", found["page"] or "")
    parsed.tail = 2.5
    return parsed


def _split(head: str) -> tuple[tuple[str, ...], str] | None:
    """The authors before the first comma, or up to the piece that 'and' begins; and the title."""
    pieces = head.split(", ")
    last = next((at for at, piece in enumerate(pieces[:12]) if piece.startswith("and ")), 0)
    if " and " in pieces[0] and last:
        last = 0
    people = ", ".join(pieces[: last + 1])
    title = ", ".join(pieces[last + 1 :]).strip()
    found = author_list(people)
    if found is None or " " not in title or not found.complete:
        return None
    whole = all(" " in name for name in found.names)
    if not whole or people.split(" ")[0].casefold() in _FAMILY_FIRST:
        return None
    return found.names, title
