"""paperfold lookup, over a server on this machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.model.lookup import LookupSettings
from desktop_app.paths import lookup_settings_file, request_log_file
from desktop_app.services.lookup.lookup_service import LookupService
from desktop_app.services.lookup.lookup_settings import LookupSettingsFile
from desktop_app.services.session import Session
from tests.lookup.conftest import PAGE
from tests.lookup.local_server import Fault, LocalServer


@pytest.fixture
def server(monkeypatch) -> Iterator[LocalServer]:
    """In place of the services' own addresses."""
    made = LocalServer()

    def lookup(session: Session) -> LookupService:
        return LookupService(
            session.library, session.imports, session.duplicates, services=made.services()
        )

    monkeypatch.setattr(Session, "lookup", property(lookup))
    yield made
    made.close()


@pytest.fixture
def pier(tmp_path, run):
    path = tmp_path / "pier.paperfold"
    listing = tmp_path / "mine.bib"
    listing.write_text(PAGE, encoding="utf-8")
    assert run("import", listing, "--library", path).code == 0
    return path


def test_nothing_is_sent_without_a_word_and_what_would_be_is_said(run, pier, server):
    ran = run("lookup", "--service", "crossref", "arxiv", "--library", pier)
    assert ran.code == 2 and server.asked == [] and not request_log_file().exists()
    host = server.base.removeprefix("http://")
    assert ran.err.splitlines() == [
        f"Nothing was sent. It would be 1 identifier and 2 titles to arXiv ({host}), "
        f"2 identifiers and 2 titles to Crossref ({host}).",
        "Add --network to send it, or allow the network in the look-up settings.",
    ]


def test_the_word_on_the_command_line_or_in_the_settings_lets_it_ask(run, pier, server):
    asked = ("lookup", "Lanterns", "--service", "crossref", "--library", pier)
    assert run(*asked, "--network").code == 0
    assert len(server.asked) == 1
    assert run(*asked).code == 2
    LookupSettingsFile(lookup_settings_file()).write(LookupSettings(network=True))
    assert run(*asked).code == 0
    assert len(server.asked) == 2
    assert request_log_file().read_text().count("\n") == 2


def test_answers_are_listed_and_kept_from_a_likeness_on(run, pier, server):
    asked = ("lookup", "Lanterns", "--network", "--library", pier)
    ran = run(*asked, "--service", "crossref")
    assert "100%        Crossref, by doi" in ran.out
    assert "Answers: 1, kept: 0." in ran.err
    (answer,) = run(*asked, "--service", "crossref", "--keep", "90", "--json").objects
    assert answer["kept"] is True and answer["completes"] == ["authors"]
    assert answer["asked"] == "10.5555/pier.2021.17" and answer["answer"]["year"] == 2021
    (paper,) = run("list", "Lanterns", "--library", pier, "--json").objects
    assert paper["records"] == 2 and paper["authors_complete"] is True
    assert run("check", "--library", pier).code == 0


def test_troubles_are_told_and_the_rest_is_done(run, pier, server):
    server.fail("crossref", Fault(403, b""))
    ran = run("lookup", "Lanterns", "--service", "crossref", "openalex", "--network",
              "--library", pier)  # fmt: skip
    assert ran.code == 1
    assert "Crossref refused the request (status 403)." in ran.err
    assert "OpenAlex, by doi" in ran.out


@pytest.mark.parametrize("words", [("--service", "nobody"), ("--keep", "101"), ("--keep", "x")])
def test_wrong_use_is_told(run, pier, server, words):
    assert run("lookup", *words, "--network", "--library", pier).code == 2
    assert server.asked == []


def test_where_there_is_nothing_to_ask_that_is_said(run, pier, server):
    ran = run("lookup", "nobodyhasthisword", "--network", "--library", pier)
    assert (ran.code, ran.err) == (1, "There is nothing to ask.\n")
