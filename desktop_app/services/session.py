"""Session: one open library and the services over it."""

from __future__ import annotations

from pathlib import Path

from desktop_app.services.check_service import CheckService
from desktop_app.services.duplicate_service import DuplicateService
from desktop_app.services.export_service import ExportService
from desktop_app.services.import_service import ImportService
from desktop_app.services.library import Library
from desktop_app.services.paper_service import PaperService
from desktop_app.services.search_service import SearchService
from desktop_app.services.tag_service import TagService


class Session:
    """Opened by Session.open(); closed by close(), when no thread uses it any more."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.search = SearchService(library)
        self.papers = PaperService(library)
        self.tags = TagService(library)
        self.duplicates = DuplicateService(library)
        self.imports = ImportService(library, self.duplicates)
        self.exports = ExportService(library)
        self.checks = CheckService(library)

    @classmethod
    def open(cls, path: Path, *, create: bool = True) -> Session:
        """Open a library file, made where there is none. Raises the LibraryError family."""
        return cls(Library.open(path, create=create))

    def close(self) -> None:
        """Close the library file."""
        self.library.close()
