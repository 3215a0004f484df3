"""Tokens: the colours of the program by name, for light and for dark."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Tokens(NamedTuple):
    """Surfaces first, then ink, then the colours that mean something. Do not change the QColors.

    Green: where you are, what you can do. Yellow: found. Amber: cut, doubtful, incomplete. Red:
    lost or failed. ink3 never for what one must read; `disabled` for switched-off controls only.
    """

    dark: bool
    desk: QColor
    sheet: QColor
    raised: QColor
    sunk: QColor
    hover: QColor
    line: QColor
    line2: QColor
    edge: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    disabled: QColor
    accent: QColor
    link: QColor
    accent_hover: QColor
    on_accent: QColor
    accent_soft: QColor
    accent_line: QColor
    select: QColor
    select_idle: QColor
    marker: QColor
    marker_soft: QColor
    marker_ink: QColor
    differ: QColor
    amber: QColor
    amber_soft: QColor
    red: QColor
    red_soft: QColor
    bar: QColor
    bar_mute: QColor
    track: QColor


LIGHT = Tokens(
    dark=False,
    desk=QColor("#f3efe6"),
    sheet=QColor("#fdfcf8"),
    raised=QColor("#faf7f0"),
    sunk=QColor("#ebe6da"),
    hover=QColor("#f1ede2"),
    line=QColor("#e6e0d3"),
    line2=QColor("#cfc7b6"),
    edge=QColor("#8f8674"),
    ink=QColor("#24211c"),
    ink2=QColor("#585247"),
    ink3=QColor("#6b6457"),
    disabled=QColor("#a39b8b"),
    accent=QColor("#1d5f50"),
    link=QColor("#1d5f50"),
    accent_hover=QColor("#174d41"),
    on_accent=QColor("#ffffff"),
    accent_soft=QColor("#dfe9e2"),
    accent_line=QColor("#a9c7ba"),
    select=QColor("#e1ebe4"),
    select_idle=QColor("#ece7db"),
    marker=QColor("#fbe59a"),
    marker_soft=QColor("#fbefc4"),
    marker_ink=QColor("#3a2e07"),
    differ=QColor("#d3e6da"),
    amber=QColor("#8a5a0b"),
    amber_soft=QColor("#f8ecd2"),
    red=QColor("#a23a2a"),
    red_soft=QColor("#f8e4de"),
    bar=QColor("#a9c6b8"),
    bar_mute=QColor("#ddd6c6"),
    track=QColor("#e4decf"),
)

DARK = Tokens(
    dark=True,
    desk=QColor("#1c1a17"),
    sheet=QColor("#242220"),
    raised=QColor("#2a2825"),
    sunk=QColor("#161412"),
    hover=QColor("#2d2a27"),
    line=QColor("#35322d"),
    line2=QColor("#4a463f"),
    edge=QColor("#7d7668"),
    ink=QColor("#ebe6db"),
    ink2=QColor("#bcb4a5"),
    ink3=QColor("#a89f91"),
    disabled=QColor("#6f685d"),
    accent=QColor("#86c5ad"),
    link=QColor("#93cdb7"),
    accent_hover=QColor("#9bd4be"),
    on_accent=QColor("#10261f"),
    accent_soft=QColor("#263b34"),
    accent_line=QColor("#3f6356"),
    select=QColor("#263832"),
    select_idle=QColor("#32302b"),
    marker=QColor("#66531a"),
    marker_soft=QColor("#4a3e1d"),
    marker_ink=QColor("#fff0bd"),
    differ=QColor("#2c4c3f"),
    amber=QColor("#e3b566"),
    amber_soft=QColor("#3b301c"),
    red=QColor("#ee9a88"),
    red_soft=QColor("#40261f"),
    bar=QColor("#4d7263"),
    bar_mute=QColor("#423e37"),
    track=QColor("#3a3630"),
)
