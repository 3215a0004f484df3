"""KNOWN_PAGES: the table of the layouts of known sites, in the order in which they are asked."""

from __future__ import annotations

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.sites.acl_anthology import AclAnthology
from desktop_app.importing.sites.acm_library import AcmLibrary
from desktop_app.importing.sites.ads import Ads
from desktop_app.importing.sites.arxiv_list import ArxivList
from desktop_app.importing.sites.arxiv_search import ArxivSearch
from desktop_app.importing.sites.biorxiv import Biorxiv
from desktop_app.importing.sites.cnki import Cnki
from desktop_app.importing.sites.conference_programme import ConferenceProgramme
from desktop_app.importing.sites.consensus import Consensus
from desktop_app.importing.sites.contents_page import ContentsPage
from desktop_app.importing.sites.dblp import Dblp
from desktop_app.importing.sites.europe_pmc import EuropePmc
from desktop_app.importing.sites.hal import Hal
from desktop_app.importing.sites.hugging_face_papers import HuggingFacePapers
from desktop_app.importing.sites.ieee_xplore import IeeeXplore
from desktop_app.importing.sites.inspire import Inspire
from desktop_app.importing.sites.journal_issue import JournalIssue
from desktop_app.importing.sites.jstor import Jstor
from desktop_app.importing.sites.linkedin import LinkedIn
from desktop_app.importing.sites.machine_learning_research import MachineLearningResearch
from desktop_app.importing.sites.mathscinet import MathSciNet
from desktop_app.importing.sites.mdpi import Mdpi
from desktop_app.importing.sites.openalex_results import OpenAlexResults
from desktop_app.importing.sites.openreview import OpenReview
from desktop_app.importing.sites.orcid_works import OrcidWorks
from desktop_app.importing.sites.philpapers import PhilPapers
from desktop_app.importing.sites.pubmed_results import PubmedResults
from desktop_app.importing.sites.researchgate import ResearchGate
from desktop_app.importing.sites.researchmap import Researchmap
from desktop_app.importing.sites.scholar_profile import ScholarProfile
from desktop_app.importing.sites.scholar_results import ScholarResults
from desktop_app.importing.sites.science_direct import ScienceDirect
from desktop_app.importing.sites.scopus_results import ScopusResults
from desktop_app.importing.sites.semantic_scholar import SemanticScholar
from desktop_app.importing.sites.semantic_scholar_alerts import SemanticScholarAlerts
from desktop_app.importing.sites.springer_link import SpringerLink
from desktop_app.importing.sites.ssrn import Ssrn
from desktop_app.importing.sites.web_of_science_results import WebOfScienceResults
from desktop_app.importing.sites.wiley_library import WileyLibrary
from desktop_app.importing.sites.zbmath import ZbMath
from desktop_app.importing.sites.zotero_table import ZoteroTable

KNOWN_PAGES: tuple[KnownPage, ...] = (
    ArxivList(),
    ArxivSearch(),
    PubmedResults(),
    ScholarResults(),
    ScholarProfile(),
    Dblp(),
    AclAnthology(),
    OpenReview(),
    OrcidWorks(),
    SemanticScholarAlerts(),
    SemanticScholar(),
    ResearchGate(),
    Ssrn(),
    WebOfScienceResults(),
    ScopusResults(),
    ScienceDirect(),
    IeeeXplore(),
    Jstor(),
    WileyLibrary(),
    EuropePmc(),
    AcmLibrary(),
    SpringerLink(),
    Ads(),
    Inspire(),
    ZbMath(),
    MathSciNet(),
    LinkedIn(),
    Biorxiv(),
    Hal(),
    PhilPapers(),
    Cnki(),
    Researchmap(),
    OpenAlexResults(),
    Consensus(),
    ZoteroTable(),
    HuggingFacePapers(),
    MachineLearningResearch(),
    Mdpi(),
    JournalIssue(),
    ContentsPage(),
    ConferenceProgramme(),
)
