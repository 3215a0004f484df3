"""ChartTip: what a mark stands for, on a raised ground beside it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.controls.painting import RADIUS_BUTTON, rounded
from desktop_app.ui.look import Look, Text
from desktop_app.ui.overview.chart import Chart, Mark

PAD_X, PAD_Y, AWAY = 10, 7, 8
WIDEST = 420


class ChartTip(QWidget):
    """Lies over the drawings and lets the mouse through; for mouse and keyboard alike."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._over = parent
        self.mark: Mark | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_mark(self, chart: Chart, mark: Mark | None) -> None:
        """Beside a mark of a drawing, inside the parent; None hides it."""
        self.mark = mark
        if mark is None:
            self.hide()
            return
        look, parent = self._look, self._over
        strong, plain = look.metrics(Text.SMALL_STRONG), look.metrics(Text.SMALL)
        lines = (strong.horizontalAdvance(mark.name), plain.horizontalAdvance(self._below(mark)))
        wide = min(max(lines) + 2 * look.px(PAD_X) + 2, look.px(WIDEST), parent.width())
        high = strong.height() + plain.height() + 2 * look.px(PAD_Y)
        box = QRect(chart.mapTo(parent, mark.box.topLeft().toPoint()), mark.box.size().toSize())
        left = box.center().x() - wide // 2
        top = box.top() - high - look.px(AWAY)
        if top < 0:
            top = box.bottom() + look.px(AWAY)
        left = max(0, min(left, parent.width() - wide))
        self.setGeometry(left, top, wide, high)
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The name, and below it what there is of it."""
        if self.mark is None:
            return
        look, tokens = self._look, self._look.tokens
        painter = QPainter(self)
        rounded(painter, QRectF(self.rect()), RADIUS_BUTTON, tokens.raised, tokens.line2)
        strong, plain = look.metrics(Text.SMALL_STRONG), look.metrics(Text.SMALL)
        wide = self.width() - 2 * look.px(PAD_X)
        right = Qt.TextElideMode.ElideRight
        y = look.px(PAD_Y)
        for text, kind, ink, metrics in (
            (self.mark.name, Text.SMALL_STRONG, tokens.ink, strong),
            (self._below(self.mark), Text.SMALL, tokens.ink2, plain),
        ):
            painter.setFont(look.font(kind))
            painter.setPen(ink)
            painter.drawText(
                look.px(PAD_X), y + metrics.ascent(), metrics.elidedText(text, right, wide + 1)
            )
            y += metrics.height()
        painter.end()

    def _below(self, mark: Mark) -> str:
        return self.tr("{value}. Click to show").format(value=mark.value)
