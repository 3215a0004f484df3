"""RowStyle: fonts, measures and colours of a row, taken from the look once per change of it."""

from __future__ import annotations

from functools import cached_property, lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QStaticText, QTextOption

from desktop_app.model.paper_row import Status
from desktop_app.ui.look import Look, TagColours, Text, paint_status
from desktop_app.ui.papers.text_line import TextLine

FIRST_TALL = "\u2e80"
"""The first of the letters of Chinese, Japanese and Korean, for which most fonts have none."""
CHIP_LEAST = 72
"""A chip that does not fit whole is drawn elided from this width on; otherwise it is counted."""


def rise(text: str, font: QFont) -> float:
    """Px that a line begins higher than its font says, where Chinese letters are another font's."""
    if text.isascii() or max(text) < FIRST_TALL:
        return 0.0
    return TextLine(text, font).ascent - QFontMetricsF(font).ascent()


def static_text(text: str, font: QFont) -> QStaticText:
    """One line, shaped once: drawing it costs a tenth of what drawing a string costs."""
    made = QStaticText(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    made.setTextOption(option)
    made.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    made.prepare(font=font)
    return made


class RowStyle:
    """Made anew whenever the look changes; everything here is ready to paint with."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.tokens = look.tokens
        self.height = look.row_height
        self.title = look.font(Text.TITLE)
        self.read_title = look.font(Text.BODY)
        self.untitled = look.font(Text.BODY_ITALIC)
        self.small = look.font(Text.SMALL)
        self.numbers = QFont(self.small)
        self.numbers.setFeature(QFont.Tag("tnum"), 1)
        self.chip = look.font(Text.CHIP)
        self.title_metrics = QFontMetricsF(self.title)
        self.read_metrics = QFontMetricsF(self.read_title)
        self.untitled_metrics = QFontMetricsF(self.untitled)
        self.small_metrics = QFontMetricsF(self.small)
        self.number_metrics = QFontMetricsF(self.numbers)
        self.chip_metrics = QFontMetricsF(self.chip)
        self.pad = look.px(8)
        self.title_pad = look.px(6)
        self.bar = 3
        self.chip_height = look.px(18)
        self.chip_pad = look.px(7)
        self.chip_gap = look.px(4)
        self.chip_least = look.px(CHIP_LEAST)
        self.status_box = look.px(16)
        inner = self.height - 1
        metrics = self.title_metrics
        self.baseline = round((inner - metrics.height()) / 2 + metrics.ascent())
        self.chip_top = (inner - self.chip_height) // 2
        chip = self.chip_metrics
        # Static text is placed by its top, one ascent above the baseline.
        self.chip_text_top = (
            self.chip_top
            + round((self.chip_height - chip.height()) / 2 + chip.ascent())
            - chip.ascent()
        )
        self.mark_top = self.baseline - round(metrics.ascent() * 0.98)
        self.mark_height = round(metrics.height() * 1.0)
        # Words that stand in many rows are measured and shaped once.
        self.chip_width = lru_cache(maxsize=4096)(self._chip_width)
        self.number_width = lru_cache(maxsize=4096)(self._number_width)
        self.small_width = lru_cache(maxsize=4096)(self._small_width)
        self.small_elided = lru_cache(maxsize=8192)(self._small_elided)
        self.shared_text = lru_cache(maxsize=8192)(static_text)
        self.rise = lru_cache(maxsize=8192)(rise)
        self._marks: dict[tuple[Status, float], QPixmap] = {}

    @cached_property
    def maths(self) -> QFont:
        """For formulas in titles."""
        font = QFont(self.title)
        font.setFamily(self.look.fonts.serif_family)
        font.setItalic(True)
        font.setWeight(QFont.Weight.Normal)
        font.setPointSizeF(self.title.pointSizeF() * 1.06)
        return font

    def tag(self, hue: int | None) -> TagColours:
        """Colours of a tag's chip."""
        return self.look.tag(hue)

    def status_mark(self, status: Status, ratio: float) -> QPixmap:
        """The mark of a status in its box, for a device's ratio."""
        mark = self._marks.get((status, ratio))
        if mark is None:
            mark = self._marks[status, ratio] = QPixmap(
                QSizeF(self.status_box * ratio, self.status_box * ratio).toSize()
            )
            mark.setDevicePixelRatio(ratio)
            mark.fill(Qt.GlobalColor.transparent)
            painter = QPainter(mark)
            box = QRectF(0, 0, self.status_box, self.status_box)
            paint_status(painter, box, status, self.tokens)
            painter.end()
        return mark

    def _number_width(self, text: str) -> float:
        return self.number_metrics.horizontalAdvance(text)

    def _small_width(self, text: str) -> float:
        return self.small_metrics.horizontalAdvance(text)

    def _small_elided(self, text: str, room: int) -> str:
        return self.small_metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

    def _chip_width(self, text: str) -> int:
        return round(self.chip_metrics.horizontalAdvance(text)) + 2 * self.chip_pad
