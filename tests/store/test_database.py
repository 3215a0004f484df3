"""Libraries that cannot be opened or written: each is said in plain words, and nothing is lost."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.errors import (
    Cancelled,
    DiskFull,
    InvalidValue,
    LibraryBusy,
    LibraryDamaged,
    LibraryError,
    LibraryGone,
    LibraryReadOnly,
    NotALibrary,
)
from desktop_app.model.paper import Triage
from desktop_app.services.library import Library
from desktop_app.store.file import database as database_module
from desktop_app.store.file.database import Database
from desktop_app.store.file.migrator import APPLICATION_ID
from desktop_app.store.interrupts import end_if_interrupted
from desktop_app.store.migrations.registry import SCHEMA_VERSION

ROOT = Path(__file__).parents[2]


def make(path: Path, papers: int = 1) -> Path:
    library = Library.open(path)
    with library.write("Add", recorded=False) as write:
        write.papers.insert_many(
            [Description(title=f"Paper {n}", abstract="word " * 50) for n in range(papers)],
            triage=Triage.KEPT,
            added=1,
        )
    library.close()
    return path


def count(library: Library) -> int:
    with library.read() as reader:
        return reader.connection.execute("SELECT count(*) FROM papers").fetchone()[0]


def test_a_new_library_is_a_plain_marked_file(tmp_path):
    path = make(tmp_path / "a.paperfold")
    assert sorted(os.listdir(tmp_path)) == ["a.paperfold"]
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    connection.close()


def test_names_with_odd_letters_open(tmp_path):
    path = make(tmp_path / "what? 100% #1 & ünï.paperfold")
    assert path.exists()
    library = Library.open(path)
    assert count(library) == 1
    library.close()


def test_a_missing_library_is_made_only_if_asked(tmp_path):
    with pytest.raises(LibraryError, match="There is no library"):
        Library.open(tmp_path / "a.paperfold", create=False)
    with pytest.raises(LibraryError, match="folder .* does not exist"):
        Library.open(tmp_path / "no" / "a.paperfold")
    with pytest.raises(LibraryError, match="is a folder"):
        Library.open(tmp_path)


@pytest.mark.parametrize("content", [b"not a database at all", b"\x00" * 4096, b"S"])
def test_other_files_are_no_libraries(tmp_path, content):
    path = tmp_path / "a.paperfold"
    path.write_bytes(content)
    with pytest.raises(NotALibrary):
        Library.open(path)
    assert path.read_bytes() == content


def test_an_empty_file_becomes_a_library(tmp_path):
    path = tmp_path / "a.paperfold"
    path.touch()
    library = Library.open(path)
    assert count(library) == 0
    library.close()


def test_another_programs_sqlite_file_is_left_alone(tmp_path):
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE things (name TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NotALibrary):
        Library.open(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["other.db"]


@pytest.mark.parametrize("part", [0.5, 0.01])
def test_a_truncated_library_is_damaged(tmp_path, part):
    path = make(tmp_path / "a.paperfold", 200)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])
    with pytest.raises(LibraryDamaged):
        Library.open(path)


def test_overwritten_pages_are_damage_when_they_are_met(tmp_path):
    path = make(tmp_path / "a.paperfold", 500)
    data = bytearray(path.read_bytes())
    data[8192:] = b"\xaa" * (len(data) - 8192)
    path.write_bytes(data)
    with pytest.raises(LibraryDamaged):
        library = Library.open(path)
        try:
            with library.write("Add") as write:
                write.papers.insert(Description(title="T"), triage=Triage.KEPT, added=1)
        finally:
            library.close()


def test_a_library_held_by_another_process_is_busy(tmp_path, monkeypatch):
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.2)
    path = make(tmp_path / "a.paperfold")
    hold = (
        "import sqlite3, sys\n"
        "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "c.execute('BEGIN IMMEDIATE')\n"
        "print('held', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", hold, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout.readline() == "held\n"
        library = Library.open(path)
        assert count(library) == 1  # readers are never in the way
        with pytest.raises(LibraryBusy), library.write("Add"):
            pass
        holder.stdin.close()
        holder.wait()
        with library.write("Add") as write:
            write.papers.insert(Description(title="T"), triage=Triage.KEPT, added=1)
        assert count(library) == 2
        library.close()


def test_a_library_locked_whole_is_busy_when_opened(tmp_path, monkeypatch):
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.2)
    path = make(tmp_path / "a.paperfold")
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(LibraryBusy):
        Library.open(path)
    holder.close()


OPEN_READ_ONLY = """
import os, sys
from pathlib import Path
from desktop_app.model.errors import LibraryReadOnly
from desktop_app.services.library import Library
import desktop_app.store.file.library_writer  # where nobody may read Python's own library
if not os.geteuid():  # root may write everything: go on as nobody
    os.setgid(65534)
    os.setuid(65534)
library = Library.open(Path(sys.argv[1]))
assert library.read_only
with library.read() as reader:
    print(reader.connection.execute("SELECT title FROM papers").fetchall())
try:
    with library.write("Add"):
        pass
except LibraryReadOnly as error:
    print(error.message)
assert library.undo_label is None and library.history() == []
library.close()
"""


@pytest.mark.parametrize("locked", ["file", "folder", "both"])
@pytest.mark.skipif(os.name != "posix", reason="permissions are POSIX ones")
def test_without_permission_to_write_a_library_is_read(locked):
    """As an unprivileged user, for whom permissions count."""
    folder = Path(tempfile.mkdtemp(prefix="paperfold-"))
    try:
        path = make(folder / "a.paperfold")
        path.chmod(0o444 if locked != "folder" else 0o644)
        folder.chmod(0o555 if locked != "file" else 0o777)
        done = subprocess.run(
            [sys.executable, "-c", OPEN_READ_ONLY, path],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        assert "Paper 0" in done.stdout and "reading only" in done.stdout
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


@pytest.fixture
def small_disk():
    """A file system of one megabyte; needs the right to mount."""
    folder = Path(tempfile.mkdtemp(prefix="paperfold-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=1500k", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    if not mounted:
        folder.rmdir()
        pytest.skip("mounting a small file system is not allowed here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)
    folder.rmdir()


def test_a_full_disk_loses_nothing_that_was_saved(small_disk):
    library = Library.open(small_disk / "a.paperfold")
    saved = 0
    with pytest.raises(DiskFull):
        for _ in range(500):
            with library.write("Add", recorded=False) as write:
                write.papers.insert_many(
                    [Description(title="T", abstract="various words " * 500)] * 5,
                    triage=Triage.KEPT,
                    added=1,
                )
            saved += 5
    assert saved and count(library) == saved
    assert library.path.exists()
    library.close()
    library = Library.open(small_disk / "a.paperfold")
    assert count(library) == saved
    library.close()


def test_a_full_disk_at_birth_is_said(small_disk):
    (small_disk / "filler").write_bytes(b"x" * 1_500_000)
    with pytest.raises(DiskFull):
        Library.open(small_disk / "a.paperfold")


def test_a_read_only_disk_is_read(small_disk):
    path = make(small_disk / "a.paperfold")
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    library = Library.open(path)
    assert library.read_only and count(library) == 1 and library.findings() == []
    with pytest.raises(LibraryReadOnly), library.write("Add"):
        pass
    library.close()


def test_a_failed_write_leaves_nothing(tmp_path):
    library = Library.open(make(tmp_path / "a.paperfold"))
    with pytest.raises(ZeroDivisionError), library.write("Add") as write:
        write.papers.insert(Description(title="T"), triage=Triage.KEPT, added=1)
        raise ZeroDivisionError
    assert count(library) == 1 and library.history() == []
    with library.write("Add") as write:
        write.papers.insert(Description(title="T"), triage=Triage.KEPT, added=1)
    assert count(library) == 2 and len(library.history()) == 1
    library.close()


def test_writes_are_not_nested(tmp_path):
    library = Library.open(tmp_path / "a.paperfold")
    with pytest.raises(RuntimeError), library.write("One"), library.write("Two"):
        pass
    library.close()


def test_a_reader_sees_one_moment_and_cannot_write(tmp_path):
    library = Library.open(make(tmp_path / "a.paperfold"))
    with library.read() as reader:
        assert reader.connection.execute("SELECT count(*) FROM papers").fetchone() == (1,)
        with library.write("Add") as write:
            write.papers.insert(Description(title="T"), triage=Triage.KEPT, added=1)
        assert reader.connection.execute("SELECT count(*) FROM papers").fetchone() == (1,)
        with pytest.raises(sqlite3.OperationalError):
            reader.connection.execute("DELETE FROM tags")
            pytest.fail("a reader wrote")
    assert count(library) == 2
    library.close()


def test_each_thread_has_its_own_reader_and_an_interrupt_stops_it(tmp_path):
    database = Database.open(tmp_path / "a.paperfold")
    begun, outcome = threading.Event(), []

    def search() -> None:
        try:
            with database.reading() as connection:
                begun.set()
                connection.execute(
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
                    "WHERE i < 1000000000) SELECT sum(i) FROM n"
                ).fetchone()
        except Cancelled:
            outcome.append("cancelled")

    thread = threading.Thread(target=search)
    thread.start()
    begun.wait()
    while thread.is_alive():
        database.interrupt(thread.ident)
        thread.join(0.01)
    assert outcome == ["cancelled"]
    with database.reading() as connection:
        assert connection is database.reader()
    database.close()


def test_an_interrupt_between_two_statements_of_a_read_ends_it(tmp_path):
    database = Database.open(tmp_path / "a.paperfold")
    with pytest.raises(Cancelled), database.reading() as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)
        end_if_interrupted(connection)
        database.interrupt(threading.get_ident())
        end_if_interrupted(connection)
    with database.reading() as connection:
        end_if_interrupted(connection)
        with database.reading() as same:
            end_if_interrupted(same)
        assert connection.execute("SELECT 2").fetchone() == (2,)
    database.close()


def test_a_name_that_is_no_utf_8_opens(tmp_path):
    path = make(Path(os.fsdecode(os.fsencode(tmp_path) + b"/n\xff\xfe.paperfold")))
    library = Library.open(path)
    assert count(library) == 1
    library.close()
    assert os.listdir(os.fsencode(tmp_path)) == [b"n\xff\xfe.paperfold"]


@pytest.mark.parametrize("name", ["x" * 300, "nul\0"])
def test_a_name_that_cannot_be_is_said(tmp_path, name):
    with pytest.raises(LibraryError, match="cannot be opened"):
        Library.open(tmp_path / name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_pipes_and_devices_are_no_libraries(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path(os.devnull)):
        with pytest.raises(LibraryError, match="no ordinary file"):
            Library.open(path)


def test_broken_letters_are_refused_and_nothing_is_written(tmp_path):
    library = Library.open(make(tmp_path / "a.paperfold"))
    with pytest.raises(InvalidValue, match="broken letter"), library.write("Add") as write:
        write.papers.insert(Description(title="half \ud83d"), triage=Triage.KEPT, added=1)
    assert count(library) == 1
    library.close()


def test_damage_of_the_history_is_said(tmp_path):
    path = make(tmp_path / "a.paperfold")
    connection = sqlite3.connect(path)
    (page,) = connection.execute(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'history'"
    ).fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = b"\xaa" * size
    path.write_bytes(data)
    library = Library.open(path)
    with pytest.raises(LibraryDamaged):
        library.undo(Progress())
    library.close()


def test_closing_breaks_off_what_other_threads_read_and_waits_for_it(tmp_path):
    database = Database.open(tmp_path / "a.paperfold")
    begun, ended = threading.Event(), []

    def read() -> None:
        try:
            with database.reading() as connection:
                begun.set()
                connection.execute(
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                    "SELECT count(*) FROM n"
                ).fetchone()
        except Cancelled:
            ended.append("cancelled")

    thread = threading.Thread(target=read)
    thread.start()
    assert begun.wait(10)
    time.sleep(0.2)
    database.close()
    thread.join(10)
    assert ended == ["cancelled"]
    with pytest.raises(Cancelled), database.reading():
        pass


def test_a_library_that_was_moved_while_it_is_open_takes_nothing_until_it_is_back(tmp_path):
    path = make(tmp_path / "a.paperfold")
    library = Library.open(path)
    assert count(library) == 1
    away = tmp_path / "away.paperfold"
    path.rename(away)
    with pytest.raises(LibraryGone, match="was deleted or moved"):
        library.look_for_changes()
    with pytest.raises(LibraryGone), library.write("Add"):
        raise AssertionError("nothing may be written")
    assert count(library) == 1
    shutil.copy(away, path)
    with pytest.raises(LibraryGone, match="Another file was put in the place"):
        library.look_for_changes()
    away.replace(path)
    library.look_for_changes()
    with library.write("Add") as write:
        write.papers.insert(Description(title="Back"), triage=Triage.KEPT, added=1)
    assert count(library) == 2
    library.close()


def test_an_older_library_that_cannot_be_written_is_refused_in_plain_words(small_disk):
    path = make(small_disk / "a.paperfold")
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 3")
    connection.commit()
    connection.close()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    for open_one in (Library.open, Library.open_to_read):
        with pytest.raises(LibraryReadOnly, match="made by an older Paperfold"):
            open_one(path)


def test_a_library_on_a_full_disk_is_read(small_disk):
    path = small_disk / "a.paperfold"
    library = Library.open(path)
    with library.write("Add", recorded=False) as write:
        write.papers.insert_many([Description(title="T")] * 5, triage=Triage.KEPT, added=1)
    library.close()
    with pytest.raises(OSError, match="No space left"), (small_disk / "filling").open("wb") as file:
        while True:
            file.write(bytes(1000))
            file.flush()
    reading = Library.open_to_read(path)
    assert count(reading) == 5
    reading.close()
