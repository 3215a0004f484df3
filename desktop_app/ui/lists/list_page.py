"""ListPage: a reading list in its own order, with what it is for and how far one is with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.query import LIBRARY, PlaceKind
from desktop_app.model.reading_list import ListEntry, ReadingList
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.keyed_label import KeyedLabel
from desktop_app.ui.controls.line_drawing import LineDrawing
from desktop_app.ui.controls.page_stack import PageStack
from desktop_app.ui.controls.progress_line import ProgressLine
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.lists.list_model import DRAFT, Line, lines
from desktop_app.ui.lists.list_view import ListView
from desktop_app.ui.look import Look, Text
from desktop_app.ui.view_state import ViewState

NARROW = 720
"""Px under which the name of a list has the room of the line that tells its progress."""


class _Read(NamedTuple):
    """What the reading lane brings; found is None where the list is gone."""

    list_id: int
    found: ReadingList | None
    shown: list[Line]


class ListPage(QWidget):
    """Follows the place of the view state. choose: chooses papers for all panes."""

    shown = Signal()
    """The lines are there."""
    export_wanted = Signal()
    told = Signal(str)
    """A sentence for the job bar."""
    heading_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        view_state: ViewState,
        look: Look,
        choose: Callable[[tuple[int, ...]], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._choose = choose
        self._stale = True
        self.reading_list: ReadingList | None = None
        self._make_head()
        self.view = ListView(look, self)
        self._empty = _Empty(look)
        self._stack = PageStack(self)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self._stack, 1)
        self.setFocusProxy(self.view)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.view.moved.connect(self._move)
        # Later: other lines must not come while the field of one is being closed.
        later = Qt.ConnectionType.QueuedConnection
        self.view.entries.edited.connect(self._take_typed, later)
        self.view.entries.rowsRemoved.connect(self.read, later)
        self.view.chosen_changed.connect(self._tell_chosen)
        self.view.delete_requested.connect(self.take_out)
        view_state.chosen_changed.connect(self.view.follow)
        view_state.query_changed.connect(self._follow)
        bridge.library_changed.connect(self._take_event)
        bridge.library_opened.connect(self._follow)

    # What the keys do

    def move_chosen(self, step: int) -> None:
        """Put what is chosen one line up (-1) or down (1)."""
        self.view.move_chosen(step)

    def edit_line(self) -> None:
        """Type the note of the current paper in this list, or the current heading."""
        self.view.edit_line()

    def begin_heading(self) -> None:
        """Type a heading before the first chosen line, at the end where none is chosen."""
        if self._id is not None:
            self._stack.setCurrentWidget(self.view)  # an empty list has none in sight
            self.view.begin_heading()

    def _add_heading(self, heading: str) -> None:
        list_id, before = self._id, self.view.entries.draft_before
        if list_id is not None:
            self._bridge.run(
                self.tr("Add heading"),
                lambda session, _: session.lists.add_heading(list_id, heading, before),
            )

    def take_out(self) -> None:
        """Take the chosen papers and headings out of the list."""
        list_id, ids = self._id, [line.entry.id for line in self.view.chosen_lines()]
        if list_id is not None and ids:
            self._bridge.run(
                self.tr("Take out of reading list"),
                lambda session, _: session.lists.remove(list_id, ids),
            )

    def showEvent(self, event: QShowEvent) -> None:
        """What changed meanwhile is read now."""
        super().showEvent(event)
        if self._stale:
            self.read()

    # Reading

    @property
    def _id(self) -> int | None:
        place = self._view_state.query.place
        return int(place.argument) if place.kind is PlaceKind.READING_LIST else None

    def read(self) -> None:
        """Ask for the list one is at."""
        list_id = self._id
        if list_id is None:
            return
        self._stale = False

        def work(session: Session, _: Progress) -> _Read:
            entries = session.lists.entries(list_id)
            papers = [each.paper_id for each in entries if each.paper_id is not None]
            rows = session.search.rows(papers)
            return _Read(list_id, session.lists.get(list_id), lines(entries, rows))

        self._bridge.run("", work, then=self._take, lane=Lane.READ, owner=self, key="list page")

    def _follow(self, *_: object) -> None:
        if self._id is None:
            return
        if not self._there:
            self.view.set_lines([])  # a key must not act on lines of the list before
        if self._stale or not self._there:
            self.read()

    @property
    def _there(self) -> bool:
        """Whether the lines are those of the list one is at."""
        return self.reading_list is not None and self.reading_list.id == self._id

    def _take_event(self, event: LibraryEvent) -> None:
        changes = event.changes
        if changes.lists or changes.structure or changes.papers or changes.everything:
            self._stale = True
            if self.isVisible():
                self.read()

    def _take(self, read: _Read) -> None:
        if read.list_id != self._id:
            return
        if read.found is None:
            self.reading_list = None
            self._view_state.set_place(LIBRARY)
            return
        self.reading_list = read.found
        self._show_head(read.found)
        self.view.set_lines(read.shown)
        self.view.follow(self._view_state.chosen)
        self._stack.setCurrentWidget(self.view if read.shown else self._empty)
        self.shown.emit()

    # The head

    def _make_head(self) -> None:
        look = self._look
        px = look.px
        self._head = QWidget(self)
        self.title = ElidedLabel(look, "", Text.PAGE_HEADING, parent=self._head)
        self.add_button = Button(
            look, self.tr("Add heading"), icon="plus", small=True, parent=self._head
        )
        self.add_button.clicked.connect(self.heading_wanted)
        self.export_button = Button(
            look, self.tr("Export"), icon="export", small=True, parent=self._head
        )
        self.export_button.clicked.connect(self.export_wanted)
        self.date = self._field("date", self.tr("Date, such as 2026-12-31"), 140)
        self.presenter = self._field("presenter", self.tr("Presenter"), 160)
        self.description = self._field("description", self.tr("What it is for"), 0)
        self.progress = ProgressLine(look, self._head)
        self.progress_words = TextLabel(look, "", Text.SMALL, "ink2", parent=self._head)
        first = QHBoxLayout()
        first.setSpacing(px(8))
        first.addWidget(self.title, 1)
        first.addWidget(self.progress)
        first.addWidget(self.progress_words)
        first.addSpacing(px(8))
        first.addWidget(self.add_button)
        first.addWidget(self.export_button)
        second = QHBoxLayout()
        second.setSpacing(px(8))
        second.addWidget(self.date)
        second.addWidget(self.presenter)
        second.addWidget(self.description, 1)
        column = QVBoxLayout(self._head)
        column.setContentsMargins(px(16), px(8), px(16), px(10))
        column.setSpacing(px(8))
        column.addLayout(first)
        column.addLayout(second)

    def _field(self, name: str, placeholder: str, width: int) -> QLineEdit:
        field = QLineEdit(self._head)
        field.setPlaceholderText(placeholder)
        field.setAccessibleName(placeholder)
        if width:
            # Wide enough for what it says of itself, in any language and size.
            words = field.fontMetrics().horizontalAdvance(placeholder) + self._look.px(24)
            field.setFixedWidth(max(self._look.px(width), words))
        field.editingFinished.connect(lambda: self._save(name, field))
        return field

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """Where there is little room it is for the name: the words tell the progress, too."""
        papers = 0 if self.reading_list is None else self.reading_list.papers
        self.progress.setVisible(papers > 0 and self.width() >= self._look.px(NARROW))

    def _show_head(self, found: ReadingList) -> None:
        self.title.setText(found.name)
        for name, field in self._fields.items():
            if not field.isModified() or not field.hasFocus():
                field.setText(getattr(found, name) or "")
                field.setModified(False)
        self._fit_head()
        self.progress.set_progress(found.read, found.papers)
        said = self.tr("{read} of {papers} read").format(
            read=words.number(found.read), papers=words.number(found.papers)
        )
        self.progress_words.setText(said if found.papers else "")
        self.progress.setAccessibleName(said)

    @property
    def _fields(self) -> dict[str, QLineEdit]:
        return {
            "date": self.date,
            "presenter": self.presenter,
            "description": self.description,
        }

    def _save(self, name: str, field: QLineEdit) -> None:
        found, text = self.reading_list, field.text().strip()
        if found is None or text == (getattr(found, name) or ""):
            return

        def failed(error: BaseException) -> None:
            if isinstance(error, PaperfoldError):
                self.told.emit(translated(error.message))
                field.setText(getattr(found, name) or "")
            else:
                self._bridge.job_failed.emit(error)

        field.setModified(False)
        self._bridge.run(
            self.tr("Change reading list"),
            lambda session, _: session.lists.change(found.id, {name: text}),
            failed=failed,
            owner=self,
        )

    # Changes

    def _tell_chosen(self, papers: tuple[int, ...]) -> None:
        if self.isVisible() and self._there and set(papers) != set(self._view_state.chosen):
            self._choose(papers)

    def _move(self, ids: tuple[int, ...], before: int | None) -> None:
        list_id = self._id
        if list_id is not None:
            self._bridge.run(
                self.tr("Reorder reading list"),
                lambda session, _: session.lists.move(list_id, ids, before),
            )

    def _take_typed(self, entry: ListEntry, text: str) -> None:
        if entry.id == DRAFT:
            self._add_heading(text)
        elif entry.paper_id is None:
            self._bridge.run(
                self.tr("Change heading"),
                lambda session, _: session.lists.rename_heading(entry.id, text),
            )
        else:
            self._bridge.run(
                self.tr("Note in reading list"),
                lambda session, _: session.lists.set_note(entry.id, text),
            )


class _Empty(QWidget):
    """A list without papers says how they come into it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(32), px(32), px(32), px(32))
        heading = TextLabel(look, self.tr("No papers yet"), Text.PAGE_HEADING)
        said = KeyedLabel(look, "", Text.BODY, "ink2", wrap=True, parent=self)
        said.say(
            self.tr(
                "Choose papers anywhere, press {key}, and type the name of this list. "
                "Or drag them onto it in the sidebar."
            ),
            self.tr("Choose papers anywhere, and drag them onto this list in the sidebar."),
            key="paper.add_to_list",
        )
        column.addStretch(2)
        column.addWidget(LineDrawing(look, "list"), 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (heading, said):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addStretch(3)
