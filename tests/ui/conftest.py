"""The parts of the window over a real library in a temporary folder; jobs run at once."""

import pytest

from desktop_app.jobs.job_queue import ImmediateQueue
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.look import Look, Theme
from desktop_app.ui.view_state import ViewState


@pytest.fixture
def look(qapp):
    made = Look(qapp)
    made.set_theme(Theme.LIGHT)
    return made


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
