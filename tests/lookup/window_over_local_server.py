"""python -m tests.lookup.window_over_local_server [SECONDS] LIBRARY: the window itself, but its
look-up asks a server on this machine, which takes SECONDS for each answer."""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path

from desktop_app.app import run_window
from desktop_app.services.lookup.lookup_service import LookupService
from desktop_app.services.session import Session
from tests.lookup.local_server import LocalServer


def main(words: list[str]) -> int:
    server = LocalServer(pause=float(words[0]) if len(words) > 1 else 0.0)

    def lookup(session: Session) -> LookupService:
        services = server.services(pause=0.2)
        return LookupService(
            session.library, session.imports, session.duplicates, services=services
        )

    made = cached_property(lookup)
    made.__set_name__(Session, "lookup")
    Session.lookup = made  # type: ignore[assignment]
    return run_window([], Path(words[-1]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
