"""What users had in another program goes to the papers, and comes off again with the import."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from desktop_app.jobs.progress import Progress
from desktop_app.model.listing import ListingSummary
from desktop_app.model.own_things import LedgerLine, OwnFile, OwnThings
from desktop_app.model.paper import Paper, Status
from desktop_app.model.record import Record
from desktop_app.services.reading.read_service import Reading
from desktop_app.services.session import Session

LANTERN = Record(title="Lanterns Counted Twice on a Moving Pier", authors=("Ada Quill",), year=2020)
TIDE = Record(title="Slow Tides in Shallow Archives of Memory", authors=("Chen Wu",), year=2021)

OWN = OwnThings(
    tags=("Light/Oil", "to cite"),
    notes=("Worth it.", "Page 3."),
    files=(OwnFile(("lantern.pdf",), "The paper"), OwnFile(("gone.pdf", "also/gone.pdf"))),
    added=1_500_000_000,
    rating=4,
    status=Status.READING,
)


def reading_of(name: str, records: Sequence[Record]) -> Reading:
    summary = ListingSummary(name=name, format="bibtex", records=len(records))
    return Reading(summary, tuple(records), text=name, text_hash=name)


def brought(folder: Path) -> Reading:
    (folder / "lantern.pdf").write_bytes(b"%PDF-")
    reading = reading_of("mine", [replace(LANTERN, own=OWN), TIDE])
    return replace(reading, path=folder / "mine.bib", own_bibliography=True)


def papers(session: Session) -> dict[str | None, Paper]:
    with session.library.read() as reader:
        ids = [row[0] for row in reader.connection.execute("SELECT id FROM papers")]
    return {paper.title: paper for paper in session.search.papers(ids)}


def import_it(session: Session, folder: Path):
    return session.imports.import_readings([brought(folder)], Progress())


def test_new_papers_get_them(session: Session, tmp_path) -> None:
    report = import_it(session, tmp_path)
    lantern, tide = papers(session)[LANTERN.title], papers(session)[TIDE.title]
    assert lantern.tags == ("Light/Oil", "to cite") and tide.tags == ()
    assert lantern.note == "Worth it.\n\nPage 3." and tide.note is None
    assert (lantern.added, lantern.rating, lantern.status) == (1_500_000_000, 4, Status.READING)
    (file,) = session.attachments.of([lantern.id])
    assert (file.path, file.title) == (tmp_path / "lantern.pdf", "The paper")
    (line,) = report.files[0].summary.ledger
    assert line == LedgerLine("attached files", 2, 1, "attached files", ("gone.pdf",), line.why)
    kept = session.imports.report(report.import_id or 0)
    assert kept is not None and kept.files[0].summary.ledger == (line,)
    assert kept.made_tags == report.made_tags and len(report.made_tags) == 2


def test_taken_back_all_goes_with_it(session: Session, tmp_path) -> None:
    import_it(session, tmp_path)
    session.library.undo(Progress())
    assert papers(session) == {} and session.tags.all() == []
    session.library.redo(Progress())
    assert papers(session)[LANTERN.title].tags == ("Light/Oil", "to cite")
    assert [tag.name for tag in session.tags.all()] == ["Light/Oil", "to cite"]


def test_papers_of_before_keep_theirs_and_have_them_back(session: Session, tmp_path) -> None:
    session.imports.import_readings([reading_of("June", [LANTERN])], Progress())
    (lantern,) = papers(session).values()
    session.tags.add([lantern.id], ["To cite", "own"])
    session.papers.set_note(lantern.id, "Worth it.")
    session.papers.set_rating([lantern.id], 5)
    before = papers(session)[LANTERN.title]
    import_it(session, tmp_path)
    after = papers(session)[LANTERN.title]
    assert after.tags == ("Light/Oil", "own", "To cite") and after.rating == 5
    assert after.note == "Worth it.\n\nPage 3." and after.status is Status.READING
    assert after.added == 1_500_000_000
    session.library.undo(Progress())
    assert papers(session) == {LANTERN.title: before}
    assert session.attachments.of([lantern.id]) == []
    assert [tag.name for tag in session.tags.all()] == ["own", "To cite"]


def test_what_the_user_did_since_stays(session: Session, tmp_path) -> None:
    session.imports.import_readings([reading_of("June", [LANTERN])], Progress())
    report = import_it(session, tmp_path)
    lantern = papers(session)[LANTERN.title]
    session.tags.add([lantern.id], ["later"])
    session.imports.take_back(report.import_id or 0, Progress())
    assert "later" in papers(session)[LANTERN.title].tags


def test_the_same_again_changes_nothing(session: Session, tmp_path) -> None:
    import_it(session, tmp_path)
    first = papers(session)
    again = replace(brought(tmp_path), text_hash="another text")
    session.imports.import_readings([again], Progress())
    assert {paper.title: (paper.tags, paper.note) for paper in papers(session).values()} == {
        paper.title: (paper.tags, paper.note) for paper in first.values()
    }
    assert len(session.attachments.of([first[LANTERN.title].id])) == 1
