"""The corpus: which files there are, how many records each holds, and which reader takes them."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from desktop_app.importing.registry import IMPORTERS
from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput, Reading, read_listing
from tests.corpus.exceptions import OTHER_READER

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"

READERS: dict[str, str] = {
    "arxiv-abs": "arxiv-mail",
    "arxiv-atom": "arxiv-atom",
    "arxiv-email": "arxiv-mail",
    "arxiv-kaggle-json": "arxiv-json",
    "arxiv-listing-month": "arxiv-mail",
    "arxiv-listing-new": "arxiv-mail",
    "arxiv-listing-pastweek": "arxiv-mail",
    "bibtex": "bibtex",
    "biblioscape": "biblioscape",
    "bibtxt": "bibtxt",
    "cff": "cff",
    "citavi": "citavi",
    "copac": "copac",
    "crossref-json": "crossref-json",
    "crossref-xml": "crossref-xml",
    "csl-json": "csl-json",
    "csv": "csv",
    "datacite": "datacite-xml",
    "endnote-enw": "endnote-tagged",
    "endnote-xml": "endnote-xml",
    "google-scholar-html": "google-scholar",
    "html-article-page": "article-page",
    "inspec": "silverplatter",
    "isi": "web-of-science",
    "marc": "marc",
    "marcxml": "marcxml",
    "medline-text": "medline",
    "medline-xml": "pubmed-xml",
    "mods": "mods",
    "msbib": "msbib",
    "oai-arxiv": "oai",
    "openalex-json": "openalex-json",
    "other-import": "openurl-xml",
    "ovid": "ovid",
    "primo": "primo",
    "rdf": "rdf",
    "publication-list-text": "reference-list",
    "pubmed-summary-text": "pubmed-text",
    "reference-strings": "reference-list",
    "refworks": "refworks",
    "repec-nep": "repec-nep",
    "ris": "ris",
}
"""The corpus's name of a format to the id of the reader that has to take it.

Formats that are not here have no reader yet; formats of several layouts (pages, plain text) are
judged by their own tests.
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One file. records: None where nobody states how many there are.

    counted: the number is only what a pattern found, a hint.
    """

    path: Path
    name: str
    format: str
    records: int | None
    counted: bool

    @property
    def reader(self) -> str | None:
        """The id of the reader that has to take it, or None where there is none yet."""
        reader = OTHER_READER.get(self.name) or READERS.get(self.format)
        if reader == "datacite-xml" and self.name.endswith(".json"):
            reader = "datacite-json"
        return reader if reader in {importer.format.id for importer in IMPORTERS} else None

    @property
    def reading(self) -> Reading:
        """What the program reads, with nothing told but the bytes."""
        return _read(self.path)


@lru_cache(maxsize=1)
def rows() -> tuple[Row, ...]:
    """All files of the index, in its order; none where the corpus is not at hand."""
    index = CORPUS / "INDEX.tsv"
    if not index.is_file():
        return ()
    with index.open(encoding="utf-8", newline="") as lines:
        table = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(_row(line) for line in table)


def _row(line: dict[str, str]) -> Row:
    stated = line["records_expected"].isdigit() and line["how_known"] != "not stated"
    return Row(
        path=CORPUS / line["path"],
        name=line["path"],
        format=line["format"],
        records=int(line["records_expected"]) if stated else None,
        counted=line["how_known"].startswith("counted"),
    )


@cache
def _read(path: Path) -> Reading:
    """Read under a neutral name, so that only the content can tell the format."""
    item = ListingInput(None, None, None, "listing", data=path.read_bytes())
    return read_listing(item, None, Progress())
