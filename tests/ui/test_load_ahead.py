"""All parts of the window are loaded on another thread, before their first use."""

import subprocess
import sys
from pathlib import Path

import pytest

import desktop_app.ui
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import Cancelled
from desktop_app.ui.load_ahead import load_ahead

FRESH = """
import sys, threading
from desktop_app.jobs.progress import Progress
from desktop_app.ui.load_ahead import load_ahead
assert "desktop_app.ui.dialogs.export_dialog" not in sys.modules
thread = threading.Thread(target=load_ahead, args=[Progress()])
thread.start()
thread.join()
assert "desktop_app.ui.dialogs.export_dialog" in sys.modules
print("loaded")
"""


def test_a_fresh_program_has_all_parts_afterwards():
    done = subprocess.run(
        [sys.executable, "-c", FRESH], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("loaded\n", "")


def test_every_file_of_the_window_is_loaded():
    folder = Path(desktop_app.ui.__path__[0])
    files = [file for file in folder.rglob("*.py") if file.parent != folder or file.stem[0] != "_"]
    assert load_ahead(Progress()) == len(files)


def test_it_stops_when_the_window_closes():
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        load_ahead(progress)
