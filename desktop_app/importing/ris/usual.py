"""Entries of RIS whose values are what they nearly always are, in a fraction of the usual time.

What a value means may depend on what else stands in it and beside it; here are the entries in which
that is told at once. Any other is left to ris_record, which reads these to the same records.
"""

from __future__ import annotations

from desktop_app.importing.ris.more import tell_more
from desktop_app.importing.ris.record import NO_PAGES
from desktop_app.importing.ris.tags import SAID_AGAIN, TYPES
from desktop_app.importing.ris.values import (
    KEPT,
    OTHER_PEOPLE,
    Unusual,
    Values,
    gather,
    made_plain,
    names_of,
    taken_out,
)
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.importing.values.own_remarks import END_MARK
from desktop_app.importing.values.record_draft import page_range
from desktop_app.importing.values.tagged_dates import plain_date_of
from desktop_app.model.description import FieldValue
from desktop_app.model.identifiers import arxiv_of_doi, find_doi
from desktop_app.model.record import Record, RecordValues

_MORE = KEPT.union(OTHER_PEOPLE, "DA Y1 url keyword note genre short serial".split())
"""Names of what hangs on others, or has to be put in another form."""


def usual_record(
    tags: list[str],
    names: list[str],
    values: list[str],
    settled: bool,
    line: int,
    end_line: int,
) -> Record | None:
    """The record of an entry: its tags and their names, and their values, each on one line.

    settled: whether plain_value changes none of them, and none is empty. None where a value has to
    be looked at more closely: a tag that is seldom, a name or number of an odd form.
    """
    found: Values = dict(zip(names, values, strict=True))
    if "" in found:
        return None
    try:
        lists = gather(found, tags, names, values) if len(found) < len(names) else ()
        if (written := found.pop("TY")) not in TYPES:
            return None
        more = bool(lists) or not settled or not _MORE.isdisjoint(found)
        kept = taken_out(found) if more and not KEPT.isdisjoint(found) else {}
        if not settled:
            found = made_plain(found, names, values)
        told: RecordValues = {"line": line, "end_line": end_line, "type": TYPES[written]}
        extra: dict[str, FieldValue] = {} if written in SAID_AGAIN else {"TY": written}
        _tell(told, found)
        if more:
            tell_more(told, extra, found, kept, lists)
        else:
            _tell_plainly(told, found)
    except Unusual:
        return None
    if found:
        told["fields"] = found
    if extra:
        told["extra"] = extra
    return Record.told(told)


def _tell(told: RecordValues, found: Values) -> None:
    """What most entries say and nothing else changes."""
    take = found.pop
    if (title := take("title", None)) is not None:
        told["title"] = title
    if (authors := take("author", None)) is not None and (names := names_of(authors)):
        told["authors"] = names
        told["author_total"] = len(names)
        told["authors_complete"] = True
    if (abstract := take("abstract", None)) is not None:
        if is_cut(abstract):
            told["abstract_complete"] = False
            abstract = abstract.removesuffix(END_MARK)
        told["abstract"] = abstract


def _tell_plainly(told: RecordValues, found: Values) -> None:
    """The rest, of an entry that has nothing of _MORE."""
    take = found.pop
    if (year := take("PY", None)) is not None:
        date = told["date"] = plain_date_of(year)
        if date is None:
            raise Unusual
        told["year"] = int(date[:4])
    if (code := take("doi", None)) is not None:
        doi = told["doi"] = find_doi(code)
        if doi is None:
            raise Unusual
        if (arxiv := arxiv_of_doi(doi)) is not None:
            told["arxiv_id"] = arxiv
    if (venue := take("venue", None)) is not None:
        if told["type"] == "book":  # the book's series
            raise Unusual
        told["venue"] = venue
    if (first := take("first-page", None)) is not None:
        last = take("last-page", "")
        if (first, last) == NO_PAGES:
            raise Unusual
        if page := page_range(first, last):
            found["page"] = page
    elif "last-page" in found:
        raise Unusual
