"""What breaks off in the middle leaves nothing half done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import DiskFull
from desktop_app.model.query import ALL, PaperQuery
from desktop_app.services.export_service import ExportOptions
from desktop_app.services.reading.read_service import ListingInput
from desktop_app.services.session import Session
from tests.services.listings_made import LANTERN, TIDE, Entry, mail, session_in, titles

REPO = Path(__file__).parents[2]

_KILLED = """
import os, signal, sys
from pathlib import Path
from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import expand
from desktop_app.services.session import Session

class Deadly(Progress):
    def step(self, done=0, total=None, note=""):
        if note.startswith("Importing") and done > 0:
            os.kill(os.getpid(), signal.SIGKILL)

session = Session.open(Path(sys.argv[1]))
session.imports.import_listings(expand([Path(sys.argv[2])]), Deadly(aside=lambda: False))
"""


def many(count: int) -> list[Entry]:
    return [
        Entry(
            f"2307.{n:05d}", f"Lamp number {n} of a very long pier", "Ada Quill", f"Lamp {n}. " * 30
        )
        for n in range(count)
    ]


def text_of(item: ListingInput) -> str:
    assert item.text is not None
    return item.text


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL on this system")
def test_an_import_that_was_killed_is_taken_back_at_the_next_opening(tmp_path) -> None:
    session = session_in(tmp_path)
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    path = session.library.path
    session.close()
    big = tmp_path / "big.txt"
    big.write_text(text_of(mail("big", [LANTERN, *many(900)])), encoding="utf-8")
    killed = subprocess.run(
        [sys.executable, "-c", _KILLED, str(path), str(big)],
        cwd=REPO,
        env=os.environ | {"PYTHONPATH": str(REPO)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    session = Session.open(path)
    with session.library.read() as reader:
        assert reader.connection.execute("SELECT count(*) FROM papers").fetchone()[0] > 1
    assert session.recover(Progress()) == 1
    assert titles(session) == [(LANTERN.title, 1)]
    assert session.checks.check(Progress()) == []
    assert session.recover(Progress()) == 0
    assert len(session.imports.imports()) == 1
    session.close()


def test_what_another_running_program_imports_is_left_alone(tmp_path) -> None:
    """The parent of this test's process stands for it: alive, and not this one."""
    session = session_in(tmp_path)
    session.imports.import_listings([mail("June", [LANTERN])], Progress())
    parent = os.getppid()
    born = Path(f"/proc/{parent}/stat")
    mark = born.read_text().rpartition(")")[2].split()[19] if born.exists() else ""
    with session.library.write("Mark", recorded=False) as write:
        write.connection.execute("UPDATE imports SET state = ?", (f"running:{parent}:{mark}",))
    assert session.recover(Progress()) == 0
    with session.library.write("Mark", recorded=False) as write:
        write.connection.execute("UPDATE imports SET state = ?", (f"running:{parent}:1",))
    recovered = session.recover(Progress())
    assert recovered == (1 if born.exists() else 0)
    session.close()


@pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0, reason="a small disk can be made by root alone"
)
def test_a_full_disk_is_said_and_nothing_is_half_done(tmp_path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1500k", "tmpfs", str(disk)],
        check=False,
        capture_output=True,
    )
    if mounted.returncode:
        pytest.skip("no tmpfs can be mounted here")
    try:
        session = Session.open(disk / "library.paperfold")
        session.imports.import_listings([mail("June", [LANTERN])], Progress())
        with pytest.raises(DiskFull) as full:
            session.imports.import_listings([mail("July", many(4000))], Progress())
        ids = session.search.ids(PaperQuery(ALL))
        assert len(ids) == 1 or "taken back before the next import" in str(full.value)
        with pytest.raises(OSError, match="No space left"):
            (disk / "rest").write_bytes(bytes(2 << 20))
        session.exports.write(ids, "bibtex", tmp_path / "saved.bib", ExportOptions(), Progress())
        assert LANTERN.title in (tmp_path / "saved.bib").read_text(encoding="utf-8")
        session.close()
        subprocess.run(["mount", "-o", "remount,size=40m", str(disk)], check=True)
        session = Session.open(disk / "library.paperfold")
        session.recover(Progress())
        assert titles(session) == [(LANTERN.title, 1)]
        assert session.checks.check(Progress()) == []
        session.imports.import_listings([mail("August", [TIDE])], Progress())
        assert len(titles(session)) == 2
        session.close()
    finally:
        subprocess.run(["umount", str(disk)], check=False)


def test_a_listing_that_cannot_be_read_does_not_stop_the_others(tmp_path) -> None:
    session = session_in(tmp_path)
    gone = ListingInput(tmp_path / "gone.txt", None, None, "gone.txt")
    empty = tmp_path / "empty.txt"
    empty.touch()
    report = session.imports.import_listings(
        [gone, ListingInput(empty, None, None, "empty.txt"), mail("June", [LANTERN])], Progress()
    )
    assert [file.summary.error is None for file in report.files] == [False, False, True]
    assert titles(session) == [(LANTERN.title, 1)]
    assert not report.nothing_new
    session.close()
