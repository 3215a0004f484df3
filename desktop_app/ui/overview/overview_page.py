"""OverviewPage: what the library holds, drawn; it follows the library while it is in sight."""

from __future__ import annotations

import time

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.model.overview import EVERYTHING, Extent
from desktop_app.model.query import PaperQuery
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.button import Button
from desktop_app.ui.controls.drop_down import DropDown
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview import overview_words
from desktop_app.ui.overview.card_grid import CardGrid
from desktop_app.ui.overview.chart import PAD
from desktop_app.ui.overview.overview_counting import OverviewCounting
from desktop_app.ui.overview.overview_empty import OverviewEmpty
from desktop_app.ui.view_state import ViewState

INSET, TOP, FOOT = 32, 28, 24
WIDEST = 2_400
AFTER_CHANGE, PATIENCE = 1_000, 4
"""Ms from a change of the library until it is counted again, or so many times as long as counting
took: an import that writes on and on is neither slowed by it, nor does it keep it from an end."""


class OverviewPage(QWidget):
    """What is chosen and what is to be saved goes out; it knows no file."""

    papers_wanted = Signal(str)
    """A condition: the papers of a mark, of those that are drawn."""
    menu_wanted = Signal(str, QPoint)
    """The name of a drawing, and where on the screen."""

    def __init__(
        self, bridge: Bridge, view_state: ViewState, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._view_state = view_state
        self._look = look
        self._stale = True
        self._began = 0.0
        self._changed = False  # since counting began
        self.counting = OverviewCounting(bridge, self)
        self.setAccessibleName(self.tr("Overview"))
        self.grid = CardGrid(look)
        self.empty = OverviewEmpty(look)
        self._inside = QWidget()
        self._inside.setAutoFillBackground(True)
        self._inside.setBackgroundRole(QPalette.ColorRole.Base)
        self._column = QWidget()
        self._column.setMaximumWidth(look.px(WIDEST))
        outer = QHBoxLayout(self._inside)
        inset = look.px(INSET - PAD)
        outer.setContentsMargins(inset, look.px(TOP), inset, look.px(FOOT))
        outer.addWidget(self._column)
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addSpacing(look.px(18))
        line = QHBoxLayout()
        line.setContentsMargins(look.px(PAD), 0, look.px(PAD), 0)
        self.line = Hairline(look)
        line.addWidget(self.line)
        column.addLayout(line)
        column.addSpacing(look.px(12))
        column.addWidget(self.grid)
        column.addStretch(1)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setBackgroundRole(QPalette.ColorRole.Base)
        self.area.setWidget(self._inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.area)
        whole.addWidget(self.empty)
        self.empty.hide()
        self.setFocusProxy(self.grid.charts["years"])
        self._again = QTimer(self, singleShot=True, interval=AFTER_CHANGE)
        self._again.timeout.connect(self._count_again)
        self.grid.chosen.connect(self.papers_wanted)
        self.grid.menu_wanted.connect(self.menu_wanted)
        self.counting.counted.connect(self._take)
        self.counting.finished.connect(self._finish)
        view_state.query_changed.connect(self._offer_scopes)
        bridge.library_opened.connect(lambda _: self._change(now=True))
        bridge.library_changed.connect(lambda _: self._change())
        self._offer_scopes()

    @property
    def query(self) -> PaperQuery:
        """The papers that are drawn."""
        shown = self.scope.currentIndex() == 1
        return self._view_state.query if shown else EVERYTHING

    def count(self) -> None:
        """Count everything again, if the page is in sight; what is drawn stays until then."""
        self._again.stop()
        if self.isVisible():
            self._stale = self._changed = False
            self._began = time.monotonic()
            self.counting.start(self.query)
        else:
            self._stale = True

    def picture_size(self) -> tuple[int, int]:
        """Of draw(), in px."""
        inset = 2 * self._look.px(INSET - PAD)
        return self._column.width() + inset, self._column.height() + inset

    def draw(self, painter: QPainter) -> None:
        """Heading, words and all drawings, as they go into a picture."""
        inset = self._look.px(INSET - PAD)
        painter.save()
        painter.translate(inset, inset)
        said = ((self.heading, "ink", self.heading.text()), (self.meta, "ink2", self.drawn))
        for label, ink, text in said:
            place = QRectF(label.mapTo(self._column, QPoint(0, 0)), label.size())
            painter.setFont(label.font())
            painter.setPen(getattr(self._look.tokens, ink))
            painter.drawText(place, int(Qt.TextFlag.TextWordWrap), text)
        line = self.line.mapTo(self._column, QPoint(0, 0))
        painter.fillRect(line.x(), line.y(), self.line.width(), 1, self._look.tokens.line)
        painter.translate(self.grid.pos())
        self.grid.draw(painter)
        painter.restore()

    def showEvent(self, event: QShowEvent) -> None:
        """What changed meanwhile is counted."""
        super().showEvent(event)
        if self._stale:
            self.count()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who has left it waits for no count."""
        super().hideEvent(event)
        self.counting.stop()
        self._stale = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drawings use the height there is."""
        super().resizeEvent(event)
        self._give_room()

    def _head(self) -> QVBoxLayout:
        look = self._look
        self.heading = TextLabel(look, self.tr("Overview"), Text.PAGE_HEADING)
        self.drawn = ""
        self.meta = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        # Else the page would be as high as these words are where it is narrowest.
        policy = self.meta.sizePolicy()
        policy.setHeightForWidth(False)
        self.meta.setSizePolicy(policy)
        self.scope = DropDown(look)
        self.scope.setAccessibleName(self.tr("Which papers are drawn"))
        self.scope.setMinimumHeight(look.px(32))
        self.scope.setMaximumWidth(look.px(340))
        self.scope.addItem(self.tr("Whole library"))
        self.scope.currentIndexChanged.connect(lambda _: self.count())
        self.save = Button(look, self.tr("Save pictures"), icon="export")
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        row.addWidget(self.heading, 1)
        row.addWidget(self.scope, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.save, 0, Qt.AlignmentFlag.AlignTop)
        rows = QVBoxLayout()
        rows.setContentsMargins(look.px(PAD), 0, look.px(PAD), 0)
        rows.setSpacing(look.px(4))
        rows.addLayout(row)
        rows.addWidget(self.meta)
        return rows

    def _offer_scopes(self, *_: object) -> None:
        """What was shown before the Overview can be drawn alone."""
        query = self._view_state.query
        there = (query.place, query.text.strip()) != (EVERYTHING.place, "")
        blocked = self.scope.blockSignals(True)
        shown = self.scope.currentIndex() == 1 and there
        while self.scope.count() > 1:
            self.scope.removeItem(1)
        if there:
            self.scope.addItem(overview_words.shown_last(query))
            whole = overview_words.shown_last(query, whole=True)
            self.scope.setItemData(1, whole, Qt.ItemDataRole.ToolTipRole)
        self.scope.setCurrentIndex(1 if shown else 0)
        self.scope.blockSignals(blocked)
        self.scope.setVisible(there)
        if shown:
            self._change(now=True)

    def _change(self, *, now: bool = False) -> None:
        self._stale = True
        if now:
            self.count()
        elif not self._again.isActive():
            self._again.start()

    def _count_again(self) -> None:
        if self.counting.busy:
            self._changed = True
        else:
            self.count()

    def _finish(self) -> None:
        spent = 1000 * (time.monotonic() - self._began)
        self._again.setInterval(max(AFTER_CHANGE, int(PATIENCE * spent)))
        if self._changed:
            self._change()

    def _take(self, name: str, counts: object) -> None:
        if isinstance(counts, Extent):
            everything = self.scope.currentIndex() != 1
            self.drawn = overview_words.extent(counts, everything=everything)
            self.meta.setText(overview_words.with_hint(self.drawn))
            nothing = not counts.papers and everything
            self.empty.setVisible(nothing)
            self.area.setVisible(not nothing)
            self._give_room()
            return
        self.grid.show_counts(name, counts)

    def _give_room(self) -> None:
        look = self._look
        wide = self.width() - 2 * look.px(INSET)
        words = self.meta.heightForWidth(min(wide, look.px(WIDEST - 2 * PAD)))
        self.meta.setFixedHeight(max(0, words))  # -1 where there are none yet
        if (layout := self._column.layout()) is not None:
            layout.activate()
        above = self.grid.y() + look.px(TOP)
        self.grid.set_room(self.height() - above - look.px(FOOT))
