"""What the less usual values of an entry of RIS say, each in the light of the others."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.importing.ris.links import links_of
from desktop_app.importing.ris.record import (
    DOI_MARK,
    NO_PAGES,
    PERIODICALS,
    accessed,
    each_keyword,
    event_name,
    identified,
    is_citation_key,
    is_number,
    is_preprint,
    take_venue,
)
from desktop_app.importing.ris.values import (
    OTHER_PEOPLE,
    Kept,
    Unusual,
    Values,
    every,
    names_of,
)
from desktop_app.importing.values.linked_files import files_of
from desktop_app.importing.values.own_remarks import may_be_remark
from desktop_app.importing.values.plain_value import plain_value
from desktop_app.importing.values.record_draft import page_range, serial_numbers
from desktop_app.importing.values.tagged_dates import Dating, dated, dating
from desktop_app.model.description import FieldValue
from desktop_app.model.identifiers import address, find_doi
from desktop_app.model.record import RecordValues

_GUESSED = frozenset(("year", "date"))
_UNDATED = Dating(None)


def tell_more(
    told: RecordValues,
    extra: dict[str, FieldValue],
    found: Values,
    kept: Kept,
    lists: Sequence[str],
) -> None:
    """The rest, of any entry. lists: names under which there are several values."""
    take, kind = found.pop, told["type"]
    date, said_more, guessed = _date(found)
    if date is not None:
        told["year"] = int(date[:4])
        told["date"] = date
        if guessed:
            told["guessed"] = _GUESSED
    links = links_of(take("doi", None), take("url", None), found.get("note"))
    if links.doi is not None:
        told["doi"] = links.doi
    if links.arxiv is not None:
        told["arxiv_id"] = links.arxiv
    if links.addresses:
        told["urls"] = links.addresses
    _settle(found, lists)
    venue, others = _venue(found, kept, kind)
    if venue:
        told["venue"] = venue
    if links.preprint and is_preprint(kind, venue):
        told["type"] = "article"
    page = _page(found, kept, extra, kind)
    _name_later(told, extra, found, kept, links.version)
    for tag, values in kept.items():
        extra[tag] = tuple(values) if len(values) > 1 else values[0]
    for tag, values in others.items():
        extra[tag] = tuple(values) if len(values) > 1 else values[0]
    if said_more:
        extra.update(said_more)
    if page:
        found["page"] = page


def _date(found: Values) -> Dating:
    """What is said by PY, Y1 and DA, of which the first two are one."""
    take = found.pop
    sources: tuple[tuple[str, str], ...]
    if "Y1" not in found:
        year = take("PY", None)
        sources = () if year is None else (("PY", year),)
    elif "PY" not in found:
        sources = (("Y1", take("Y1")),)
    else:
        sources = tuple([(tag, take(tag)) for tag in [*found] if tag in ("PY", "Y1")])
    day = take("DA", None)
    if day is None:
        return dating(sources, ()) if sources else _UNDATED
    if dated("2000", day):
        return dating(sources, (("DA", day),))
    return dating((*sources, ("DA", day)), ())


def _settle(found: Values, lists: Sequence[str]) -> None:
    """Gives people, keywords and other lists the form that they have in a record."""
    for role in () if OTHER_PEOPLE.isdisjoint(found) else OTHER_PEOPLE:
        if role in found:
            values = found[role]
            names = found[role] = names_of(values)
            if len(names) < len(every(values)):  # in the place of the first name
                raise Unusual
    if "keyword" in found:
        found["keyword"] = tuple(each_keyword([*dict.fromkeys(every(found["keyword"]))]))
    if "note" in found and any(map(may_be_remark, every(found["note"]))):
        raise Unusual
    for name in lists:
        values = found.get(name)
        if values.__class__ is list:
            distinct = tuple(dict.fromkeys(values))
            found[name] = distinct if len(distinct) > 1 else distinct[0]


def _venue(found: Values, kept: Kept, kind: str | None) -> tuple[str, Kept]:
    """The venue, and what else stands under the tags of venues."""
    venue, short = found.pop("venue", ""), found.pop("short", "")
    others: Kept = {}
    if venue.__class__ is dict:
        others = venue
    elif short and not venue:
        others = {"JA": [short]}
    if kind == "book" and (venue or others):  # the book's series
        raise Unusual
    if others:
        venue, short = take_venue(others, kind)
    elif short.casefold() == venue.casefold():
        short = ""
    if short:
        found["container-title-short"] = short
    if "C3" in kept and kind not in PERIODICALS and len(kept["C3"]) == 1:
        event = plain_value(kept.pop("C3")[0])
        if event_name(kind, bool(venue)) == "venue":
            return event, others
        if event:
            found["event-title"] = event
    return venue, others


def _page(found: Values, kept: Kept, extra: dict[str, FieldValue], kind: str | None) -> str:
    first, last = found.pop("first-page", ""), found.pop("last-page", "")
    if first:
        if (first, last) != NO_PAGES:
            return page_range(first, last)
        extra["SP"], extra["EP"] = NO_PAGES
    elif last:
        raise Unusual
    elif "C7" in kept and kind in PERIODICALS and len(kept["C7"]) == 1:
        return page_range(plain_value(kept.pop("C7")[0]), "")
    return ""


def _name_later(
    told: RecordValues,
    extra: dict[str, FieldValue],
    found: Values,
    kept: Kept,
    version: str | None,
) -> None:
    """Names what stands behind the other fields, and the identifier that a database's number is."""
    if "M1" in kept and is_number(kept["M1"]) and (number := plain_value(kept.pop("M1")[0])):
        found["number"] = number
    if "genre" in found:
        genre = found.pop("genre")
        if any(map(DOI_MARK.fullmatch, every(genre))):
            if not isinstance(genre, str) or find_doi(genre) != told.get("doi"):
                raise Unusual
        else:
            found["genre"] = genre
    if "Y2" in kept:
        days = dict.fromkeys(filter(None, [plain_value(accessed(day)) for day in kept.pop("Y2")]))
        if days:
            found["accessed"] = tuple(days) if len(days) > 1 else next(iter(days))
    if "AN" in kept:
        number, *others = kept.pop("AN")
        if others or number.lower().startswith("arxiv:"):
            raise Unusual
        databases = " ".join((*every(found.get("source", ())), *kept.get("DP", ())))
        code = identified(number, databases)
        if isinstance(code, str):
            extra["AN"] = code
        elif address(code.kind, code.value) in told.get("urls", ()):
            raise Unusual  # which then says nothing more
        else:
            told["identifiers"] = (code,)
    if "ID" in kept:
        key, *others = kept.pop("ID")
        if others:
            raise Unusual
        if is_citation_key(key):
            found["citation-key"] = key
        else:
            extra["ID"] = key
    if version is not None:
        found["version"] = version
    if "L4" in kept and (own := files_of(kept["L4"])) is not None:
        told["own"] = own
    if "serial" in found:
        numbers: dict[str, dict[str, None]] = {}
        for value in every(found.pop("serial")):
            several, says_more = serial_numbers(value)
            if says_more:
                raise Unusual
            for name, number in several:
                numbers.setdefault(name, {})[number] = None
        for name, known in numbers.items():
            found[name] = tuple(known) if len(known) > 1 else next(iter(known))
