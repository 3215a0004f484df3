"""Tables: what BibTeX's and BibLaTeX's entry types and fields are called here and in CSL."""

from __future__ import annotations

TYPES: dict[str, str] = {
    "article": "article-journal",
    "book": "book",
    "booklet": "pamphlet",
    "conference": "paper-conference",
    "inbook": "chapter",
    "incollection": "chapter",
    "inproceedings": "paper-conference",
    "manual": "report",
    "mastersthesis": "thesis",
    "misc": "document",
    "phdthesis": "thesis",
    "proceedings": "book",
    "techreport": "report",
    "unpublished": "manuscript",
    "artwork": "graphic",
    "audio": "song",
    "bookinbook": "chapter",
    "collection": "book",
    "commentary": "document",
    "dataset": "dataset",
    "electronic": "webpage",
    "image": "graphic",
    "inreference": "entry-encyclopedia",
    "jurisdiction": "legal_case",
    "legislation": "legislation",
    "letter": "personal_communication",
    "movie": "motion_picture",
    "music": "song",
    "mvbook": "book",
    "mvcollection": "book",
    "mvproceedings": "book",
    "mvreference": "book",
    "newspaper": "article-newspaper",
    "online": "webpage",
    "patent": "patent",
    "performance": "performance",
    "periodical": "periodical",
    "reference": "book",
    "report": "report",
    "review": "review",
    "software": "software",
    "standard": "standard",
    "suppbook": "chapter",
    "suppcollection": "chapter",
    "suppperiodical": "article-journal",
    "thesis": "thesis",
    "video": "motion_picture",
    "webpage": "webpage",
    "www": "webpage",
}
"""Entry type to CSL type; any other is a document."""

PLAIN_TYPES = frozenset(
    "article book booklet incollection inproceedings misc phdthesis techreport unpublished".split()
)
"""Types that the CSL type says again; the others are kept under extra['entrytype'] too."""

TEXT_FIELDS: dict[str, str] = {
    "address": "publisher-place",
    "annotation": "annote",
    "annote": "annote",
    "chapter": "chapter-number",
    "edition": "edition",
    "eventdate": "event-date",
    "eventtitle": "event-title",
    "isbn": "ISBN",
    "issn": "ISSN",
    "issue": "issue",
    "language": "language",
    "langid": "language",
    "library": "call-number",
    "location": "publisher-place",
    "note": "note",
    "origdate": "original-date",
    "origlocation": "original-publisher-place",
    "origpublisher": "original-publisher",
    "origtitle": "original-title",
    "pages": "page",
    "pagetotal": "number-of-pages",
    "part": "part-number",
    "publisher": "publisher",
    "pubstate": "status",
    "series": "collection-title",
    "shortjournal": "container-title-short",
    "shorttitle": "title-short",
    "translatedtitle": "translated-title",
    "type": "genre",
    "urldate": "accessed",
    "venue": "event-place",
    "version": "version",
    "volume": "volume",
    "volumes": "number-of-volumes",
    "institution": "publisher",
    "school": "publisher",
    "organization": "publisher",
}
"""Field to CSL variable. Of several for one variable the first in this table counts; the others,
as all fields that no table here names, are kept as they are."""

PEOPLE: dict[str, str] = {
    "afterword": "afterword",
    "annotator": "annotator",
    "bookauthor": "container-author",
    "commentator": "commentator",
    "director": "director",
    "editor": "editor",
    "foreword": "foreword",
    "introduction": "introduction",
    "translator": "translator",
}
"""Fields that are lists of names, and their CSL variables; a cut list ends in 'others'."""

VENUES: dict[str, str | None] = {
    "journal": "journalsubtitle",
    "journaltitle": "journalsubtitle",
    "booktitle": "booksubtitle",
}
"""Fields that name what the work stands in, the likeliest first, and those that go on with it."""

NOT_INHERITED = frozenset(
    "abstract annotation annote author crossref date-modified doi entryset entrysubtype eprint "
    "execute file ids indextitle keywords label modificationdate options origtitle owner pages "
    "pmcid pmid presort printed priority qualityassured related relatedoptions relatedstring "
    "relatedtype relevance reprinttitle shorthand shorthandintro shorttitle sortkey sorttitle "
    "subtitle title titleaddon translatedtitle url urldate xdata xref".split()
)
"""Fields that an entry does not take over from the one its crossref names; nor what users keep in
the fields of that one."""

IDENTIFIERS: dict[str, str] = {
    "pubmed": "pmid",
    "pmid": "pmid",
    "pmcid": "pmcid",
    "pmc": "pmcid",
    "hal": "hal",
    "jstor": "jstor",
    "hdl": "handle",
    "googlebooks": "googlebooks",
    "openreview": "openreview",
}
"""Fields, and values of eprinttype, that name a scheme of identifiers, and its kind here."""
