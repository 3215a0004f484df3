"""Listings that are looked at one after the other are one import, wherever it is broken off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import Cancelled
from desktop_app.model.import_report import ImportReport
from desktop_app.model.listing import Destination
from desktop_app.model.paper import Triage
from desktop_app.model.query import INBOX, PaperQuery, Place, PlaceKind
from desktop_app.model.source_news import Since, SinceKind
from desktop_app.services.adding.import_gate import Gate, import_or_hold
from desktop_app.services.adding.preview_adding import add_preview
from desktop_app.services.imports.import_run import ImportRun
from desktop_app.services.imports.import_series import Begun, held_again
from desktop_app.services.reading.read_service import ListingInput, expand
from desktop_app.services.session import Session
from tests.services.listings_made import (
    LANTERN,
    LANTERN_AGAIN,
    TIDE,
    Entry,
    mail,
    session_in,
    titles,
)
from tests.services.test_preview_service import WESTERN

REEDS = (
    "Reeds bend in rain and stand up again; over four winters we count those that did not, and ask "
    "whether the ones beside them fared better than the ones that stood alone"
)
REED = Entry("2407.00001", "Reeds in the Rain of Four Winters", "Ida Feld", REEDS)
FILES = (("June", [LANTERN, TIDE]), ("July", [LANTERN_AGAIN, REED]), ("May", [TIDE, REED]))
AT_ONCE = Progress()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Session]:
    """Another library."""
    (tmp_path / "other").mkdir()
    opened = session_in(tmp_path / "other")
    yield opened
    opened.close()


def hold(session: Session, *files: tuple[str, list[Entry]]) -> Gate:
    """All are held, as by Import with Preview."""
    items = [mail(name, entries) for name, entries in files]
    return import_or_hold(session, items, AT_ONCE, hold_all=True)


def add(session: Session, gate: Gate, at: int, report: ImportReport) -> ImportReport:
    held = gate.held[at]
    begun = Begun(report, held.place)
    records = held.preview.records
    return add_preview(session, held.preview, records, Destination.AUTO, AT_ONCE, begun)


def same_but_time(report: ImportReport) -> ImportReport:
    files = tuple(
        replace(file, source_id=None, decided=(), last_copy=None) for file in report.files
    )
    return replace(report, at=0, seconds=0.0, files=files)


def added_one_by_one(session: Session) -> ImportReport:
    gate = hold(session, *FILES)
    report = gate.report
    for at in range(len(gate.held)):
        report = add(session, gate, at, report)
    return report


def test_one_by_one_is_the_import_that_all_at_once_would_be(
    session: Session, other: Session
) -> None:
    report = added_one_by_one(session)
    items = [mail(name, entries) for name, entries in FILES]
    at_once = other.imports.import_listings(items, AT_ONCE)
    assert same_but_time(report) == same_but_time(at_once)
    assert (report.entries, report.papers, report.new) == (6, 4, 4)
    assert len(session.imports.imports()) == 1
    assert titles(session) == titles(other)
    kept = session.imports.report(report.import_id or 0)
    assert kept is not None
    assert same_but_time(kept) == same_but_time(report)
    news = session.search.ids(PaperQuery(INBOX, "new:import"))
    assert len(news) == 4


def test_it_is_one_step_that_takes_all_back(session: Session) -> None:
    report = added_one_by_one(session)
    steps = session.library.history()
    assert [step.label for step in steps] == ["Import 3 files"]
    assert session.library.undo(AT_ONCE) == "Import 3 files"
    assert titles(session) == []
    assert session.imports.imports() == []
    assert session.library.undo(AT_ONCE) is None
    assert session.library.redo(AT_ONCE) == "Import 3 files"
    assert len(titles(session)) == 4
    assert session.imports.take_back(report.import_id or 0, AT_ONCE) == 4
    assert titles(session) == []


def test_what_was_added_at_once_belongs_to_it(session: Session) -> None:
    doubtful = ListingInput(None, None, None, "garden.txt", data=WESTERN)
    items = [mail("June", [LANTERN]), doubtful, mail("July", [TIDE])]
    gate = import_or_hold(session, items, AT_ONCE)
    assert [file.summary.name for file in gate.report.files] == ["June", "garden.txt", "July"]
    assert [file.not_added for file in gate.report.files] == [False, True, False]
    assert gate.held[0].place == 1
    assert gate.anything_told
    report = add(session, gate, 0, gate.report)
    assert report.import_id == gate.report.import_id
    assert [file.summary.name for file in report.files] == ["June", "garden.txt", "July"]
    assert not any(file.not_added for file in report.files)
    place = Place(PlaceKind.IMPORT, str(report.import_id))
    assert len(session.search.ids(PaperQuery(place))) == report.papers == 2 + 3


def test_after_a_crash_between_two_the_report_says_which_were_not_read(
    session: Session,
) -> None:
    gate = hold(session, *FILES)
    report = add(session, gate, 0, gate.report)
    left = session.imports.report(report.import_id or 0)
    assert left is not None
    assert [(file.summary.name, file.not_added, file.summary.left_out) for file in left.files] == [
        ("June", False, 0), ("July", True, 2), ("May", True, 2),
    ]  # fmt: skip
    again = Session.open(session.library.path)
    assert again.recover(AT_ONCE) == 0
    assert again.imports.report(report.import_id or 0) == left
    assert len(titles(again)) == 2
    again.close()


def test_a_crash_while_one_is_written_takes_back_that_one_alone(session: Session) -> None:
    gate = hold(session, *FILES)
    report = add(session, gate, 0, gate.report)
    begun = Begun(report, gate.held[1].place)
    run = ImportRun(session.library, Destination.AUTO, AT_ONCE, None, begun)
    run.take(gate.held[1].preview.reading)
    with session.library.write("Crash", recorded=False) as write:
        write.connection.execute(
            "UPDATE imports SET state = 'running:999999999:1' WHERE id = ?", (run.import_id,)
        )
    assert session.recover(AT_ONCE) == 1
    assert [title for title, _ in titles(session)] == [LANTERN.title, TIDE.title]
    again = add(session, gate, 1, report)
    assert [file.not_added for file in again.files] == [False, False, True]
    assert len(session.imports.imports()) == 1


def test_cancel_while_one_is_written_leaves_the_others(session: Session) -> None:
    gate = hold(session, *FILES)
    report = add(session, gate, 0, gate.report)
    held = gate.held[1]
    stopped = Progress()
    stopped.cancel()
    with pytest.raises(Cancelled):
        add_preview(
            session, held.preview, held.preview.records, Destination.AUTO, stopped,
            Begun(report, held.place),
        )  # fmt: skip
    assert len(titles(session)) == 2
    assert len(session.imports.imports()) == 1
    assert add(session, gate, 2, report).papers == 3


def test_taken_back_between_two_the_next_begins_anew(session: Session) -> None:
    gate = hold(session, *FILES)
    report = add(session, gate, 0, gate.report)
    session.library.undo(AT_ONCE)
    after = add(session, gate, 1, report)
    assert [(file.summary.name, file.not_added) for file in after.files] == [
        ("June", True), ("July", False), ("May", True),
    ]  # fmt: skip
    assert after.papers == after.new == 2
    assert len(session.library.history()) == 1


def test_what_the_user_did_between_two_is_kept_and_undone_after_it(session: Session) -> None:
    gate = hold(session, *FILES)
    report = add(session, gate, 0, gate.report)
    (tide,) = session.search.ids(PaperQuery(INBOX, "tide"))
    session.papers.set_triage([tide], Triage.DISMISSED)
    whole = add(session, gate, 2, report)
    assert session.search.paper(tide).triage is Triage.DISMISSED
    assert [step.label for step in session.library.history()][0] == "Import 2 files"
    assert len(session.library.history()) == 2
    assert session.imports.take_back(whole.import_id or 0, AT_ONCE) == 3


def test_a_text_that_was_known_is_told_in_its_line(session: Session) -> None:
    session.imports.import_listings([mail("June", [LANTERN, TIDE])], AT_ONCE)
    gate = hold(session, ("May", [REED]), ("June", [LANTERN, TIDE]))
    report = add(session, gate, 1, add(session, gate, 0, gate.report))
    assert [file.first_imported is None for file in report.files] == [True, False]
    kept = session.imports.report(report.import_id or 0)
    assert kept is not None
    assert kept.files[1].unchanged == 2
    assert len(session.library.history()) == 2


def test_papers_of_before_get_back_what_they_had(session: Session) -> None:
    old = session.imports.import_listings([mail("Old", [LANTERN])], AT_ONCE)
    (paper,) = old.files[0].papers
    session.tags.add([paper], ["light"])
    before = session.search.paper(paper)
    whole = added_one_by_one(session)
    assert session.search.paper(paper).record_count > 1
    session.imports.take_back(whole.import_id or 0, AT_ONCE)
    assert session.search.paper(paper) == before


def test_files_that_were_not_added_are_read_again(session: Session, tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.txt" for name, _ in FILES]
    for path, (name, entries) in zip(paths, FILES, strict=True):
        path.write_text(mail(name, entries).text or "", encoding="utf-8")
    gate = import_or_hold(session, expand(paths), AT_ONCE, hold_all=True)
    report = add(session, gate, 0, gate.report)
    paths[1].unlink()
    (held,) = held_again(report, AT_ONCE)
    assert (held.place, len(held.preview.records)) == (2, 2)
    again = replace(gate, held=(held,))
    assert [file.not_added for file in add(session, again, 0, report).files] == [
        False, True, False,
    ]  # fmt: skip


def test_the_last_import_is_the_one_that_took_a_listing_last(session: Session) -> None:
    """Another one came between two of its listings."""
    first, last = Entry("2407.00008", "Ferns in a Well"), Entry("2407.00009", "Moss on a Bell")
    gate = hold(session, ("A", [first]), ("B", [TIDE, last]))
    report = add(session, gate, 0, gate.report)
    session.imports.import_listings([mail("Between", [TIDE, REED])], AT_ONCE)
    add(session, gate, 1, report)
    found = session.search.rows(session.search.ids(PaperQuery(INBOX, "new:import")))
    assert {row.title for row in found} == {first.title, last.title}, "TIDE was there before"
    news = session.sources.news(Since(SinceKind.IMPORT))
    assert news.papers == 2
    assert {paper.title for group in news.groups for paper in group.papers} == {
        first.title, last.title,
    }  # fmt: skip
    assert [made.names for made in session.imports.imports()] == [("A", "B"), ("Between",)]
    assert session.library.undo(AT_ONCE) == "Import 2 files"
    found = session.search.rows(session.search.ids(PaperQuery(INBOX, "new:import")))
    assert {row.title for row in found} == {TIDE.title, REED.title}
