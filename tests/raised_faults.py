"""Faults of readers, which the program tells and goes on, are raised in tests and by the fuzzer."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from desktop_app.importing.reader_faults import LOG


class _Raising(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        """Out of the log, and so out of what would have gone on."""
        if record.exc_info is not None and record.exc_info[1] is not None:
            raise record.exc_info[1]


@contextmanager
def faults_raised() -> Iterator[None]:
    """Within, a fault of a reader is raised as if nobody stood between."""
    handler = _Raising()
    LOG.addHandler(handler)
    try:
        yield
    finally:
        LOG.removeHandler(handler)
