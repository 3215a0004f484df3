"""Where the readers and the corpus's numbers or expected values differ, and why."""

from __future__ import annotations

OTHER_READER: dict[str, str] = {
    # Its tags are those of Web of Science (PT to ER, no hyphens), whatever the suffix says.
    "ris/rispy-example_wos.ris": "web-of-science",
}
"""Files that lie under one format and are written in another: path to the reader's id."""

COUNTS: dict[str, tuple[int, str]] = {
    "arxiv-abs/ftp-math-ph-papers-0509-0509037.abs": (0, "The file has no bytes at all."),
    "bibtex/jabref-encodingWithoutNewline.bib": (
        0,
        "Its one entry has a key and no field: there is nothing to keep. The reader says so.",
    ),
}
"""Path to the number of records that we hold to be right, and the reason."""

NOT_IN_SPAN: dict[tuple[str, str], str] = {}
"""(path, field) whose values need not stand in their record's lines, and the reason."""

_JABREF_JO = "JabRef lets the abbreviation (JO) overrule the journal's full name (JF, T2)."
_JABREF_A2 = "JabRef makes authors of the secondary authors (A2); they are the editors."
DISAGREED: dict[tuple[str, str], str] = {
    ("ovid/zotero-OVID_Tagged-07.txt", "isbn"): "Zotero takes the first of a book's three ISBNs.",
    ("ris/RisImporterTest1.ris", "authors"): _JABREF_A2,
    ("ris/RisImporterTest1.ris", "venue"): "A thesis with six venues: T2 counts, for JabRef JO.",
    ("ris/RisImporterTest7.ris", "authors"): _JABREF_A2,
    ("ris/RisImporterTest8_date.ris", "venue"): _JABREF_JO,
    ("ris/RisImporterTestDate1.2.ris", "venue"): _JABREF_JO,
    ("ris/RisImporterTestWithEmptyER.ris", "venue"): _JABREF_JO,
}
"""(path, field) whose expected value is plainly wrong, and the reason; left out of the score."""
