"""Windows: the one window there is, made anew where it stands in another language or size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.jobs.job_queue import Queue
from desktop_app.ui.app_settings import AppSettings
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.canvas import make_canvas
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.in_steps import InSteps
from desktop_app.ui.language import Language, Speech
from desktop_app.ui.look import Look
from desktop_app.ui.main_window import MainWindow
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.job_bar import JobBar

AGAIN = 200
"""Ms after which it is looked again whether what the window waits for has ended."""
PAINTED = 120
"""Ms after which a window that is shown has been painted."""
GOES = 600
"""Ms after which one that is out of sight is taken down: the parts of the new one come before."""
STAYS = (Page.PAPERS, Page.NEWS, Page.DUPLICATES, Page.REPORT)
"""Pages that are found again by their name alone."""


class Windows(QObject):
    """Makes the window over a queue of jobs, and at the user's wish the next one in its place.

    The library stays open, with all that can be undone; place, search, chosen papers and report are
    as they were. What every part says, and how far its parts stand from each other, is asked for
    once, when the part is made: a window whose every part could change would know it all twice.
    """

    def __init__(self, app: QApplication, settings: AppSettings, look: Look, queue: Queue) -> None:
        super().__init__()
        self._settings = settings
        self._look = look
        self._queue = queue
        self._told = False
        self._before: MainWindow | None = None
        """Stays in sight until the one in its place is."""
        self._change: InSteps | None = None
        self._waiting = QTimer(self, singleShot=True, interval=AGAIN)
        self._waiting.timeout.connect(self._begin_next)
        self._speech = Speech(app)
        self._speech.speak(settings.language)
        look.set_han(self._speech.language is Language.CHINESE)
        self._made_in = (settings.language, settings.scale)
        self.bridge, self.view_state, self.window = self._make()

    def close(self) -> None:
        """Close the window, and with it the library."""
        if self._change is not None:
            self._change.finish()  # the library is between two windows else
        self.window.close()

    def show_failure(self, error: BaseException) -> None:
        """Say in the window what failed."""
        self.window.show_failure(error)

    def _make(self) -> tuple[Bridge, ViewState, MainWindow]:
        bridge, view = Bridge(self._queue), ViewState()
        prompts = Prompts(self._settings, self._look)
        window = MainWindow(bridge, view, self._look, self._settings, prompts)
        # Not at once: what asks for it is a menu of this very window.
        window.anew_wanted.connect(self._waiting.start)
        return bridge, view, window

    def _begin_next(self) -> None:
        """What is being typed is kept first, as on a click elsewhere."""
        if self._wanted() == self._made_in or self._must_wait():
            return
        typed_in = self.window.focusWidget()
        if typed_in is not None:
            typed_in.clearFocus()
        QTimer.singleShot(0, self._make_next)

    def _wanted(self) -> tuple[Language, float]:
        return self._settings.language, self._settings.scale

    def _must_wait(self) -> bool:
        """Whether something hinders another window just now; it is told, and tried again."""
        hindrance = self._hindrance()
        if hindrance and not self._told:
            self.window.tell(hindrance)
        self._told = bool(hindrance)
        if hindrance or self._before is not None:
            self._waiting.start()
            return True
        return False

    def _make_next(self) -> None:
        if not self._must_wait():
            self._before = self.window
            self._change = InSteps(self._changed(), self)
            self._change.start()

    def _changed(self) -> Iterator[None]:
        """The next window, a part in each step. That before stays in sight as it is: it is neither
        painted in the type of the next one nor does it follow what happens."""
        language, scale = self._made_in = self._wanted()
        before, view, bridge = self.window, self.view_state, self.bridge
        before.setUpdatesEnabled(False)
        before.installEventFilter(self)
        before.keep_settings()
        session = bridge.give_away()
        self._look.changed.disconnect()
        self._look.icons = False
        yield
        self._speech.speak(language)
        self._look.set_type(scale, self._speech.language is Language.CHINESE)
        yield
        made = self._make()
        yield
        make_canvas(made[-1])
        yield
        self.bridge, self.view_state, self.window = made
        self.window.installEventFilter(self)
        self.window.first_show.start()
        self.bridge.watch()
        if session is not None:
            self.bridge.take_over(session)
            _go_on(self.window, before)
            _go_back(self.window, self.view_state, view)
            _say_again(self.window, before)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The new window is there: only when it is painted does the one before it go. Who closes
        that before closes both."""
        if event.type() is QEvent.Type.Show and watched is self.window:
            QTimer.singleShot(PAINTED, self, self._retire)
        elif event.type() is QEvent.Type.Close and watched is self._before:
            self._before = None
            self.close()
        return super().eventFilter(watched, event)

    def _retire(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            before.hide()
            # Not in the turn that makes parts of the new one: each of the two takes a while.
            QTimer.singleShot(GOES, before, before.deleteLater)

    def _hindrance(self) -> str:
        """Why there can be no other window just now; empty where nothing hinders it."""
        if self.bridge.busy:
            return self.tr("The window changes as soon as what runs has ended")
        if self.view_state.page is Page.PREVIEW or self.window.imports.previews.waits:
            return self.tr("The window changes as soon as the preview is closed")
        return ""


def _say_again(window: MainWindow, before: MainWindow) -> None:
    """What was done last, with its Undo: in the language of now, once icons are drawn."""
    bar: JobBar | None = before.__dict__.get("job_bar")  # not made to be asked
    said = None if bar is None else bar.said

    def say() -> None:
        if window.job_bar.said is None:
            window.job_bar.say(said)

    if said is not None:
        window.later.done.connect(say)


def _go_on(window: MainWindow, before: MainWindow) -> None:
    """The saved search that is shown is the same one, and Back from papers like others leads on."""
    flows = before.__dict__  # not made to be asked
    if "searches" in flows:
        window.searches.go_on(before.searches)
    if "similar" in flows:
        window.similar.go_on(before.similar)


def _go_back(window: MainWindow, view: ViewState, before: ViewState) -> None:
    """Look at what was looked at before."""
    # Loaded with the first search: a start has none to read.
    from desktop_app.model.query_language import parse_leniently, words_to_mark  # noqa: PLC0415

    view.set_words(words_to_mark(parse_leniently(before.query.text)))
    view.set_query(before.query)
    view.take_searches(before)
    view.report = before.report
    view.report_changed.emit(before.report)
    if before.chosen:
        window.choose(before.chosen)
    if before.page in STAYS:
        view.set_page(before.page)
