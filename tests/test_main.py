import subprocess
import sys

from desktop_app.__main__ import COMMANDS
from desktop_app.cli import main as cli


def test_the_names_of_the_commands_are_those_of_the_command_line():
    assert tuple(command.name for command in cli.COMMANDS) == COMMANDS


def test_the_window_is_built_without_what_the_first_rows_do_not_need(tmp_path):
    program = """
import sys
from pathlib import Path
import desktop_app.services.session
from desktop_app.app import run_window
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import desktop_app.app as app
shown = app.MainWindow.show
def show(window):
    def look():
        unwanted = {"sqlite_utils", "ziamath", "rapidfuzz", "numpy", "selectolax",
                    "desktop_app.importing.registry", "desktop_app.exporting.registry",
                    "desktop_app.cli.main"} & set(sys.modules)
        print("UNWANTED", sorted(unwanted))
        window.close()
    shown(window)
    # When the library has opened, and before what comes after the first rows.
    QTimer.singleShot(0, look)
app.MainWindow.show = show
sys.exit(run_window([], Path(sys.argv[1])))
"""
    library = tmp_path / "start.paperfold"
    for _ in range(2):  # the second time it is there and up to date
        done = subprocess.run(
            [sys.executable, "-c", program, str(library)],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
    assert "UNWANTED []" in done.stdout
