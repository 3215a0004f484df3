"""SERVICES: the services that can be asked, in the order in which their answers are shown."""

from __future__ import annotations

from desktop_app.lookup.arxiv import ArxivService
from desktop_app.lookup.crossref import CrossrefService
from desktop_app.lookup.openalex import OpenAlexService
from desktop_app.lookup.semantic_scholar import SemanticScholarService
from desktop_app.lookup.service import Service

SERVICES: tuple[Service, ...] = (
    ArxivService(),
    CrossrefService(),
    OpenAlexService(),
    SemanticScholarService(),
)
