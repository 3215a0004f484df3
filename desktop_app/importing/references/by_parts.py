"""A reference in parts that line ends, bold type or links set off, in any order of the parts."""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop_app.importing.lines.page_furniture import is_furniture
from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.references.name_list import name_list
from desktop_app.importing.references.names_written import names_written
from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.periodical import journal_score
from desktop_app.importing.references.places import journal_words
from desktop_app.importing.references.set_off import PART, TITLE_CLOSES, TITLE_OPENS, without_marks
from desktop_app.importing.references.source_part import SourcePart
from desktop_app.importing.references.text_form import settled, without_number
from desktop_app.importing.references.tokens import tokens_of
from desktop_app.importing.references.where_line import without_citations
from desktop_app.importing.references.year_place import year_among
from desktop_app.importing.values.link_fields import is_link_line
from desktop_app.importing.values.person_names import author_list

_BORDER = re.compile(
    rf"[\s,;|•·—–]*[{PART}{TITLE_OPENS}{TITLE_CLOSES}][\s,;.:|•·—–{PART}{TITLE_OPENS}]*"
)
_TITLED = re.compile(f"{TITLE_OPENS}([^{TITLE_OPENS}{TITLE_CLOSES}]*){TITLE_CLOSES}")
_YEAR = re.compile(r"[(\[]?((?:19|20)\d\d)[)\]]?[.,:]?")
_YEAR_ENDS = re.compile(r"\b(?:19|20)\d\d[)\].,;\s]*$")
_INITIAL = re.compile(r"\b[^\W\d_a-z]\.")
_WORD = re.compile(r"[^\W\d_]{2,}")
_OF_ONESELF = re.compile(r"(?:i\s(?:am|work|was)|i['’]m|we\sare|my|welcome)\b", re.IGNORECASE)
"""What the head of a person's page says."""
_SHORT_NAME = re.compile(
    r"(?P<venue>[A-Z][a-z]{0,3}[A-Z]\w{0,10}(?:[ /-][A-Z]\w{1,12})?),?\s['’]?(?:19|20)\d\d\.?"
)
"""'ICSO 2021' in a part of its own: where it appeared, known or not."""
_SOURCES = frozenset(("arxiv", "biorxiv", "medrxiv", "ssrn", "corr"))
_SURE_SHORT = 0.85
_MOST = 12
_LIMIT = 6_000
_LONGEST_TITLE = 300
_JOURNAL = 2.0
_UNSURE = 0.75
_SURE = 0.92


@dataclass(frozen=True, slots=True)
class PartNames:
    """The names of one part. cut: there are more."""

    names: tuple[str, ...]
    cut: bool


def parse_by_parts(line: str) -> Parsed:
    """What the parts of one reference say; nothing where there is only one part."""
    text = settled(line)
    parsed = Parsed(text)
    body = text[without_number(text) :]
    parts = [without_citations(part.strip()) for part in _BORDER.split(body)]
    parts = [piece for part in parts for piece in _dotted(part)]
    parts = [part for part in parts if part and not _is_button(part)]
    if not 2 <= len(parts) <= _MOST:
        return parsed
    titled = _TITLED.search(body)
    set_off = titled[1].strip() if titled else ""
    people = {
        at: found for at, part in enumerate(parts) if part != set_off and (found := names_in(part))
    }
    several = [at for at, found in people.items() if len(found.names) > 1 or found.cut]
    if not people:
        return parsed
    chosen = several[0] if several else min(people, key=lambda at: (_unlike(parts[at]), at))
    rest = [at for at in range(len(parts)) if at != chosen]
    years = [at for at in rest if _YEAR.fullmatch(parts[at])]
    sources = [at for at in rest if at not in years and _is_source(parts[at])]
    titles = [at for at in rest if at not in (*years, *sources) and _is_title(parts[at])]
    if not titles and len(sources) > 1:
        titles = [at for at in sources if not _YEAR_ENDS.search(parts[at])][:1]
        sources = [at for at in sources if at not in titles]
    parsed.authors, parsed.authors_cut = people[chosen].names, people[chosen].cut
    parsed.sure["authors"] = _SURE if several else _UNSURE
    if titles:
        parsed.title = parts[titles[0]].strip(" .,;:")
        clear = len(titles) == 1 and titles[0] not in people
        parsed.sure["title"] = _SURE if clear else _UNSURE
    behind = titles[1:2] if titles and not sources else []  # a source that no word shows to be one
    parsed.source = ", ".join(parts[at] for at in (*sources, *behind))
    short = _SHORT_NAME.fullmatch(parsed.source)
    if short is not None and short["venue"].casefold() not in _SOURCES:
        parsed.part = SourcePart(venue=short["venue"], sure=_SURE_SHORT)
    parsed.tail = 2.5 if sources else 0.0
    for at in (*years, *sources, *behind):
        place = year_among(parts[at], 0)
        if place is not None:
            parsed.year, parsed.sure["year"] = place.year, _SURE
            break
    return parsed


def _dotted(part: str) -> list[str]:
    """'2019 · Annals of X · 12 citations' is a part each; names may have points between them."""
    pieces = [piece.strip() for piece in part.split(" · ")] if " · " in part else [part]
    return pieces if any(map(_YEAR.fullmatch, pieces)) else [part]


def _unlike(part: str) -> int:
    """How little a lone name is like one, among parts that could all be names."""
    return 0 if _INITIAL.search(part) else 5 * journal_words(part) + part.count(" ")


def _is_button(part: str) -> bool:
    return (
        is_link_line(part)
        or is_furniture(part.strip(" []()"))
        or not _WORD.search(part)
        and (not _YEAR.search(part))
    )


def names_in(part: str) -> PartNames | None:
    """The names of a part that holds nothing else."""
    if len(part) > _LIMIT or _YEAR_ENDS.search(part):
        return None
    tokens = tokens_of(part, _LIMIT)
    found = name_list(tokens)
    if found is not None and not part[tokens.ends[found.end - 1] :].strip(" .,;:*†"):
        if found.forms[0] != "6":
            return PartNames(names_written(tokens, found), found.cut)
    listed = author_list(part.strip(" .,;:"))
    if listed is None:
        return None
    if listed.complete and len(listed.names) == 1 and " " not in listed.names[0]:
        return None
    return PartNames(listed.names, not listed.complete)


def _is_source(part: str) -> bool:
    if venue_line(part.strip(" .,")) is not None:
        return True
    return len(part) < 200 and (
        _YEAR_ENDS.search(part) is not None or journal_score(part[:260]) >= _JOURNAL
    )


def _is_title(part: str) -> bool:
    if len(part) > _LONGEST_TITLE or _OF_ONESELF.match(part):
        return False
    return len(_WORD.findall(without_marks(part))) > 1
