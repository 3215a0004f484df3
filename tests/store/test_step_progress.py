"""An older library is brought up to date with progress, and with a way back until it is done."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import Cancelled, LibraryError
from desktop_app.services.library import Library
from desktop_app.services.session import Session
from desktop_app.store.file import step_progress
from desktop_app.store.migrations.registry import SCHEMA_VERSION

PAPERS = 3_000
LIBRARIES = Path(__file__).parent / "libraries"


def older(folder: Path, version: int) -> Path:
    """A library of an older program, with some papers."""
    path = folder / "old.paperfold"
    with gzip.open(LIBRARIES / f"v{version:04}.paperfold.gz") as packed:
        path.write_bytes(packed.read())
    connection = sqlite3.connect(path)
    with connection:
        (there,) = connection.execute("SELECT max(id) FROM papers").fetchone()
        connection.executemany(
            "INSERT INTO papers (title, title_key, year, subjects, added) VALUES (?, ?, ?, ?, 1)",
            [(f"T{at}", f"t{at}", 1990 + at % 30, '["a"]') for at in range(PAPERS - there)],
        )
    connection.close()
    return path


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(found)


class Told:
    """Keeps what it is told, and cancels where it shall."""

    def __init__(self, cancel_at: int | None = None, *, copying: bool = False) -> None:
        self.papers: list[tuple[int, int | None]] = []
        self.bytes: list[tuple[int, int]] = []
        self._cancel_at = cancel_at
        self._copying = copying

    def step(self, done: int, total: int | None, note: str) -> None:
        assert note == "Bringing the library up to date"
        self.papers.append((done, total))
        if self._cancel_at is not None and done >= self._cancel_at:
            raise Cancelled

    def step_bytes(self, done: int, total: int, note: str) -> None:
        assert note == "Copying the library"
        self.bytes.append((done, total))
        if self._copying:
            raise Cancelled


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step_progress, "_EVERY", 500)


@pytest.mark.parametrize("before", range(1, SCHEMA_VERSION))
def test_papers_are_told_from_the_first_to_the_last(tmp_path: Path, before: int) -> None:
    path, told = older(tmp_path, before), Told()
    Library.open(path, progress=told).close()

    assert version(path) == SCHEMA_VERSION
    done = [papers for papers, _ in told.papers]
    assert done == sorted(done)
    assert {total for _, total in told.papers} == {PAPERS}
    assert done[0] < PAPERS / 4
    assert done[-1] > 0.95 * PAPERS
    if before < 13:  # else it is over so soon that what does not grow with the papers counts
        # Told evenly: what one paper takes is known, and not reached long before the end.
        assert done.index(done[-1]) > 0.95 * (len(done) - 1)
    written, size = told.bytes[-1]
    assert written == size > 100 * PAPERS
    copy = tmp_path / f"old.v{before}.paperfold"
    assert version(copy) == before
    assert abs(copy.stat().st_size - size) < 100_000


@pytest.mark.parametrize("copying", [True, False])
def test_what_is_cancelled_leaves_the_library_as_it_was(tmp_path: Path, copying: bool) -> None:
    path = older(tmp_path, 12)
    before = path.read_bytes()
    told = Told(PAPERS // 2, copying=copying)
    with pytest.raises(LibraryError, match="“old.paperfold” has to be brought up to date") as error:
        Library.open(path, progress=told)

    assert "Open it again when there is time." in str(error.value)
    assert path.read_bytes()[100:] == before[100:], "but for the header: it has a log from now on"
    assert [one.name for one in tmp_path.iterdir()] == ["old.paperfold"]
    assert version(path) == 12
    assert bool(told.papers) is not copying

    library = Library.open(path)
    with library.read() as reader:
        assert reader.connection.execute("SELECT count(*) FROM papers").fetchone() == (PAPERS,)
    assert library.findings() == []
    library.close()


def test_a_job_that_opens_a_library_may_be_cancelled(tmp_path: Path) -> None:
    path, progress = older(tmp_path, 12), Progress()
    progress.cancel()
    with pytest.raises(LibraryError, match="that was cancelled"):
        Session.open(path, progress=progress)
    assert version(path) == 12


def test_nothing_is_told_of_a_library_that_is_new_or_up_to_date(tmp_path: Path) -> None:
    told = Told(0, copying=True)
    for _ in range(2):
        Library.open(tmp_path / "new.paperfold", progress=told).close()
    assert (told.papers, told.bytes) == ([], [])
