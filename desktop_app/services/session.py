"""Session: one open library and the services over it."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.jobs.progress import Progress
from desktop_app.services.library import Library
from desktop_app.services.search_service import SearchService

if TYPE_CHECKING:
    from desktop_app.services.completion_service import CompletionService
    from desktop_app.services.export_service import ExportService
    from desktop_app.services.facet_service import FacetService
    from desktop_app.services.imports.import_service import ImportService
    from desktop_app.services.joining.check_service import CheckService
    from desktop_app.services.joining.duplicate_service import DuplicateService
    from desktop_app.services.lookup.lookup_service import LookupService
    from desktop_app.services.overview_service import OverviewService
    from desktop_app.services.papers.attachment_service import AttachmentService
    from desktop_app.services.papers.author_service import AuthorService
    from desktop_app.services.papers.field_edit_service import FieldEditService
    from desktop_app.services.papers.paper_service import PaperService
    from desktop_app.services.papers.record_service import RecordService
    from desktop_app.services.papers.version_service import VersionService
    from desktop_app.services.reading_list_service import ReadingListService
    from desktop_app.services.saved_search_service import SavedSearchService
    from desktop_app.services.sources.source_service import SourceService
    from desktop_app.services.tags.tag_service import TagService

# The services below are loaded when they are first asked for: the first rows need none of them,
# and readers, matching and writers of all formats take as long to load as the window does.
# ruff: noqa: PLC0415


class Session:
    """Opened by Session.open(); closed by close(), when no thread uses it any more."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.search = SearchService(library)
        library.take_back_large = self._take_back

    @classmethod
    def open(cls, path: Path, *, create: bool = True, progress: Progress | None = None) -> Session:
        """Open a library file, made where there is none. Raises the LibraryError family.

        progress: of an older one that is brought up to date.
        """
        return cls(Library.open(path, create=create, progress=progress))

    @classmethod
    def open_to_read(cls, path: Path) -> Session:
        """Open a library file for what only reads: see Library. Raises the LibraryError family."""
        return cls(Library.open_to_read(path))

    @cached_property
    def papers(self) -> PaperService:
        """Papers edited and decided on."""
        from desktop_app.services.papers.paper_service import PaperService

        return PaperService(self.library)

    @cached_property
    def tags(self) -> TagService:
        """Tags, on papers and themselves."""
        from desktop_app.services.tags.tag_service import TagService

        return TagService(self.library)

    @cached_property
    def imports(self) -> ImportService:
        """Listings in and back out."""
        from desktop_app.services.imports.import_service import ImportService

        return ImportService(self.library, self.duplicates)

    @cached_property
    def lookup(self) -> LookupService:
        """Services on the web asked about papers; nothing is sent but on the user's word."""
        from desktop_app.services.lookup.lookup_service import LookupService

        return LookupService(self.library, self.imports, self.duplicates)

    @cached_property
    def duplicates(self) -> DuplicateService:
        """Papers that may be one."""
        from desktop_app.services.joining.duplicate_service import DuplicateService

        return DuplicateService(self.library)

    @cached_property
    def sources(self) -> SourceService:
        """Where listings come from again and again."""
        from desktop_app.services.sources.source_service import SourceService

        return SourceService(self.library)

    @cached_property
    def lists(self) -> ReadingListService:
        """Reading lists."""
        from desktop_app.services.reading_list_service import ReadingListService

        return ReadingListService(self.library)

    @cached_property
    def saved_searches(self) -> SavedSearchService:
        """Searches kept by name."""
        from desktop_app.services.saved_search_service import SavedSearchService

        return SavedSearchService(self.library)

    @cached_property
    def attachments(self) -> AttachmentService:
        """Files that belong to papers."""
        from desktop_app.services.papers.attachment_service import AttachmentService

        return AttachmentService(self.library)

    @cached_property
    def completions(self) -> CompletionService:
        """What an unfinished search may become."""
        from desktop_app.services.completion_service import CompletionService

        return CompletionService(self.library)

    @cached_property
    def facets(self) -> FacetService:
        """What the papers of a search have in common."""
        from desktop_app.services.facet_service import FacetService

        return FacetService(self.library, self.search)

    @cached_property
    def overview(self) -> OverviewService:
        """What the library holds, counted to be drawn."""
        from desktop_app.services.overview_service import OverviewService

        return OverviewService(self.library, self.search)

    @cached_property
    def exports(self) -> ExportService:
        """Papers out."""
        from desktop_app.services.export_service import ExportService

        return ExportService(self.library)

    @cached_property
    def versions(self) -> VersionService:
        """The versions of a paper, each cited by itself."""
        from desktop_app.services.papers.version_service import VersionService

        return VersionService(self.library)

    @cached_property
    def authors(self) -> AuthorService:
        """Authors' pages, and spellings of one person."""
        from desktop_app.services.papers.author_service import AuthorService

        return AuthorService(self.library)

    @cached_property
    def records(self) -> RecordService:
        """What papers were made of, and the choice among what their records say."""
        from desktop_app.services.papers.record_service import RecordService

        return RecordService(self.library)

    @cached_property
    def field_edits(self) -> FieldEditService:
        """One field changed on many papers."""
        from desktop_app.services.papers.field_edit_service import FieldEditService

        return FieldEditService(self.library)

    @cached_property
    def checks(self) -> CheckService:
        """Whether all is as it should be."""
        from desktop_app.services.joining.check_service import CheckService

        return CheckService(self.library)

    def recover(self, progress: Progress) -> int:
        """Take back imports that a crash broke off; how many. On the writing lane.

        Costs one look-up where there are none. What another program is importing is left alone.
        """
        if self.library.read_only or not self.broken_off():
            return 0
        return self.imports.recover(progress)

    def broken_off(self) -> int:
        """How many imports a crash broke off, and recover() would take back. Quick."""
        from desktop_app.store.listings.listing_repository import ListingRepository

        with self.library.read() as reader:
            return len(ListingRepository(reader.connection).unfinished_imports())

    def renewal_due(self) -> bool:
        """Whether renew() has something to do. Any thread; quick."""
        return not self.library.read_only and self.matched_by_older_rules()

    def matched_by_older_rules(self) -> bool:
        """Whether the papers would be matched otherwise by now. Any thread; quick."""
        from desktop_app.matching.version import RULES
        from desktop_app.store.records.rule_state import RuleState

        with self.library.read() as reader:
            return RuleState(reader.connection).rules() < RULES

    def renew(self, progress: Progress) -> int:
        """Match a library of before again, once; how many papers were united or taken apart.

        On the writing lane. Possible duplicates are looked for afterwards. Raises Cancelled, and
        then begins again at the next opening, and the LibraryError family.
        """
        if not self.renewal_due():
            return 0
        from desktop_app.services.joining.renewal import Renewal

        changed = Renewal(self.library).run(progress)
        self.duplicates.look(progress)
        return changed

    def close(self) -> None:
        """Close the library file."""
        self.library.close()

    def _take_back(self, import_id: int, label: str, progress: Progress) -> bool:
        """Stands in until imports are first needed: loading them registers what takes one back."""
        _ = self.imports
        registered = self.library.take_back_large
        return registered is not None and registered(import_id, label, progress)
