"""What a page's <meta> tags say of the one article on it.

Sources: Google Scholar's inclusion guidelines (citation_…, also as bepress_citation_…), Dublin Core
(DC., DCTERMS.), PRISM, EPrints. Of several that say the same the first in this order counts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from desktop_app.importing.html_text.html_tags import tags

Values = dict[str, list[str]]
"""RecordDraft's name to the values under it, in order."""

_META = re.compile(r"<meta(?=[\s/])", re.IGNORECASE)
_CITATION = {
    "title": "title",
    "author": "author",
    "authors": "author",
    "editor": "editor",
    "publication_date": "date",
    "date": "date",
    "year": "date",
    "cover_date": "date",
    "online_date": "online",
    "journal_title": "venue",
    "conference_title": "venue",
    "conference": "venue",
    "inbook_title": "venue",
    "book_title": "venue",
    "journal_abbrev": "container-title-short",
    "series_title": "collection-title",
    "volume": "volume",
    "issue": "issue",
    "firstpage": "first-page",
    "lastpage": "last-page",
    "doi": "doi",
    "issn": "serial",
    "eissn": "serial",
    "isbn": "serial",
    "pmid": "pmid",
    "pmcid": "pmcid",
    "arxiv_id": "arxiv",
    "abstract": "abstract",
    "keywords": "keyword",
    "keyword": "keyword",
    "language": "language",
    "publisher": "publisher",
    "dissertation_institution": "publisher",
    "technical_report_institution": "publisher",
    "technical_report_number": "number",
    "pdf_url": "url",
    "abstract_html_url": "page-url",
    "fulltext_html_url": "page-url",
    "public_url": "page-url",
}
_DUBLIN_CORE = {
    "title": "title",
    "creator": "author",
    "date": "date",
    "issued": "date",
    "date.issued": "date",
    "identifier": "identifier",
    "publisher": "publisher",
    "language": "language",
    "description": "abstract",
    "abstract": "abstract",
    "description.abstract": "abstract",
    "subject": "keyword",
    "ispartof": "venue",
    "relation.ispartof": "venue",
    "source": "source",
    "type": "kind",
    "citation.volume": "volume",
    "citation.issue": "issue",
    "citation.spage": "first-page",
    "citation.epage": "last-page",
}
_PRISM = {
    "publicationname": "venue",
    "volume": "volume",
    "number": "issue",
    "startingpage": "first-page",
    "endingpage": "last-page",
    "doi": "doi",
    "issn": "serial",
    "eissn": "serial",
    "isbn": "serial",
    "publicationdate": "date",
    "keyword": "keyword",
}
_EPRINTS = {
    "title": "title",
    "creators_name": "author",
    "editors_name": "editor",
    "date": "date",
    "publication": "venue",
    "book_title": "venue",
    "volume": "volume",
    "number": "issue",
    "pagerange": "page",
    "id_number": "identifier",
    "abstract": "abstract",
    "publisher": "publisher",
    "issn": "serial",
    "isbn": "serial",
    "type": "kind",
}
_SCHEMES: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (("citation_", "bepress_citation_", "wkhealth_"), _CITATION),
    (("prism.",), _PRISM),
    (("eprints.",), _EPRINTS),
    (("dc.", "dcterms.", "dc:", "dcterms:"), _DUBLIN_CORE),
)
_KINDS = (
    ("dissertation_institution", "thesis"),
    ("dissertation_name", "thesis"),
    ("technical_report_institution", "report"),
    ("technical_report_number", "report"),
    ("conference_title", "paper-conference"),
    ("conference", "paper-conference"),
    ("inbook_title", "chapter"),
    ("journal_title", "article-journal"),
    ("arxiv_id", "article"),
)
"""Tags that only works of one kind have, and CSL's name of it; the first that is there counts."""


@dataclass(slots=True)
class HeadMetadata:
    """values: by RecordDraft's names, and besides 'kind' and 'identifier'. strong: by citation_…
    tags, which only articles have. line, end_line: of the tags that were used; 0: there is none."""

    values: Values = field(default_factory=dict)
    strong: bool = False
    line: int = 0
    end_line: int = 0


def head_metadata(html: str) -> HeadMetadata:
    """What the meta tags say; with a title, and strong or with an author, it is an article."""
    schemes: list[Values] = [{} for _ in _SCHEMES]
    out = HeadMetadata()
    told: set[str] = set()
    for tag in tags(html, _META):
        name = (tag.attributes.get("name") or tag.attributes.get("property") or "").lower()
        content = " ".join(tag.attributes.get("content", "").split())
        if not content or not name:
            continue
        for (prefixes, names), values in zip(_SCHEMES, schemes, strict=True):
            prefix = next((prefix for prefix in prefixes if name.startswith(prefix)), None)
            if prefix is None:
                continue
            own = name[len(prefix) :]
            meaning = names.get(own)
            if names is _CITATION:
                told.add(own)
            if meaning is not None:
                known = values.setdefault(meaning, [])
                if content not in known:
                    known.append(content)
                out.line = out.line or tag.line
                out.end_line = max(out.end_line, tag.end_line)
    out.strong = "title" in schemes[0]
    out.values = merged(schemes)
    kind = next((kind for own, kind in _KINDS if own in told), None)
    if kind is not None:
        out.values["type"] = [kind]
    return out


def merged(sources: list[Values]) -> Values:
    """Under each name the values of the first source that has any."""
    out: Values = {}
    for values in sources:
        for name, found in values.items():
            out.setdefault(name, found)
    return out
