"""CSL-JSON for pandoc and citation processors: an array of items, one a line."""

from __future__ import annotations

import json
from typing import Any

from desktop_app.exporting.abstract_text import marked_abstract
from desktop_app.exporting.authorship import CORPORATE, authorship, named_people
from desktop_app.exporting.csl_date import completed, csl_date, issued
from desktop_app.exporting.csl_values import (
    DATES,
    NAMES,
    TEXTS,
    UNKNOWN_TYPE,
    dollars_as_read,
    name_parts,
)
from desktop_app.exporting.entry_exporter import EntryExporter, EntryOfRow
from desktop_app.exporting.exporter import ExportOptions
from desktop_app.exporting.own_note import annotated
from desktop_app.exporting.reading_list import is_web_address
from desktop_app.model.citekey import IMPORTED_KEY, key_stem
from desktop_app.model.description import FieldValue, value_to_json, values_of
from desktop_app.model.file_format import FileFormat
from desktop_app.model.identifiers import address
from desktop_app.model.paper import Paper


class CslJsonExporter(EntryExporter):
    """Every value under its CSL name; what CSL has no name for stands under `custom`."""

    format = FileFormat("csl-json", "CSL-JSON", (".json",), "for pandoc")
    holds_untitled = True
    head, between, tail, empty = "[\n", ",\n", "\n]\n", "[]\n"

    def entry(self, paper: Paper, options: ExportOptions) -> str:
        """See EntryExporter."""
        return _TO_JSON(_item(paper, options))

    def entry_of_rows(self, options: ExportOptions) -> EntryOfRow:
        """See EntryExporter."""
        from desktop_app.exporting.rows.csl_rows import csl_of_rows  # noqa: PLC0415

        return csl_of_rows(options)


_TO_JSON = json.JSONEncoder(ensure_ascii=False).encode


def _item(paper: Paper, options: ExportOptions) -> dict[str, Any]:
    people = authorship(paper, options)
    groups = _groups(paper)
    date, said = issued(paper)
    remarks = list(people.remarks)
    item: dict[str, Any] = {
        "id": paper.citekey or key_stem(paper),
        "type": paper.type or ("article" if paper.arxiv_id and not paper.venue else UNKNOWN_TYPE),
        "title": dollars_as_read(paper.title or ""),
        "author": [name_parts(name, is_group=name in groups) for name in people.names],
        "issued": date,
        "container-title": paper.venue,
        "abstract": dollars_as_read(marked_abstract(paper) or "") if options.abstracts else None,
        "DOI": paper.doi,
        "URL": next(filter(is_web_address, paper.urls), None) or _arxiv_address(paper),
    }
    if paper.arxiv_id and item["type"] == "article":
        item["number"] = f"arXiv:{paper.arxiv_id}"
    for identifier in paper.identifiers:
        if identifier.kind in ("pmid", "pmcid"):
            item[identifier.kind.upper()] = identifier.value
    custom: dict[str, Any] = {}
    for name, value in paper.fields.items():
        if name in NAMES:
            value, remark = named_people(name, values_of(value))
            remarks += [remark] if remark else []
        placed = _place(item, name, value, groups)
        if placed and name in DATES:
            said |= completed(item[name], paper, name)
        if not placed and name != IMPORTED_KEY:
            custom[name] = value_to_json(value)
    keywords = [item.get("keyword"), *(paper.tags if options.tags else ())]
    item["keyword"] = ", ".join(filter(None, keywords))
    item["note"] = "\n".join(filter(None, (item.get("note"), *remarks)))
    item["annote"] = "\n\n".join(annotated(paper, options))
    if categories := values_of(paper.extra.get("categories")):
        item["categories"], said = list(categories), said | {"categories"}
    custom |= {
        "arxiv_id": paper.arxiv_id,
        "subjects": list(paper.subjects),
        "identifiers": value_to_json(paper.identifiers),
        "urls": [url for url in paper.urls if url != item["URL"]],
        "extra": value_to_json(
            {
                name: value
                for name, value in paper.extra.items()
                if name != CORPORATE and name not in said
            }
        ),
    }
    item["custom"] = {name: value for name, value in custom.items() if value}
    return {name: value for name, value in item.items() if value}


def _groups(paper: Paper) -> frozenset[str]:
    """Names that are not taken apart."""
    return frozenset(values_of(paper.extra.get(CORPORATE)))


def _place(item: dict[str, Any], name: str, value: FieldValue, groups: frozenset[str]) -> bool:
    """Put a field under its own name in the form that CSL wants; False where CSL has no such name.

    What the paper itself says (its title, its DOI) is never overwritten.
    """
    if item.get(name):
        return False
    values = values_of(value)
    if name in NAMES:
        item[name] = [name_parts(person, is_group=person in groups) for person in values]
    elif name in DATES:
        item[name] = csl_date(values[0]) if values else None
    elif name in TEXTS:
        item[name] = ", ".join(values)
    else:
        return False
    return True


def _arxiv_address(paper: Paper) -> str | None:
    return address("arxiv", paper.arxiv_id) if paper.arxiv_id else None
