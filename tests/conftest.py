"""Every test runs without a screen, and touches no file of the user's."""

import gc
import os
import signal
import threading
from contextlib import nullcontext

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent

from desktop_app.ui.garbage import collect_due
from tests.patient_bot import PatientBot
from tests.raised_faults import faults_raised

# The suite must stay quick on two cores; HYPOTHESIS_PROFILE=long looks for longer.
settings.register_profile("suite", max_examples=40, deadline=None)
settings.register_profile(
    "long", max_examples=2_000, deadline=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
gc.disable()
if (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    and threading.current_thread() is threading.main_thread()
):
    # Where the suite runs in the background, programs that it starts would not hear Ctrl+C either.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _garbage():
    """Qt objects are destroyed between tests, on the main thread, as in the program itself."""
    yield
    # Windows that are closed: a style sheet is worked out for every widget that is still there.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collect_due()


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory, monkeypatch):
    """Settings, libraries and logs of a test live in a folder of its own."""
    home = tmp_path_factory.mktemp("home")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))


@pytest.fixture(autouse=True)
def _faults(request):
    """A fault of a reader is one of the test, unless it is about that."""
    with nullcontext() if "faults_told" in request.fixturenames else faults_raised():
        yield


@pytest.fixture
def faults_told():
    """For tests in which readers fail: it is told, as in the program."""


@pytest.fixture
def qtbot(qapp, request):
    """In place of pytest-qt's own."""
    return PatientBot(request)
