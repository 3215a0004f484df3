"""ImportFlow: from files, a drop or the clipboard to the report of what they brought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from desktop_app.jobs.job_queue import Job, JobState, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.destination import Destination
from desktop_app.model.query import INBOX, LIBRARY
from desktop_app.paths import resource_folder
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.preview_flow import PreviewFlow
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.model.changes import LibraryEvent
    from desktop_app.model.import_report import ImportReport
    from desktop_app.services.adding.import_gate import Gate
    from desktop_app.services.imports.import_series import Held
    from desktop_app.services.reading.read_service import ListingInput

# The readers are loaded on the lane that reads: the window needs none of them.
# ruff: noqa: PLC0415


class ImportFlow(QObject):
    """Each import is one job and one step of Undo; its report is shown when it is done.

    What is doubtful is held back and shown beside its source first: see previews.

    destination: where the next imports put new papers.
    """

    told = Signal(str)
    """A sentence for the user."""

    def __init__(self, bridge: Bridge, view_state: ViewState, prompts: Prompts) -> None:
        super().__init__()
        self._bridge = bridge
        self._view_state = view_state
        self._prompts = prompts
        self._waiting: list[Path] = []
        self.destination = Destination.AUTO
        self.previews = PreviewFlow(bridge, view_state, prompts)
        self.previews.added.connect(self._take_report)
        self.previews.told.connect(self.told)
        bridge.library_opened.connect(self._take_waiting)
        self._running: list[Job[Gate]] = []
        bridge.job_changed.connect(self._take_job)
        self._report_old = False
        bridge.library_changed.connect(self._take_event)
        view_state.page_changed.connect(self._look_at_report)

    def choose_files(self) -> None:
        """Ask for files and import them."""
        self._ask_files(self.tr("Import listings"), self.import_paths)

    def choose_to_preview(self) -> None:
        """Ask for files and show each beside its records before it is added."""
        self._ask_files(self.tr("Import with preview"), self._preview_paths)

    def choose_folder(self) -> None:
        """Ask for a folder and import what lies in it."""
        folder = self._prompts.folder_to_open(self.tr("Import a folder of listings"))
        if folder is not None:
            self.import_paths([folder])

    def import_paths(self, paths: Sequence[Path]) -> None:
        """Files and folders together as one import; before a library is open they wait for it."""
        if not paths:
            return
        if self._bridge.session is None:
            self._waiting.extend(paths)
            return
        chosen = tuple(paths)
        if len(chosen) == 1:
            title = self.tr("Adding papers from {name}").format(name=chosen[0].name)
        else:
            title = self.tr("Adding papers from {files}").format(files=words.files(len(chosen)))
        self._run(title, partial(_listings_in, chosen))

    def can_take(self, data: QMimeData) -> bool:
        """Whether a drop or the clipboard carries files or text."""
        return any(url.isLocalFile() for url in data.urls()) or data.hasText() or data.hasHtml()

    def import_data(self, data: QMimeData) -> None:
        """What was dropped or copied: local files first, else the text with its HTML."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self.import_paths(paths)
            return
        text = data.text() if data.hasText() else None
        html = data.html() if data.hasHtml() else None
        if not text and not html:
            return
        now = datetime.now()
        name = self.tr("Pasted {when}").format(when=f"{now:%Y-%m-%d %H:%M}")
        from desktop_app.ui.clipboard_address import address_of

        items = partial(_pasted, text, html, name, address_of(data))
        self._run(self.tr("Adding what was pasted"), items)

    def paste(self) -> None:
        """Import what the clipboard holds."""
        data = QGuiApplication.clipboard().mimeData()
        if data is not None:
            self.import_data(data)

    def open_sample(self) -> None:
        """Import the listings that ship along; like any import it can be taken back."""
        folder = resource_folder() / "samples"
        self._run(self.tr("Adding the sample"), partial(_listings_in, [folder]))

    def _ask_files(self, title: str, then: Callable[[Sequence[Path]], object]) -> None:
        def ask(suffixes: str) -> None:
            listings = self.tr("Listings ({suffixes});;All files (*)").format(suffixes=suffixes)
            then(self._prompts.files_to_open(title, listings))

        # In a job: it loads all readers.
        work = self._bridge.run("", lambda *_: _suffixes(), then=ask, lane=Lane.READ, owner=self)
        if work is None:
            ask(_suffixes())

    def _preview_paths(self, paths: Sequence[Path]) -> None:
        if paths:
            title = self.tr("Reading {files}").format(files=words.files(len(paths)))
            self._run(title, partial(_listings_in, tuple(paths)), look_first=True)

    def show_last_report(self) -> None:
        """Show the report of the newest import, be it from before this start."""
        shown = self._view_state.report
        if shown is not None and not self._report_old:
            self._view_state.set_page(Page.REPORT)
            return
        known = None if shown is None else shown.import_id

        def last(session: Session, _: Progress) -> ImportReport | None:
            reports = session.imports
            found = None if known is None else reports.report(known)
            if found is None and (made := reports.imports()):
                found = reports.report(made[0].id)
            return found

        self._bridge.run("", last, then=self._show_last, lane=Lane.READ, owner=self)

    def _show_last(self, report: ImportReport | None) -> None:
        if report is None:
            self.told.emit(self.tr("Nothing was imported into this library yet"))
        else:
            self._show(report)

    def look_again(self, report: ImportReport) -> None:
        """Look at listings of an import that were not added to it, as far as they are files."""

        def read(_: Session, progress: Progress) -> list[Held]:
            from desktop_app.services.imports.import_series import held_again

            return held_again(report, progress)

        def show(held: list[Held]) -> None:
            if held:
                self.previews.start(held, self.destination, report, worth_telling=True)
            else:
                self.told.emit(self.tr("What was not added is not there any more"))

        count = sum(file.not_added for file in report.files)
        title = self.tr("Reading {files}").format(files=words.files(count))
        self._bridge.run(title, read, then=show, lane=Lane.READ, owner=self)

    def _run(
        self,
        title: str,
        items: Callable[[], Sequence[ListingInput]],
        *,
        look_first: bool = False,
    ) -> None:
        destination = self.destination

        def work(session: Session, progress: Progress) -> Gate:
            from desktop_app.services.adding.import_gate import import_or_hold

            return import_or_hold(session, items(), progress, destination, hold_all=look_first)

        job = self._bridge.run(title, work, then=self._take_gate, owner=self, alone=True)
        if job is not None and not job.finished:
            self._running.append(job)

    def _take_job(self, job: Job[Gate]) -> None:
        """An import that was cancelled is told: else it would only be gone from the job bar."""
        if job.finished and job in self._running:
            self._running.remove(job)
            if job.state is JobState.CANCELLED and job.cancel_asked:
                self.told.emit(self.tr("Cancelled: nothing of this import was kept"))

    def _take_gate(self, gate: Gate) -> None:
        """What was doubtful is looked at; the report comes after that."""
        if gate.held:
            self.previews.start(
                gate.held, self.destination, gate.report, worth_telling=gate.anything_told
            )
        elif self.previews.looking:
            self._tell(gate.report)
        else:
            self._take_report(gate.report)

    def _tell(self, report: ImportReport) -> None:
        """What came of files while a listing is looked at, which stays in sight."""
        failed = [file.summary for file in report.files if file.summary.error is not None]
        if failed:
            self.told.emit(f"{failed[0].name}: {translated(failed[0].error or '')}")
        elif report.nothing_new:
            self.told.emit(self.tr("Nothing new: all of it was in your library already"))

    def _take_report(self, report: ImportReport) -> None:
        """The sidebar goes where the papers went."""
        if report.new:
            place = INBOX if Destination.INBOX.value in report.destination else LIBRARY
            view = self._view_state
            view.show(place)
        self._show(report)

    def _take_event(self, event: LibraryEvent) -> None:
        """Of an import that was taken back, or read anew, its report says what is true no more."""
        changes = event.changes
        if changes.listings or changes.structure or changes.everything:
            self._report_old = True
            self._look_at_report()

    def _look_at_report(self, *_: object) -> None:
        view = self._view_state
        report = view.report
        if view.page is not Page.REPORT or report is None or not self._report_old:
            return
        self._report_old = False
        import_id = report.import_id
        if import_id is None:  # it brought nothing, and there is nothing to take back
            return

        def show(found: ImportReport | None) -> None:
            if view.report is report:
                view.show_report_anew(found)

        self._bridge.run(
            "", lambda session, _: session.imports.report(import_id),
            then=show, lane=Lane.READ, owner=self, key="report",
        )  # fmt: skip

    def _show(self, report: ImportReport | None) -> None:
        if report is not None:
            self._report_old = False
            self._view_state.show_report(report)

    def _take_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        self.import_paths(waiting)


def _suffixes() -> str:
    """'*.bib *.csv …': what the files of all readable formats usually end in."""
    from desktop_app.services.reading.packed_listings import SUFFIXES
    from desktop_app.services.reading.read_service import formats

    suffixes = {suffix for known in formats() for suffix in known.suffixes} | set(SUFFIXES)
    return " ".join(f"*{suffix}" for suffix in sorted(suffixes))


def _listings_in(paths: Sequence[Path]) -> Sequence[ListingInput]:
    from desktop_app.services.reading.read_service import expand

    return expand(paths)


def _pasted(
    text: str | None, html: str | None, name: str, address: str | None
) -> Sequence[ListingInput]:
    from desktop_app.services.reading.read_service import ListingInput

    return [ListingInput(path=None, text=text, html=html, name=name, address=address)]
