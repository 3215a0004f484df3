"""The file dialog must not open what it lists: closing it again would drop the library's locks."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QFileSystemModel

from desktop_app.model.query import LIBRARY
from desktop_app.ui.dialogs.file_dialog import FileDialog
from desktop_app.ui.dialogs.prompts import Prompts

linux = pytest.mark.skipif(sys.platform != "linux", reason="locks are listed by Linux alone")


def locks_on(path: Path) -> int:
    """How many locks this process has on a file."""
    inode = os.stat(path).st_ino
    lines = Path("/proc/locks").read_text(encoding="ascii").splitlines()
    fields = [line.split() for line in lines]
    return sum(
        f[-4] == str(os.getpid()) and f[-3].endswith(f":{inode}") for f in fields if len(f) > 7
    )


@linux
def test_listing_the_folder_of_the_library_keeps_its_locks(bridge, qtbot, tmp_path):
    library = tmp_path / "test.paperfold"
    assert bridge.session.search.counts().of(LIBRARY) == 0
    held = locks_on(library)
    assert held > 0
    (tmp_path / "page").write_text("some text", encoding="utf-8")
    dialog = FileDialog(None, "Open", str(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    model = dialog.findChild(QFileSystemModel)
    row = model.index(str(library))
    qtbot.waitUntil(lambda: model.rowCount(model.index(str(tmp_path))) >= 2)
    qtbot.waitUntil(lambda: not model.fileIcon(row).isNull() and model.type(row) == "PAPERFOLD")
    assert locks_on(library) == held


@linux
def test_opening_the_open_library_again_keeps_its_locks(bridge, tmp_path):
    library = tmp_path / "test.paperfold"
    bridge.open_library(library)
    assert bridge.session.search.counts().of(LIBRARY) == 0
    assert locks_on(library) > 0


def test_prompts_give_what_was_chosen_and_remember_the_folder(
    settings, look, monkeypatch, tmp_path
):
    page = tmp_path / "page.txt"
    page.write_text("x", encoding="utf-8")

    def choose(dialog):
        dialog.selectFile(str(page))
        return QFileDialog.DialogCode.Accepted

    monkeypatch.setattr(FileDialog, "exec", choose)
    settings.folder = str(tmp_path)
    prompts = Prompts(settings, look)
    assert prompts.files_to_open("Import") == [page]
    assert prompts.file_to_open("Import") == page
    assert settings.folder == str(tmp_path)
    monkeypatch.setattr(FileDialog, "exec", lambda _: QFileDialog.DialogCode.Rejected)
    assert prompts.files_to_open("Import") == []
    assert prompts.file_to_open("Import") is None
    assert prompts.folder_to_open("Import") is None
    assert prompts.file_to_save("Save", "x.bib", ".bib") is None
