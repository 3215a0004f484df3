"""The errors that a user may meet, each with what happened and what can be done."""

from __future__ import annotations


class PaperfoldError(Exception):
    """Something the user should read: a sentence on what happened, and one on what to do.

    Everything else that is raised is a fault of the program: it goes to the log.
    """

    def __init__(self, message: str, advice: str = "") -> None:
        super().__init__(f"{message} {advice}".strip())
        self.message = message
        self.advice = advice


class Cancelled(Exception):
    """The user asked a job to stop; raised by the job's next report of progress."""


class UnreadableListing(PaperfoldError):
    """A listing file could not be opened or decoded, or no reader takes it."""


class LibraryError(PaperfoldError):
    """A library cannot be opened, read or written."""


class NotALibrary(LibraryError):
    """The file is no Paperfold library."""


class NewerLibrary(LibraryError):
    """The library was written by a newer program."""


class LibraryBusy(LibraryError):
    """Another process holds the library."""


class LibraryGone(LibraryError):
    """The file was deleted, moved or replaced while it was open."""


class LibraryReadOnly(LibraryError):
    """The library or its folder cannot be written."""


class LibraryDamaged(LibraryError):
    """The file is cut short or its pages do not fit together."""


class DiskFull(LibraryError):
    """There was no room left to write."""


class ExportFailed(PaperfoldError):
    """A reading list could not be written; what stood there before is untouched."""


class InvalidValue(PaperfoldError):
    """The user typed something that cannot be: an empty tag name, a year like '20x4'."""


class InvalidQuery(PaperfoldError):
    """A search text that cannot be understood, with where the mistake stands.

    `start` and `end` are character offsets into the text, end exclusive.
    """

    def __init__(self, message: str, start: int, end: int) -> None:
        super().__init__(message)
        self.start = start
        self.end = end
