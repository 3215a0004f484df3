import subprocess
import sys

from desktop_app.__main__ import COMMANDS
from desktop_app.cli import main as cli
from desktop_app.model.description import Description
from desktop_app.services.session import Session


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


NOT_BEFORE_THE_ROWS = {
    "PySide6.QtSvg", "desktop_app.cli", "desktop_app.exporting",
    "desktop_app.importing",
    "desktop_app.markup", "desktop_app.matching", "desktop_app.model.query_language",
    "desktop_app.services.adding.import_gate", "desktop_app.services.imports.import_service",
    "desktop_app.ui.actions.menus", "desktop_app.ui.commands", "desktop_app.ui.details",
    "desktop_app.ui.dialog_opener", "desktop_app.ui.duplicates", "desktop_app.ui.facets",
    "desktop_app.ui.files",
    "desktop_app.ui.job_bar", "desktop_app.ui.listings", "desktop_app.ui.lists",
    "desktop_app.ui.records", "desktop_app.ui.similar", "desktop_app.ui.sources",
    "desktop_app.ui.tags", "desktop_app.ui.window_drops", "numpy", "platformdirs", "queue",
    "rapidfuzz", "selectolax", "socket", "sqlite_utils", "urllib.request", "ziamath",
}  # fmt: skip
NOT_MADE_BEFORE_THE_ROWS = {
    "QStyle.StandardPixmap", "QIcon.ThemeIcon", "QGradient.Preset", "QKeySequence.StandardKey",
}  # fmt: skip
"""Tables of Qt's that the bindings copy into Python as soon as a class is touched."""

FIRST_ROWS = """
import builtins, enum, gc, os, sys
from desktop_app import __main__ as program
import desktop_app.services.session
import desktop_app.app
import desktop_app.ui.later
desktop_app.ui.later.AT_LATEST = 60_000  # this machine may be busy
from desktop_app.ui.papers.table_view import PaperTableView
assert builtins.__import__ is not builtins.__feature_import__
paint = PaperTableView.paintEvent
def watched(table, event):
    paint(table, event)
    if len(table.papers.ids) and table.papers.row(0) is not None:
        print(*sys.modules)
        made = [each for each in gc.get_objects() if isinstance(each, enum.EnumMeta)]
        print(*(each.__qualname__ for each in made), flush=True)
        os._exit(0)
PaperTableView.paintEvent = watched
sys.exit(program.main(sys.argv[1:]))
"""


def test_the_first_rows_load_only_what_they_show(tmp_path):
    library = tmp_path / "start.paperfold"
    session = Session.open(library)
    session.papers.add(Description(title="Shown at once"))
    session.close()
    done = subprocess.run(
        [sys.executable, "-c", FIRST_ROWS, str(library)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    loaded, made = (set(line.split()) for line in done.stdout.splitlines())
    assert "desktop_app.ui.papers.row_painter" in loaded
    assert NOT_BEFORE_THE_ROWS & loaded == set()
    assert NOT_MADE_BEFORE_THE_ROWS & made == set()
