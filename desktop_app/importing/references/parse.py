"""One reference taken apart: authors, year, title, and what follows the title."""

from __future__ import annotations

import re

from desktop_app.importing.references.name_list import NameList, name_list
from desktop_app.importing.references.names_written import names_written
from desktop_app.importing.references.note_style import (
    is_errand,
    only_points,
    parse_note,
    speaks_of_others,
)
from desktop_app.importing.references.organisation import organisation_end
from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.quoted_source import quoted_source
from desktop_app.importing.references.source_part import slashed_part
from desktop_app.importing.references.tail import tail_score
from desktop_app.importing.references.text_form import settled, without_number
from desktop_app.importing.references.title_place import title_place
from desktop_app.importing.references.tokens import tokens_of
from desktop_app.importing.references.uncased import is_uncased, parse_uncased
from desktop_app.importing.references.year_place import year_among, year_behind
from desktop_app.importing.values.sureness import LEAST, is_kept

_YEAR_NEXT = re.compile(r"[\s.,:]*[(\[]?(?:1[5-9]|20)\d\d")
_AND_GROUP = re.compile(
    r",? (?:and|&|und|et) ((?:the |The )?[A-Z][^.()]{5,100}?) ?(?=\((?:1[89]|20)\d\d)"
)
_GROUP_BEHIND = re.compile(
    r"; (?:and |for |on behalf of )?((?:the |The )?[A-Z][^.;()\d]{2,100}? (?:Groups?|Investigators"
    r"|Collaborat(?:ion|ors)|Consortium|Committee|Network|Team|Initiative|Society|Association))"
    r"(?=[.(])"
)
"""'Lee A, Oak Z; Lamp Study Group.', as in medicine."""
_COLLABORATION = re.compile(
    r"\s*[(\[](?:for )?((?:the |The )?[^\W\d_a-z][^()\[\]]{1,60} Collaborations?)[)\]]"
)
"""'A. Lee et al. (Lamp Collaboration),', as in physics."""
_YEAR_FIRST = re.compile(
    r"\W{0,3}(?P<year>(?:19|20)\d\d)(?:[.:]\s+(?=[^\W\d_])"
    r"|\s+(?=[^\W\d_a-z][\w'’-]{1,30}(?:,\s[^\W\d_]\.|\s[A-Z]{1,3}[,.])"
    r"|[^\W\d_a-z]\.\s(?:[^\W\d_a-z]\.\s)?[^\W\d_a-z][\w'’-]+(?:,|\sand\s|\.\s)))"
)
"""'2019. Lee, A.', or a year in a column of its own before the names."""
_LINKED = re.compile(
    r"[\s(\[]*(?:19|20)\d\d[\s)\].,:–—-]*(?:doi:\s?10\.\S+|arxiv:\s?\S+"
    r"|https?://(?:\S+\.)?(?:doi|arxiv)\.org/\S+)[\s.)\]]*",
    re.IGNORECASE,
)
"""A year and the address of the work behind a title, and nothing else."""
_LINKED_BEGINS = frozenset("12([")
_TYPES = {"M": "book", "C": "paper-conference", "D": "thesis", "P": "patent", "R": "report"}
"""CSL types of the marks of GB/T 7714; an article's own numbers tell what it is."""
_LESS_WITHOUT_AUTHORS = 0.2
_BEFORE_SLASHES = 0.95
_TERMS = frozenset("spring summer fall autumn winter michaelmas hilary trinity easter lent".split())
"""'Fall 2024': when a course is held, not who wrote in that year."""
_QUOTES = frozenset('“"«„‘')
_SURELY_A_SOURCE, _QUOTED = 2.2, 0.9
_FIRST_LOOK = 240
_AUTHORS_LIMIT = 6000
_CLOSING = re.compile(r"[.,;]\s+")
_SAME_AGAIN = re.compile(r"(?:[-–—―_]\s?){2,}[\s.,:;]*|(?:—|―)[\s.,:;]+")
_ROLE = re.compile(r"\(?(?:eds?|editors?|trans|hrsg)\b\.?\)?[\s.,:;]*", re.IGNORECASE)
_AND_OTHERS = re.compile(r"(?:and|&|with)\s+(?=[^\W\d_a-z])")


def parse_reference(line: str) -> Parsed:
    """What stands in one reference; its number or bullet may still be on it."""
    if is_uncased(line) and (uncased := parse_uncased(line)) is not None:
        return uncased
    text = settled(line)
    begin = without_number(text)
    if only_points(text, begin):
        return Parsed(text, rest=len(text))
    if (note := parse_note(text, begin)) is not None:
        return note
    if is_errand(text, begin):
        return Parsed(text, rest=len(text))
    parsed = Parsed(text)
    dated = _YEAR_FIRST.match(text)
    if dated is not None:
        parsed.year, parsed.sure["year"] = int(dated["year"]), 0.93
        begin = dated.end()
    again = _SAME_AGAIN.match(text, begin)
    others = None
    if again is not None:
        role = _ROLE.match(text, again.end())
        begin = role.end() if role is not None else again.end()
        parsed.same_again = True
        found, after = None, begin
        tokens = None
        others = _AND_OTHERS.match(text, begin)
        begin = others.end() if others is not None else begin
    if again is None or others is not None:
        tokens = tokens_of(text[begin:], _FIRST_LOOK)
        found = name_list(tokens)
        if found is not None and tokens.ends[found.end - 1] > _FIRST_LOOK - 60:
            tokens = tokens_of(text[begin:], _AUTHORS_LIMIT)
            found = name_list(tokens)
        if found is not None and found.forms == "6" and tokens.between(0, 1).lower() in _TERMS:
            found = None
        after = begin
        if found is not None:
            after = begin + tokens.ends[found.end - 1]
    organisation = None if again else organisation_end(text, begin, found, after)
    if organisation is not None:
        parsed.authors = (text[begin:organisation].strip(" .,:;("),)
        after, found = organisation, None
        parsed.sure["authors"] = 0.7
    elif found is not None and tokens is not None:
        names = names_written(tokens, found)
        if found.editors:
            parsed.editors = names
        else:
            parsed.authors, parsed.authors_cut = names, found.cut or others is not None
        parsed.sure["authors"] = _sure_of(found, text, after)
        group = None
        if not text.startswith(".", after):  # as behind most lists of names
            group = _AND_GROUP.match(text, after) or _GROUP_BEHIND.match(text, after)
            group = group or _COLLABORATION.match(text, after)
        if group is not None:
            parsed.authors += (group[1],)
            after = group.end()
    behind = year_behind(text, after)
    if behind is not None and after == begin and text.startswith("(", begin):
        parsed.same_again = True  # the dash for the same authors is lost
    if behind is not None:
        after, parsed.undated = behind.end, not behind.year
        if behind.year and dated is None:
            parsed.year = behind.year
            parsed.sure["year"] = behind.sure
    title = title_place(text, after)
    if title is not None and not (parsed.authors or parsed.editors or parsed.same_again):
        title = title._replace(sure=title.sure - _LESS_WITHOUT_AUTHORS)
    parsed.rest = after
    if title is not None:
        parsed.sure["title"] = max(0.0, title.sure)
    if title is not None and is_kept("title", title.sure):
        parsed.rest = title.after
        parsed.title = text[title.start : title.end].strip()
        parsed.kind = _TYPES.get(title.kind, "")
        if "//" in text[title.end : title.after]:
            parsed.part = slashed_part(text[title.after :])
            if parsed.part.venue:
                parsed.sure["title"] = max(parsed.sure["title"], _BEFORE_SLASHES)
    tail = title.tail if parsed.title is not None and title is not None else None
    if tail is None:  # a comma may stand behind a title in quotes
        closing = _CLOSING.match(text, parsed.rest) if parsed.title is not None else None
        tail = tail_score(text, closing.end() if closing else parsed.rest)[0]
    if parsed.title is not None and not parsed.authors and speaks_of_others(parsed.title):
        parsed.title = None
        parsed.sure.pop("title")
    parsed.tail = tail
    parsed.clear_source = parsed.title is not None and _clear_source(text, parsed.rest)
    quoted = parsed.title is not None and text[begin : begin + 1] in _QUOTES
    if parsed.year is None:
        among = year_among(text, parsed.rest)
        if among is not None:
            parsed.year = among.year
            parsed.sure["year"] = among.sure
        else:
            among = year_among(text, begin)
            if among is not None and among.sure > 0.9:
                parsed.year = among.year
                parsed.sure["year"] = among.sure - 0.2
    if quoted and parsed.year is not None and parsed.tail >= _SURELY_A_SOURCE:
        parsed.clear_source = True
        parsed.sure["title"] = max(parsed.sure["title"], _QUOTED)
    if parsed.title is None and len(parsed.authors) == 1 and " " in parsed.authors[0]:
        name = parsed.authors[0]
        if text.startswith(name, begin) and _LINKED.fullmatch(text, begin + len(name)):
            parsed.title, parsed.authors = name, ()  # a title that looks like a name
            parsed.sure["title"] = max(parsed.sure.pop("authors"), LEAST["title"])
            parsed.clear_source = True
    if parsed.clear_source:
        for field, least in (("authors", 0.82), ("year", 0.95)):
            if field in parsed.sure:
                parsed.sure[field] = max(parsed.sure[field], least)
    return parsed


def _clear_source(text: str, start: int) -> bool:
    while start < len(text) and text[start] in " ,.;":
        start += 1
    if quoted_source(text, start) is not None:
        return True
    return text[start : start + 1] in _LINKED_BEGINS and _LINKED.fullmatch(text, start) is not None


def _sure_of(found: NameList, text: str, after: int) -> float:
    """How sure it is that these are the authors: by the forms of names, and what follows them."""
    follows = text[after : after + 2]
    if found.cut or found.editors or found.forms[0] in "1389":
        sure = 0.95
    elif found.forms[0] == "2":
        sure = 0.92
    elif found.forms[0] == "4":
        sure = 0.88
    elif len(found.names) > 1 or _YEAR_NEXT.match(text, after):
        sure = 0.85
    else:
        sure = 0.7 if follows[:1] in ".:" else 0.6
    return sure
