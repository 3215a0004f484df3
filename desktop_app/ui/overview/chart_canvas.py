"""ChartCanvas: what all drawings of the Overview are made of, over any painter."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from desktop_app.ui.look import Look, Text, Tokens
from desktop_app.ui.overview.axis import Label, placed, shown_labels

LEFT, RIGHT, CENTRE = (
    Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
)  # fmt: skip
TITLE_FACTOR = 1.12
LABEL_GAP = 12


class ChartCanvas:
    """Lengths are in px. Blocks and rules are filled on whole pixels, so that they are crisp."""

    def __init__(self, painter: QPainter, look: Look) -> None:
        self.painter = painter
        self.look = look

    @property
    def tokens(self) -> Tokens:
        """The colours as they are now."""
        return self.look.tokens

    def text(
        self, box: QRectF, text: str, font: QFont, ink: QColor,
        side: Qt.AlignmentFlag = LEFT,
    ) -> float:  # fmt: skip
        """One line in the middle of the box's height, cut with … where it is longer; its width."""
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()) + 1)
        self.painter.setFont(font)
        self.painter.setPen(ink)
        flags = side | Qt.AlignmentFlag.AlignVCenter
        self.painter.drawText(
            box.adjusted(-1 if side is RIGHT else 0, 0, 1, 0),
            int(flags) | int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip),
            shown,
        )
        return float(metrics.horizontalAdvance(shown))

    def block(self, box: QRectF, colour: QColor) -> None:
        """A square-cornered ground."""
        self.painter.fillRect(box.toAlignedRect(), colour)

    def rule(self, left: float, y: float, right: float, colour: QColor) -> None:
        """A hairline."""
        self.painter.fillRect(round(left), round(y), max(0, round(right - left)), 1, colour)

    def dot(self, centre: QPointF, radius: float, colour: QColor) -> None:
        """A round mark."""
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawEllipse(centre, radius, radius)
        self.painter.restore()

    def polyline(self, points: list[QPointF], colour: QColor, width: float) -> None:
        """A line through points."""
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.drawPolyline(points)
        self.painter.restore()

    def scale(self, box: QRectF, ticks: list[int], left: float) -> None:
        """Hairlines over a box for round numbers, the lowest at its foot; the numbers end at its
        left side less 8 px, and have room from `left` on."""
        count, tokens = self.look.font(Text.COUNT), self.tokens
        high = self.look.metrics(Text.COUNT).height()
        for number in ticks:
            y = box.bottom() - box.height() * number / ticks[-1]
            self.rule(box.left(), y, box.right(), tokens.line2 if not number else tokens.line)
            room = QRectF(left, y - high / 2, box.left() - self.look.px(8) - left, high)
            self.text(room, f"{number:,}", count, tokens.ink3, RIGHT)

    def labels(
        self, y: float, left: float, right: float, middles: list[float], texts: list[str],
        *, strong: int | None = None, last: int | None = None,
    ) -> None:  # fmt: skip
        """Labels below a drawing, as many as do not touch. strong: the place of one that is shown
        in ink before all others. last: see shown_labels()."""
        metrics = self.look.metrics(Text.COUNT)
        high, gap = metrics.height(), self.look.px(LABEL_GAP)
        labels = [
            Label(middle, metrics.horizontalAdvance(text))
            for middle, text in zip(middles, texts, strict=True)
        ]
        shown = shown_labels(labels, left, right, gap, last)
        kept = None
        if strong is not None:
            wide = self.look.metrics(Text.COUNT_STRONG).horizontalAdvance(texts[strong])
            kept = placed(Label(middles[strong], wide), left, right)
        for at in shown:
            start, end = placed(labels[at], left, right)
            if kept is None or end + gap / 2 < kept[0] or start - gap / 2 > kept[1]:
                # A pixel more, for what is cut to whole ones: they do not touch.
                room = QRectF(start, y, end - start + 1, high)
                self.text(room, texts[at], self.look.font(Text.COUNT), self.tokens.ink3)
        if kept is not None and strong is not None:
            room = QRectF(kept[0], y, kept[1] - kept[0] + 1, high)
            self.text(room, texts[strong], self.look.font(Text.COUNT_STRONG), self.tokens.ink)


def title_font(look: Look) -> QFont:
    """The font of a drawing's title."""
    return look.font(Text.STRONG, TITLE_FACTOR)
