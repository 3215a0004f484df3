"""YearBars: how many papers each year has, as flat bars over a hairline."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop_app.ui import words
from desktop_app.ui.look import Look, Text

HEIGHT, WIDEST = 34, 26


class YearBars(QWidget):
    """Years between the first and the last without papers have their room too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._years: dict[int, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Papers by year"))
        look.changed.connect(self.updateGeometry)

    def show_years(self, years: tuple[tuple[int, int], ...]) -> None:
        """(year, papers), ascending; with fewer than two there is nothing to compare."""
        self._years = dict(years)
        self.setVisible(len(years) > 1)
        self.setAccessibleDescription(
            ", ".join(f"{year}: {words.papers(papers)}" for year, papers in years)
        )
        self.update()

    def sizeHint(self) -> QSize:
        """Bars, and the first and the last year below."""
        return QSize(0, self._look.px(HEIGHT) + self._look.metrics(Text.COUNT).height() + 4)

    def event(self, event: QEvent) -> bool:
        """A tip for the year under the mouse."""
        if isinstance(event, QHelpEvent):
            year = self._year_at(event.pos())
            said = "" if year is None else f"{year} · {words.papers(self._years.get(year, 0))}"
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Snapped to whole pixels."""
        if not self._years:
            return
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        foot, most = look.px(HEIGHT), max(self._years.values())
        first, last = min(self._years), max(self._years)
        pitch = self._pitch()
        for year, papers in self._years.items():
            high = max(2, round((foot - 2) * papers / most))
            left = int((year - first) * pitch)
            painter.fillRect(left, foot - high, max(1, int(pitch) - 1), high, tokens.bar)
        painter.fillRect(0, foot, self.width(), 1, tokens.line)
        painter.setFont(look.font(Text.COUNT))
        painter.setPen(tokens.ink3)
        end = max(int((last - first + 1) * pitch), look.px(80))
        box = QRect(0, foot + 3, end, self.height() - foot - 3)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), str(first))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), str(last))
        painter.end()

    def _pitch(self) -> float:
        span = max(self._years) - min(self._years) + 1
        return min(float(self._look.px(WIDEST)), self.width() / span)

    def _year_at(self, point: QPoint) -> int | None:
        if not self._years or self._pitch() <= 0:
            return None
        year = min(self._years) + int(point.x() / self._pitch())
        return year if year <= max(self._years) else None
