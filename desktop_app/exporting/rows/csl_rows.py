"""CSL-JSON items of rows: what the format writes of papers in full, in a quarter of the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from desktop_app.exporting.authorship import CORPORATE
from desktop_app.exporting.csl_date import csl_date, says_when
from desktop_app.exporting.csl_values import (
    DATES,
    NAMES,
    TEXTS,
    UNKNOWN_TYPE,
    dollars_as_read,
    name_parts,
)
from desktop_app.exporting.entry_exporter import EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.rows.row_reading import (
    TO_JSON,
    are_twins,
    arxiv_address,
    is_cut,
    is_plain_address,
    known_of,
    marked,
    names_of,
    quoted,
    written_object,
)
from desktop_app.model.citekey import IMPORTED_KEY
from desktop_app.model.description import FieldValue, values_of
from desktop_app.model.export_row import ExportRow
from desktop_app.model.names import OTHERS, family_first

_SAID = frozenset(("abstract", "annote", "container-title", "PMID", "PMCID", "author"))
"""What the paper says itself, or what stands where other values have their place."""


def csl_of_rows(options: ExportOptions) -> EntryOfRow:
    """What writes items with these options."""
    with_abstracts, with_notes, with_tags = options.abstracts, options.notes, options.tags

    def entry(row: ExportRow, tags: Sequence[str], sources: Sequence[str]) -> str | None:
        (
            _, citekey, title, kind, authors, total, complete, attributed_to, year, date, venue,
            abstract_complete, subjects, doi, arxiv_id, more, _, _, abstract, note,
        ) = row  # fmt: skip
        known = known_of(more)
        own, extra = known.get("fields"), known.get("extra")
        identifiers, urls = known.get("identifiers", ()), known.get("urls", ())
        if not citekey or (attributed_to and options.attribution):
            return None
        if (extra and _is_closer(tuple(extra))) or (own and _is_odd(own)):
            return None
        names = names_of(authors)
        if is_cut(names, total, complete):
            return None
        what = kind or ("article" if arxiv_id and not venue else UNKNOWN_TYPE)
        item = f'{{"id": {quoted(citekey)}, "type": {quoted(what)}'
        if title:
            item += f', "title": {_long(title)}'
        if names:
            people = family_first(names, _odd_name, '{"family": "', '", "given": "', '"}')
            item += f', "author": [{", ".join(people)}]'
        if date or year is not None:
            item += f', "issued": {_written_date(date or str(year))}'
        if venue:
            item += f', "container-title": {quoted(venue)}'
        if abstract and with_abstracts:
            if abstract_complete == 0:
                abstract = marked(abstract)
            item += f', "abstract": {_long(abstract)}'
        if doi:
            item += f', "DOI": {quoted(doi)}'
        url = next(filter(is_plain_address, urls), None)
        if url is None and arxiv_id:
            url = arxiv_address(arxiv_id)
        if url:
            item += f', "URL": {quoted(url)}'
        is_preprint = arxiv_id and what == "article"
        if is_preprint:
            item += f', "number": {quoted(f"arXiv:{arxiv_id}")}'
        if identifiers and are_twins(identifiers):
            return None
        for each in identifiers:
            if each["kind"] in ("pmid", "pmcid"):
                item += f', "{each["kind"].upper()}": {quoted(each["value"])}'
        words, custom = tuple(tags) if with_tags else (), ""
        if own:
            for name, value in own.items():
                text = ", ".join(values := values_of(value))
                if name == "number" and is_preprint:
                    custom += f', "number": {TO_JSON(value)}'
                elif name == "keyword":
                    item += f', "keyword": {quoted(", ".join((text, *words)))}'
                    words = ()
                elif name in NAMES:
                    people = family_first(values, _odd_name, '{"family": "', '", "given": "', '"}')
                    item += f', "{name}": [{", ".join(people)}]'
                elif name in TEXTS:
                    item += f', "{name}": {quoted(text)}'
                elif name != IMPORTED_KEY:
                    custom += f", {quoted(name)}: {TO_JSON(value)}"
        if words:
            item += f', "keyword": {quoted(", ".join(words))}'
        if note and with_notes:
            item += f', "annote": {quoted(note)}'
        if arxiv_id:
            custom += f', "arxiv_id": {quoted(arxiv_id)}'
        if subjects:
            custom += f', "subjects": {_written_list(subjects)}'
        if identifiers:
            custom += f', "identifiers": {TO_JSON(identifiers)}'
        if others := [each for each in urls if each != url]:
            custom += f', "urls": {TO_JSON(others)}'
        if extra:
            custom += f', "extra": {written_object(extra)}'
        return f'{item}, "custom": {{{custom[2:]}}}}}' if custom else item + "}"

    return entry


@lru_cache(maxsize=4096)
def _is_closer(names: tuple[str, ...]) -> bool:
    """Whether a name in extra changes how other values are written."""
    return any(name in (CORPORATE, "categories") or says_when(name) for name in names)


def _is_odd(own: Mapping[str, FieldValue]) -> bool:
    """Whether a field is a date, is said elsewhere, says nothing, or is a cut list of names."""
    return any(
        name in _SAID or name in DATES or not value or (name in NAMES and OTHERS in value)
        for name, value in own.items()
    )


def _long(text: str) -> str:
    """A title or abstract in quotation marks, where a lone dollar is no maths to escape."""
    text = dollars_as_read(text).replace("\\", "\\\\").replace('"', '\\"')
    if "\n" in text or "\t" in text or "\r" in text:
        text = text.replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")
    return f'"{text}"'


@lru_cache(maxsize=8192)
def _written_date(text: str) -> str:
    return TO_JSON(csl_date(text))


@lru_cache(maxsize=4096)
def _written_list(text: str) -> str:
    return TO_JSON(names_of(text))


@lru_cache(maxsize=8192)
def _odd_name(text: str) -> str:
    return TO_JSON(name_parts(text))
