"""DetailsPane: the chosen paper, or what several chosen ones share; follows the view state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.paper import PaperRow
from desktop_app.model.query import Place, PlaceKind
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.keyboard_focus import BY_KEYBOARD
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.details.fold import FOLD, Fold
from desktop_app.ui.details.paper_edits import PaperEdits
from desktop_app.ui.details.shown_paper import Shown, read_shown
from desktop_app.ui.laid_out import lay_out
from desktop_app.ui.look import Look, Text
from desktop_app.ui.view_state import Page, ViewState

if TYPE_CHECKING:
    from desktop_app.ui.details.chosen_summary import ChosenSummary
    from desktop_app.ui.details.formulas import Formulas
    from desktop_app.ui.details.paper_view import PaperView
    from desktop_app.ui.details.tag_row import TagRow

# The first frame has no paper chosen: the pages of chosen ones are loaded and made after it.
# ruff: noqa: PLC0415

MOST_LOOKED_AT = 2000
"""Chosen papers up to which it is looked up what they share."""


@dataclass(frozen=True, slots=True)
class _Read:
    """What the reading lane brings. rows: of the chosen papers; shown: the one, in full."""

    chosen: tuple[int, ...]
    rows: tuple[PaperRow, ...]
    shown: Shown | None = None


class DetailsPane(QScrollArea):
    """Main thread only. Shows the old paper until the next one is read."""

    file_wanted = Signal(str, object)
    """What (see FileList), and the Attachment."""
    list_wanted = Signal(int)
    """A reading list to go to."""
    source_requested = Signal(int, int, str)
    """(listing id, line, field): the user wants to see where a value stands in a listing."""
    version_wanted = Signal(int, str)
    """(place of a version, what of it to copy): see VersionList."""
    revert_wanted = Signal(str)
    """A field: back to what was read."""
    records_wanted = Signal()
    """The records of the paper, side by side."""
    author_wanted = Signal(str)
    """A name of the paper's authors, as the paper has it."""
    compare_wanted = Signal(int)
    """A pair of papers that may be one, the one in sight among them."""
    find_wanted = Signal()
    """The rest of a cut abstract is to be looked up."""
    add_tag_requested = Signal()
    """The user wants to tag the chosen papers."""

    def __init__(
        self, bridge: Bridge, view_state: ViewState, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        # For Qt's own one the bindings would first look through all kinds of widgets.
        self.setViewport(QWidget())
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._edits = PaperEdits(bridge, view_state, self)
        self._window: QWidget | None = None
        self._ringed = False
        self._note_wanted: int | None = None
        self._hint = _Hint(look)
        self._pages = _Pages(look)
        self._pages.addWidget(self._hint)
        self._pages.show_page(self._hint)
        self._set_up()
        self._connect()
        self._relook()
        self._read()

    @cached_property
    def formulas(self) -> Formulas:
        """Formulas that were set, for all texts of the pane."""
        from desktop_app.ui.details.formulas import Formulas

        return Formulas(self._bridge, self)

    @cached_property
    def paper(self) -> PaperView:
        """The page of one paper."""
        from desktop_app.ui.details.paper_view import PaperView

        page, edits = PaperView(self._look, self.formulas), self._edits
        page.rated.connect(edits.rate)
        page.note.edited.connect(lambda *what: edits.save_note(page.note, *what))
        page.source_requested.connect(self.source_requested)
        page.files.wanted.connect(self.file_wanted)
        page.lists.chosen.connect(self.list_wanted)
        page.versions.copy_requested.connect(self.version_wanted)
        page.origins.revert_requested.connect(self.revert_wanted)
        page.origins.records_requested.connect(self.records_wanted)
        page.authors.name_chosen.connect(self.author_wanted)
        page.folded.connect(lambda: self.ensureWidgetVisible(page.authors))
        page.twins.compare_requested.connect(self.compare_wanted)
        page.find_requested.connect(self.find_wanted)
        page.subjects.tag_wanted.connect(edits.add_tag)
        self._take_page(page, page.tags)
        return page

    @cached_property
    def summary(self) -> ChosenSummary:
        """The page of several papers."""
        from desktop_app.ui.details.chosen_summary import ChosenSummary

        page = ChosenSummary(self._look)
        self._take_page(page, page.tags)
        return page

    @property
    def showing(self) -> QWidget:
        """The page in sight: paper, summary or the hint."""
        return self._pages.page

    def save(self) -> None:
        """Save what is being typed; to be called before the library or the window closes."""
        if self.showing is not self._hint:
            self.paper.note.finish()

    def edit_note(self) -> None:
        """Put the keyboard into the note of the one chosen paper, as soon as that is in sight."""
        chosen = self._view_state.chosen
        self._note_wanted = chosen[0] if len(chosen) == 1 else None
        self._begin_note()

    def _begin_note(self) -> None:
        if self._note_wanted is None or self.showing is self._hint:
            return
        note = self.paper.note
        if self.showing is self.paper and note.paper_id == self._note_wanted:
            self._note_wanted = None
            note.edit()
            # Only laid out is it known where the field stands.
            QTimer.singleShot(0, note, lambda: self.ensureWidgetVisible(note.field))

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._pages)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Details"))
        self.setMinimumWidth(self._look.px(260))
        self._fold = Fold(self._look, self)

    def _connect(self) -> None:
        view_state, bridge = self._view_state, self._bridge
        view_state.chosen_changed.connect(self._follow_chosen)
        view_state.words_changed.connect(self._read)
        view_state.page_changed.connect(self._follow_page)
        view_state.files_looked_at.connect(self._read)
        bridge.library_changed.connect(self._take_event)
        bridge.library_opened.connect(self._open)
        self._look.changed.connect(self._relook)
        # The scroll bar, when it comes, comes on top.
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._fold.raise_())

    def _take_page(self, page: PaperView | ChosenSummary, tags: TagRow) -> None:
        page.status_chosen.connect(self._edits.set_status)
        tags.tag_chosen.connect(self._go_to_tag)
        tags.removed.connect(self._edits.remove_tag)
        tags.add_requested.connect(self.add_tag_requested)
        self._pages.addWidget(page)

    # Reading

    def _open(self, _: Session) -> None:
        self._show_page(self._hint)
        self._read()

    @property
    def _elsewhere(self) -> bool:
        """Whether papers are read on a page of their own, without this pane."""
        return self._view_state.page is Page.READING

    def _follow_page(self, _: str) -> None:
        if self._elsewhere:
            self.save()
        self._read()

    def _follow_chosen(self, _: object) -> None:
        if self._elsewhere:
            return
        self._note_wanted = None
        self.save()
        self.formulas.begin()
        self._read()

    def _take_event(self, event: LibraryEvent) -> None:
        changes = event.changes
        if self._elsewhere:
            return
        chosen = self._view_state.chosen
        touched = changes.everything or changes.tags or changes.listings or changes.lists
        touched = touched or changes.duplicates
        if touched or not changes.papers.isdisjoint(chosen[:MOST_LOOKED_AT]):
            self._read()

    def _read(self, *_: object) -> None:
        chosen = self._view_state.chosen
        if self._elsewhere:
            return
        if not chosen:
            self._show_page(self._hint)
            return

        def work(session: Session, _: Progress) -> _Read:
            rows = tuple(session.search.rows(chosen if len(chosen) <= MOST_LOOKED_AT else ()))
            if len(chosen) > 1 or not rows:
                return _Read(chosen, rows)
            return _Read(chosen, rows, read_shown(session, chosen[0], rows[0].tags))

        self._bridge.run("", work, then=self._take, lane=Lane.READ, owner=self, key="details.paper")

    def _take(self, read: _Read) -> None:
        if read.chosen != self._view_state.chosen:
            return
        if read.shown is not None:
            another = self.paper.note.paper_id != read.shown.paper.id
            self.paper.show_paper(read.shown, self._view_state.words)
            self._show_page(self.paper)
            lay_out()
            if another:
                self.verticalScrollBar().setValue(0)
            self._begin_note()
        elif len(read.chosen) > 1:
            from desktop_app.ui.details.chosen_summary import Summary

            self.summary.show_summary(Summary(len(read.chosen), read.rows))
            self._show_page(self.summary)
        else:
            self._show_page(self._hint)

    def _show_page(self, page: QWidget) -> None:
        self._pages.show_page(page)
        self._fold.setVisible(page is not self._hint and page is self.paper)
        self._fold.raise_()

    # What the user does here

    def _go_to_tag(self, name: str) -> None:
        self._view_state.set_place(Place(PlaceKind.TAG, name))

    # Painting and focus

    def _relook(self) -> None:
        palette = self.palette()
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, self._look.tokens.raised)
        self.setPalette(palette)
        self.viewport().setPalette(palette)
        self.viewport().update()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        side = self._look.px(FOLD)
        self._fold.setGeometry(self.width() - side, 0, side, side)

    def showEvent(self, event: QEvent) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if self._window is not self.window():
            self._window = self.window()
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window is closing: what is being typed is saved first. Or one comes back to it: files
        may have been moved meanwhile."""
        if watched is self._window and event.type() is QEvent.Type.Close:
            self.save()
        elif watched is self._window and event.type() is QEvent.Type.WindowActivate:
            if self.showing is not self._hint and self.paper.files.holds_any:
                self._read()
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QEvent) -> None:
        self._ringed = event.reason() in BY_KEYBOARD  # type: ignore[attr-defined]
        self._pages.set_ringed(self._ringed)
        super().focusInEvent(event)  # type: ignore[arg-type]

    def focusOutEvent(self, event: QEvent) -> None:
        self._pages.set_ringed(False)
        super().focusOutEvent(event)  # type: ignore[arg-type]


class _Pages(QStackedWidget):
    """Only as high as the page in sight; paints the pane's ground, and the focus at its edge."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._ringed = False
        self.page: QWidget = self
        look.changed.connect(self.update)

    def show_page(self, page: QWidget) -> None:
        if self.page is not page:
            self.page = page
            self.setCurrentWidget(page)
            self.updateGeometry()

    def set_ringed(self, ringed: bool) -> None:
        self._ringed = ringed
        self.update()

    def sizeHint(self) -> QSize:
        return self.page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.page.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        return self.page.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self.page.heightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._look.tokens.raised)
        if self._ringed:
            painter.fillRect(0, 0, 2, self.height(), self._look.tokens.accent)


class _Hint(QWidget):
    """Nothing is chosen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(24), look.px(24), look.px(24), look.px(24))
        words = self.tr("Choose a paper to read its abstract here.")
        self.label = TextLabel(look, words, Text.BODY, "ink3", wrap=True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addStretch(2)
        column.addWidget(self.label)
        column.addStretch(3)
