"""Tag colours: a dot, a ground and a text colour out of one hue, alike in weight for every hue."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor

STONE_HUE = 80.0
CHROMA_STEP = 0.001
IN_GAMUT = 1e-4
"""How far a linear sRGB channel may lie outside 0..1 and still count as inside."""

# (lightness, chroma of a hue, chroma of Stone) in OKLCH
LIGHT_PARTS = ((0.605, 0.122, 0.012), (0.928, 0.032, 0.008), (0.40, 0.078, 0.012))
DARK_PARTS = ((0.72, 0.112, 0.012), (0.345, 0.044, 0.008), (0.88, 0.057, 0.012))


class TagColours(NamedTuple):
    """dot: the square in the sidebar; chip: the ground under the name; text: on the chip."""

    dot: QColor
    chip: QColor
    text: QColor


@lru_cache(maxsize=1024)
def tag_colours(hue: int | None, dark: bool) -> TagColours:
    """Colours of a hue in OKLCH degrees; None is the grey called Stone."""
    parts = DARK_PARTS if dark else LIGHT_PARTS
    dot, chip, text = (
        oklch(lightness, stone if hue is None else chroma, STONE_HUE if hue is None else hue)
        for lightness, chroma, stone in parts
    )
    return TagColours(dot, chip, text)


def oklch(lightness: float, chroma: float, hue: float) -> QColor:
    """The sRGB colour; chroma is lowered until it lies inside."""
    while True:
        red, green, blue = _linear_rgb(lightness, chroma, math.radians(hue))
        inside = all(-IN_GAMUT <= channel <= 1 + IN_GAMUT for channel in (red, green, blue))
        if inside or chroma <= 0:
            return QColor(*(round(255 * _gamma(channel)) for channel in (red, green, blue)))
        chroma -= CHROMA_STEP


def _linear_rgb(lightness: float, chroma: float, angle: float) -> tuple[float, float, float]:
    a, b = chroma * math.cos(angle), chroma * math.sin(angle)
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    return (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )


def _gamma(channel: float) -> float:
    channel = min(1.0, max(0.0, channel))
    return 12.92 * channel if channel <= 0.0031308 else 1.055 * channel ** (1 / 2.4) - 0.055
