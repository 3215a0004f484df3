"""IMPORTERS: the table of readers, and which of them takes a text."""

from __future__ import annotations

from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.reader_faults import Looks
from desktop_app.importing.reader_table import ReaderTable
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing

IMPORTERS = ReaderTable(
    "pubmed_xml:PubmedXmlImporter",
    "arxiv_atom:ArxivAtomImporter",
    "crossref_xml:CrossrefXmlImporter",
    "datacite_xml:DataciteXmlImporter",
    "oai:OaiImporter",
    "endnote_xml:EndnoteXmlImporter",
    "dblp_xml:DblpXmlImporter",
    "mods:ModsImporter",
    "msbib:MsbibImporter",
    "marcxml:MarcXmlImporter",
    "rdf:RdfImporter",
    "citavi:CitaviImporter",
    "primo:PrimoImporter",
    "openurl_xml:OpenUrlXmlImporter",
    "marc:MarcImporter",
    "cff:CffImporter",
    "zotero_library:ZoteroLibraryImporter",
    "arxiv_json:ArxivJsonImporter",
    "crossref_json:CrossrefJsonImporter",
    "datacite_json:DataciteJsonImporter",
    "openalex_json:OpenAlexImporter",
    "semantic_scholar_json:SemanticScholarImporter",
    "csl_json:CslJsonImporter",
    "chat_json:ChatJsonImporter",
    "pubmed_text:PubmedTextImporter",
    "arxiv_mail:ArxivMailImporter",
    "bibtex:BibtexImporter",
    "ris:RisImporter",
    "medline:MedlineImporter",
    "ovid:OvidImporter",
    "web_of_science:WebOfScienceImporter",
    "refworks:RefworksImporter",
    "endnote_tagged:EndnoteTaggedImporter",
    "biblioscape:BiblioscapeImporter",
    "copac:CopacImporter",
    "silverplatter:SilverPlatterImporter",
    "engineering_village:EngineeringVillageImporter",
    "bibtxt:BibtxtImporter",
    "repec_nep:RepecNepImporter",
    "paper_note:PaperNoteImporter",
    "labelled_blocks:LabelledBlocksImporter",
    "article_page:ArticlePageImporter",
    "google_scholar_mail:GoogleScholarMailImporter",
    "google_scholar:GoogleScholarImporter",
    "known_page:KnownPageImporter",
    "page_works:PageWorksImporter",
    "web_page:WebPageImporter",
    "csv_table:CsvTableImporter",
    "page_text:PageTextImporter",
    "reference_list:ReferenceListImporter",
    "linked_titles:LinkedTitlesImporter",
    "gate_page:GatePageImporter",
)

ONE_ARTICLE = "article-page"
OF_DATA = (ONE_ARTICLE, "page-works")
"""Readers of what a page says to programs: a paste shows nothing of it."""
OF_PAGES: dict[str, int] = {
    ONE_ARTICLE: 2,
    "google-scholar-mail": 2,
    "google-scholar": 2,
    "known-page": 20,
    "page-works": 2,
    "web-page": 1,
}
"""Readers of HTML, and how much a record of theirs counts where several take one page: what a page
says to programs is surer than what it looks like, and the marks of a known site leave no doubt how
many papers it lists."""

_AT_MOST: dict[str, Confidence] = {
    "page-text": Confidence.LIKELY,
    "reference-list": Confidence.MAYBE,
    "linked-titles": Confidence.MAYBE,
    "gate-page": Confidence.MAYBE,
}
"""Readers that are never surer: they look at every line, and need not where another is as sure."""


def importer_for(source: TextSource, looks: Looks | None = None) -> Importer | None:
    """The reader that is surest of a text, the first of equals; None where no reader takes it.

    looks: at this text, by which what the readers said is known afterwards.
    """
    looks = Looks(source) if looks is None else looks
    best: Importer | None = None
    confidence = Confidence.NO
    for importer in IMPORTERS:
        if _AT_MOST.get(importer.format.id, Confidence.SURE) <= confidence:
            continue
        sure = looks.of(importer)
        if sure > confidence:
            best, confidence = importer, sure
        if confidence is Confidence.SURE:
            break
    return best


def importer_called(format_id: str) -> Importer:
    """The reader with this format id. Raises UnreadableListing."""
    for importer in IMPORTERS:
        if importer.format.id == format_id:
            return importer
    known = ", ".join(importer.format.id for importer in IMPORTERS)
    raise UnreadableListing(f"There is no format “{format_id}”.", f"Known are: {known}.")
