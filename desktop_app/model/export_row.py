"""ExportRow: what exports need of a paper, as the library keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

ExportRow = tuple[
    int, str | None, str | None, str | None, str | None, int | None, int | None, str | None,
    int | None, str | None, str | None, int | None, str | None, str | None, str | None,
    str | None, int, int | None, str | None, str | None,
]  # fmt: skip
"""The values of EXPORT_COLUMNS, as SQLite gives them: id, citekey and title come first.

Lists and mappings are still JSON, or None where they are empty; facts are 1, 0 or None. Most
exports of many papers need no more of them than that: to make a Paper of each would take longer
than all the rest.
"""
EXPORT_COLUMNS = (
    "id", "citekey", "title", "type", "authors", "author_total", "authors_complete",
    "attributed_to", "year", "date", "venue", "abstract_complete", "subjects", "doi", "arxiv_id",
    "more", "status", "rating", "abstract", "note",
)  # fmt: skip


class ExportPage(NamedTuple):
    """Some papers in the order of the export. tags, sources: names by paper, where there are any;
    sources only where they were asked for."""

    rows: Sequence[ExportRow]
    tags: Mapping[int, Sequence[str]]
    sources: Mapping[int, Sequence[str]]
