"""Entries of RIS whose tags mean what they nearly always do, read in a third of the usual time.

What a value means may depend on what else stands in it and beside it; here are the entries in which
nothing of that can happen. Any other is left to ris_record, which reads these to the same records.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from string import ascii_uppercase, digits
from typing import Any

from desktop_app.importing.cut_mark import is_cut
from desktop_app.importing.linked_files import files_of
from desktop_app.importing.own_remarks import END_MARK, may_be_remark
from desktop_app.importing.plain_value import is_settled, plain_value
from desktop_app.importing.record_draft import page_range, serial_numbers, usual_names
from desktop_app.importing.ris_record import PERIODICALS, identified, is_citation_key
from desktop_app.importing.ris_tags import NAMES, SAID_AGAIN, TYPES
from desktop_app.importing.tagged_dates import Dating, dated, dating
from desktop_app.model.description import FieldValue, Identifier
from desktop_app.model.identifiers import address, find_doi
from desktop_app.model.record import Record, RecordValues

_END = re.compile(r"ER  -(?:\s|$)")
_TYPES = {f"TY  - {kind}": TYPES[kind] for kind in SAID_AGAIN}
_PEOPLE = {tag: NAMES[tag] for tag in "A1 A2 A3 A4 AU ED TA".split()}
_FIELDS = {tag: NAMES[tag] for tag in "CN CP CY DB ET IS LA NV PB PI PU SE ST T3 TT VL VO".split()}
"""Tags whose value is that of a CSL variable as it stands."""
_OTHERS = {
    "AB": "abstract",
    "DA": "DA",
    "DO": "doi",
    "EP": "last-page",
    "J2": "short",
    "JA": "short",
    "JF": "venue",
    "JO": "venue",
    "KW": "keyword",
    "L2": "url",
    "M3": "genre",
    "N1": "note",
    "N2": "abstract",
    "PY": "PY",
    "SN": "serial",
    "SP": "first-page",
    "T1": "title",
    "T2": "venue",
    "TI": "title",
    "UR": "url",
    "Y1": "Y1",
}
_SELDOM = frozenset("TY ER CT BT J1 J9 JI C2 C3 LB M1 Y2 AN C7 DP ID L4".split()).union(NAMES)
_VERBATIM = (
    frozenset(a + b for a in ascii_uppercase for b in ascii_uppercase + digits)
    .difference(_SELDOM, _OTHERS)
    .union(("AN", "C7", "DP", "ID", "L4"))
)
"""Tags that have no name here; nothing depends on them, or their value is wanted as it stands."""
_NAMES = {
    f"{tag}  -{blank}": name
    for tag, name in (_PEOPLE | _FIELDS | _OTHERS).items()
    for blank in (" ", "")
}
_NAMELESS = {f"{tag}  -{blank}": tag for tag in _VERBATIM for blank in (" ", "")}
_SEVERAL = frozenset((*_PEOPLE.values(), "doi", "keyword", "note", "url"))
_AS_WRITTEN = frozenset(("short", "venue", "DA", "genre", "first-page", "last-page"))
"""Values of which ris_record decides by their letters before markup is taken off."""
_WEB = re.compile(r"(?:https?|ftp)://\S+", re.IGNORECASE)
_GUESSED = frozenset(("year", "date"))
_UNDATED = Dating(None)
_OTHER_PEOPLE = tuple(sorted(set(_PEOPLE.values()) - {"author"}))
_OF_ARXIV = "10.48550/"
_LONGEST = 10_000
"""Letters of a value that may go on over lines here."""
Values = dict[str, Any]
"""Under its name a text, or a list of them where there may be several."""


class _Unusual(Exception):
    """A value has to be looked at more closely."""


def usual_record(
    lines: Sequence[str], start: int, is_tagged: Callable[[str], object]
) -> tuple[Record, int] | None:
    """The record of the entry that begins with the line of this index, and that behind its last.

    is_tagged: whether a line has a tag in any of the ways of this text. None where no entry begins,
    or where a value has to be looked at more closely: a tag that is seldom or stands twice, a name
    or number of an odd form.
    """
    kind = _TYPES.get(lines[start].rstrip())
    if kind is None:
        return None
    try:
        values, kept, end = _values(lines, start + 1, is_tagged)
        return _record(kind, values, kept, start + 1, end + 1), end + 1
    except _Unusual:
        return None


def _values(
    lines: Sequence[str], start: int, is_tagged: Callable[[str], object]
) -> tuple[Values, dict[str, list[str]], int]:
    """What stands from a line on to the end of the entry: values that have names, others by their
    tags, and the index of the line of its end."""
    found: Values = {}
    kept: dict[str, list[str]] = {}
    every = [""]
    also, name_of, known_as = every.append, _NAMES.get, found.get
    last = tag = ""
    for index in range(start, len(lines)):
        each = lines[index]
        name = name_of(each[:6])
        if name is not None:
            value = each[6:]
            also(value)
            last = name
            known = known_as(name)
            if known is None:
                found[name] = [value] if name in _SEVERAL else value
            elif known.__class__ is list:
                known.append(value)
            else:
                raise _Unusual
        elif (other := _NAMELESS.get(each[:6])) is not None:
            last, tag = "", other
            if value := each[6:].strip():
                kept.setdefault(tag, []).append(value)
            else:
                tag = ""
        elif _END.match(each):
            break
        elif value := each.strip():
            if is_tagged(each) or not (last or tag):
                raise _Unusual
            if last:
                also(value)
                _go_on(found, last, value)
            else:
                _go_on(kept, tag, value)
    else:
        raise _Unusual
    also("")
    if not is_settled(" ".join(every)):
        found = _made_plain(found)
    if not found and not kept:
        raise _Unusual
    return found, kept, index


def _go_on(found: Values, name: str, value: str) -> None:
    """Adds a line to the value before it."""
    known = found[name]
    if name == "keyword":  # EndNote writes one a line, and the tag only once
        known.append(value)
        return
    so_far = known[-1] if isinstance(known, list) else known
    if len(so_far) > _LONGEST:
        raise _Unusual
    if isinstance(known, list):
        known[-1] = f"{so_far} {value}"
    else:
        found[name] = f"{so_far} {value}"


def _made_plain(found: Values) -> Values:
    """The same with values as plain_value has them, and without empty ones."""
    plain: Values = {}
    for name, value in found.items():
        if value.__class__ is list:
            known = value
            if not is_settled(f" {' '.join(value)} "):
                known = [each for each in map(plain_value, value) if each]
                if known and not value[0]:
                    raise _Unusual
            if known:
                plain[name] = known
        elif value.isascii() and value.isalnum():  # told at once, as numbers and single words are
            plain[name] = value
        elif text := plain_value(value):
            if name in _AS_WRITTEN and text != value.strip():
                raise _Unusual
            plain[name] = text
    return plain


def _record(
    kind: str, found: Values, kept: dict[str, list[str]], line: int, end_line: int
) -> Record:
    take = found.pop
    date, dates, guessed = _date(take("PY", None), take("Y1", None), take("DA", None))
    venue, title, abstract = take("venue", None), take("title", None), take("abstract", None)
    if venue and kind == "book":  # the book's series
        raise _Unusual
    if abstract and abstract.endswith(END_MARK):
        raise _Unusual
    doi, urls = _links(take("doi", ()), take("url", ()), found.get("note", ()))
    authors = usual_names(take("author", ()))
    if authors is None:
        raise _Unusual
    _settle(found, venue)
    extra: dict[str, FieldValue] = {}
    code = _codes(kept, found, extra) if kept else ()
    _number(found, kept, kind)
    for tag, several in kept.items():
        extra[tag] = tuple(several) if len(several) > 1 else several[0]
    if dates:
        extra.update(dates)
    values: RecordValues = {"line": line, "end_line": end_line, "type": kind, "fields": found}
    if title:
        values["title"] = title
    if authors:
        values["authors"] = authors
        values["author_total"] = len(authors)
        values["authors_complete"] = True
    if date:
        values["year"] = int(date[:4])
        values["date"] = date
    if venue:
        values["venue"] = venue
    if abstract:
        values["abstract"] = abstract
        if is_cut(abstract):
            values["abstract_complete"] = False
    if doi:
        values["doi"] = doi
    if urls:
        values["urls"] = urls
    if code:
        values["identifiers"] = code
    if extra:
        values["extra"] = extra
    if guessed:
        values["guessed"] = _GUESSED
    if "L4" in kept and (own := files_of(kept["L4"])) is not None:
        values["own"] = own
    return Record.of(**values)


def _date(year: str | None, other: str | None, day: str | None) -> Dating:
    """What is said by PY, Y1 and DA, of which the first two are one."""
    if year is None or other is not None:
        if year is not None or (other is None and day is not None):
            raise _Unusual
        if other is None:
            return _UNDATED
        sources = (("Y1", other),)
    else:
        sources = (("PY", year),)
    if day is None:
        return dating(sources, ())
    if dated("2000", day):
        return dating(sources, (("DA", day),))
    return dating((*sources, ("DA", day)), ())


def _links(
    dois: Sequence[str], urls: Sequence[str], notes: Sequence[str]
) -> tuple[str | None, tuple[str, ...]]:
    """The DOI of values that all give the same one, or of an address, and the other addresses.

    None is an arXiv paper's; without a DOI a note may be it.
    """
    doi = find_doi(dois[0]) if dois else None
    if dois:
        if doi is None or (len(dois) > 1 and set(map(find_doi, dois)) != {doi}):
            raise _Unusual
    elif notes and any("10." in note for note in notes):
        raise _Unusual
    if not urls and (doi is None or not doi.startswith(_OF_ARXIV)):
        return doi, ()
    led = [url for url in urls if "doi.org/" in url.lower()]
    if doi is None and led:
        direct = [url for url in led if "doi.org/10." in url.lower()]
        doi = next(filter(None, map(find_doi, direct)), None)
    if doi is not None and doi.startswith(_OF_ARXIV):
        raise _Unusual
    for url in urls:
        if not _WEB.fullmatch(url) or url.count("://") > 1 or "arxiv.org/" in url.lower():
            raise _Unusual
    if led and doi is not None:
        leading = address("doi", doi)
        urls = [url for url in urls if url != leading]
    return doi, tuple(dict.fromkeys(urls)) if len(urls) > 1 else tuple(urls)


def _settle(fields: Values, venue: str | None) -> None:
    """Gives values their names that hang on others; those of CSL stay where they are."""
    for name in _OTHER_PEOPLE:
        if name in fields:
            names = usual_names(fields[name])
            if names is None or len(names) < len(fields[name]):  # in the place of the first name
                raise _Unusual
            fields[name] = names
    if "keyword" in fields:
        words = tuple(dict.fromkeys(fields["keyword"]))
        if len(words) == 1 and ";" in words[0]:
            raise _Unusual
        fields["keyword"] = words
    if "note" in fields:
        notes = tuple(dict.fromkeys(fields["note"]))
        if any(map(may_be_remark, notes)):
            raise _Unusual
        fields["note"] = notes if len(notes) > 1 else notes[0]
    if "short" in fields:
        short = fields.pop("short")
        if venue is None:
            raise _Unusual
        if short.casefold() != venue.casefold():
            fields["container-title-short"] = short
    if "genre" in fields:
        genre = fields.pop("genre")
        if "10." in genre:  # a DOI
            raise _Unusual
        fields["genre"] = genre


def _codes(
    kept: dict[str, list[str]], fields: Values, extra: dict[str, FieldValue]
) -> tuple[Identifier, ...]:
    """The identifier that a database's number is, and what the entry is cited by; mere numbers are
    kept."""
    codes: tuple[Identifier, ...] = ()
    if "AN" in kept:
        number, *others = kept.pop("AN")
        if others or number.lower().startswith("arxiv:"):
            raise _Unusual
        code = identified(number, " ".join((fields.get("source", ""), *kept.get("DP", ()))))
        if isinstance(code, Identifier):
            codes = (code,)
        else:
            extra["AN"] = code
    if "ID" in kept:
        key, *others = kept.pop("ID")
        if others:
            raise _Unusual
        if is_citation_key(key):
            fields["citation-key"] = key
        else:
            extra["ID"] = key
    return codes


def _number(fields: Values, kept: dict[str, list[str]], kind: str) -> None:
    """Names the number of a series and the pages, which stand last."""
    if "serial" in fields:
        numbers, says_more = serial_numbers(fields.pop("serial"))
        if says_more or len(set(numbers)) != 1:
            raise _Unusual
        fields[numbers[0][0]] = numbers[0][1]
    page = ""
    if "first-page" in fields or "last-page" in fields:
        first, last = fields.pop("first-page", ""), fields.pop("last-page", "")
        if not first or (first, last) == ("No", "Specified"):
            raise _Unusual
        page = page_range(first, last)
    elif "C7" in kept and kind in PERIODICALS and len(kept["C7"]) == 1:
        page = page_range(plain_value(kept.pop("C7")[0]), "")
    if page:
        fields["page"] = page
