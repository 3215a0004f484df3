"""The parts of the window over a real library in a temporary folder; jobs run at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDragLeaveEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.jobs.job_queue import ImmediateQueue, JobQueue
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.model.query import LIBRARY
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look, Theme
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import ViewState
from tests.ui.prompts_in_order import PromptsInOrder
from tests.ui.seconds_apart import seconds_apart


@pytest.fixture(autouse=True)
def _no_drag_goes_on(qapp):
    """Qt keeps the window that a drag has entered, and asks it again after it was destroyed."""
    yield
    QApplication.sendEvent(QWidget(), QDragLeaveEvent())


@pytest.fixture
def look(qapp):
    made = Look(qapp)
    made.set_theme(Theme.LIGHT)
    yield made
    made.set_scale(1.0)  # the next one takes the application's font for the system's


@pytest.fixture
def settings(tmp_path):
    return AppSettings(tmp_path / "settings.ini")


@pytest.fixture
def view_state(qapp):
    return ViewState()


@pytest.fixture
def bridge(qapp, tmp_path):
    """A bridge with a new, empty library open."""
    made = Bridge(ImmediateQueue())
    made.open_library(tmp_path / "test.paperfold")
    assert made.session is not None
    yield made
    made.close()


@pytest.fixture
def prompts():
    return PromptsInOrder()


@pytest.fixture
def window(qtbot, bridge, view_state, look, settings, prompts):
    """The whole window, its library open and empty."""
    made = MainWindow(bridge, view_state, look, settings, prompts)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    parts = (made.sidebar, made.details, made.job_bar, made.nothing_found, made.menus, made.drops)
    assert all(parts)  # made here, as they are a moment after the first rows
    made.show()
    bridge.library_opened.emit(bridge.session)
    return made


@pytest.fixture
def twelve(bridge):
    """Twelve papers of 2018 to 2023 with authors, subjects and venues to count; their ids."""
    add = bridge.session.papers.add
    ids = [
        add(
            Description(
                title=f"Moss {number}",
                authors=("Ada Thorn", f"Bela Reed {number}"),
                year=2018 + number // 2,
                subjects=("cs.LG", "cs.CL") if number % 3 else ("q-bio.PE",),
                venue="Annals of Moss" if number < 5 else None,
            )
        )
        for number in range(12)
    ]
    bridge.session.tags.add(ids[:3], ["to read"])
    return ids


@pytest.fixture
def garden(bridge):
    """Five papers of an invented garden; their ids, the oldest first."""
    papers = bridge.session.papers
    titles = ("Moss at noon", "Ferns and their spores", "On the slowness of oaks",
              "Bees without maps", "A hedge in winter")  # fmt: skip
    ids = [
        papers.add(
            Description(
                title=title,
                authors=("Ada Thorn", "Bela Reed"),
                author_total=2,
                authors_complete=True,
                year=2019 + number,
                abstract=f"We look at {title.lower()} and count what grows there.",
                abstract_complete=True,
                doi=f"10.5555/garden.{number}",
            )
        )
        for number, title in enumerate(titles)
    ]
    seconds_apart(bridge.session, ids)
    return ids


@pytest.fixture
def there(qapp, tmp_path, view_state, look, settings, prompts, qtbot):
    """The window over jobs that take their time, at its Library: three papers, the first chosen.

    `ids` has the six papers, the oldest first; the oldest three wait in the Inbox.
    """
    made = MainWindow(Bridge(JobQueue()), view_state, look, settings, prompts)
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made._bridge.open_library(tmp_path / "places.paperfold")
    made.show()
    qtbot.waitUntil(lambda: made._bridge.session is not None and not made.later.waiting)
    papers = made._bridge.session.papers
    made.ids = [papers.add(Description(title=f"Moss {number}")) for number in range(6)]
    seconds_apart(made._bridge.session, made.ids)
    papers.set_triage(made.ids[:3], Triage.INBOX)
    view_state.set_place(LIBRARY)
    qtbot.waitUntil(lambda: list(made.table.papers.ids) == made.ids[:2:-1])
    qtbot.waitUntil(lambda: made.table.papers.settled)
    made.activateWindow()
    made.table.setFocus()
    made.table.choose_row(0)
    yield made
    made.close()


@pytest.fixture
def press_at_once(qtbot):
    """press_at_once(window, keys): with no answer of a job between them."""

    def press(window, *keys):
        for key in keys:
            code, held = key if isinstance(key, tuple) else (key, Qt.KeyboardModifier.NoModifier)
            qtbot.keyClick(window.focusWidget() or window, code, held)

    return press


@pytest.fixture
def settle(qtbot):
    """settle(window): until all that was asked for is there."""

    def wait(window):
        qtbot.waitUntil(lambda: window.table.papers.settled and not window._bridge.busy)

    return wait


@pytest.fixture
def triage_of():
    """triage_of(window): how each of `ids` is decided on, as the library has it."""

    def read(window):
        return [row.triage.value for row in window._bridge.session.search.rows(window.ids)]

    return read
