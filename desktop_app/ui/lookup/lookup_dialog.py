"""LookupDialog: what would be sent, then how far it is, then the answers, to be ticked and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Job, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import InvalidValue, PaperfoldError
from desktop_app.model.import_report import ImportReport
from desktop_app.model.lookup import LookupOutcome, LookupPlan, LookupSettings, ServiceName
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.progress_line import ProgressLine
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text
from desktop_app.ui.lookup import lookup_words
from desktop_app.ui.lookup.answers_page import AnswersPage
from desktop_app.ui.lookup.ask_page import AskPage

MOST = 1_000
"""Papers that are asked about at once."""
_Known = tuple[tuple[ServiceName, ...], LookupSettings]


class LookupDialog(DialogFrame):
    """Nothing is sent before the button that says what goes where is pressed.

    settings_wanted, requests_wanted: open these dialogs; run the function when they are closed.
    """

    kept = Signal(int, bool)
    """How many answers were kept; whether all of them had been kept before."""
    settings_wanted = Signal(object)
    requests_wanted = Signal()

    def __init__(
        self, bridge: Bridge, look: Look, paper_ids: Sequence[int], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("Find on the web"))
        self._bridge = bridge
        self._papers = tuple(paper_ids[:MOST])
        self._left_out = len(paper_ids) - len(self._papers)
        self._settings = LookupSettings()
        self._plan: LookupPlan | None = None
        self._job: Job[LookupOutcome] | None = None
        self._enough = False
        """Read by the job's thread as well."""
        self.resize(look.px(980), look.px(660))
        papers = words.papers(len(self._papers))
        self.heading.setText(self.tr("Find {papers} on the web").format(papers=papers))
        self.left_out = TextLabel(look, "", Text.SMALL, "amber", wrap=True)
        self.left_out.setText(
            self.tr("{number} more are left for another time.").format(
                number=words.number(self._left_out)
            )
        )
        self.left_out.setVisible(self._left_out > 0)
        self.body.addWidget(self.left_out)
        self.pages = QStackedWidget(self)
        self.ask_page = AskPage(look, self)
        self.wait_page = self._make_wait_page()
        self.answers_page = AnswersPage(look, self)
        for page in (self.ask_page, self.wait_page, self.answers_page):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages, 1)
        self.failure = TextLabel(look, "", Text.BODY, "red", wrap=True)
        self.failure.hide()
        self.body.addWidget(self.failure)
        self._make_foot()
        self._connect()
        self._read_settings(lay_out=True)

    def _make_wait_page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        self.far = TextLabel(self.look, "", Text.BODY, "ink2")
        self.line = ProgressLine(self.look, page)
        self.line.setFixedWidth(self.look.px(320))
        for widget in (self.line, self.far):
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(widget)
            row.addStretch(1)
            column.addLayout(row)
        column.addStretch(2)
        return page

    def _make_foot(self) -> None:
        link = ButtonKind.LINK
        self.settings = Button(self.look, self.tr("Look-up settings…"), kind=link, parent=self)
        self.requests = Button(self.look, self.tr("Requests sent…"), kind=link, parent=self)
        # Not in the foot: beside the words of its button there is no room for them at 200 %.
        links = QHBoxLayout()
        for button in (self.settings, self.requests):
            button.setAutoDefault(False)
            links.addWidget(button)
        links.addStretch(1)
        self.body.addLayout(links)
        self.foot.addStretch(1)
        self.cancel = self.add_cancel()
        self.primary = self.add_primary("")
        self.primary.setEnabled(False)

    def _connect(self) -> None:
        self.ask_page.services_changed.connect(self._read_plan)
        self.ask_page.network_wanted.connect(self._allow)
        self.answers_page.ticks_changed.connect(self._show_keep)
        self.settings.clicked.connect(lambda: self.settings_wanted.emit(self._read_settings))
        self.requests.clicked.connect(self.requests_wanted)
        self.primary.clicked.connect(self._go_on)
        self._bridge.job_changed.connect(self._follow)
        self._bridge.library_opened.connect(self.reject)

    # What would be sent

    def _read_settings(self, *, lay_out: bool = False) -> None:
        def work(session: Session, _: Progress) -> _Known:
            return session.lookup.services, session.lookup.settings.read()

        def show(known: _Known) -> None:
            services, self._settings = known
            if lay_out:
                self.ask_page.show_services(services, self._settings)
                self._order_focus()
            self.ask_page.show_settings(self._settings)
            self._read_plan()

        self._run(work, show)

    def _order_focus(self) -> None:
        """From the services to the network and to the foot; the keyboard begins at what is due."""
        page = self.ask_page
        order = [*page.ticks.values(), page.network, self.settings, self.requests]
        for before, after in pairwise([*order, self.cancel, self.primary]):
            QWidget.setTabOrder(before, after)
        due = order[0] if self._settings.network else page.network
        due.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read_plan(self) -> None:
        papers, services = self._papers, self.ask_page.chosen

        def work(session: Session, _: Progress) -> LookupPlan:
            return session.lookup.plan(papers, services)

        self._run(work, self._show_plan, key="lookup plan")

    def _show_plan(self, plan: LookupPlan) -> None:
        self._plan = plan
        self.ask_page.show_plan(plan, self._settings)
        if self.pages.currentWidget() is self.ask_page:
            asked = [one for one in plan.services if one.questions]
            self.primary.setText(
                lookup_words.send_button(asked) if asked else self.tr("Nothing to send")
            )
            self.primary.setEnabled(bool(asked) and self._settings.network)
            self.primary.updateGeometry()

    def _allow(self, allowed: bool) -> None:
        wanted = replace(self._settings, network=allowed, services=self.ask_page.chosen)

        def work(session: Session, _: Progress) -> LookupSettings:
            session.lookup.settings.write(wanted)
            return session.lookup.settings.read()

        def show(settings: LookupSettings) -> None:
            self._settings = settings
            self.ask_page.show_settings(settings)
            self._read_plan()

        self._run(work, show)

    # Asking

    def _go_on(self) -> None:
        if self.pages.currentWidget() is self.ask_page:
            self._ask()
        elif self.pages.currentWidget() is self.wait_page:
            self._enough = True
            self.primary.setEnabled(False)
        elif self.answers_page.ticked:
            self._keep()
        else:
            self.accept()

    def _ask(self) -> None:
        plan = self._plan
        if plan is None or not self._settings.network:
            return
        self.failure.hide()
        self.pages.setCurrentWidget(self.wait_page)
        self.primary.setText(self.tr("Stop and show the answers"))
        self.primary.updateGeometry()
        self._enough = False
        self.settings.hide()
        self.line.set_progress(0, None)
        self.far.setText(self.tr("Asking"))

        def work(session: Session, progress: Progress) -> LookupOutcome:
            return session.lookup.ask(plan, progress, enough=lambda: self._enough)

        papers = words.papers(len(self._papers))
        self._job = self._bridge.run(
            self.tr("Asking about {papers}").format(papers=papers), work, then=self._show_outcome,
            failed=self._fail_asking, lane=Lane.NETWORK, owner=self,
        )  # fmt: skip

    def _follow(self, job: Job[object]) -> None:
        if job is self._job and not job.finished:
            far = job.progress
            self.line.set_progress(far.done, far.total)
            if far.total:
                self.far.setText(
                    self.tr("{service} · {done} of {total}").format(
                        service=far.note,
                        done=words.number(far.done),
                        total=words.number(far.total),
                    )
                )

    def _show_outcome(self, outcome: LookupOutcome) -> None:
        self._job = None
        self.answers_page.show_outcome(outcome)
        self.pages.setCurrentWidget(self.answers_page)
        self.cancel.setVisible(bool(outcome.proposals))
        self.answers_page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_keep()

    def _fail_asking(self, error: BaseException) -> None:
        self._job = None
        self.pages.setCurrentWidget(self.ask_page)
        self.settings.show()
        self._fail(error)
        self._read_settings()

    # Keeping

    def _show_keep(self) -> None:
        ticked = len(self.answers_page.ticked)
        some = self.answers_page.answers.answers.rowCount() > 0
        self.primary.setText(lookup_words.keep_button(ticked) if some else self.tr("Close"))
        self.primary.setEnabled(bool(ticked) or not some)
        self.primary.updateGeometry()

    def _keep(self) -> None:
        ticked = self.answers_page.ticked
        self.primary.setEnabled(False)

        def work(session: Session, progress: Progress) -> ImportReport | None:
            return session.lookup.keep(ticked, progress)

        def done(report: ImportReport | None) -> None:
            count = 0 if report is None else report.entries
            known = report is not None and report.nothing_new and not report.united
            self.kept.emit(count, known)
            self.accept()

        def failed(error: BaseException) -> None:
            self._fail(error)
            self._show_keep()

        title = lookup_words.keep_button(len(ticked))
        self._bridge.run(title, work, then=done, failed=failed, owner=self, alone=True)

    # Both

    def _run(
        self,
        work: Callable[[Session, Progress], object],
        then: Callable[..., None],
        key: str | None = None,
    ) -> None:
        self._bridge.run(
            "", work, then=then, failed=self._fail, lane=Lane.READ, owner=self, key=key
        )

    def _fail(self, error: BaseException) -> None:
        if isinstance(error, PaperfoldError):
            self.failure.setText(translated(str(error)))
            self.failure.show()
        else:
            self._bridge.job_failed.emit(error)
        if isinstance(error, InvalidValue):
            self.ask_page.show_settings(self._settings)

    def reject(self) -> None:
        """Stop what is asked; what was answered so far is dropped."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """As reject()."""
        if self._job is not None:
            self._job.cancel()
        super().closeEvent(event)
