"""PreviewFlow: listings that are looked at before they are added, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.jobs.job_queue import JobState, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.destination import Destination
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.paint_soon import SOON
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.jobs.job_queue import Job
    from desktop_app.model.field_place import FieldPlace
    from desktop_app.model.import_report import ImportReport
    from desktop_app.model.record import Record
    from desktop_app.model.text_encoding import EncodingOffer
    from desktop_app.services.preview_service import Preview

# Readers are loaded on the lane that reads: the window needs none of them.
# ruff: noqa: PLC0415


class PreviewFlow(QObject):
    """Reads as jobs; what is read comes with preview_changed. Nothing is added but by add().

    same_listing: whether the preview is of the listing that was shown before, read otherwise.
    """

    preview_changed = Signal(object)
    """Preview."""
    encodings_read = Signal(object)
    """EncodingOffer."""
    taught = Signal(str)
    """Marks were read as a layout: '', or why they show none."""
    added = Signal(object)
    """ImportReport, when the last listing was added or left."""

    def __init__(self, bridge: Bridge, view_state: ViewState, prompts: Prompts) -> None:
        super().__init__()
        self._prompts = prompts
        self._bridge = bridge
        self._view_state = view_state
        self._waiting: list[Preview] = []
        self._total = 0
        self._report: ImportReport | None = None
        self._before: Preview | None = None
        self._back = Page.PAPERS
        self.preview: Preview | None = None
        self._coming: Preview | None = None
        self._added_by: tuple[Preview | None, Job[ImportReport] | None] = (None, None)
        self.same_listing = False
        self.destination = Destination.AUTO

    @property
    def place(self) -> str:
        """'2 of 3' where there are several listings to look at; else ''."""
        if self._total < 2:
            return ""
        number = self._total - len(self._waiting)
        return self.tr("{number} of {total}").format(number=number, total=self._total)

    def start(
        self,
        previews: Sequence[Preview],
        destination: Destination,
        report: ImportReport | None = None,
    ) -> None:
        """Look at these. report: of the listings that were added with them, shown at the end."""
        if self._view_state.page is not Page.PREVIEW:
            self._back = self._view_state.page
        self.destination = destination
        self._waiting = list(previews)
        self._total = len(self._waiting)
        self._report = report
        self._next()

    def open_listing(self, listing_id: int) -> None:
        """A listing that is in the library, to be read otherwise."""

        def work(session: Session, progress: Progress) -> Preview:
            from desktop_app.services.listing_rereading import preview_of_listing

            return preview_of_listing(session, listing_id, progress)

        self._bridge.run(
            self.tr("Reading it again"),
            work,
            then=lambda preview: self.start([preview], Destination.AUTO),
            lane=Lane.READ,
            owner=self,
            key="preview",
        )

    def change_reader(self, reader: str) -> None:
        """Read the listing with another reader."""
        preview = self.preview
        if preview is not None:
            self._read(lambda progress: preview.again(progress, reader=reader))

    def change_encoding(self, encoding: str) -> None:
        """Read the listing in another encoding, with the reader that is likeliest then."""
        preview = self.preview
        if preview is not None:
            self._read(lambda progress: preview.again(progress, encoding=encoding))

    def change_column(self, title: str, field: str) -> None:
        """Take the columns of a table with this heading for another field; '' for none."""
        preview = self.preview
        if preview is not None:
            self._read(lambda progress: preview.with_column(title, field, progress))

    def ask_encodings(self) -> None:
        """Which encodings it may be in; told by encodings_read."""
        preview = self.preview
        if preview is None:
            return
        item = preview.item

        def work(_: Session, __: Progress) -> EncodingOffer:
            from desktop_app.services.encoding_service import encodings_of

            return encodings_of(item)

        self._bridge.run(
            "", work, then=self.encodings_read.emit, lane=Lane.READ, owner=self, key="encodings"
        )

    def teach(self, marks: Sequence[FieldPlace]) -> None:
        """Read the listing as these marks show; told by preview_changed and taught."""
        preview = self.preview
        if preview is None:
            return
        self._before = base = self._before or preview
        chosen = tuple(marks)

        def work(_: Session, progress: Progress) -> tuple[Preview, str]:
            from desktop_app.services.teaching import taught

            return taught(base, chosen, progress) if chosen else (base, "")

        self._bridge.run(
            "", work, then=self._take_taught, lane=Lane.READ, owner=self, key="preview"
        )

    def keep_layout(self, marks: Sequence[FieldPlace]) -> None:
        """Ask for a name, and keep what the marks show under it."""
        preview = self.preview
        if preview is None:
            return
        summary = preview.reading.summary
        start = summary.owner or summary.name.rpartition(".")[0] or summary.name
        name = self._prompts.name(
            self.tr("Keep this layout"), self.tr("Name of the layout:"), start
        )
        if name is None:
            return
        chosen = tuple(marks)

        def read(progress: Progress) -> Preview:
            from desktop_app.services.teaching import kept

            return kept(preview, chosen, name, progress)

        self._before = None
        self._read(read)

    def stop_teaching(self) -> None:
        """Show again what was read before the marks."""
        before, self._before = self._before, None
        if before is not None:
            self._show_again(before)

    def add(self, records: Sequence[Record]) -> None:
        """Add these records of the listing."""
        preview, destination = self.preview, self.destination
        if preview is None or self.adding:
            return

        def work(session: Session, progress: Progress) -> ImportReport:
            from desktop_app.services.preview_adding import add_preview

            return add_preview(session, preview, records, destination, progress)

        name = preview.reading.summary.name
        title = self.tr("Adding papers from {name}").format(name=name)
        job = self._bridge.run(title, work, then=self._take_report, owner=self, alone=True)
        self._added_by = preview, job

    @property
    def adding(self) -> bool:
        """What was shown is being added: it is neither added twice nor left meanwhile."""
        preview, job = self._added_by
        if job is None or preview is not self.preview:
            return False
        return job.state not in (JobState.CANCELLED, JobState.FAILED)

    def cancel(self) -> None:
        """Leave this listing as it is, and go on to the next one or back."""
        if not self.adding:
            self._next()

    def _take_report(self, report: ImportReport) -> None:
        self._report = report
        self._next()

    def _take_taught(self, result: tuple[Preview, str]) -> None:
        if self._before is None:
            return  # teaching was over before this was read
        preview, problem = result
        self._show_again(preview)
        self.taught.emit(problem)

    def _read(self, read: Callable[[Progress], Preview]) -> None:
        self._bridge.run(
            self.tr("Reading it again"),
            lambda _, progress: read(progress),
            then=self._show_again,
            lane=Lane.READ,
            owner=self,
            key="preview",
        )

    def _show_again(self, preview: Preview) -> None:
        self.same_listing = True
        self._show(preview)

    def _next(self) -> None:
        self.same_listing = False
        self._before = None
        if self._waiting:
            self._show(self._waiting.pop(0))
            return
        self.preview = self._coming = None
        report, self._report = self._report, None
        if report is not None:
            self.added.emit(report)
        else:
            self._view_state.set_page(self._back)

    def _show(self, preview: Preview) -> None:
        self.preview, self._coming = None, preview
        if self._view_state.page is Page.PREVIEW:
            self._tell()
        else:
            # Its page is made first: what stands on it is laid out in a turn of its own.
            self._view_state.set_page(Page.PREVIEW)
            QTimer.singleShot(SOON, self, self._tell)

    def _tell(self) -> None:
        if self._coming is not None:
            self.preview, self._coming = self._coming, None
            self.preview_changed.emit(self.preview)
