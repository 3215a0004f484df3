"""ReportPage: what an import brought, what is known, and what the user should look at."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop_app.model.import_report import ImportReport
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.scrolled_page import ScrolledPage
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.listings import report_words
from desktop_app.ui.listings.known_bar import KnownBar
from desktop_app.ui.listings.report_files import FileList
from desktop_app.ui.listings.report_ledger import LedgerNotices
from desktop_app.ui.listings.report_notices import Notices
from desktop_app.ui.listings.report_series import SeriesNotices
from desktop_app.ui.look import Look, Text
from desktop_app.ui.view_state import ViewState

WIDEST = 920
INSET = 56
FIGURE_PITCH = 160
GAP = 8


class ReportPage(QScrollArea):
    """Follows ViewState.report. What its buttons ask for is carried out by the actions."""

    read_requested = Signal(int)
    """An import's id: show its papers."""
    take_back_requested = Signal(int)
    """An import's id."""
    compare_requested = Signal()
    """Show possible duplicates."""
    untitled_requested = Signal(int)
    """An import's id: show its papers without a title."""
    source_requested = Signal(int, int)
    """A listing's id and a line of it."""
    formats_requested = Signal()
    """Show what can be read."""
    preview_requested = Signal(int)
    """A listing's id: read it anew, beside its source."""
    held_requested = Signal(object)
    """The report: look at its listings that were not added."""

    def __init__(self, look: Look, view_state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Import report"))
        self.report: ImportReport | None = None
        self.primary: Button | None = None
        view_state.report_changed.connect(self.show_report)
        self.show_report(view_state.report)

    def show_report(self, report: ImportReport | None) -> None:
        """Lay the page out for a report; an empty page for None."""
        self.report = report
        self.primary = None
        page = ScrolledPage()
        row = QHBoxLayout(page)
        row.setContentsMargins(self._look.px(INSET), self._look.px(36), self._look.px(32), 0)
        column_widget = QWidget()
        column_widget.setMaximumWidth(self._look.px(WIDEST))
        column = QVBoxLayout(column_widget)
        column.setContentsMargins(0, 0, 0, self._look.px(32))
        column.setSpacing(0)
        if report is not None:
            self._fill(column, report)
        column.addStretch(1)
        row.addWidget(column_widget, 8)
        row.addStretch(1)
        self.setWidget(page)
        page.setAutoFillBackground(True)
        page.setBackgroundRole(self.palette().ColorRole.Base)

    def showEvent(self, event: QShowEvent) -> None:
        """The page has the keys as soon as it is there, so that Enter reads the papers."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the primary button, wherever in the page the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.primary is not None:
            self.primary.click()
            return
        super().keyPressEvent(event)

    def _fill(self, column: QVBoxLayout, report: ImportReport) -> None:
        px = self._look.px
        column.addLayout(self._head(report))
        column.addSpacing(px(28))
        if report.entries and not report.nothing_new:
            column.addLayout(self._figures(report))
            column.addSpacing(px(16))
        story = report_words.story(report)
        if story:
            column.addWidget(TextLabel(self._look, story, Text.SEARCH, "ink2", wrap=True))
            column.addSpacing(px(20))
        bars = report_words.bars(report)
        if bars and not report.nothing_new:
            column.addLayout(self._bars(bars))
            column.addSpacing(px(28))
        notices = Notices(self._look, report)
        notices.compare_requested.connect(self.compare_requested)
        notices.untitled_requested.connect(self._ask_untitled)
        notices.source_requested.connect(self.source_requested)
        notices.formats_requested.connect(self.formats_requested)
        notices.held_requested.connect(lambda: self.held_requested.emit(report))
        if notices.count:
            column.addWidget(notices)
            column.addSpacing(px(28))
        series = SeriesNotices(self._look, report)
        if series.count:
            column.addWidget(series)
            column.addSpacing(px(28))
        ledger = LedgerNotices(self._look, report)
        if ledger.count:
            column.addWidget(ledger)
            column.addSpacing(px(28))
        files = FileList(self._look, report)
        files.source_requested.connect(self.source_requested)
        files.preview_requested.connect(self.preview_requested)
        column.addWidget(files)
        column.addSpacing(px(14))
        column.addLayout(self._foot(report))

    def _head(self, report: ImportReport) -> QHBoxLayout:
        look = self._look
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        words = QVBoxLayout()
        words.setSpacing(look.px(4))
        words.addWidget(TextLabel(look, report_words.heading(report), Text.PAGE_HEADING, wrap=True))
        words.addWidget(TextLabel(look, report_words.meta(report), Text.SMALL, "ink2", wrap=True))
        row.addLayout(words, 1)
        import_id = report.import_id
        if import_id is not None and not report.nothing_new:
            back = Button(look, self.tr("Take back this import"), icon="undo")
            back.clicked.connect(lambda: self.take_back_requested.emit(import_id))
            row.addWidget(back, 0, Qt.AlignmentFlag.AlignTop)
        if import_id is not None and report.papers:
            text = self.tr("Read them now") if report.papers > 1 else self.tr("Read it now")
            self.primary = Button(look, text, kind=ButtonKind.PRIMARY, key=self.tr("Enter"))
            self.primary.clicked.connect(lambda: self.read_requested.emit(import_id))
            row.addWidget(self.primary, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _figures(self, report: ImportReport) -> FlowLayout:
        row = FlowLayout(gap=self._look.px(GAP))
        for number, label in report_words.figures(report):
            figure = QWidget()
            figure.setMinimumWidth(self._look.px(FIGURE_PITCH - GAP))
            column = QVBoxLayout(figure)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(self._look.px(2))
            column.addWidget(TextLabel(self._look, number, Text.FIGURE))
            column.addWidget(TextLabel(self._look, label, Text.SMALL, "ink2"))
            row.addWidget(figure)
        return row

    def _bars(self, bars: list[report_words.Bar]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._look.px(20))
        grid.setVerticalSpacing(self._look.px(10))
        for row, bar in enumerate(bars):
            grid.addWidget(TextLabel(self._look, bar.label, Text.BODY, "ink2"), row, 0)
            grid.addWidget(KnownBar(self._look, bar), row, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(TextLabel(self._look, bar.text, Text.BODY, "ink2"), row, 2)
        grid.setColumnMinimumWidth(0, self._look.px(92))
        grid.setColumnStretch(1, 5)
        grid.setColumnStretch(2, 4)
        return grid

    def _foot(self, report: ImportReport) -> QHBoxLayout:
        row = QHBoxLayout()
        copy = Button(self._look, self.tr("Copy this report"), kind=ButtonKind.LINK)
        copy.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(report_words.as_text(report))
        )
        row.addWidget(copy)
        row.addStretch(1)
        return row

    def _ask_untitled(self) -> None:
        if self.report is not None and self.report.import_id is not None:
            self.untitled_requested.emit(self.report.import_id)
