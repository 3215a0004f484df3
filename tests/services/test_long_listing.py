"""A file that is read by another process comes in as one that is read here."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress, ProgressState
from desktop_app.model.errors import Cancelled
from desktop_app.model.import_report import ImportReport
from desktop_app.services.adding import import_gate
from desktop_app.services.adding.import_gate import import_or_hold
from desktop_app.services.reading import long_listing
from desktop_app.services.reading.listing_input import ListingInput
from desktop_app.services.session import Session
from tests.services.listings_made import session_in, titles

REPO = Path(__file__).parents[2]
PAPER = (
    "TY  - JOUR\nTI  - Lamp number {n} of a very long pier\nAU  - Quill, Ada {n}\nPY  - 2020\n"
    "AB  - {abstract}\nDO  - 10.5555/lamp.{n}\nER  - \n\n"
)
ABSTRACT = "Of lamps and of the pier that they stand on, at night and by day. " * 12


def ris(count: int, start: int = 0) -> str:
    return "".join(PAPER.format(n=n, abstract=ABSTRACT) for n in range(start, start + count))


def file(folder: Path, text: str, name: str = "lamps.ris", encoding: str = "utf-8") -> ListingInput:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding=encoding)
    return ListingInput(path, None, None, name)


def unhurried() -> bool:
    """For a Progress that may be waited for: the file is written in several short writes then."""
    return False


def said(report: ImportReport) -> ImportReport:
    """What a report says, apart from when and how fast."""
    return replace(report, at=0, seconds=0.0)


def rows(session: Session) -> list[tuple[object, ...]]:
    with session.library.read() as reader:
        return reader.connection.execute(
            "SELECT line, end_line, held, own, marks, content_hash, title, authors, more, abstract,"
            " triage, text_hash, encoding, format, listings.record_count, finished IS NOT NULL"
            " FROM records JOIN papers ON papers.id = paper_id JOIN abstracts USING (paper_id)"
            " JOIN listings ON listings.id = listing_id ORDER BY records.id"
        ).fetchall()


@pytest.fixture
def all_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_listing, "LONG", 1)


def test_the_library_is_the_same_whoever_reads(tmp_path: Path, monkeypatch) -> None:
    text = ris(1_800) + "TY  - GEN\nER  - \n" + ris(2, start=1_000)
    item = file(tmp_path, text)
    assert len(text) > 1 << 20  # more than one part
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    here, there = session_in(tmp_path / "here"), session_in(tmp_path / "there")
    one = here.imports.import_listings([item], Progress())
    monkeypatch.setattr(long_listing, "LONG", 1)
    other = there.imports.import_listings([item], Progress())
    assert said(other) == said(one)
    assert other.new == 1_800
    assert rows(there) == rows(here)
    assert there.checks.check(Progress()) == []
    # The same text again changes nothing, whoever reads it.
    again = there.imports.import_listings([item], Progress())
    assert (again.new, again.unchanged, again.files[0].summary.error) == (0, 1_802, None)
    assert here.imports.import_listings([item], Progress()).unchanged == 1_802
    here.close()
    there.close()


@pytest.mark.usefixtures("all_long")
def test_progress_is_told_in_bytes_and_papers(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    item = file(tmp_path, ris(1_500))
    assert item.path is not None
    size = item.path.stat().st_size
    told: list[ProgressState] = []

    class All(Progress):
        def step_bytes(self, done: int, total: int, note: str, made: int = 0) -> None:
            told.append(ProgressState(done, total, note, True, made))

    session.imports.import_listings([item], All())
    assert {state.total for state in told} == {size}
    writing = [state for state in told if state.note == "Importing lamps.ris"]
    assert [state.made for state in writing] == sorted({state.made for state in writing})
    assert writing[0].made == 0 and 0 < writing[-1].done <= size
    session.close()


@pytest.mark.usefixtures("all_long")
def test_cancelled_in_the_middle_nothing_is_kept(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    session.imports.import_listings([file(tmp_path, ris(3), "few.ris")], Progress())
    before = titles(session)

    class Stopped(Progress):
        def step_bytes(self, done: int, total: int, note: str, made: int = 0) -> None:
            if made:
                raise Cancelled

    with pytest.raises(Cancelled):
        session.imports.import_listings([file(tmp_path, ris(1_500))], Stopped(aside=unhurried))
    assert titles(session) == before
    assert session.checks.check(Progress()) == []
    # And it can be imported then.
    assert session.imports.import_listings([file(tmp_path, ris(5))], Progress()).new == 2
    session.close()


@pytest.mark.usefixtures("all_long")
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_a_reader_that_is_killed_is_told_and_nothing_is_kept(tmp_path: Path) -> None:
    session = session_in(tmp_path)

    class Deadly(Progress):
        def step_bytes(self, done: int, total: int, note: str, made: int = 0) -> None:
            if made:
                for child in multiprocessing.active_children():
                    assert child.pid is not None
                    os.kill(child.pid, signal.SIGKILL)

    items = [file(tmp_path, ris(6_000))]
    report = session.imports.import_listings(items, Deadly(aside=unhurried))
    assert "Nothing of it was kept" in (report.files[0].summary.error or "")
    assert (report.import_id, titles(session)) == (None, [])
    session.close()


_KILLED = """
import multiprocessing, os, signal, sys
from pathlib import Path
from desktop_app.jobs.progress import Progress
from desktop_app.services.reading import long_listing
from desktop_app.services.reading.read_service import expand
from desktop_app.services.session import Session

class Deadly(Progress):
    def step_bytes(self, done, total, note, made=0):
        if made:
            print(multiprocessing.active_children()[0].pid, flush=True)
            os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    long_listing.LONG = 1
    session = Session.open(Path(sys.argv[1]))
    session.imports.import_listings(expand([Path(sys.argv[2])]), Deadly(aside=lambda: False))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_killed_in_the_middle_the_reader_ends_and_the_import_is_taken_back(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    session.imports.import_listings([file(tmp_path, ris(3), "few.ris")], Progress())
    before, path = titles(session), session.library.path
    session.close()
    script = tmp_path / "killed.py"
    script.write_text(_KILLED, encoding="utf-8")
    killed = subprocess.run(
        [sys.executable, str(script), str(path), str(file(tmp_path, ris(6_000)).path)],
        cwd=REPO,
        env=os.environ | {"PYTHONPATH": str(REPO)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    reader = Path(f"/proc/{int(killed.stdout)}/stat")
    end = time.monotonic() + 10
    while reader.exists() and " Z " not in reader.read_text() and time.monotonic() < end:
        time.sleep(0.02)
    assert not reader.exists() or " Z " in reader.read_text()
    session = Session.open(path)
    assert len(titles(session)) > len(before)
    assert session.recover(Progress()) == 1
    assert titles(session) == before
    assert session.checks.check(Progress()) == []
    session.close()


@pytest.mark.usefixtures("all_long")
def test_what_cannot_be_read_is_told_as_of_a_small_file(tmp_path: Path, monkeypatch) -> None:
    session = session_in(tmp_path)
    items = [
        file(tmp_path, " \n", "empty.ris"),
        file(tmp_path, "%PDF-1.7 and so on", "a.pdf"),
        file(tmp_path, "some words that are no list", "words.txt"),
        file(tmp_path, "TY  - GEN\nER  - \n\nTY  - GEN\nER  - \n", "nothing.ris"),
        file(tmp_path, ris(2), "good.ris"),
    ]
    long = session.imports.import_listings(items, Progress())
    assert long.new == 2
    assert [one.summary.error is None for one in long.files] == [False] * 4 + [True]
    other = session_in(tmp_path / "other") if (tmp_path / "other").mkdir() is None else None
    assert other is not None
    monkeypatch.setattr(long_listing, "LONG", 10**9)
    short = other.imports.import_listings(items, Progress())
    assert [one.summary for one in long.files] == [one.summary for one in short.files]
    session.close()
    other.close()


@pytest.mark.usefixtures("all_long")
def test_a_doubtful_file_is_held_back_unless_it_is_too_large(tmp_path: Path, monkeypatch) -> None:
    session = session_in(tmp_path)
    text = ris(3).replace("pier", "Pi\u00e8re")
    item = file(tmp_path, text, encoding="cp1252")
    gate = import_or_hold(session, [item], Progress())
    assert [len(one.preview.records) for one in gate.held] == [3]
    assert gate.report.new == 0
    monkeypatch.setattr(import_gate, "LARGEST_HELD", 10)
    gate = import_or_hold(session, [item], Progress())
    assert (gate.held, gate.report.new) == ((), 3)
    assert [problem.line for problem in gate.report.files[0].summary.problems] == [2]
    session.close()


@pytest.mark.usefixtures("all_long")
def test_groups_and_stars_of_a_bibliography_come_along(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    text = (
        "@article{a, title = {A lamp on a long pier}, groups = {Piers}, ranking = {rank3}}\n"
        "@comment{jabref-meta: grouping:\n0 AllEntriesGroup:;\n"
        "1 StaticGroup:Piers\\;0\\;1\\;\\;;\n}"
    )
    report = session.imports.import_listings([file(tmp_path, text, "own.bib")], Progress())
    assert report.made_tags and report.files[0].summary.ledger[0].what == "groups"
    session.close()


@pytest.mark.usefixtures("all_long")
def test_a_moved_file_with_the_same_entries_is_of_the_same_source(tmp_path: Path) -> None:
    session = session_in(tmp_path)
    first = session.imports.import_listings([file(tmp_path / "a", ris(40))], Progress())
    second = session.imports.import_listings([file(tmp_path / "b", ris(41))], Progress())
    other = session.imports.import_listings([file(tmp_path / "c", ris(40, start=900))], Progress())
    sources = [report.files[0].source_id for report in (first, second, other)]
    assert sources[0] == sources[1] != sources[2]
    assert second.files[0].appeared == 1
    assert len(session.sources.all()) == 2
    session.close()


@pytest.mark.usefixtures("all_long")
def test_the_user_writes_between_two_writes_of_an_import(tmp_path: Path) -> None:
    """What they do to papers of the import itself stays, and is undone by itself."""
    session = session_in(tmp_path)

    class Busy(Progress):
        made = 0

        def step_bytes(self, done: int, total: int, note: str, made: int = 0) -> None:
            self.made = made

        def give_way(self) -> bool:
            if not self.made:
                return False
            self.made = 0
            session.tags.add([1, 2], ["shade"])
            session.papers.set_note(1, "read on the pier")
            return True

    report = session.imports.import_listings([file(tmp_path, ris(1_800))], Busy(aside=unhurried))
    assert (report.new, len(titles(session))) == (1_800, 1_800)
    paper = session.search.paper(1)
    assert paper is not None
    assert (paper.tags, paper.note) == (("shade",), "read on the pier")
    assert session.checks.check(Progress()) == []
    session.close()
