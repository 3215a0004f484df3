"""BibTeX entries of usual fields as records, in a third of the time that others take.

What becomes of a field hangs on its entry's type and the names of all fields. In a file these come
in the same order again and again, so it is found out once: a Plan. An entry without one, or with a
value that asks for a closer look, is left to bibtex_record, which makes the same of these.
"""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.importing.bibtex.dates import month_and_day_of, year_of
from desktop_app.importing.bibtex.fields import PEOPLE, PLAIN_TYPES, TEXT_FIELDS, TYPES, VENUES
from desktop_app.importing.bibtex.kinds import (
    ADDRESS,
    CODE,
    HINTS,
    KINDS,
    NAMES_OTHERS,
    NUMBERED,
    OTHER_PEOPLE,
    OWN,
    number_variable,
)
from desktop_app.importing.bibtex.names import read_names
from desktop_app.importing.bibtex.syntax import Entry
from desktop_app.importing.bibtex.text import (
    is_web_address,
    keywords_of,
    known_text_of,
    pages_of,
    paragraphs_of,
    text_of,
    verbatim,
)
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.identifiers import arxiv_of_doi, find_doi
from desktop_app.model.names import OTHERS
from desktop_app.model.own_things import OwnThings
from desktop_app.model.record import Record, RecordValues

Places = tuple[tuple[int, str], ...]
"""(where among the fields, what it is there)."""
_UNUSUAL = frozenset("subtitle date day keyword journalsubtitle booksubtitle".split())
_UNUSUAL_KINDS = NAMES_OTHERS | NUMBERED
_MOST_FIELDS = 50
_MOST_PLANS = 2_000


class Plan(NamedTuple):
    """Where the fields of an entry are among all, -1 for none.

    type: CSL's. entry_type: what that does not say. people, texts: CSL's variables. hints: may say
    that it is on arXiv. extra: what has no other place. own: what users keep there.
    """

    type: str
    entry_type: str
    title: int
    author: int
    year: int
    month: int
    doi: int
    pmid: int
    url: int
    venue: int
    abstract: int
    keywords: int
    people: Places
    number: Places
    texts: Places
    hints: tuple[int, ...]
    extra: Places
    own: Places


def plan_of(entry: Entry) -> Plan | None:
    """How the entry becomes a record; None where its fields are not the usual ones."""
    key = entry.type, tuple(entry.names)
    try:
        return _PLANS[key]
    except KeyError:
        if len(entry.names) > _MOST_FIELDS:
            return None
        if len(_PLANS) >= _MOST_PLANS:
            _PLANS.clear()
        _PLANS[key] = plan = _plan(*key)
        return plan


_PLANS: dict[tuple[str, tuple[str, ...]], Plan | None] = {}


def _plan(kind: str, names: tuple[str, ...]) -> Plan | None:
    at: dict[str, int] = {}
    kinds = 0
    own: list[tuple[int, str]] = []
    for index, name in enumerate(names):
        lower, of_name = KINDS[name]
        at[lower] = index
        kinds |= of_name
        if of_name & OWN:
            own.append((index, lower))
    if not names or len(at) < len(names) or kinds & _UNUSUAL_KINDS or _UNUSUAL.intersection(at):
        return None
    if kinds & (ADDRESS | CODE) and _CLOSER.intersection(at):
        return None
    if "month" in at and "year" not in at:
        return None
    left = dict(at)
    take = left.pop
    venue = next((name for name in VENUES if name in at), "")
    hints = tuple(at[name] for name in HINTS if name in at)
    title, author, abstract = take("title", -1), take("author", -1), take("abstract", -1)
    pmid = take("pmid", -1)
    year, month, doi, url = take("year", -1), take("month", -1), take("doi", -1), take("url", -1)
    people = _taken(left, [(name, PEOPLE[name]) for name in PEOPLE if kinds & OTHER_PEOPLE])
    number = _taken(left, [("number", number_variable(kind, "series" in at))])
    keywords, venue_at = take("keywords", -1), take(venue, -1)
    used = {variable for _, variable in number}
    texts: list[tuple[str, str]] = []
    for name in TEXT_FIELDS:
        if name in left and TEXT_FIELDS[name] not in used:
            used.add(TEXT_FIELDS[name])
            texts.append((name, TEXT_FIELDS[name]))
    texts_at = _taken(left, texts)
    return Plan(
        TYPES.get(kind, "document"),
        "" if kind in PLAIN_TYPES else kind,
        title,
        author,
        year,
        month,
        doi,
        pmid,
        url,
        venue_at,
        abstract,
        keywords,
        people,
        number,
        texts_at,
        hints,
        tuple((index, names[index]) for index in left.values()),
        tuple(own),
    )


_CLOSER = frozenset("eprint pmcid link ee howpublished".split())


def _taken(left: dict[str, int], names: list[tuple[str, str]]) -> Places:
    return tuple((left.pop(name), variable) for name, variable in names if name in left)


def usual_record(entry: Entry, plan: Plan, own: OwnThings | None) -> Record | None:
    """The record of an entry; None where a value has to be looked at more closely."""
    values = list(map(str.strip, entry.values))
    if not all(values):
        return None
    (
        kind, entry_type, title, author, year, month, doi, pmid, url, venue, abstract, keywords,
        people, number, texts, hints, extra, _,
    ) = plan  # fmt: skip
    fields: dict[str, FieldValue] = {"citation-key": entry.key} if entry.key else {}
    known: RecordValues = {
        "line": entry.line,
        "end_line": entry.end_line,
        "type": kind,
    }
    for index in hints:
        if "arxiv" in values[index][:12].lower():
            return None
    if title >= 0:
        if not (text := text_of(values[title])):
            return None
        known["title"] = text
    if author >= 0:
        names, complete, corporate, guessed = read_names(values[author])
        if corporate or guessed or not names:
            return None
        known["authors"], known["authors_complete"] = names, complete
        if complete:
            known["author_total"] = len(names)
    for index, variable in people:
        names, complete, corporate, _ = read_names(values[index])
        if corporate or not names:
            return None
        fields[variable] = names if complete else (*names, OTHERS)
    if year >= 0:
        if (date := year_of(values[year])) is None:
            return None
        known["year"] = int(date)
        if month >= 0:
            if (found := month_and_day_of(values[month])) is None:
                return None
            date = f"{date}-{found[0]}-{found[1]}" if found[1] else f"{date}-{found[0]}"
        known["date"] = date
    if doi >= 0:
        code = find_doi(verbatim(values[doi]))
        if code is None or arxiv_of_doi(code):
            return None
        known["doi"] = code
    if pmid >= 0:
        if not (code := verbatim(values[pmid])):
            return None
        known["identifiers"] = (Identifier("pmid", code),)
    if url >= 0:
        if not is_web_address(address := values[url]) or "arxiv.org/" in address.lower():
            return None
        known["urls"] = (address,)
    if venue >= 0:
        value = values[venue]
        if not (text := known_text_of(value)):
            return None
        known["venue"] = text
    if abstract >= 0:
        if not (text := paragraphs_of(values[abstract])):
            return None
        known["abstract"] = text
        if is_cut(text):
            known["abstract_complete"] = False
    for index, variable in number:
        value = values[index]
        fields[variable] = known_text_of(value)
    if keywords >= 0:
        fields["keyword"] = keywords_of(text_of(values[keywords]))
    for index, variable in texts:
        value = values[index]
        if variable == "page":
            fields[variable] = pages_of(value)
        else:
            fields[variable] = known_text_of(value)
    if fields:
        known["fields"] = fields
    if extra or entry_type:
        others: dict[str, FieldValue] = {"entrytype": entry_type} if entry_type else {}
        for index, name in extra:
            others[name] = values[index]
        known["extra"] = others
    if own is not None:
        known["own"] = own
    return Record.told(known)
