"""The log: a file that stays small, and the hooks for what nothing else caught."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from types import TracebackType

LARGEST = 1_000_000
OLDER_PARTS = 2
LOG = logging.getLogger("desktop_app")


class _SmallFile(logging.FileHandler):
    """Sets the file aside before it grows over LARGEST bytes, and keeps OLDER_PARTS such parts.

    logging.handlers has the like, but loads sockets and more, which a start can do without.
    """

    def close(self) -> None:
        """What a full disk did not take is lost."""
        with suppress(OSError):
            super().close()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        if self.stream is not None and self.stream.tell() > LARGEST:
            self.close()
            parts = [Path(self.baseFilename)]
            parts += [Path(f"{self.baseFilename}.{at + 1}") for at in range(OLDER_PARTS)]
            try:
                for younger, older in reversed(list(pairwise(parts))):
                    if younger.exists():
                        younger.replace(older)
            except OSError:  # then it grows on
                pass
        try:
            super().emit(record)
        except OSError:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A line that cannot be written, as on a full disk, is lost: no terminal has use for it."""


def start_log(path: Path) -> None:
    """Write to the file from now on; to nowhere where it cannot be made, which one line says."""
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = _SmallFile(path, encoding="utf-8")
    except OSError as error:
        sys.stderr.write(f"paperfold: there is no log: {path}: {error.strerror}\n")
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    LOG.propagate = False


@contextmanager
def log_when_needed(path: Path) -> Iterator[None]:
    """Write to the file meanwhile; it is made with the first line: what goes well writes none."""
    before, propagates = list(LOG.handlers), LOG.propagate
    LOG.addHandler(_Waiting(path))
    LOG.propagate = False
    try:
        yield
    finally:
        for handler in LOG.handlers[len(before) :]:
            LOG.removeHandler(handler)
            handler.close()
        LOG.propagate = propagates


class _Waiting(logging.Handler):
    """Gives way to the file at the first line."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        LOG.removeHandler(self)
        start_log(self._path)
        LOG.handle(record)


def catch_faults(tell: Callable[[BaseException], None]) -> None:
    """Log what reaches the top of any thread; `tell` is called on that thread."""

    def caught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        LOG.critical("Not caught", exc_info=(kind, error, trace))
        tell(error)

    def caught_in_thread(fault: threading.ExceptHookArgs) -> None:
        if fault.exc_value is not None:
            caught(fault.exc_type, fault.exc_value, fault.exc_traceback)

    sys.excepthook = caught
    threading.excepthook = caught_in_thread
