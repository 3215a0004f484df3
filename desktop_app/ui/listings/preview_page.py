"""PreviewPage: a listing beside the records it would give; they are looked at, ticked, added."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.page_stack import PageStack
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.foot_row import FootRow
from desktop_app.ui.laid_out import lay_out
from desktop_app.ui.listings import preview_words
from desktop_app.ui.listings.column_bar import ColumnBar
from desktop_app.ui.listings.field_legend import FieldLegend
from desktop_app.ui.listings.passed_list import PassedList
from desktop_app.ui.listings.preview_empty import PreviewEmpty
from desktop_app.ui.listings.preview_head import PreviewHead
from desktop_app.ui.listings.preview_meter import PreviewMeter
from desktop_app.ui.listings.preview_teaching import PreviewTeaching
from desktop_app.ui.listings.record_list import RecordList
from desktop_app.ui.listings.record_ticks import RecordTicks
from desktop_app.ui.listings.source_view import SourceView
from desktop_app.ui.listings.teach_bar import TeachBar
from desktop_app.ui.look import Look, Text
from desktop_app.ui.paint_soon import paint_soon
from desktop_app.ui.preview_flow import PreviewFlow

if TYPE_CHECKING:
    from desktop_app.services.preview.preview_service import Preview

STRIP = 36
SEEN = 0.4
"""Seconds that a listing is in sight before it can be decided on."""


class PreviewPage(QWidget):
    """Follows the flow, which reads, and tells the page when it has; both sides show one record."""

    layouts_requested = Signal()
    """The list of taught layouts."""

    def __init__(self, look: Look, flow: PreviewFlow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._flow = flow
        self.setAccessibleName(self.tr("Preview of a listing"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        self._since = 0.0
        self.ticks = RecordTicks(self)
        self.head = PreviewHead(look)
        self.source = SourceView(look)
        self.records = RecordList(look, self.ticks)
        self.passed = PassedList(look)
        self.nothing = PreviewEmpty(look)
        self.meter = PreviewMeter(look)
        self.bar = TeachBar(look)
        self.columns = ColumnBar(look)
        self.teaching = PreviewTeaching(flow, self.source, self.bar)
        self._build()
        self._connect()

    def show_preview(self, preview: Preview | None) -> None:
        """What was read; None: another is being read, and what stands there stays."""
        if preview is None:
            return
        paint_soon(self.window())
        kept = preview.reading.summary.format in self._known_readers(preview)
        if self.teaching.active and (kept or not self._flow.same_listing):
            self.teaching.stop()  # its layout is known now, or another listing came before it
        before = self.source.current if self._flow.same_listing else 0
        if not self._flow.same_listing:
            self._since = time.monotonic()
        self.head.show_preview(preview, self._flow.place)
        self.columns.show_columns(() if self.teaching.active else preview.columns)
        self.ticks.set_records(preview.records, keep_ticks=self._flow.same_listing)
        self.ticks.set_ticked(preview.unticked, False)
        self.source.show_preview(preview)
        self.passed.show_preview(preview)
        self.meter.show_preview(preview)
        self.nothing.show_preview(preview)
        self.count.setText(preview_words.counted(preview))
        self.claim.setText(preview_words.claim(preview))
        self.claim.set_ink("ink2" if preview_words.agrees(preview) else "amber")
        stretches = self.passed.count()
        self.others.setText(self.tr("In no record: {count}").format(count=stretches))
        self.others.setVisible(stretches > 0)
        self.others.setChecked(False)
        self._show_side()
        self._show_ticks()
        self._show_ways_out()
        if preview.records:
            at = before if 0 <= before < len(preview.records) and preview.columns else 0
            self.records.show_record(at)
            self.source.show_record(at)
        lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter adds, Esc leaves."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _known_readers(self, preview: Preview) -> set[str]:
        return {choice.id for choice in preview.readers if choice.taught}

    # Building

    def _build(self) -> None:
        look = self._look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(Hairline(look))
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._left())
        self.splitter.addWidget(self._right())
        self.splitter.setSizes([look.px(740), look.px(640)])
        column.addWidget(self.splitter, 1)
        column.addWidget(Hairline(look))
        column.addWidget(self._foot())
        self.setFocusProxy(self.records)

    def _left(self) -> QWidget:
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.legend = FieldLegend(self._look)
        self.legend.setMinimumHeight(self._look.px(STRIP))
        column.addWidget(self.legend)
        column.addWidget(self.bar)
        column.addWidget(self.columns)
        self.bar.hide()
        column.addWidget(Hairline(self._look))
        column.addWidget(self.source, 1)
        side.setMinimumWidth(self._look.px(280))
        return side

    def _right(self) -> QWidget:
        look = self._look
        side = QWidget(self)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        strip = QWidget(side)
        strip.setMinimumHeight(look.px(STRIP))
        inset = QVBoxLayout(strip)
        inset.setContentsMargins(look.px(16), look.px(6), look.px(16), look.px(6))
        row = FootRow()
        row.setSpacing(look.px(10))
        self.problem = TextLabel(look, "", Text.SMALL, "amber", wrap=True)
        self.problem.hide()
        inset.addStretch(1)
        inset.addLayout(row)
        inset.addWidget(self.problem)
        inset.addStretch(1)
        self.count = TextLabel(look, "", Text.STRONG)
        self.claim = ElidedLabel(look, "", Text.SMALL)
        self.others = Button(look, "", kind=ButtonKind.QUIET, small=True)
        self.others.setCheckable(True)
        self.tick_count = TextLabel(look, "", Text.SMALL, "ink2")
        for widget in (self.count, self.claim):
            row.addWidget(widget)
        row.addStretch()
        row.addWidget(self.others)
        row.addWidget(self.tick_count)
        column.addWidget(strip)
        column.addWidget(Hairline(look))
        self.stack = PageStack(side)
        for each in (self.records, self.passed, self.nothing):
            self.stack.addWidget(each)
        column.addWidget(self.stack, 1)
        side.setMinimumWidth(look.px(300))
        return side

    def _foot(self) -> QWidget:
        look = self._look
        foot = QWidget(self)
        foot.setAutoFillBackground(True)
        foot.setBackgroundRole(self.palette().ColorRole.Window)
        row = FootRow()
        foot.setLayout(row)
        row.setContentsMargins(look.px(24), look.px(12), look.px(24), look.px(12))
        row.setSpacing(look.px(12))
        row.addWidget(self.meter)
        row.addStretch()
        self.stop = Button(look, self.tr("Stop here"), kind=ButtonKind.QUIET)
        self.cancel = Button(look, self.tr("Cancel"), key=self.tr("Esc"))
        self.teach = Button(look, self.tr("Teach this layout"), icon="edit")
        self.add = Button(look, "", kind=ButtonKind.PRIMARY, key=self.tr("Enter"))
        for button in (self.stop, self.cancel, self.teach, self.add):
            row.addWidget(button)
        return foot

    def _connect(self) -> None:
        flow = self._flow
        flow.preview_changed.connect(self.show_preview)
        flow.encodings_read.connect(self.head.show_encodings)
        self.head.reader_wanted.connect(flow.change_reader)
        self.head.encoding_wanted.connect(flow.change_encoding)
        self.head.encodings_asked.connect(flow.ask_encodings)
        self.head.layouts_wanted.connect(self.layouts_requested)
        self.columns.field_wanted.connect(flow.change_column)
        self.source.record_chosen.connect(self.records.show_record)
        self.records.record_chosen.connect(self.source.show_record)
        self.passed.row_chosen.connect(self.source.show_row)
        self.ticks.ticks_changed.connect(self._show_ticks)
        self.others.toggled.connect(self._show_side)
        self.cancel.clicked.connect(self._leave)
        self.stop.clicked.connect(flow.stop)
        self.teach.clicked.connect(self.teaching.start)
        self.add.clicked.connect(self._go_on)
        self.teaching.started.connect(self._show_teaching)
        self.teaching.stopped.connect(self._show_teaching)
        self.teaching.problem_changed.connect(self._show_problem)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._go_on)

    # Doing

    @property
    def seen(self) -> bool:
        """Of several listings each stands here for a moment before it can be added or left: a key
        pressed twice is not for the next one."""
        return not self._flow.place or time.monotonic() - self._since > SEEN

    def _go_on(self) -> None:
        """Add what is ticked; or, while teaching, keep the layout."""
        if not self.add.isEnabled() or not self.seen:
            return
        if self.teaching.active:
            self._flow.keep_layout(self.teaching.marks)
        else:
            self._flow.add(self.ticks.ticked_records())

    def _leave(self) -> None:
        if self.teaching.active:
            self.teaching.stop()
            self._flow.stop_teaching()
        elif self.seen:
            self._flow.cancel()

    def _show_teaching(self) -> None:
        active = self.teaching.active
        self.legend.setVisible(not active)
        self.columns.setVisible(not active and bool(self.columns.buttons))
        self.bar.setVisible(active)
        self.teach.setVisible(not active)
        self.head.setEnabled(not active)
        if not active:
            self._show_problem("")
        self._show_ways_out()
        self._show_ticks()

    def _show_ways_out(self) -> None:
        leave = self.tr("Pass over") if self._flow.place else self.tr("Cancel")
        self.cancel.setText(self.tr("Stop teaching") if self.teaching.active else leave)
        self.cancel.updateGeometry()
        self.stop.setVisible(self._flow.more_follow and not self.teaching.active)

    def _show_problem(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self._show_ticks()

    def _show_ticks(self) -> None:
        preview = self._flow.preview
        count = self.ticks.ticked
        if self.teaching.active:
            self.tick_count.setText("")
            self.add.setText(self.tr("Keep this layout"))
            self.add.setEnabled(bool(self.teaching.marks) and not self.problem.text())
            self.add.updateGeometry()
            return
        self.tick_count.setText(preview_words.ticked(count) if self.ticks.rowCount() else "")
        replaces = preview is not None and preview.listing_id is not None
        self.add.setText(preview_words.add(count, replaces=replaces))
        self.add.setEnabled(count > 0)
        self.add.updateGeometry()

    def _show_side(self) -> None:
        shown: QWidget = self.records if self.ticks.rowCount() else self.nothing
        if self.others.isChecked():
            shown = self.passed
        self.stack.setCurrentWidget(shown)
        self.setFocusProxy(shown)
