"""A drawing as SVG or PNG: what is painted on the screen, painted into bytes."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QBuffer, QIODevice, QRect, QSize
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage, QPainter

Draw = Callable[[QPainter], object]
RATIO = 2
"""Pixels of a PNG to one of the screen, each way."""


class PictureFormat(StrEnum):
    """value: the ending of the file's name."""

    SVG = ".svg"
    PNG = ".png"


def as_svg(
    draw: Draw, size: QSize, ground: QColor, title: str, description: str, serif: str
) -> bytes:
    """Text stays text, in the fonts of the screen, of which `serif` is the one with serifs; where
    they are missing, others like them take their place. size: in px."""
    from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415  (who saves none need not load it)

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setResolution(96)
    generator.setTitle(title)
    generator.setDescription(description)
    painter = QPainter(generator)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), ground)
    draw(painter)
    painter.end()
    return _with_likes(bytes(buffer.data().data()), serif)


def _with_likes(drawn: bytes, serif: str) -> bytes:
    """The family that the system's own name stands for, and a kind of font, behind each family."""

    def families(match: re.Match[str]) -> str:
        name = match.group(1)
        known = dict.fromkeys((name, QFontInfo(QFont(name)).family()))
        return f'font-family="{", ".join(known)}, {"serif" if name == serif else "sans-serif"}"'

    return re.sub('font-family="([^"]*)"', families, drawn.decode()).encode()


def as_image(draw: Draw, size: QSize, ground: QColor) -> QImage:
    """size: in px; the image has RATIO times as many each way."""
    image = QImage(size * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(ground)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


def as_png(image: QImage) -> bytes:
    """The file of an image. Any thread; takes some 100 ms for a whole page."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
