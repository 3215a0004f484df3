"""RecordSide: the repositories of what was read, beside those of what the user sees."""

from __future__ import annotations

import sqlite3

from desktop_app.store.listings.import_moves import ImportMoves
from desktop_app.store.listings.listing_repository import ListingRepository
from desktop_app.store.listings.source_repository import SourceRepository
from desktop_app.store.papers.paper_union import PaperUnion
from desktop_app.store.papers.typed_papers import TypedPapers
from desktop_app.store.papers.version_repository import VersionRepository
from desktop_app.store.records.block_repository import BlockRepository
from desktop_app.store.records.crowd_repository import CrowdRepository
from desktop_app.store.records.decision_repository import DecisionRepository
from desktop_app.store.records.proposal_repository import ProposalRepository
from desktop_app.store.records.record_repository import RecordRepository


class RecordSide:
    """Over the connection of a Transaction or a Reader; on a Reader nothing may be written."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.records = RecordRepository(connection)
        self.listings = ListingRepository(connection)
        self.sources = SourceRepository(connection)
        self.decisions = DecisionRepository(connection)
        self.proposals = ProposalRepository(connection)
        self.blocks = BlockRepository(connection)
        self.crowds = CrowdRepository(connection)
        self.moves = ImportMoves(connection)
        self.union = PaperUnion(connection)
        self.typed = TypedPapers(connection)
        self.versions = VersionRepository(connection)
