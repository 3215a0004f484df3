"""CardGrid: the drawings of the Overview in rows that follow the width, hairlines between them."""

from __future__ import annotations

from datetime import date
from typing import Any

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.model.display_name import display_name
from desktop_app.model.facets import FacetKind
from desktop_app.model.harmless_text import harmless
from desktop_app.ui.look import Look
from desktop_app.ui.overview.card_rows import CARDS, Heights, places, rows_for, widths
from desktop_app.ui.overview.chart import PAD, Chart
from desktop_app.ui.overview.chart_tip import ChartTip
from desktop_app.ui.overview.name_chart import NameChart
from desktop_app.ui.overview.reading_chart import ReadingChart
from desktop_app.ui.overview.source_chart import SourceChart
from desktop_app.ui.overview.subject_chart import SubjectChart
from desktop_app.ui.overview.tag_chart import TagChart
from desktop_app.ui.overview.year_chart import YearChart

GUTTER, GAP = 24, 24


class CardGrid(QWidget):
    """charts: by the names of card_rows.CARDS; each has PAD around it for its ring.

    today: where axes of days end.
    """

    chosen = Signal(str)
    """A condition of the search language."""
    menu_wanted = Signal(str, QPoint)
    """The name of a drawing, and where on the screen."""

    def __init__(
        self, look: Look, parent: QWidget | None = None, today: date | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._room = 0
        self._lines: list[int] = []
        self.charts: dict[str, Chart] = dict(
            zip(
                CARDS,
                (
                    YearChart(look, self),
                    ReadingChart(look, self, today),
                    SubjectChart(look, self),
                    TagChart(look, self, today),
                    SourceChart(look, self, today),
                    NameChart(
                        look, FacetKind.AUTHOR, self.tr("Authors seen most"),
                        self.tr("No paper names an author."),
                        lambda name: harmless(display_name(name)), self,
                    ),
                    NameChart(
                        look, FacetKind.VENUE, self.tr("Venues seen most"),
                        self.tr("No paper names a venue."), parent=self,
                    ),
                ),
                strict=True,
            )
        )  # fmt: skip
        self.tip = ChartTip(look, self)
        for name, chart in self.charts.items():
            chart.chosen.connect(self.chosen)
            chart.pointed.connect(lambda mark, chart=chart: self.tip.show_mark(chart, mark))
            chart.menu_wanted.connect(lambda at, name=name: self.menu_wanted.emit(name, at))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_room(self, height: int) -> None:
        """How high it may be without anything being scrolled."""
        if height != self._room:
            self._room = height
            self.arrange()

    def show_counts(self, name: str, counts: Any) -> None:
        """Other counts for one drawing, of the kind that it draws."""
        self.charts[name].show_counts(counts)
        self.arrange()

    def arrange(self) -> None:
        """Place all drawings; to be called when what they show has other needs."""
        look = self._look
        gutter, width = look.px(GUTTER), self.width()
        rows = rows_for(width / look.px(100) * 100)
        needs = {}
        for row in rows:
            for (name, _), (_, wide) in zip(row, widths(row, width, gutter), strict=True):
                needs[name] = Heights(*self.charts[name].heights(wide))
        found, self._lines, high = places(rows, needs, width, self._room, gutter, look.px(GAP))
        for name, place in found.items():
            self.charts[name].setGeometry(*place)
        self.setFixedHeight(high)
        for chart in self.charts.values():
            if chart.current is not None:  # it may stand elsewhere now
                self.tip.show_mark(chart, chart.current)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as it is; any width will do."""
        return QSize(self._look.px(700), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need other rows."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines between the rows."""
        painter = QPainter(self)
        self._paint_lines(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """All of it, as it goes into a picture."""
        self._paint_lines(painter)
        for chart in self.charts.values():
            painter.save()
            painter.translate(chart.pos())
            chart.draw(painter)
            painter.restore()

    def _paint_lines(self, painter: QPainter) -> None:
        pad = self._look.px(PAD)
        for y in self._lines:
            painter.fillRect(pad, y, self.width() - 2 * pad, 1, self._look.tokens.line)
