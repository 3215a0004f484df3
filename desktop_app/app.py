"""The composition root of the window: makes every long-lived object once and joins them."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import desktop_app.ui.bindings  # noqa: F401  (before all else of Qt)

# isort: split
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from desktop_app import logs, paths
from desktop_app.jobs.job_queue import JobQueue
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.fonts import thin_stems
from desktop_app.ui.garbage import MainThreadGarbage
from desktop_app.ui.in_steps import InSteps, all_loaded
from desktop_app.ui.look import Look, begins_dark
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.windows import Windows
from desktop_app.version import VERSION

LOG = logging.getLogger(__name__)
QT_LOG = logging.getLogger("desktop_app.qt")
STYLE = ("-style", "fusion")
"""Told as an option: app.setStyle() would first have the bindings make all that a style is."""
SWITCH = 0.001
"""Seconds after which a lane that computes lets the window in; Python's own 5 ms are felt."""
COLLECT_AFTER = 1000
"""Ms after the window is shown: a start makes much and leaves next to no garbage."""
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _EndBySignal:
    """Closes the window when the system asks the program to end, even while nothing happens."""

    def __init__(self, windows: Windows) -> None:
        self._read, self._write = os.pipe()
        for end in (self._read, self._write):
            os.set_blocking(end, False)
        self._notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read)
        self._notifier.activated.connect(windows.close)
        # Of a window that is closed before it was shown, Qt would not think that it was the last.
        self._notifier.activated.connect(QApplication.quit)
        self._before = signal.set_wakeup_fd(self._write)
        signal.signal(signal.SIGTERM, lambda *_: None)
        signal.signal(signal.SIGINT, lambda *_: None)

    def stop(self) -> None:
        """Leave signals to Python again."""
        signal.set_wakeup_fd(self._before)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self._notifier.setEnabled(False)
        os.close(self._read)
        os.close(self._write)


class _Faults(QObject):
    """Brings a fault of any thread to the main thread."""

    met = Signal(object)


def run_window(
    files: Sequence[Path] = (),
    library: Path | None = None,
    watch: Callable[[MainWindow], None] | None = None,
) -> int:
    """Open the window and import the files into it; the exit code once it is closed.

    watch: is given the window before anything happens in it, to measure it. Garbage is collected
    from a second after the start on, on this thread alone.
    """
    sys.setswitchinterval(SWITCH)
    logs.start_log(paths.log_file())
    qInstallMessageHandler(_take_qt_message)
    QApplication.setApplicationName("Paperfold")
    QApplication.setApplicationVersion(VERSION)
    QApplication.setDesktopFileName(paths.APPLICATION)
    app = QApplication([*sys.argv[:1], *STYLE])
    garbage = MainThreadGarbage(app)
    settings = AppSettings(paths.settings_file())
    if begins_dark(app, settings.theme):
        thin_stems()
    look = Look(
        app,
        theme=settings.theme,
        density=settings.density,
        zoom=settings.zoom,
        scale=settings.scale,
        icons=False,
    )
    windows = Windows(app, settings, look, JobQueue())
    window = windows.window
    faults = _Faults()
    faults.met.connect(windows.show_failure)
    logs.catch_faults(faults.met.emit)
    ending = _EndBySignal(windows)
    if watch is not None:
        watch(window)
    named = [path for path in files if path.suffix == paths.LIBRARY_SUFFIX]
    window.libraries.open(library or (named[-1] if named else _last_library(settings)))
    window.imports.import_paths([path for path in files if path not in named])
    window.first_show.start()
    windows.bridge.watch()
    ahead = InSteps(all_loaded(), app)
    window.later.done.connect(ahead.start)
    QTimer.singleShot(COLLECT_AFTER, garbage.start)
    ahead.done.connect(garbage.start)  # modules are no garbage either: not to be looked at again
    code = app.exec()
    ending.stop()
    LOG.info("Closed")
    return code


def _last_library(settings: AppSettings) -> Path:
    """The one that was open last, if it is still there; else the default one."""
    recent = settings.recent
    if recent and not paths.is_missing(recent[0]):
        return recent[0]
    default = paths.default_library()
    with suppress(OSError):  # opening it says what is wrong with the folder
        default.parent.mkdir(parents=True, exist_ok=True)
    return default


def _take_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    level = LEVELS.get(kind, logging.WARNING)
    QT_LOG.log(level, "%s", message)
    if level >= logging.ERROR:  # such as a system library that is missing: no window will tell it
        sys.stderr.write(f"{message}\n")
