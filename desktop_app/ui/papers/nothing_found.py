"""NothingFound: what stands in the table where a search or a place holds no paper."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.model.query import ALL, INBOX, LIBRARY, PaperQuery, Place
from desktop_app.ui import words
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.keyed_label import KeyedLabel
from desktop_app.ui.controls.line_drawing import LineDrawing
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.papers.nothing_words import nothing_in
from desktop_app.ui.papers.table_view import PaperTableView
from desktop_app.ui.view_state import ViewState

INSET, EDGE = 32, 12
MOST_ROOM = 160
"""What it may ask for: with more, a window of large text would not fit on a small screen."""


class NothingFound(QWidget):
    """Lies over the viewport of its table, so that the keyboard stays where it is.

    Heading and buttons are always seen whole; the sentence, and then the drawing, where there is
    room for them.
    """

    def __init__(
        self, bridge: Bridge, view_state: ViewState, look: Look, table: PaperTableView
    ) -> None:
        super().__init__(table.viewport())
        self._bridge = bridge
        self._view_state = view_state
        self._look = look
        self._table = table
        self._viewport = table.viewport()
        self._elsewhere = ALL  # the place that the second button leads to
        self._drawing = LineDrawing(look, "search", self)
        self._heading = TextLabel(look, "", Text.DIALOG_HEADING, wrap=True, parent=self)
        self._sentence = KeyedLabel(look, "", Text.BODY, "ink2", wrap=True, parent=self)
        for label in (self._heading, self._sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._clear = Button(look, self.tr("Clear the search"), key="Esc", parent=self)
        self._wider = Button(look, "", parent=self)
        self._clear.clicked.connect(self._clear_search)
        self._wider.clicked.connect(self._search_wider)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(look.px(8))
        middle = Qt.AlignmentFlag.AlignHCenter
        self._buttons.addWidget(self._clear, 0, middle)
        self._buttons.addWidget(self._wider, 0, middle)
        column = self._column = QVBoxLayout(self)
        edge = look.px(EDGE)
        column.setContentsMargins(look.px(INSET), edge, look.px(INSET), edge)
        column.setSpacing(look.px(8))
        column.addStretch(2)
        column.addWidget(self._drawing, 0, middle)
        column.addSpacing(look.px(4))
        column.addWidget(self._heading)
        column.addWidget(self._sentence)
        column.addSpacing(look.px(8))
        column.addLayout(self._buttons)
        column.setAlignment(self._buttons, middle)
        column.addStretch(3)
        self._viewport.installEventFilter(self)
        table.installEventFilter(self)
        view_state.found_changed.connect(self._follow)
        view_state.query_changed.connect(self._follow)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """As large as the viewport; the key on the button is one of the table it lies over."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape and self._clear.isVisible():
                self._clear_search()
                return True
        return super().eventFilter(watched, event)

    def _follow(self, *_: object) -> None:
        nothing = self._view_state.found == 0
        if nothing:
            query = self._view_state.query
            searched = bool(query.text)
            said = nothing_in(query.place, searched=searched)
            self._drawing.show_icon(said.icon)
            self._heading.setText(said.heading)
            if said.key:
                names = {"tag": query.place.argument}
                self._sentence.say(said.sentence, said.without, names, key=said.key)
            else:
                self._sentence.setText(said.sentence)
            self._clear.setVisible(searched)
            self._wider.hide()
            if searched and query.place != ALL:
                self._look_elsewhere(query, ALL)
            elif query.place == LIBRARY:
                self._look_elsewhere(query, INBOX)
        self.setVisible(nothing)
        self._fit()

    def _fit(self) -> None:
        """As large as the viewport; buttons go below each other where that is narrow."""
        if self.isHidden():
            self._ask_room(0)
            return
        room = self._viewport.rect()
        shown = [
            each.sizeHint().width() for each in (self._clear, self._wider) if not each.isHidden()
        ]
        side_by_side = sum(shown) + self._buttons.spacing() + 2 * self._look.px(INSET)
        narrow = side_by_side > room.width()
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(way)
        self._drawing.hide()
        self._sentence.show()
        least = self._column.totalHeightForWidth(room.width())
        bar = self._table.horizontalScrollBar()
        beside = bar.height() if bar.isVisible() else 0
        self._ask_room(min(least + beside, self._look.px(MOST_ROOM)))
        self._sentence.setVisible(least <= room.height())
        drawn = self._drawing.height() + self._column.spacing()
        self._drawing.setVisible(least + drawn <= room.height())
        self.setGeometry(room)

    def _ask_room(self, height: int) -> None:
        if height != self._table.laid_over:
            self._table.laid_over = height
            # Not within a layout of the window: what is asked for there may go unheard.
            QTimer.singleShot(0, self._table, self._table.updateGeometry)

    def _clear_search(self) -> None:
        self._view_state.set_text("")

    def _look_elsewhere(self, query: PaperQuery, place: Place) -> None:
        there = replace(query, place=place)

        def take(count: int) -> None:
            if count and self._view_state.query == query and self._view_state.found == 0:
                self._offer(count, place)

        self._bridge.run(
            "",
            lambda session, _: len(session.search.ids(there)),
            then=take,
            failed=lambda _: None,  # the search itself has told it
            lane=Lane.READ,
            owner=self,
            key="papers elsewhere",
        )

    def _offer(self, count: int, place: Place) -> None:
        found = words.papers(count)
        if place == INBOX:
            sentence = self.tr("{papers} wait in the Inbox for you to keep or dismiss them.")
            if count == 1:
                sentence = self.tr("{papers} waits in the Inbox for you to keep or dismiss it.")
            button = self.tr("Open the Inbox")
        else:
            sentence = self.tr("Not here, but elsewhere in your library {papers} match.")
            if count == 1:
                sentence = self.tr("Not here, but elsewhere in your library {papers} matches.")
            button = self.tr("Show {papers} in all places").format(papers=found)
        self._elsewhere = place
        self._sentence.setText(sentence.format(papers=found))
        self._wider.setText(button)
        self._wider.updateGeometry()
        self._wider.show()
        self._fit()

    def _search_wider(self) -> None:
        query = self._view_state.query
        self._view_state.set_query(replace(query, place=self._elsewhere))
