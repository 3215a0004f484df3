"""RowStyle: fonts, measures and colours of a row, taken from the look once per change of it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from desktop_app.ui.look import Look, TagColours, Text

CHIP_LEAST = 72
"""A chip that does not fit whole is drawn elided from this width on; otherwise it is counted."""


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
        self.maths = QFont(self.title)
        self.maths.setFamily(look.fonts.serif_family)
        self.maths.setItalic(True)
        self.maths.setWeight(QFont.Weight.Normal)
        self.maths.setPointSizeF(self.title.pointSizeF() * 1.06)
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
        self.chip_baseline = self.chip_top + round(
            (self.chip_height - chip.height()) / 2 + chip.ascent()
        )
        self.mark_top = self.baseline - round(metrics.ascent() * 0.98)
        self.mark_height = round(metrics.height() * 1.0)
        self.chip_width = lru_cache(maxsize=4096)(self._chip_width)

    def tag(self, hue: int | None) -> TagColours:
        """Colours of a tag's chip."""
        return self.look.tag(hue)

    def _chip_width(self, text: str) -> int:
        return round(self.chip_metrics.horizontalAdvance(text)) + 2 * self.chip_pad
