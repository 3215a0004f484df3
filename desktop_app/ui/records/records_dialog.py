"""RecordsDialog: what a paper was made of, in three views: records, fields, history."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.harmless_text import harmless
from desktop_app.model.paper_records import PaperEvent, PaperRecords
from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.dialogs.undo_link import UndoLink
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.plain_tip import plain_tip
from desktop_app.ui.papers.title_text import title_text
from desktop_app.ui.records.field_page import FieldPage
from desktop_app.ui.records.record_page import RecordPage
from desktop_app.ui.records.record_words import event_text
from desktop_app.ui.records.view_list import ViewList

LONGEST_TITLE = 200


class RecordsView(StrEnum):
    """What the dialog shows."""

    RECORDS = "records"
    FIELDS = "fields"
    HISTORY = "history"


class RecordsDialog(DialogFrame):
    """Tells what the user wants, and follows the library while it is open; Ctrl+Z undoes here too.

    Closes by itself where the paper is gone.
    """

    split_requested = Signal(int, tuple, tuple)
    """(paper id, record ids, ids of what was typed by hand): these are another paper."""
    take_requested = Signal(int, str, int)
    """(paper id, field, record id)."""
    revert_requested = Signal(int, str)
    source_requested = Signal(int, int, str)
    undo_requested = Signal()

    def __init__(
        self,
        bridge: Bridge,
        look: Look,
        paper_id: int,
        view: RecordsView = RecordsView.RECORDS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, "", parent, side=True)
        self.setWindowTitle(self.tr("Records"))
        self._bridge = bridge
        self._paper_id = paper_id
        self._count = self._typed = 0
        self._history_due = True
        self.resize(look.px(900), look.px(640))
        names = [self.tr("Records"), self.tr("Fields"), self.tr("History")]
        self.views = ViewList(look, names, self)
        self.views.setAccessibleName(self.tr("What is shown"))
        self.side.addWidget(self.views)
        self.says = TextLabel(look, "", Text.BODY, "ink2", wrap=True)
        self.body.addWidget(self.says)
        self.pages = QStackedWidget(self)
        self.records = RecordPage(look, self)
        self.fields = FieldPage(look, self)
        self.history = self._make_history()
        for page in (self.records, self.fields, self.history):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages, 1)
        self.told = TextLabel(look, "", Text.SMALL, "ink2")
        self.undo = UndoLink(look, self, self._undo)
        self.foot.addWidget(self.told)
        self.foot.addWidget(self.undo)
        self.foot.addStretch(1)
        self.close_button = self.add_cancel(self.tr("Close"))
        self.split = self.add_primary(self.tr("This is another paper"))
        self._connect()
        self.views.setCurrentRow(list(RecordsView).index(view))
        self.views.setFocus(Qt.FocusReason.OtherFocusReason)
        self._read()

    def _connect(self) -> None:
        self.views.currentRowChanged.connect(self._show_view)
        self.split.clicked.connect(self._split)
        self.records.ticked_changed.connect(self._show_split)
        self.records.source_requested.connect(self.source_requested)
        self.fields.source_requested.connect(self.source_requested)
        self.fields.take_requested.connect(
            lambda field, record: self.take_requested.emit(self._paper_id, field, record)
        )
        self.fields.revert_requested.connect(
            lambda field: self.revert_requested.emit(self._paper_id, field)
        )
        self._bridge.library_changed.connect(self._follow)

    def tell(self, sentence: str) -> None:
        """Say what came of what was done here, with a way back."""
        self.told.setText(sentence)
        self.undo.setVisible(bool(sentence))

    def _undo(self) -> None:
        self.tell("")
        self.undo_requested.emit()

    def _make_history(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setAccessibleName(self.tr("History of this paper, the newest first"))
        tree.setFrameShape(QFrame.Shape.NoFrame)
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setHeaderLabels([self.tr("When"), self.tr("What")])
        tree.setColumnWidth(0, self.look.px(150))
        return tree

    def _read(self) -> None:
        paper_id = self._paper_id
        self._history_due = True

        def work(session: Session, _: Progress) -> PaperRecords | None:
            return session.records.of(paper_id)

        self._bridge.run("", work, then=self._show, lane=Lane.READ, owner=self, key="records")

    def _read_history(self) -> None:
        """Only when it is looked at: all steps of the library are gone through for it."""
        paper_id = self._paper_id
        self._history_due = False

        def work(session: Session, _: Progress) -> Sequence[PaperEvent]:
            return session.records.history(paper_id)

        self._bridge.run(
            "", work, then=self._show_history, lane=Lane.READ, owner=self, key="paper history"
        )

    def _follow(self, event: LibraryEvent) -> None:
        changes = event.changes
        if changes.everything or changes.listings or self._paper_id in changes.papers:
            self._read()

    def _show(self, found: PaperRecords | None) -> None:
        if found is None:
            self.reject()
            return
        self._typed = len(found.typed)
        self._count = len(found.records) + self._typed
        title = title_text(found.paper.display_title[:LONGEST_TITLE])[0]
        self.heading.setText(title or self.tr("No title"))
        self.records.show_records(found)
        self.fields.show_choices(found)
        self._order_focus()
        self._show_view()

    def _show_history(self, events: Sequence[PaperEvent]) -> None:
        self.history.clear()
        for event in events:
            text = harmless(event_text(event))
            item = QTreeWidgetItem([words.moment(event.at), text])
            item.setToolTip(1, plain_tip(text))
            self.history.addTopLevelItem(item)

    def _order_focus(self) -> None:
        """Tab goes from the views into what they show, and from there to the buttons."""
        order: list[QWidget] = [self.views]
        for page in (self.records, self.fields):
            order += page.findChildren(QAbstractButton)
        order += [self.history, self.close_button, self.split]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _show_view(self, *_: object) -> None:
        row = max(0, self.views.currentRow())
        self.pages.setCurrentIndex(row)
        if self.pages.currentWidget() is self.history and self._history_due:
            self._read_history()
        self.says.setText(
            (
                self._says_of_records(),
                self.tr("What each record says. What you take is marked as your edit."),
                self.tr("What imports brought and what you did, the newest first."),
            )[row]
        )
        self._show_split()

    def _says_of_records(self) -> str:
        if self._count < 2:
            one = self.tr("One record is this paper; there is nothing to split off.")
            return one if self._count else ""
        parts = []
        if self._count > self._typed:
            count = self._count - self._typed
            parts.append(words.counted(count, self.tr("record"), self.tr("records")))
        if self._typed:
            typed = self.tr("paper typed by hand"), self.tr("papers typed by hand")
            parts.append(words.counted(self._typed, *typed))
        return self.tr("{records} joined in this paper. Tick what is another paper.").format(
            records=words.listed(parts)
        )

    def _show_split(self) -> None:
        ticked = self._ticked
        self.split.setVisible(self.pages.currentWidget() is self.records and self._count > 1)
        self.split.setText(
            self.tr("This is another paper")
            if ticked < 2
            else self.tr("These {number} are another paper").format(number=ticked)
        )
        self.split.setEnabled(0 < ticked < self._count)
        self.split.setToolTip(
            self.tr("At least one must stay.") if ticked and ticked == self._count else ""
        )

    def _split(self) -> None:
        if 0 < self._ticked < self._count:
            page = self.records
            self.split_requested.emit(self._paper_id, page.ticked, page.ticked_typed)

    @property
    def _ticked(self) -> int:
        return len(self.records.ticked) + len(self.records.ticked_typed)
