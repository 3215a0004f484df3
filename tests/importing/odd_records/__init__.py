"""Odd records: one file a format, with all fields that it has, rare, repeated and unknown."""

from __future__ import annotations

from pathlib import Path

SAID_OTHERWISE: dict[str, frozenset[str]] = {
    "arxiv-json": frozenset(("/authors", "/versions/created")),  # authors_parsed; the time of day
    "crossref-json": frozenset(
        ("/status", "/message-type", "/message/total-results", "/message/items/author/sequence")
    ),
    "csl-json": frozenset(("/author/sequence", "/author/comma-suffix")),
    "datacite-json": frozenset(("/data/attributes/creators/nameType",)),
    "endnote-xml": frozenset(('<ref-type name="Journal Article">17',)),
    "openalex-json": frozenset(("/meta/count", "/results/abstract_inverted_index/stract")),
    "semantic-scholar-json": frozenset(("/total", "/offset")),
}
"""Places by format whose value says again what others say, or is of the file, not of a work."""


def texts() -> dict[str, str]:
    """By the id of the reader."""
    files = sorted(Path(__file__).parent.glob("*.*"))
    return {file.stem: file.read_text("utf-8") for file in files if file.suffix != ".py"}
