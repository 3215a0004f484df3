"""A parsed reference as a Record, and how much it is like a reference at all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from desktop_app.importing.references.parsed import Parsed
from desktop_app.importing.references.set_off import without_marks
from desktop_app.importing.references.source_part import SourcePart
from desktop_app.importing.references.uncased import is_uncased
from desktop_app.importing.values.link_fields import link_fields
from desktop_app.importing.values.sureness import doubtful, is_kept
from desktop_app.model.description import FieldValue
from desktop_app.model.record import Record

_MOST_WITHOUT_NAMES = 0.5
_SHORTEST, _SHORTEST_UNCASED, _LONGEST = 25, 12, 8_000


def long_enough(text: str) -> bool:
    """Whether a text has the letters that a reference needs; a Chinese one says it in fewer."""
    return len(text) >= _SHORTEST or (len(text) >= _SHORTEST_UNCASED and is_uncased(text))


def likeness(parsed: Parsed) -> float:
    """0 to 1: how much a text is like a reference. Prose stays below a half."""
    if not long_enough(parsed.text) or len(parsed.text) > _LONGEST:
        return 0.0
    points = 0.0
    if parsed.authors or parsed.editors:
        points += 0.3 if parsed.sure.get("authors", 0) >= 0.8 else 0.12
    elif parsed.same_again:
        points += 0.25
    if parsed.year is not None:
        points += 0.2
        points += 0.08 if parsed.sure["year"] > 0.9 else 0.0
    elif parsed.undated:
        points += 0.2
    if parsed.title is not None:
        points += 0.12
    if parsed.tail >= 2:
        points += 0.25
    if "10." in parsed.text and "/" in parsed.text or "arXiv" in parsed.text:
        points += 0.1
    named = parsed.authors or parsed.editors or parsed.same_again or parsed.clear_source
    return min(1.0 if named else _MOST_WITHOUT_NAMES, points)


def record_of(
    parsed: Parsed, part: SourcePart, links: tuple[str, ...], span: tuple[int, int]
) -> Record:
    """The record; what is doubtful is marked."""
    found = link_fields([*links, *part.links])
    fields: dict[str, FieldValue] = {}
    for name, value in (
        ("volume", part.volume),
        ("issue", part.issue),
        ("page", part.page),
        ("publisher", part.publisher),
        ("publisher-place", part.place),
        ("ISBN", part.isbn),
        ("number", part.number),
        ("genre", part.genre),
    ):
        if value:
            fields[name] = value
    editors = parsed.editors or part.editors
    if editors:
        fields["editor"] = editors
    if found.version:
        fields["version"] = found.version
    sure = [
        (name, round(sure, 2))
        for name, sure in parsed.sure.items()
        if parsed.authors or name != "authors"
    ]
    if part.venue:
        sure.append(("venue", round(part.sure, 2)))
    sureness, guessed = _sureness(tuple(sure))
    venue = part.venue if is_kept("venue", part.sure) else ""
    understood = parsed.title is not None and (parsed.authors or parsed.editors)
    return Record.of(
        line=span[0],
        end_line=span[1],
        type=parsed.kind or part.kind or None,
        title=without_marks(parsed.title) if parsed.title else None,
        authors=tuple(map(without_marks, parsed.authors)),
        author_total=len(parsed.authors) if parsed.authors and not parsed.authors_cut else None,
        authors_complete=not parsed.authors_cut if parsed.authors else None,
        year=parsed.year,
        date=_date(parsed.year) if parsed.year else None,
        venue=venue or None,
        doi=found.doi,
        arxiv_id=found.arxiv_id,
        identifiers=found.identifiers,
        urls=found.urls,
        fields=fields,
        extra={} if understood else {"reference": without_marks(parsed.text)},
        guessed=guessed,
        sureness=sureness,
    )


@lru_cache(maxsize=1024)
def _sureness(sure: tuple[tuple[str, float], ...]) -> tuple[Mapping[str, float], frozenset[str]]:
    """How sure the values are, and which of them are doubtful; shared by references that are alike
    in this, as very many are."""
    sureness = dict(sure)
    return sureness, doubtful(sureness)


@lru_cache(maxsize=1024)
def _date(year: int) -> str:
    return str(year)
