"""Tables: what types and CSL variables are called in BibTeX and BibLaTeX."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.exporting.authorship import CORPORATE


@dataclass(frozen=True, slots=True)
class Template:
    """What an entry type calls the venue, the publisher and the number of an issue or report."""

    entry: str
    venue: str = "howpublished"
    publisher: str = "publisher"


JOURNAL = Template("article", "journal")
_PART = Template("incollection", "booktitle")
OTHER = Template("misc")
TEMPLATES = {
    "article": OTHER,
    "article-journal": JOURNAL,
    "article-magazine": JOURNAL,
    "article-newspaper": JOURNAL,
    "paper-conference": Template("inproceedings", "booktitle"),
    "book": Template("book", "booktitle"),
    "chapter": _PART,
    "entry-dictionary": _PART,
    "entry-encyclopedia": _PART,
    "thesis": Template("phdthesis", "howpublished", "school"),
    "report": Template("techreport", "howpublished", "institution"),
    "manuscript": Template("unpublished"),
    "pamphlet": Template("booklet"),
}
"""By CSL type; every other type is a misc entry."""

NAMES = {
    "accessed": "urldate",
    "annote": "annote",
    "call-number": "library",
    "chapter-number": "chapter",
    "collection-number": "number",
    "collection-title": "series",
    "container-title-short": "shortjournal",
    "edition": "edition",
    "event-date": "eventdate",
    "event-place": "venue",
    "event-title": "eventtitle",
    "genre": "type",
    "ISBN": "isbn",
    "ISSN": "issn",
    "issue": "number",
    "keyword": "keywords",
    "language": "language",
    "note": "note",
    "number": "number",
    "number-of-pages": "pagetotal",
    "number-of-volumes": "volumes",
    "original-date": "origdate",
    "original-publisher": "origpublisher",
    "original-publisher-place": "origlocation",
    "original-title": "origtitle",
    "page": "pages",
    "part-number": "part",
    "publisher-place": "address",
    "status": "pubstate",
    "title-short": "shorttitle",
    "translated-title": "translatedtitle",
    "version": "version",
    "volume": "volume",
}
"""CSL name to BibTeX (or BibLaTeX) name; other CSL names are written as they are."""

PEOPLE = {
    "afterword": "afterword",
    "annotator": "annotator",
    "commentator": "commentator",
    "container-author": "bookauthor",
    "director": "director",
    "editor": "editor",
    "foreword": "foreword",
    "introduction": "introduction",
    "translator": "translator",
}
"""CSL variable to the field for a list of names."""

ENTRY_TYPE = "entrytype"
MARKS = frozenset((ENTRY_TYPE, CORPORATE))
"""What readers of BibTeX keep in extra and is no field of the entry."""
