"""A reference with nothing but commas between its parts: 'Title, Ann Lee, Bo Chen, ICML, 2024.'"""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop_app.importing.lines.venue_line import venue_line
from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.periodical import journal_score
from desktop_app.importing.references.places import has_publisher_word, journal_words
from desktop_app.importing.references.set_off import PART, TITLE_CLOSES
from desktop_app.importing.references.tail import tail_score
from desktop_app.importing.references.text_form import settled, without_number
from desktop_app.importing.references.title_place import quoted_title
from desktop_app.importing.values.person_names import is_person_name

_COMMA = re.compile(r",\s+(?:(?:and|&|und|et|y)\s+)?|(?P<and>\s+(?:and|&|und|et|y)\s+)")
_YEAR = re.compile(r"(?:,|\s|\()\s*((?:19|20)\d\d)\)?\.?$")
_POINT = re.compile(r"[^\W\d_]{3,}\.\s+[^\W\d_a-z]")
_INITIALS = re.compile(r"(?:[^\W\d_a-z]\.[ -]?){1,3}\s?[^\W\d_a-z][^\W\d_]+(?:['’-][^\W\d_]+)*")
_LONGEST = 2000
_JOURNAL = 2.0
_A_SOURCE = 2.5
_TAIL = 2.0
_SURE = 0.9


def parse_comma_parts(line: str) -> Parsed:
    """What one reference of this kind says; nothing where its parts are not clear.

    The authors are the run of names of persons before the source; the title is all before them.
    The year ends it, and what stands between is a source that is known as such by its words.
    """
    text = settled(line)
    begin = without_number(text)
    parsed = Parsed(text, rest=begin)
    year = _YEAR.search(text, begin) if _is_plain(text) else None
    if year is None:
        return parsed
    pieces = _pieces(text[: year.start()], begin)
    names = [number > 0 and _is_name(text[at:end]) for number, (at, end) in enumerate(pieces)]
    run = _run(names)
    if run is None:
        return parsed
    first, last = run
    rest = pieces[last][0] if last < len(pieces) else year.start()
    source = text[rest : year.start()].strip(" ,")
    if source and not _is_source(source, text, rest):
        return parsed
    if any(names[last:]) or " and " in text[pieces[first - 1][1] : pieces[first][0]]:
        return parsed  # more names behind the source, or one that is half of a title's
    if _POINT.search(text, begin, pieces[last - 1][1]):
        return parsed  # points stand between its parts
    quoted = quoted_title(text, begin)
    if quoted is not None and quoted.sure > 0 and quoted.after <= pieces[first - 1][1]:
        parsed.title = text[quoted.start : quoted.end]
    else:
        parsed.title = text[begin : pieces[first - 1][1]].strip()
    parsed.authors = tuple(text[at:end].strip() for at, end in pieces[first:last])
    parsed.year = int(year[1])
    parsed.sure.update(title=_SURE, authors=_SURE, year=0.95)
    parsed.rest = rest
    parsed.tail = _A_SOURCE if source else 0.0
    return parsed


def _is_plain(text: str) -> bool:
    """Whether nothing is set off in a text of a length that a reference may have."""
    return len(text) <= _LONGEST and PART not in text and TITLE_CLOSES not in text


def _pieces(text: str, begin: int) -> list[tuple[int, int]]:
    """(start, end) of what stands between commas, and between names joined by 'and'."""
    out: list[tuple[int, int]] = []
    at = begin
    for comma in _COMMA.finditer(text, begin):
        if comma["and"] and not _is_name(text[at : comma.start()]):
            continue  # 'and' within a title or a journal's name
        out.append((at, comma.start()))
        at = comma.end()
    if at < len(text):
        out.append((at, len(text)))
    return out


def _is_name(piece: str) -> bool:
    piece = piece.strip()
    if has_publisher_word(piece):
        return False
    if _INITIALS.fullmatch(piece) and not journal_words(piece.rpartition(" ")[2]):
        return True  # 'J. Tarn' begins like a journal
    return is_person_name(piece) and venue_line(piece) is None and journal_score(piece) < _JOURNAL


def _run(names: Sequence[bool]) -> tuple[int, int] | None:
    """(first, end) of the one run of names; None where there is none, or another."""
    places = [number for number, is_name in enumerate(names) if is_name]
    if not places or places[-1] - places[0] + 1 != len(places):
        return None
    return places[0], places[-1] + 1


def _is_source(source: str, text: str, rest: int) -> bool:
    return (
        venue_line(source) is not None
        or journal_score(source[:260]) >= _JOURNAL
        or tail_score(text, rest)[0] >= _TAIL
    )
