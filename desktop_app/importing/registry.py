"""IMPORTERS: the table of readers, and which of them takes a text."""

from __future__ import annotations

from desktop_app.importing.formats.article_page import ArticlePageImporter
from desktop_app.importing.formats.arxiv_atom import ArxivAtomImporter
from desktop_app.importing.formats.arxiv_json import ArxivJsonImporter
from desktop_app.importing.formats.arxiv_mail import ArxivMailImporter
from desktop_app.importing.formats.biblioscape import BiblioscapeImporter
from desktop_app.importing.formats.bibtex import BibtexImporter
from desktop_app.importing.formats.bibtxt import BibtxtImporter
from desktop_app.importing.formats.cff import CffImporter
from desktop_app.importing.formats.chat_json import ChatJsonImporter
from desktop_app.importing.formats.citavi import CitaviImporter
from desktop_app.importing.formats.copac import CopacImporter
from desktop_app.importing.formats.crossref_json import CrossrefJsonImporter
from desktop_app.importing.formats.crossref_xml import CrossrefXmlImporter
from desktop_app.importing.formats.csl_json import CslJsonImporter
from desktop_app.importing.formats.csv_table import CsvTableImporter
from desktop_app.importing.formats.datacite_json import DataciteJsonImporter
from desktop_app.importing.formats.datacite_xml import DataciteXmlImporter
from desktop_app.importing.formats.dblp_xml import DblpXmlImporter
from desktop_app.importing.formats.endnote_tagged import EndnoteTaggedImporter
from desktop_app.importing.formats.endnote_xml import EndnoteXmlImporter
from desktop_app.importing.formats.engineering_village import EngineeringVillageImporter
from desktop_app.importing.formats.gate_page import GatePageImporter
from desktop_app.importing.formats.google_scholar import GoogleScholarImporter
from desktop_app.importing.formats.google_scholar_mail import GoogleScholarMailImporter
from desktop_app.importing.formats.known_page import KnownPageImporter
from desktop_app.importing.formats.labelled_blocks import LabelledBlocksImporter
from desktop_app.importing.formats.linked_titles import LinkedTitlesImporter
from desktop_app.importing.formats.marc import MarcImporter
from desktop_app.importing.formats.marcxml import MarcXmlImporter
from desktop_app.importing.formats.medline import MedlineImporter
from desktop_app.importing.formats.mods import ModsImporter
from desktop_app.importing.formats.msbib import MsbibImporter
from desktop_app.importing.formats.oai import OaiImporter
from desktop_app.importing.formats.openalex_json import OpenAlexImporter
from desktop_app.importing.formats.openurl_xml import OpenUrlXmlImporter
from desktop_app.importing.formats.ovid import OvidImporter
from desktop_app.importing.formats.page_text import PageTextImporter
from desktop_app.importing.formats.page_works import PageWorksImporter
from desktop_app.importing.formats.paper_note import PaperNoteImporter
from desktop_app.importing.formats.primo import PrimoImporter
from desktop_app.importing.formats.pubmed_text import PubmedTextImporter
from desktop_app.importing.formats.pubmed_xml import PubmedXmlImporter
from desktop_app.importing.formats.rdf import RdfImporter
from desktop_app.importing.formats.reference_list import ReferenceListImporter
from desktop_app.importing.formats.refworks import RefworksImporter
from desktop_app.importing.formats.repec_nep import RepecNepImporter
from desktop_app.importing.formats.ris import RisImporter
from desktop_app.importing.formats.semantic_scholar_json import SemanticScholarImporter
from desktop_app.importing.formats.silverplatter import SilverPlatterImporter
from desktop_app.importing.formats.web_of_science import WebOfScienceImporter
from desktop_app.importing.formats.web_page import WebPageImporter
from desktop_app.importing.formats.zotero_library import ZoteroLibraryImporter
from desktop_app.importing.importer import Confidence, Importer
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import UnreadableListing

IMPORTERS: tuple[Importer, ...] = (
    PubmedXmlImporter(),
    ArxivAtomImporter(),
    CrossrefXmlImporter(),
    DataciteXmlImporter(),
    OaiImporter(),
    EndnoteXmlImporter(),
    DblpXmlImporter(),
    ModsImporter(),
    MsbibImporter(),
    MarcXmlImporter(),
    RdfImporter(),
    CitaviImporter(),
    PrimoImporter(),
    OpenUrlXmlImporter(),
    MarcImporter(),
    CffImporter(),
    ZoteroLibraryImporter(),
    ArxivJsonImporter(),
    CrossrefJsonImporter(),
    DataciteJsonImporter(),
    OpenAlexImporter(),
    SemanticScholarImporter(),
    CslJsonImporter(),
    ChatJsonImporter(),
    PubmedTextImporter(),
    ArxivMailImporter(),
    BibtexImporter(),
    RisImporter(),
    MedlineImporter(),
    OvidImporter(),
    WebOfScienceImporter(),
    RefworksImporter(),
    EndnoteTaggedImporter(),
    BiblioscapeImporter(),
    CopacImporter(),
    SilverPlatterImporter(),
    EngineeringVillageImporter(),
    BibtxtImporter(),
    RepecNepImporter(),
    PaperNoteImporter(),
    LabelledBlocksImporter(),
    ArticlePageImporter(),
    GoogleScholarMailImporter(),
    GoogleScholarImporter(),
    KnownPageImporter(),
    PageWorksImporter(),
    WebPageImporter(),
    CsvTableImporter(),
    PageTextImporter(),
    ReferenceListImporter(),
    LinkedTitlesImporter(),
    GatePageImporter(),
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


def importer_for(
    source: TextSource, answers: dict[str, Confidence] | None = None
) -> Importer | None:
    """The reader that is surest of a text, the first of equals; None where no reader takes it.

    answers: takes in what each reader that was asked said, by its format's id.
    """
    answers = {} if answers is None else answers
    best: Importer | None = None
    confidence = Confidence.NO
    for importer in IMPORTERS:
        if _AT_MOST.get(importer.format.id, Confidence.SURE) <= confidence:
            continue
        sure = answers[importer.format.id] = importer.sniff(source)
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
