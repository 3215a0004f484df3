"""WRITTEN: invented papers in the format of every reader, for benchmarks and as seeds to fuzz."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop_app.services.bench.invented_papers import Invented
from tests.benchmarks import written_markup as markup
from tests.benchmarks import written_texts as texts

_NAMESPACES = (
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" '
    'xmlns:z="http://www.zotero.org/namespaces/export#" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/" '
    'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:bib="http://purl.org/net/biblio#" '
    'xmlns:foaf="http://xmlns.com/foaf/0.1/"'
)
_BIBLIOGRAPHY = "http://schemas.openxmlformats.org/officeDocument/2006/bibliography"
_NEP = "nep-win New Economics Papers on Wind\nIssue of 2011-05-02\n\n"


@dataclass(frozen=True, slots=True)
class Written:
    """How papers become a listing: what stands before them, each, between, and after them.

    most: a file of this format holds no more papers; 0: any number.
    """

    entry: Callable[[Invented], str]
    before: str = ""
    after: str = ""
    between: str = ""
    most: int = 0

    def text(self, papers: Sequence[Invented]) -> str:
        """The listing."""
        chosen = papers[: self.most] if self.most else papers
        return self.before + self.between.join(map(self.entry, chosen)) + self.after


def _nothing(paper: Invented) -> str:
    return f"<p>{paper.number}</p>"


WRITTEN: dict[str, Written] = {
    "pubmed-xml": Written(markup.pubmed, "<PubmedArticleSet>\n", "</PubmedArticleSet>\n"),
    "arxiv-atom": Written(
        markup.atom,
        '<?xml version="1.0"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n<title>arXiv Query'
        "</title>\n",
        "</feed>\n",
    ),
    "crossref-xml": Written(markup.crossref_xml, "<doi_records>\n", "</doi_records>\n"),
    "datacite-xml": Written(markup.datacite_xml, "<resources>\n", "</resources>\n"),
    "oai": Written(
        markup.oai,
        '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>\n',
        "</ListRecords></OAI-PMH>\n",
    ),
    "endnote-xml": Written(markup.endnote_xml, "<xml><records>\n", "</records></xml>\n"),
    "dblp-xml": Written(markup.dblp_xml, "<dblp>\n", "</dblp>\n"),
    "mods": Written(
        markup.mods,
        '<modsCollection xmlns="http://www.loc.gov/mods/v3">\n',
        "</modsCollection>\n",
    ),
    "msbib": Written(markup.word, f'<b:Sources xmlns:b="{_BIBLIOGRAPHY}">\n', "</b:Sources>\n"),
    "marcxml": Written(markup.marcxml, "<collection>\n", "</collection>\n"),
    "rdf": Written(markup.rdf, f"<rdf:RDF {_NAMESPACES}>\n", "</rdf:RDF>\n"),
    "citavi": Written(
        markup.citavi,
        "<CitaviExchangeData>\n<References>\n",
        "</References></CitaviExchangeData>\n",
    ),
    "primo": Written(
        markup.primo, '<records xmlns="http://www.exlibrisgroup.com/xsd/primo">\n', "</records>\n"
    ),
    "openurl-xml": Written(markup.openurl, "<context-objects>\n", "</context-objects>\n"),
    "marc": Written(texts.marc),
    "cff": Written(
        texts.citation_file,
        "cff-version: 1.2.0\nmessage: Cite it\ntitle: Tools\nauthors:\n  - family-names: Holt\n"
        "references:\n",
    ),
    "zotero": Written(markup.zotero, '{"zoteroLibrary": {}}\n'),
    "arxiv-json": Written(markup.arxiv_json),
    "crossref-json": Written(markup.crossref_json, '{"message": {"items": [\n', "]}}\n", ",\n"),
    "datacite-json": Written(markup.datacite_json, '{"data": [\n', "]}\n", ",\n"),
    "openalex-json": Written(markup.openalex, '{"results": [\n', "]}\n", ",\n"),
    "semantic-scholar-json": Written(markup.semantic_scholar, '{"data": [\n', "]}\n", ",\n"),
    "csl-json": Written(markup.csl, "[\n", "]\n", ",\n"),
    "chat-json": Written(texts.slack, "[\n", "]\n", ",\n"),
    "pubmed-text": Written(texts.pubmed_summary),
    "arxiv-mail": Written(texts.arxiv_mail, f"From: no-reply@arxiv.org\n\n{'-' * 78}\n"),
    "bibtex": Written(texts.bibtex),
    "ris": Written(texts.ris),
    "medline": Written(texts.medline),
    "ovid": Written(texts.ovid),
    "web-of-science": Written(texts.web_of_science, "FN Invented\nVR 1.0\n", "EF\n"),
    "refworks": Written(texts.refworks),
    "endnote-tagged": Written(texts.endnote),
    "biblioscape": Written(texts.biblioscape),
    "copac": Written(texts.copac),
    "silverplatter": Written(texts.silverplatter),
    "engineering-village": Written(texts.engineering_village),
    "bibtxt": Written(texts.bibtxt),
    "repec-nep": Written(texts.repec, _NEP + "-" * 41 + "\n"),
    "labelled-blocks": Written(texts.labelled, "Publications\n\n"),
    "paper-note": Written(texts.note, most=1),
    "article-page": Written(markup.article_page, most=1),
    "google-scholar-mail": Written(markup.alert, "<html><body>\n", "</body></html>\n"),
    "google-scholar": Written(
        markup.profile_row,
        '<html><body><div id="gsc_prf_in">Oda Merrivale</div>\n<table>\n',
        "</table></body></html>\n",
    ),
    "known-page": Written(
        markup.arxiv_item,
        "<html><head><title>Machine Learning</title></head><body><h1>Machine Learning</h1>\n<dl>\n",
        "</dl></body></html>\n",
    ),
    "page-works": Written(markup.coins, "<html><body><ol>\n", "</ol></body></html>\n"),
    "web-page": Written(
        markup.page_item, "<html><body><h2>Publications</h2>\n<ul>\n", "</ul></body></html>\n"
    ),
    "csv": Written(texts.csv_row, "Title,Authors,Year,Journal,DOI,Abstract\n"),
    "page-text": Written(texts.page_entry, "Publications\n\n"),
    "reference-list": Written(texts.reference, "References\n\n"),
    "linked-titles": Written(texts.linked_title, "# Awesome\n\n"),
    "gate-page": Written(
        _nothing,
        "<html><head><title>Just a moment...</title></head><body>\n<p>Verify you are human</p>\n",
        "</body></html>\n",
        most=1,
    ),
}
"""By the reader's id; a reader that is not here has no benchmark, which a test tells."""
