"""The program as it is started: no Qt for a command, whole text, quiet ends."""

from __future__ import annotations

import io
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.__main__ import COMMANDS
from desktop_app.store.file import database
from desktop_app.version import VERSION
from tests.cli.conftest import Run

PROGRAM = [sys.executable, "-m", "desktop_app"]
WATCHED = """
import sys
from desktop_app.__main__ import main
try:
    code = main(sys.argv[1:])
except SystemExit as leaving:
    code = leaving.code
loaded = sorted(name for name in sys.modules if name.split(".")[0] in {unwanted})
assert not loaded, loaded
sys.exit(code)
"""


def started(*words: str | Path, **extra: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *map(str, words)],
        capture_output=True,
        check=False,
        env={**os.environ, **extra},
        timeout=60,
    )


def test_no_command_loads_qt(page: Path, library: Path, tmp_path: Path) -> None:
    unwanted = {"PySide6", "shiboken6", "ziamath", "sqlite_utils", "numpy"}
    program = WATCHED.format(unwanted=unwanted)
    for words in (
        ["--version"],
        ["read", page],
        ["import", page, "--library", library],
        ["list", "--library", library],
        ["tag", "lamps", "--add", "x", "--library", library],
        ["export", "--format", "html", "--output", tmp_path / "x.html", "--library", library],
        ["check", "--library", library],
    ):
        done = subprocess.run(
            [sys.executable, "-c", program, *map(str, words)], capture_output=True, check=False
        )
        assert done.returncode == 0, (words, done.stderr.decode())


def test_output_is_utf8_whatever_the_terminal_says(page: Path) -> None:
    done = started("read", page, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0
    assert "Tomasz Ożóg".encode() in done.stdout


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    long = tmp_path / "long.txt"
    entry = (
        "Knots, part {n} of very many\nMaren Quill, Ida Brass +{n}\nWe tie the knot {n} and w…\n"
    )
    text = "".join(entry.format(n=number) for number in range(2, 3002))
    long.write_text("Publications (3000)\n" + text, encoding="utf-8")
    child = subprocess.Popen(
        [*PROGRAM, "read", str(long)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert child.stdout is not None and child.stderr is not None
    assert child.stdout.readline().startswith(b"{")
    child.stdout.close()
    said = child.stderr.read()
    assert child.wait(timeout=60) == 0
    assert b"Traceback" not in said and b"BrokenPipe" not in said


def test_output_that_has_no_room_is_told(page: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*PROGRAM, "read", str(page)], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert b"The system refused: No space left on device." in done.stderr
    assert b"Traceback" not in done.stderr and b"Exception ignored" not in done.stderr


def test_ctrl_c_is_a_calm_end() -> None:
    program = (
        "import signal, sys, threading, time\n"
        "from desktop_app.__main__ import main\n"
        "main_thread = threading.main_thread().ident\n"
        "def press():\n"
        "    while 'listing_files' not in sys._current_frames()[main_thread].f_code.co_filename:\n"
        "        time.sleep(0.02)\n"
        "    time.sleep(0.1)  # now it waits for what is typed\n"
        "    signal.pthread_kill(main_thread, signal.SIGINT)\n"
        "threading.Thread(target=press, daemon=True).start()\n"
        "sys.exit(main(['read', '-']))\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.wait(timeout=60) == 130
    assert child.stderr is not None and child.stderr.read() == b"Stopped.\n"


def test_a_fault_of_ours_is_logged_and_never_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a stream without bytes"))
    ran = run("read", "-")
    assert ran.code == 1 and ran.out == ""
    assert "Traceback" not in ran.err and "the log" not in ran.out
    logs = list(Path(os.environ["XDG_STATE_HOME"]).rglob("*.log"))
    assert logs and "Traceback" in logs[0].read_text(encoding="utf-8")


def test_version_help_and_wrong_use(run: Run, tmp_path: Path) -> None:
    assert run("--version").out == f"Paperfold {VERSION}\n"
    assert f"{{{','.join(COMMANDS)}}}" in "".join(run("--help").out.split())
    assert "--no-abstracts" in run("export", "--help").out
    assert run("--no-such-option").code == 2
    missing = run(tmp_path / "missing.txt")
    assert missing.code == 2 and "there is no file and no command" in missing.err
    late = run("--library", tmp_path / "x.paperfold", "list")
    assert late.code == 2 and "the command stands first" in late.err


def test_desktop_entry_comes_and_goes(run: Run) -> None:
    written = run("--install-desktop")
    assert written.code == 0
    paths = [Path(line.partition(": ")[2]) for line in written.out.splitlines()]
    assert paths and all(path.is_file() for path in paths)
    assert run("--remove-desktop").code == 0
    assert not any(path.exists() for path in paths)


def test_what_is_broken_off_stops_no_reading_and_is_taken_back_by_who_writes(
    run: Run, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 3600.0)  # whoever waits does not end
    holder = sqlite3.connect(library, isolation_level=None)
    holder.execute("UPDATE imports SET state = 'running:999999999:1'")
    holder.execute("BEGIN IMMEDIATE")
    for words in (["list"], ["export", "--format", "csv"]):
        ran = run(*words, "--library", library)
        assert ran.code == 0 and "Knots for careful sailors" in ran.out
        assert "broken off" in ran.err and "The next command that writes" in ran.err
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    ran = run("tag", "knots", "--add", "sea", "--library", library)
    assert "broken off" in ran.err and "Another program is using the library" in ran.err
    holder.execute("ROLLBACK")
    holder.close()
    assert run("list", "--library", library).code == 0  # it reads, and leaves that to who writes
    assert run("tag", "knots", "--add", "sea", "--library", library).code == 1
    ran = run("list", "--library", library)
    assert ran.code == 1 and "broken off" not in ran.err


def test_papers_matched_by_older_rules_are_read_as_they_are_and_it_is_said(
    run: Run, library: Path
) -> None:
    before = sqlite3.connect(library, isolation_level=None)
    before.execute("UPDATE properties SET value = '0' WHERE name = 'matching_rules'")
    before.close()
    for _ in range(2):
        ran = run("list", "--library", library)
        assert ran.code == 0 and "matched by older rules" in ran.err
    run("tag", "knots", "--add", "sea", "--library", library)
    assert "older rules" not in run("list", "--library", library).err


def test_reading_leaves_nothing_beside_the_library(run: Run, library: Path) -> None:
    before, content = sorted(library.parent.iterdir()), library.read_bytes()
    for words in (["list"], ["export", "--format", "csv"], ["check"]):
        assert run(*words, "--library", library).code == 0
    assert sorted(library.parent.iterdir()) == before
    assert library.read_bytes() == content


def test_reading_waits_for_no_writer(
    run: Run, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 3600.0)  # whoever waits does not end
    holder = sqlite3.connect(library, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    ran = run("list", "--library", library)
    assert ran.code == 0 and "Knots for careful sailors" in ran.out
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    ran = run("check", "--library", library)
    assert ran.code == 1 and "Another program is using the library" in ran.err
    assert "does not agree" not in ran.err + ran.out
    holder.execute("ROLLBACK")
    holder.close()
    assert run("check", "--library", library).code == 0
