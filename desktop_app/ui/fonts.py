"""Fonts: every kind of text the program sets, as factors of the system's size."""

from __future__ import annotations

import importlib.util
import os
from enum import Enum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

SMALLEST_BASE = 9.75
"""Points. A system that says less (9 is Qt's own guess) would make the small text too small."""
HAN = ("Noto Sans CJK SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei",
       "WenQuanYi Micro Hei")  # fmt: skip
HAN_SERIF = ("Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", "SimSun", *HAN)
"""Families for what the other fonts lack, where the window speaks Chinese: a system of another
language would take letters in the Japanese form."""
STEMS = "cff:darkening-parameters=500,160,1000,110,1667,110,2333,0"
"""Of what FreeType adds to the stems of small letters in OpenType fonts, two fifths."""
SERIF_PACKAGE = "font_source_serif_pro"
SERIF_FILES = ("Regular", "It", "Semibold", "SemiboldIt")
MEDIUM, SEMIBOLD, REGULAR = (
    QFont.Weight.Medium,
    QFont.Weight.DemiBold,
    QFont.Weight.Normal,
)


class _Kind(NamedTuple):
    points: float
    """At a base of 9.75."""
    weight: QFont.Weight
    serif: bool = False
    italic: bool = False
    figures: bool = False
    """Digits are equally wide."""


class Text(Enum):
    """Kinds of text. Serif is for the papers' own words and for headings of pages."""

    FIGURE = _Kind(24, SEMIBOLD, serif=True)
    READING_TITLE = _Kind(22, SEMIBOLD, serif=True)
    PAGE_HEADING = _Kind(20, SEMIBOLD, serif=True)
    DIALOG_HEADING = _Kind(16, SEMIBOLD, serif=True)
    PAPER_TITLE = _Kind(15, SEMIBOLD, serif=True)
    READING = _Kind(13.5, REGULAR, serif=True)
    ABSTRACT = _Kind(11.5, REGULAR, serif=True)
    SEARCH = _Kind(10.5, REGULAR)
    TITLE = _Kind(9.75, MEDIUM)
    """Titles in the table, and buttons."""
    BODY = _Kind(9.75, REGULAR)
    BODY_ITALIC = _Kind(9.75, REGULAR, italic=True)
    STRONG = _Kind(9.75, SEMIBOLD)
    SMALL = _Kind(9.25, REGULAR)
    """Authors, venue, meta, links."""
    SMALL_MEDIUM = _Kind(9.25, MEDIUM)
    SMALL_STRONG = _Kind(9.25, SEMIBOLD)
    LABEL = _Kind(8.75, SEMIBOLD)
    """Headings of sections."""
    COUNT = _Kind(8.75, REGULAR, figures=True)
    """Numbers, equally wide."""
    COUNT_STRONG = _Kind(8.75, SEMIBOLD, figures=True)
    CHIP = _Kind(8.5, MEDIUM)
    KEY = _Kind(8.25, MEDIUM)


class Fonts:
    """Makes each font once. base: points of the body, after the user's scale.

    serif_family: for reading. han: whether the window speaks Chinese.
    """

    def __init__(
        self, system: QFont, scale: float, serif_family: str, *, han: bool = False
    ) -> None:
        self.system = system
        self._han = han
        self.serif_family = serif_family
        self.base = max(system.pointSizeF(), SMALLEST_BASE) * scale
        self._made: dict[tuple[str, float], QFont] = {}

    def font(self, text: Text, factor: float = 1.0) -> QFont:
        """The font for a kind of text; factor enlarges it (the zoom of abstracts)."""
        key = (text.name, factor)
        font = self._made.get(key)
        if font is None:
            font = self._made[key] = self._make(text.value, factor)
        return font

    def _make(self, kind: _Kind, factor: float) -> QFont:
        font = QFont(self.serif_family) if kind.serif else QFont(self.system)
        if self._han:
            # The family that the system's alias stands for, else the Chinese one would come first.
            family = QFontInfo(font).family()
            font.setFamilies([family, *(HAN_SERIF if kind.serif else HAN)])
        font.setPointSizeF(kind.points / SMALLEST_BASE * self.base * factor)
        font.setWeight(kind.weight)
        font.setItalic(kind.italic)
        if kind.figures:
            font.setFeature(QFont.Tag("tnum"), 1)
        font.setHintingPreference(
            QFont.HintingPreference.PreferNoHinting
            if kind.serif
            else QFont.HintingPreference.PreferVerticalHinting
        )
        return font


def thin_stems() -> None:
    """For dark colours, before the first text.

    Qt has FreeType thicken the stems of OpenType fonts, of which Chinese letters and the reading
    face are, since its blending makes dark letters thinner. Light ones it makes bolder by itself.
    """
    os.environ.setdefault("FREETYPE_PROPERTIES", STEMS)


@cache
def load_serif() -> str:
    """Register the reading face of its package with Qt; its family, or the system's serif.

    To be done before any text is laid out: what is laid out numbers the fonts that stand in for
    letters its own lacks, and another font among them turns these letters into others.
    """
    family = ""
    package = importlib.util.find_spec(SERIF_PACKAGE)
    for folder in (package and package.submodule_search_locations) or ():
        for name in SERIF_FILES:
            file = Path(folder) / "files" / f"SourceSerifPro-{name}.otf"
            number = QFontDatabase.addApplicationFont(str(file))
            if number >= 0 and not family:
                family = QFontDatabase.applicationFontFamilies(number)[0]
    return family or QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
