"""Faults of readers, told as what is wrong with one listing: those beside it are read on.

What a reader raises, other than what it has to say to the user, is a fault of the program. The log
has where it happened.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from desktop_app.importing.importer import Confidence, Importer, Item
from desktop_app.importing.text_source import TextSource
from desktop_app.model.errors import Cancelled, PaperfoldError, UnreadableListing
from desktop_app.model.record import PassedOver, Problem, Record

LOG = logging.getLogger(__name__)
_TOLD = (PaperfoldError, Cancelled)
_FAILED = "“{name}” could not be read: something went wrong in Paperfold."
_READER_FAILED = (
    "“{name}” could not be read: something went wrong in Paperfold behind line {line}, in the "
    "reader “{format}”."
)
_ADVICE = "Nothing of it was added. Choose another reader in a preview; the log has what happened."
_FAULT = "Something went wrong in the reader “{format}” behind this line; the log has it."
_PASSED_BY = "The reader “{format}” could not look at this text; the log has why."


class ReaderFailed(UnreadableListing):
    """A reader broke off. problem: where, as a problem of its text."""

    def __init__(self, message: str, advice: str, problem: Problem) -> None:
        super().__init__(message, advice)
        self.problem = problem


@contextmanager
def faults_told(name: str) -> Iterator[None]:
    """Raises UnreadableListing of the listing of this name for any fault inside."""
    try:
        yield
    except _TOLD:
        raise
    except Exception as error:  # whatever it is, the other listings are read
        LOG.exception("Reading %s failed", name)
        raise UnreadableListing(_FAILED.format(name=name), _ADVICE) from error


def items_of(importer: Importer, source: TextSource) -> Iterator[Item]:
    """What the reader yields. Raises ReaderFailed for a fault in it."""
    last: Item | None = None
    try:
        for last in importer.read(source):
            yield last
    except _TOLD:
        raise
    except Exception as error:  # whatever it is, the other listings are read
        line = _end_of(last)
        title = importer.format.title
        LOG.exception("The reader %s failed on %s behind line %d", title, source.name, line)
        said = _READER_FAILED.format(name=source.name, line=line, format=title)
        problem = Problem(max(1, line), "", _FAULT.format(format=title))
        raise ReaderFailed(said, _ADVICE, problem) from error


def _end_of(item: Item | None) -> int:
    if isinstance(item, Record | PassedOver):
        return item.end_line
    return item.line if isinstance(item, Problem) else 0


class Looks:
    """What the readers say of one text, each asked once. One that fails does not take it.

    faults: gets a Problem for each that failed.
    """

    def __init__(self, source: TextSource, faults: list[Problem] | None = None) -> None:
        self.source = source
        self._faults = [] if faults is None else faults
        self._answers: dict[str, Confidence] = {}

    def of(self, importer: Importer) -> Confidence:
        """How sure the reader is of the text. Raises UnreadableListing as it does."""
        known = self._answers.get(importer.format.id)
        if known is None:
            known = self._answers[importer.format.id] = self._asked(importer)
        return known

    def _asked(self, importer: Importer) -> Confidence:
        try:
            return importer.sniff(self.source)
        except _TOLD:
            raise
        except Exception:  # whatever it is, the other readers are asked
            title = importer.format.title
            LOG.exception("The reader %s failed to look at %s", title, self.source.name)
            self._faults.append(Problem(1, "", _PASSED_BY.format(format=title)))
            return Confidence.NO
