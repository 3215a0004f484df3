"""The log: a file that stays small, and the hooks for what nothing else caught."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

LARGEST = 1_000_000
OLDER_PARTS = 2
LOG = logging.getLogger("desktop_app")


def start_log(path: Path) -> None:
    """Write to the file from now on; to nowhere where it cannot be made."""
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            path, maxBytes=LARGEST, backupCount=OLDER_PARTS, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    LOG.propagate = False


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
