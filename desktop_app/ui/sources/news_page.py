"""NewsPage: what is new since a moment that the user chooses, over all sources."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDateEdit, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.changes import LibraryEvent
from desktop_app.model.source_news import News, Since, SinceKind, SourceNews
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.drop_down import DropDown
from desktop_app.ui.controls.elided_label import ElidedLabel
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.dialogs.foot_row import FootRow
from desktop_app.ui.look import Look, Text
from desktop_app.ui.sources import source_words
from desktop_app.ui.sources.news_list import NewsList

WIDEST = 920
INSET = 56
A_MONTH = 30


class NewsPage(QWidget):
    """Reads when it is shown and when the library changes; what its buttons ask for goes out."""

    papers_wanted = Signal(object)
    """Since: show all that is new in the table."""
    source_wanted = Signal(object, object)
    """SourceNews, Since: show what is new of one source."""
    paper_wanted = Signal(int)
    seen_wanted = Signal(object)
    """list[int] of sources, or None for all: what came has been seen."""
    pages_wanted = Signal(object)
    """list[int] of sources, or None for all: open their pages in the browser."""
    details_wanted = Signal(int)
    """A source's id."""

    def __init__(self, bridge: Bridge, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._look = look
        self.news = News(Since())
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        self.setAccessibleName(self.tr("What is new"))
        px = look.px
        column_widget = QWidget(self)
        column_widget.setMaximumWidth(px(WIDEST))
        row = QHBoxLayout(self)
        row.setContentsMargins(px(INSET), px(36), px(32), px(16))
        row.addWidget(column_widget, 8)
        row.addStretch(1)
        column = QVBoxLayout(column_widget)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.heading = TextLabel(look, "", Text.PAGE_HEADING, wrap=True)
        self.meta = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        column.addWidget(self.heading)
        column.addSpacing(px(4))
        column.addWidget(self.meta)
        column.addSpacing(px(16))
        column.addLayout(self._choices())
        column.addSpacing(px(16))
        self.list = NewsList(look, self)
        self.list.source_wanted.connect(lambda group: self.source_wanted.emit(group, self.since))
        self.list.paper_wanted.connect(self.paper_wanted)
        self.list.currentItemChanged.connect(lambda *_: self._follow_list())
        self.setFocusProxy(self.list)
        column.addWidget(self.list, 1)
        self.hint = TextLabel(
            look,
            self.tr(
                "Take a page again when a month has passed, under whatever file name: "
                "what came since then is listed here."
            ),
            Text.SEARCH,
            "ink2",
            wrap=True,
        )
        column.addWidget(self.hint, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(Hairline(look))
        column.addLayout(self._foot())
        bridge.library_changed.connect(self._take_event)
        bridge.library_opened.connect(lambda _: self.read())
        self.show_news(self.news)

    @property
    def since(self) -> Since:
        """From when on, as it is chosen."""
        kind = SinceKind(self.kind.currentData())  # Qt keeps its text alone
        if kind is not SinceKind.DAY:
            return Since(kind)
        day = self.day.date()
        return Since(kind, date(day.year(), day.month(), day.day()))

    def read(self) -> None:
        """Look again, if the page is in sight."""
        if not self.isVisible():
            return
        since = self.since
        self._bridge.run(
            "",
            lambda session, progress: session.sources.news(since, progress),
            then=self.show_news,
            lane=Lane.READ,
            owner=self,
            key="news",
        )

    def show_news(self, news: News) -> None:
        """Lay it out."""
        self.news = news
        self.heading.setText(source_words.heading(news))
        self.meta.setText(source_words.meta(news))
        self.meta.setVisible(bool(self.meta.text()))
        self.list.show_news(news)
        some = bool(news.groups)
        self.list.setVisible(some)
        self.hint.setVisible(not some)
        self.papers.setEnabled(news.papers > 0)
        self.seen.setEnabled(some or news.unchanged > 0)
        self._follow_list()

    def showEvent(self, event: QShowEvent) -> None:
        """It may have been long ago."""
        super().showEvent(event)
        self.read()

    def _choices(self) -> FootRow:
        look = self._look
        row = FootRow()
        row.setSpacing(look.px(8))
        self.kind = DropDown(look, self)
        self.kind.setAccessibleName(self.tr("Since when"))
        self.kind.addItem(self.tr("Since you last looked"), SinceKind.LOOKED)
        self.kind.addItem(self.tr("With the last import"), SinceKind.IMPORT)
        self.kind.addItem(self.tr("Since a day"), SinceKind.DAY)
        self.kind.currentIndexChanged.connect(self._follow_kind)
        first = date.today() - timedelta(days=A_MONTH)
        self.day = QDateEdit(QDate(first.year, first.month, first.day), self)
        self.day.setAccessibleName(self.tr("First day"))
        self.day.setDisplayFormat("d MMMM yyyy")
        self.day.setCalendarPopup(True)
        self.day.setMaximumDate(QDate.currentDate())
        self.day.dateChanged.connect(lambda _: self.read())
        self.day.hide()
        for chooser in (self.kind, self.day):
            chooser.setMinimumSize(chooser.sizeHint().width(), look.px(32))  # since when is read
            row.addWidget(chooser)
        row.addStretch()
        self.open_all = Button(look, self.tr("Open all pages"), icon="external")
        self.open_all.clicked.connect(lambda: self.pages_wanted.emit(None))
        self.seen = Button(look, self.tr("Mark all as seen"), icon="check")
        self.seen.clicked.connect(lambda: self.seen_wanted.emit(None))
        self.papers = Button(look, self.tr("Read them now"), kind=ButtonKind.PRIMARY)
        self.papers.clicked.connect(lambda: self.papers_wanted.emit(self.since))
        for button in (self.open_all, self.seen, self.papers):
            row.addWidget(button)
        return row

    def _foot(self) -> FootRow:
        look = self._look
        row = FootRow()
        row.setContentsMargins(0, look.px(12), 0, 0)
        row.setSpacing(look.px(8))
        self.source_name = ElidedLabel(look, "", Text.STRONG)
        row.addWidget(self.source_name)
        row.addStretch()
        self.source_buttons = {
            name: Button(look, text, small=True)
            for name, text in (
                ("papers", self.tr("Show its papers")),
                ("page", self.tr("Open its page")),
                ("seen", self.tr("Mark as seen")),
                ("details", self.tr("Its copies…")),
            )
        }
        for name, button in self.source_buttons.items():
            button.clicked.connect(partial(self._ask, name))
            row.addWidget(button)
        return row

    def _ask(self, name: str) -> None:
        group = self.list.current_group()
        if group is None:
            return
        source = group.source.id
        if name == "papers":
            self.source_wanted.emit(group, self.since)
        elif name == "page":
            self.pages_wanted.emit([source])
        elif name == "seen":
            self.seen_wanted.emit([source])
        else:
            self.details_wanted.emit(source)

    def _follow_list(self) -> None:
        group: SourceNews | None = self.list.current_group()
        self.source_name.setText(group.source.name if group is not None else "")
        for button in self.source_buttons.values():
            button.setVisible(group is not None)
            if group is not None:
                button.setAccessibleDescription(group.source.name)
        if group is not None:
            self.source_buttons["page"].setEnabled(bool(group.source.address))

    def _follow_kind(self) -> None:
        self.day.setVisible(self.since.kind is SinceKind.DAY)
        self.read()

    def _take_event(self, event: LibraryEvent) -> None:
        changes = event.changes
        if changes.papers or changes.structure or changes.listings or changes.everything:
            self.read()
