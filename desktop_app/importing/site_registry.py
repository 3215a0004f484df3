"""KNOWN_PAGES: the table of the layouts of known sites, in the order in which they are asked."""

from __future__ import annotations

from desktop_app.importing.known_page import KnownPage
from desktop_app.importing.sites.acl_anthology import AclAnthology
from desktop_app.importing.sites.arxiv_list import ArxivList
from desktop_app.importing.sites.arxiv_search import ArxivSearch
from desktop_app.importing.sites.conference_programme import ConferenceProgramme
from desktop_app.importing.sites.dblp import Dblp
from desktop_app.importing.sites.openreview import OpenReview
from desktop_app.importing.sites.orcid_works import OrcidWorks
from desktop_app.importing.sites.pubmed_results import PubmedResults
from desktop_app.importing.sites.researchgate import ResearchGate
from desktop_app.importing.sites.scholar_profile import ScholarProfile
from desktop_app.importing.sites.scholar_results import ScholarResults
from desktop_app.importing.sites.semantic_scholar import SemanticScholar
from desktop_app.importing.sites.ssrn import Ssrn

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
    SemanticScholar(),
    ResearchGate(),
    Ssrn(),
    ConferenceProgramme(),
)
