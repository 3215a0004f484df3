"""Table: the types of Crossref's REST API and of CSL."""

from __future__ import annotations

TYPES: dict[str, str] = {
    "book": "book",
    "book-chapter": "chapter",
    "book-part": "chapter",
    "book-section": "chapter",
    "book-series": "book",
    "book-set": "book",
    "book-track": "chapter",
    "component": "document",
    "database": "dataset",
    "dataset": "dataset",
    "dissertation": "thesis",
    "edited-book": "book",
    "grant": "document",
    "journal": "periodical",
    "journal-article": "article-journal",
    "journal-issue": "periodical",
    "journal-volume": "periodical",
    "monograph": "book",
    "other": "document",
    "peer-review": "review",
    "posted-content": "article",
    "proceedings": "book",
    "proceedings-article": "paper-conference",
    "proceedings-series": "book",
    "reference-book": "book",
    "reference-entry": "entry",
    "report": "report",
    "report-component": "report",
    "report-series": "report",
    "standard": "standard",
}
SAID_AGAIN = frozenset(
    "book book-chapter dataset dissertation journal journal-article peer-review posted-content "
    "proceedings-article reference-entry report standard".split()
)
"""Types that the CSL type says again; the others are kept beside it."""
