"""Cells of a CSV line: which own fields have one, and what keeps them harmless."""

from __future__ import annotations

FIELDS = (
    "volume",
    "issue",
    "page",
    "publisher",
    "publisher-place",
    "editor",
    "edition",
    "ISBN",
    "ISSN",
    "language",
    "keyword",
)


def harmless(cell: str) -> str:
    """The text with a ' before it where a spreadsheet would calculate it; \\$ is a dollar sign."""
    if "\\" in cell:
        cell = cell.replace("\\$", "$")
    return "'" + cell if cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell
