"""RIS records of rows: what the format writes of papers in full, in a third of the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from desktop_app.exporting.authorship import CORPORATE
from desktop_app.exporting.entry_exporter import EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.ris_values import (
    FIELDS,
    PEOPLE,
    TYPES,
    first_and_last,
    goes_out,
    on_one_line,
    written_date,
    written_name,
)
from desktop_app.exporting.rows.row_reading import (
    is_cut,
    known_of,
    marked,
    names_of,
    web_addresses,
)
from desktop_app.exporting.written_year import YEARS_AND_DATES
from desktop_app.model.description import FieldValue, values_of
from desktop_app.model.export_row import ExportRow
from desktop_app.model.names import family_first

_CLOSER = frozenset((*YEARS_AND_DATES, CORPORATE, "annote", *(name for name, _ in PEOPLE)))
"""Own fields and extras that change how others are written."""


def ris_of_rows(options: ExportOptions) -> EntryOfRow:
    """What writes records with these options."""
    with_abstracts, with_notes, with_tags = options.abstracts, options.notes, options.tags

    def entry(row: ExportRow, tags: Sequence[str], sources: Sequence[str]) -> str | None:
        (
            _, citekey, title, kind, authors, total, complete, attributed_to, year, date, venue,
            abstract_complete, _, doi, arxiv_id, more, _, _, abstract, note,
        ) = row  # fmt: skip
        if not title or not citekey or (attributed_to and options.attribution):
            return None
        known = known_of(more)
        own, extra = known.get("fields"), known.get("extra")
        identifiers, urls = known.get("identifiers", ()), known.get("urls", ())
        if extra and not _stay(tuple(extra)):
            return None
        if own and not _CLOSER.isdisjoint(own):
            return None
        names = names_of(authors)
        if is_cut(names, total, complete):
            return None
        by = "\nAU  - ".join(["", *family_first(names, _one_line_name)])
        what = TYPES.get(kind or "", "GEN")
        lines = [f"TY  - {what}\nID  - {citekey}\nTI  - {_value(title)}{by}\n"]
        if year is not None:
            lines.append(f"PY  - {year}\n")
        if date:
            lines.append(_date_line(date))
        if venue:
            lines.append(f"T2  - {_value(venue)}\n")
        if own:
            lines += _own_lines(own)
        if doi:
            lines.append(f"DO  - {_value(doi)}\n")
        if arxiv_id:
            lines.append(f"AN  - arXiv:{_value(arxiv_id)}\n")
        for item in identifiers:
            lines.append(f"AN  - {_value(item['kind'].upper() + ':' + item['value'])}\n")
        for url in web_addresses(arxiv_id, doi, identifiers, urls):
            lines.append(f"UR  - {_value(url)}\n")
        if own and "keyword" in own:
            lines += [f"KW  - {_value(word)}\n" for word in values_of(own["keyword"])]
        if tags and with_tags:
            lines += [f"KW  - {_value(tag)}\n" for tag in tags]
        if abstract and with_abstracts:
            if abstract_complete == 0:
                abstract = marked(abstract)
            lines.append(f"AB  - {_value(abstract)}\n")
        if own and "note" in own:
            lines += [f"N1  - {_value(each)}\n" for each in values_of(own["note"])]
        if note and with_notes:
            lines.append(f"N1  - {_value(note)}\n")
        lines.append("ER  - \n\n")
        return "".join(lines)

    return entry


def _value(text: str) -> str:
    """on_one_line(), at once where the text stands so already, as nearly all do."""
    if (
        not text.isascii()
        or "\\" in text
        or "\n" in text
        or "\t" in text
        or "\r" in text
        or "  " in text
        or text.strip(" ") != text
    ):
        return on_one_line(text)
    return text


@lru_cache(maxsize=8192)
def _date_line(date: str) -> str:
    return f"DA  - {_value(written_date(date))}\n"


def _one_line_name(name: str) -> str:
    return on_one_line(written_name(name))


@lru_cache(maxsize=4096)
def _stay(names: tuple[str, ...]) -> bool:
    """Whether nothing in extra under these names goes out."""
    return _CLOSER.isdisjoint(names) and not any(map(goes_out, names))


def _own_lines(own: Mapping[str, FieldValue]) -> list[str]:
    """Those between the venue and the identifiers."""
    lines = [
        f"{tag}  - {_value(text)}\n"
        for name, tag in FIELDS
        if name in own
        for text in values_of(own[name])
    ]
    if "page" in own:
        first, last = first_and_last(", ".join(values_of(own["page"])))
        if first:
            lines.append(f"SP  - {_value(first)}\n")
        if last:
            lines.append(f"EP  - {_value(last)}\n")
    if "accessed" in own:
        lines += [f"Y2  - {_value(written_date(each))}\n" for each in values_of(own["accessed"])]
    return lines
