"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from desktop_app.exporting.whole_file import whole_file
from desktop_app.model.errors import Cancelled, ExportFailed


def test_written_whole_with_the_old_permissions(tmp_path: Path) -> None:
    target = tmp_path / "list.bib"
    target.write_text("old")
    target.chmod(0o640)
    with whole_file(target, "utf-8") as out:
        out.write("new ü\n")
        assert target.read_text() == "old"
    assert target.read_bytes() == "new ü\n".encode()
    assert target.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["list.bib"]


@pytest.mark.parametrize("fault", [Cancelled(), ValueError("x"), OSError(errno.ENOSPC, "full")])
def test_what_stood_there_stays_when_anything_goes_wrong(tmp_path: Path, fault: Exception) -> None:
    target = tmp_path / "list.bib"
    target.write_text("old")
    expected = ExportFailed if isinstance(fault, OSError) else type(fault)
    with pytest.raises(expected), whole_file(target, "utf-8") as out:
        out.write("half")
        raise fault
    assert target.read_text() == "old"
    assert os.listdir(tmp_path) == ["list.bib"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link.bib"
    link.symlink_to(tmp_path / "real" / "list.bib")
    with whole_file(link, "utf-8") as out:
        out.write("x")
    assert link.is_symlink() and (tmp_path / "real" / "list.bib").read_text() == "x"


def test_a_folder_and_a_missing_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(ExportFailed, match="This is a folder"), whole_file(tmp_path, "utf-8"):
        pass
    missing = tmp_path / "no" / "list.bib"
    with pytest.raises(ExportFailed, match="folder does not exist"), whole_file(missing, "utf-8"):
        pass


def test_a_pipe_is_written_to_directly(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)
    with whole_file(pipe, "utf-8") as out:
        out.write("through\n")
    assert reader.communicate(timeout=20)[0] == "through\n"
    assert not pipe.is_file()


def test_no_permission_is_told() -> None:
    """Root may write anywhere, so the attempt is made by a process that has given that up."""
    program = (
        "import os, sys\nfrom pathlib import Path\n"
        "from desktop_app.exporting.whole_file import whole_file\n"
        "from desktop_app.model.errors import ExportFailed\n"
        "if os.getuid() == 0: os.setgid(65534); os.setuid(65534)\n"
        "try:\n    with whole_file(Path(sys.argv[1]), 'utf-8') as out: out.write('x')\n"
        "except ExportFailed as error: print(error)\n"
    )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        done = subprocess.run(
            [sys.executable, "-c", program, str(folder / "list.bib")],
            capture_output=True,
            text=True,
            check=False,
        )
        folder.chmod(0o755)
        assert "You may not write there" in done.stdout, done.stderr
        assert os.listdir(folder) == []


def test_text_that_no_file_can_hold_is_replaced(tmp_path: Path) -> None:
    with whole_file(tmp_path / "list.txt", "utf-8") as out:
        out.write("a\udc80b")
    assert (tmp_path / "list.txt").read_text() == "a?b"
