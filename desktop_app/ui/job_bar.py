"""JobBar: what was just done, what runs and how far, what is shown; Undo and Cancel at hand."""

from __future__ import annotations

import time

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from desktop_app.jobs.job_queue import Job
from desktop_app.model.changes import LibraryEvent
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.painting import hairline
from desktop_app.ui.controls.progress_line import ProgressLine
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.job_words import facts
from desktop_app.ui.look import Look, Text
from desktop_app.ui.panes import JOB_BAR
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.view_state import Page, ViewState

WORTH_SHOWING = 0.3
"""Seconds; a job that is done before is not worth a flicker."""
TICK = 200
NOTICE = 8000
"""Ms that a notice stays, unless something else is done before."""


class JobBar(QWidget):
    """Follows the bridge and the view state."""

    undo_wanted = Signal()

    def __init__(
        self, bridge: Bridge, view_state: ViewState, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._jobs: list[Job[object]] = []
        self._step = ""
        self._notice_of_step = False
        self.said: tuple[str, bool] | None = None
        """The step that is told here, as the library calls it, and whether it was undone."""
        self._done_icon = TextLabel(look, "", Text.SMALL, "ink2", parent=self)
        self._done = ElidedLabel(look, "", Text.SMALL, "ink2", parent=self)
        link = ButtonKind.LINK
        self._undo = Button(
            look, self.tr("Undo"), kind=link, key="Ctrl+Z", action="edit.undo", parent=self
        )
        self._undo.clicked.connect(self.undo_wanted)
        self._notice_icon = TextLabel(look, "", Text.SMALL, "accent", parent=self)
        self._notice = ElidedLabel(look, "", Text.SMALL, "accent", parent=self)
        self._what = ElidedLabel(look, "", Text.SMALL, "ink2", parent=self)
        self._line = ProgressLine(look, self)
        self._far = TextLabel(look, "", Text.COUNT, "ink2", parent=self)
        self._more = Button(look, "", kind=ButtonKind.LINK, parent=self)
        self._more.clicked.connect(self._list_jobs)
        self._cancel = Button(look, self.tr("Cancel"), kind=ButtonKind.LINK, ink="ink2")
        self._cancel.clicked.connect(self._cancel_newest)
        self._shown = TextLabel(look, "", Text.SMALL, "ink2", parent=self)
        self._lay_out()
        self._notice_ends = QTimer(self, singleShot=True, interval=NOTICE)
        self._notice_ends.timeout.connect(self._drop_notice)
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._refresh)
        bridge.job_changed.connect(self._take_job)
        bridge.library_changed.connect(self._take_event)
        bridge.library_opened.connect(self._forget)
        view_state.found_changed.connect(self._show_held)
        view_state.chosen_changed.connect(self._show_held)
        view_state.page_changed.connect(self._show_held)
        look.changed.connect(self._show_undo)
        self.setFixedHeight(look.px(JOB_BAR))
        self._forget()
        self._refresh()

    @property
    def jobs(self) -> tuple[Job[object], ...]:
        """Jobs that run or wait, the newest last."""
        return tuple(self._jobs)

    def tell(self, sentence: str, *, done: bool = False) -> None:
        """Say what came of an action; it goes by itself.

        done: it tells of the newest step, whose Undo stands beside it.
        """
        self._notice.setText(sentence)
        self._notice_of_step = done
        self._notice_ends.start()
        self._show_undo()

    @property
    def notice(self) -> str:
        """What is told now; empty for nothing."""
        return self._notice.text()

    def _drop_notice(self) -> None:
        self._notice_ends.stop()
        self._notice.setText("")
        self._show_undo()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Desk, with a hairline on top."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.tokens.desk)
        hairline(painter, self.rect(), self._look.tokens.line, top=True)
        if self._cancel.isVisible() and self._shown.text():
            x = (self._cancel.geometry().right() + self._shown.geometry().left()) // 2
            height = self._look.px(14)
            top = (self.height() - height) // 2
            painter.fillRect(x, top, 1, height, self._look.tokens.line2)
        painter.end()

    def _lay_out(self) -> None:
        px = self._look.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), 1, px(12), 0)
        row.setSpacing(px(8))
        notice = (self._notice_icon, self._notice)
        for widget in (*notice, self._done_icon, self._done, self._undo):
            row.addWidget(widget)
        row.addStretch(1)
        running: tuple[QWidget, ...] = (
            self._what, self._line, self._far, self._more, self._cancel
        )  # fmt: skip
        for part in running:
            row.addWidget(part)
        row.addSpacing(px(12))
        row.addWidget(self._shown)
        self._what.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def _take_event(self, event: LibraryEvent) -> None:
        if event.label == event.undo_label:
            self.say((event.label, False) if event.label else None)
        elif event.label and event.label in (event.redo_label, self._step):
            self.say((event.label, True))
        else:
            return  # the program wrote by itself, as after an import: a notice is still true
        self._drop_notice()

    def say(self, said: tuple[str, bool] | None) -> None:
        """Tell of a step of Undo, as `said` has it, in the language of now; None for nothing."""
        self.said = said
        label, undone = said or ("", False)
        self._step = "" if undone else label
        words = translated(label)
        if undone:
            words = self.tr("Undone: {step}").format(step=words)
        self._done.setText(title_text(words)[0])
        self._show_undo()

    def _forget(self, *_: object) -> None:
        self.say(None)
        self._drop_notice()
        self._show_held()

    def _show_undo(self) -> None:
        told = bool(self._notice.text())
        self._notice_icon.setPixmap(
            self._look.pixmap("info", None, self._look.px(16), ratio=self.devicePixelRatioF())
        )
        for widget in (self._notice_icon, self._notice):
            widget.setVisible(told)
        said = bool(self._done.text()) and not told
        at_hand = said or (told and self._notice_of_step and bool(self._step))
        undone = self._bridge.undo_label == self._step
        self._done_icon.setPixmap(
            self._look.pixmap("undo", None, self._look.px(16), ratio=self.devicePixelRatioF())
        )
        self._done_icon.setVisible(said)
        self._done.setVisible(said)
        self._undo.setVisible(at_hand and undone)

    def _show_held(self, *_: object) -> None:
        view = self._view_state
        if view.page is Page.EMPTY and self._bridge.session is not None:
            name = self._bridge.session.library.path.name
            self._shown.setText(f"{name}  ·  {words.papers(0)}")
        elif view.page is not Page.PAPERS:
            self._shown.setText("")
        elif view.found is None:
            pass  # Asked for anew: what stands here stays, else Cancel would move off the pointer.
        elif view.chosen:
            chosen = self.tr("{count} chosen").format(count=words.number(len(view.chosen)))
            self._shown.setText(f"{words.papers(view.found)}  ·  {chosen}")
        else:
            self._shown.setText(words.papers(view.found))
        self.update()

    def _take_job(self, job: Job[object]) -> None:
        if job.finished:
            if job in self._jobs:
                self._jobs.remove(job)
        elif job not in self._jobs:
            self._jobs.append(job)
        if self._jobs and not self._timer.isActive():
            self._timer.start()
        self._refresh()

    def _refresh(self) -> None:
        if not self._jobs:
            self._timer.stop()
        now = time.monotonic()
        worth = [job for job in self._jobs if now - (job.started or now) >= WORTH_SHOWING]
        job = worth[-1] if worth else None
        for widget in (self._what, self._line, self._far, self._cancel):
            widget.setVisible(job is not None)
        self._more.setVisible(len(worth) > 1)
        if job is not None:
            self._show_job(job, len(worth) - 1)
        self.update()

    def _show_job(self, job: Job[object], others: int) -> None:
        progress = job.progress
        self._what.setText(job.title)
        self._what.setToolTip(translated(progress.note))
        # Of one thing alone, such as one file, no part can be told by counting it.
        total = progress.total if progress.total != 1 else None
        self._line.set_progress(progress.done, total)
        self._cancel.setEnabled(not job.cancel_asked)
        if job.cancel_asked:
            said = [self.tr("stopping")]
        else:
            said = facts(progress, time.monotonic() - (job.started or time.monotonic()))
        self._far.setText("  ·  ".join(said))
        self._more.setText(self.tr("and {count} more").format(count=others))

    def _cancel_newest(self) -> None:
        if self._jobs:
            self._jobs[-1].cancel()
            self._refresh()

    def _list_jobs(self) -> None:
        menu = QMenu(self)
        for job in reversed(self._jobs):
            text = self.tr("Cancel “{job}”").format(job=job.title)
            menu.addAction(text, job.cancel)
        menu.exec(self._more.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        menu.deleteLater()
