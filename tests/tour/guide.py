"""Guide: leads a walk through the window, one stop after the other, as fast as the window is."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from desktop_app.ui.main_window import MainWindow
from tests.tour.watchdog import Watchdog

Reached = Callable[[], object]
"""Whether what was waited for is there."""
Walk = Callable[["Guide"], Iterator[Reached]]
LOOK = 10
"""Ms between two looks whether it is."""
PATIENCE = 180.0
"""Seconds after which a stop counts as not reached."""
QUIET = 0.3
"""Seconds without a job after which the window is at rest."""
MOST = 50.0
"""CPU ms that no stop may take at once."""


class Guide(QObject):
    """A walk asks for keys and clicks, and yields what it waits for. exit_code: 0 if all was well.

    Keys and clicks go to where a user's would: the window or popup that has the keyboard.
    """

    def __init__(self, window: MainWindow, walk: Walk, pictures: Path, name: str) -> None:
        super().__init__()
        self.window = window
        self.exit_code = 0
        self._pictures, self._name = pictures, name
        self._walk = walk(self)
        self._reached: Reached = lambda: True
        self._since = self._rest_since = time.monotonic()
        self._stop, self._number = "start", 0
        self._anew = False
        self._watchdog = Watchdog()
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Set out; the window is closed at the end."""
        self._watchdog.start()
        self._timer.start()

    def stop(self, name: str) -> None:
        """What follows belongs to this stop."""
        self._tell()
        self._stop = name

    def press(self, keys: str) -> None:
        """Keys as in QKeySequence; at the next turn of the loop, since a dialog may open."""
        sequence = QKeySequence(keys)
        QTimer.singleShot(0, self, lambda: QTest.keySequence(self._keyboard(), sequence))

    def type(self, text: str) -> None:
        """Letters, one after the other."""
        for letter in text:
            QTimer.singleShot(0, self, partial(self._type, letter))

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """The left button."""
        where = place or widget.rect().center()
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTimer.singleShot(0, self, lambda: QTest.mouseClick(widget, button, none, where))

    def run(self, action: str) -> None:
        """An action that has no key, as its menu does."""
        QTimer.singleShot(0, self, lambda: self.window.menus.run(action))

    @property
    def dialog(self) -> QDialog | None:
        """The one in front, if any."""
        dialogs = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog)]
        return next((each for each in reversed(dialogs) if each.isVisible()), None)

    def can_type(self) -> bool:
        """The keyboard is in a field."""
        return isinstance(self._keyboard(), QLineEdit)

    def at_rest(self) -> bool:
        """Nothing has run for a moment: all that was asked for is painted."""
        if self.window._bridge._queue._unfinished or not self.window.updatesEnabled():
            self._rest_since = time.monotonic()
        return time.monotonic() - self._rest_since > QUIET

    def window_is_another(self) -> bool:
        """It was made anew, in another language or size: what follows happens in that."""
        if not self._anew or not self.window.isActiveWindow() or self.window.later.waiting:
            return False
        self._anew = False
        return True

    def picture(self) -> None:
        """The screen as it is, under the stop's name."""
        self._number += 1
        file = self._pictures / f"{self._number:02d}-{self._stop}-{self._name}.png"
        with self._watchdog.apart():
            assert self.window.screen().grabWindow(0).save(str(file))

    def _keyboard(self) -> QWidget:
        front = QApplication.activePopupWidget() or self.dialog or self.window
        return front.focusWidget() or front

    def _type(self, letter: str) -> None:
        QTest.keyClicks(self._keyboard(), letter)

    def _follow(self) -> None:
        """The window made in place of another is the one from now on: that one is gone."""
        shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]
        visible = [each for each in shown if each.isVisible()]
        if self.window not in visible and visible:
            self.window, self._anew = visible[0], True

    def _look(self) -> None:
        self._follow()
        if QApplication.activeWindow() is None and self.window.isVisible():
            self.window.activateWindow()  # no window manager does
        try:
            if self._reached():
                self._rest_since = self._since = time.monotonic()
                self._reached = next(self._walk)
            elif time.monotonic() - self._since > PATIENCE:
                raise TimeoutError(f"waited {PATIENCE:.0f} s")
        except StopIteration:
            self._end()
        except Exception:  # noqa: BLE001  (a tour that fails says where, and ends)
            traceback.print_exc()
            print(f"not reached: {self._stop}", flush=True)
            self.picture()
            self.exit_code = 1
            self._end()

    def _tell(self) -> None:
        longest = self._watchdog.longest()
        over = longest.busy > MOST
        self.exit_code |= over
        mark = "  more than 50" if over else ""
        print(f"  {self._stop:<14}{longest.busy:7.1f} {longest.stood:7.1f}{mark}", flush=True)

    def _end(self) -> None:
        self._timer.stop()
        self._tell()
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window:
                widget.close()
        self.window.close()
        sys.stdout.flush()
