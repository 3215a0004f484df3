"""Work in steps: other things get their turn between two, and a step loads one module."""

import json
import subprocess
import sys

from PySide6.QtCore import QTimer

from desktop_app.ui.in_steps import InSteps
from desktop_app.ui.later import Later

LOADING = """
import json, sys
import desktop_app.app
from desktop_app.ui.in_steps import all_loaded, loaded

def own():
    return {name for name in sys.modules if name.startswith("desktop_app.")}

at_first = before = own()
steps = []
for walk in (loaded("desktop_app.ui.actions.menus"), all_loaded()):
    for _ in walk:
        steps.append(sorted(own() - before))
        before = own()
again = len([*all_loaded()])
foreign = {name.split(".")[0] for name in sys.modules}
print(json.dumps([sorted(at_first), steps, again, sorted(foreign)]))
"""
PACKAGE_OF_ITS_OWN = 4
"""A module, the packages that it is in, and one that they name without a line of its own."""
HEAVY = {"numpy", "rapidfuzz", "sqlite_utils", "urllib3", "ziamath"}


def test_a_step_loads_one_module_and_in_the_end_the_whole_window_is_there():
    run = subprocess.run(
        [sys.executable, "-c", LOADING], capture_output=True, text=True, check=True
    )
    at_first, steps, again, foreign = json.loads(run.stdout)
    assert max(map(len, steps)) <= PACKAGE_OF_ITS_OWN
    there = {*at_first, *(name for step in steps for name in step)}
    assert "desktop_app.ui.actions.menus" not in at_first
    assert {
        "desktop_app.ui.actions.menus", "desktop_app.ui.listings.preview_page",
        "desktop_app.ui.overview.overview_page", "desktop_app.ui.dialogs.export_dialog",
    } <= there  # fmt: skip
    assert again == 0
    # A start is to cost no more memory than the window needs.
    assert not [name for name in there if name.startswith("desktop_app.importing.formats")]
    assert not HEAVY & set(foreign)


def test_something_else_gets_its_turn_between_two_steps(qtbot, qapp):
    seen = []

    def steps():
        for number in range(3):
            seen.append(number)
            QTimer.singleShot(0, lambda number=number: seen.append(f"after {number}"))
            yield

    work = InSteps(steps(), qapp)
    with qtbot.waitSignal(work.done):
        work.start()
    assert seen == [0, "after 0", 1, "after 1", 2, "after 2"]


def test_parts_are_made_in_their_order_and_each_once(qtbot, qapp):
    made = []
    parts = [("", lambda: made.append("icons")), ("job_bar", lambda: made.append("bar"))]
    later = Later(parts, qapp)
    with qtbot.waitSignal(later.done):
        later.begin()
        assert later.waiting and not made
    later.begin()
    qtbot.wait(50)
    assert made == ["icons", "bar"]
    assert not later.waiting
