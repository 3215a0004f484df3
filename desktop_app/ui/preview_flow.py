"""PreviewFlow: listings that are looked at before they are added, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop_app.jobs.job_queue import JobState, Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.destination import Destination
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.dialogs.prompts import Prompts
from desktop_app.ui.paint_soon import in_a_turn_of_its_own
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.jobs.job_queue import Job
    from desktop_app.model.field_place import FieldPlace
    from desktop_app.model.import_report import ImportReport
    from desktop_app.model.record import Record
    from desktop_app.model.text_encoding import EncodingOffer
    from desktop_app.services.imports.import_series import Held
    from desktop_app.services.preview.preview_service import Preview

# Readers are loaded on the lane that reads: the window needs none of them.
# ruff: noqa: PLC0415


class _Looking(NamedTuple):
    """Listings to be looked at, each with its place in the report of their import."""

    listings: Sequence[tuple[Preview, int | None]]
    destination: Destination
    report: ImportReport | None
    worth_telling: bool


class PreviewFlow(QObject):
    """Reads as jobs; what is read comes with preview_changed. Nothing is added but by add().

    Listings that came together are one import, whichever of them are added.

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
    take_back_wanted = Signal(int)
    """The id of an import that was begun: the user would rather have none of it."""
    told = Signal(str)
    """A sentence for the user."""
    left = Signal(str)
    """The name of a listing that one went away from undecided; '' when it is so no more."""

    def __init__(self, bridge: Bridge, view_state: ViewState, prompts: Prompts) -> None:
        super().__init__()
        self._prompts = prompts
        self._bridge = bridge
        self._view_state = view_state
        self._waiting: list[tuple[Preview, int | None]] = []
        self._later: list[_Looking] = []
        self._total = 0
        self._report: ImportReport | None = None
        """Of the import that the listings belong to, as it stands."""
        self._worth_telling = False
        self._place: int | None = None
        """Of the listing in sight, in that report."""
        self._before: Preview | None = None
        self._back = Page.PAPERS
        self.preview: Preview | None = None
        self._coming: Preview | None = None
        self._added_by: tuple[Preview | None, Job[ImportReport] | None] = (None, None)
        self.same_listing = False
        self.destination = Destination.AUTO
        bridge.job_changed.connect(self._take_job)
        bridge.library_opened.connect(self._forget)
        self._left = ""
        view_state.page_changed.connect(self._follow_page)

    @property
    def place(self) -> str:
        """'2 of 3' where there are several listings to look at; else ''."""
        if self._total < 2:
            return ""
        number = self._total - len(self._waiting)
        return self.tr("{number} of {total}").format(number=number, total=self._total)

    @property
    def more_follow(self) -> bool:
        """Whether other listings are to be looked at after this one."""
        return bool(self._waiting)

    @property
    def looking(self) -> bool:
        """Whether a listing is in sight that is not decided on."""
        return self._view_state.page is Page.PREVIEW and (self.preview or self._coming) is not None

    @property
    def waits(self) -> bool:
        """Whether one went away from a listing that is not decided on."""
        there = (self.preview or self._coming) is not None
        return there and self._view_state.page is not Page.PREVIEW

    def go_back(self) -> None:
        """To the listing that one went away from, as it was left."""
        if self.waits:
            self._back = self._view_state.page
            self._view_state.set_page(Page.PREVIEW)

    def _follow_page(self, *_: object) -> None:
        shown = self.preview or self._coming
        waits = self.waits and not self.adding
        left = shown.reading.summary.name if shown is not None and waits else ""
        if left != self._left:
            self._left = left
            self.left.emit(left)

    def _put_off(self) -> None:
        """What one went away from comes again after what comes now."""
        shown = self.preview or self._coming
        if shown is not None:
            looking = [(shown, self._place), *self._waiting]
            self._later.insert(
                0, _Looking(looking, self.destination, self._report, self._worth_telling)
            )
        self.preview = self._coming = None

    def start(
        self,
        held: Sequence[Held],
        destination: Destination,
        report: ImportReport,
        *,
        worth_telling: bool = False,
    ) -> None:
        """Look at listings of one import. report: as far as it is done, with their lines.

        worth_telling: it is shown at the end, even if none of them is added. Where others are
        looked at just now, these come after them.
        """
        looking = [(one.preview, one.place) for one in held]
        self._begin(_Looking(looking, destination, report, worth_telling))

    def _begin(self, looking: _Looking) -> None:
        if self.looking or (self.waits and self.adding):
            self._later.append(looking)
            return
        self._put_off()
        self.destination = looking.destination
        self._report, self._worth_telling = looking.report, looking.worth_telling
        self._look_at(looking.listings)

    def _forget(self, *_: object) -> None:
        """What was to be added is of the library of before."""
        self._waiting.clear()
        self._later.clear()
        self._report = self.preview = self._coming = None
        self._follow_page()

    def _look_at(self, waiting: Sequence[tuple[Preview, int | None]]) -> None:
        if self._view_state.page is not Page.PREVIEW:
            self._back = self._view_state.page
        self._waiting = list(waiting)
        self._total = len(self._waiting)
        self._next()

    def open_listing(self, listing_id: int) -> None:
        """A listing that is in the library, to be read otherwise."""

        def work(session: Session, progress: Progress) -> Preview:
            from desktop_app.services.adding.listing_rereading import preview_of_listing

            return preview_of_listing(session, listing_id, progress)

        def show(preview: Preview) -> None:
            if not self.looking:
                self._begin(_Looking([(preview, None)], Destination.AUTO, None, False))

        self._bridge.run(
            self.tr("Reading it again"),
            work,
            then=show,
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
            from desktop_app.services.reading.encoding_service import encodings_of

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
            from desktop_app.services.preview.teaching import taught

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
            self.tr("Keep this layout"),
            self.tr("Name of the layout:"),
            start,
            button=self.tr("Keep layout"),
        )
        if name is None:
            return
        chosen = tuple(marks)

        def read(progress: Progress) -> Preview:
            from desktop_app.services.preview.teaching import kept

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
        report, place = self._report, self._place

        def work(session: Session, progress: Progress) -> ImportReport:
            from desktop_app.services.adding.preview_adding import add_preview
            from desktop_app.services.imports.import_series import Begun

            begun = None if report is None or place is None else Begun(report, place)
            return add_preview(session, preview, records, destination, progress, begun)

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

    def stop(self) -> None:
        """Leave this listing and those after it; what was added before stays, or is taken back."""
        if self.adding:
            return
        report = self._report
        if report is not None and report.import_id is not None:
            added = [file for file in report.files if file.listing_id is not None]
            question = words.counted(
                sum(file.first_imported is None for file in added),
                self.tr("listing was added before you stopped."),
                self.tr("listings were added before you stopped."),
            )
            keep, back = self.tr("Keep what was added"), self.tr("Take back what was added")
            answer = self._prompts.choice(
                self.tr("Stop here?"), question, [keep, back], button=self.tr("Stop")
            )
            if answer is None:
                return
            if answer:
                self._report, self._worth_telling = None, False
                self.take_back_wanted.emit(report.import_id)
        self._waiting.clear()
        self._next()

    def _take_report(self, report: ImportReport) -> None:
        self._report, self._worth_telling = report, True
        self._next()

    def _take_job(self, job: Job[ImportReport]) -> None:
        """Adding that was cancelled is told: what is in sight looks as it did before."""
        preview, own = self._added_by
        if job is own and preview is not None and job.state is JobState.CANCELLED:
            name = preview.reading.summary.name
            self.told.emit(self.tr("Cancelled: nothing of {name} was added").format(name=name))
            self._follow_page()

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
            preview, self._place = self._waiting.pop(0)
            self._show(preview)
            return
        self.preview = self._coming = None
        report, self._report = self._report, None
        if self._later:
            self._begin(self._later.pop(0))
        elif report is not None and self._worth_telling:
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
            in_a_turn_of_its_own(self, self._tell)

    def _tell(self) -> None:
        if self._coming is not None:
            self.preview, self._coming = self._coming, None
            self.preview_changed.emit(self.preview)
