"""A local server in place of the services, and a library whose papers they know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.lookup import LookupSettings
from desktop_app.services.lookup.lookup_service import LookupService
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session
from tests.lookup.local_server import LocalServer

PAGE = """@article{a, title = {Lanterns on a Moving Pier: Timing Light by the Tide},
  author = {Okonkwo, Ada and others}, doi = {10.5555/pier.2021.17}}
@article{b, title = {Knots for careful sailors}, author = {Quill, Maren}, year = {2019}}
@article{c, title = {Salt Water and Its Memory}, author = {Brass, Ida}, year = 2023,
  doi = {10.5555/salt,2023|9}, abstract = {Salt water remembers nothing, as we show with nine...}}
@misc{d, title = {Moss at Noon: Counting What Nobody Waters}, eprint = {2401.05678},
  archiveprefix = {arXiv}, author = {Thorn, Ada and Reed, Bela}, year = 2024}
@misc{e, title = {A Paper that Nobody Else Ever Saw Anywhere}, author = {Reed, Bela}, year = 2020}
"""


@pytest.fixture
def server() -> Iterator[LocalServer]:
    made = LocalServer()
    yield made
    made.close()


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    opened = Session.open(tmp_path / "pier.paperfold")
    opened.imports.import_listings([ListingInput(None, PAGE, None, "mine.bib")], Progress())
    yield opened
    opened.close()


@pytest.fixture
def look_up(session: Session, server: LocalServer) -> LookupService:
    """The look-up of the session over the local server, the network allowed."""
    made = LookupService(
        session.library, session.imports, session.duplicates, services=server.services()
    )
    made.settings.write(LookupSettings(network=True))
    session.__dict__["lookup"] = made
    return made


@pytest.fixture
def by_title(session: Session) -> Callable[[str], int]:
    """The id of the one paper whose title begins so."""

    def found(beginning: str) -> int:
        papers = session.search.papers(list(range(1, 50)))
        (paper,) = [one for one in papers if (one.title or "").startswith(beginning)]
        return paper.id

    return found
