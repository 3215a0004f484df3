"""FormulaObject: a formula as one letter of a text document, standing on the line's baseline."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from desktop_app.ui.details.formulas import FormulaKey, Formulas

FORMULA_TYPE = QTextFormat.ObjectTypes.UserObject.value + 1
LATEX = QTextFormat.Property.UserProperty.value + 1
SIZE = LATEX + 1
COLOUR = LATEX + 2
OBJECT = "\ufffc"


def formula_format(key: FormulaKey, like: QTextCharFormat, hanging: float = 0.0) -> QTextCharFormat:
    """The format of the letter that stands for a formula.

    hanging: px that the line must make room for below its baseline; 0 for what fits the leading.
    """
    shape = QTextCharFormat(like)
    if hanging:
        # Under this alignment Qt takes the descent of the letter's font for that of the object.
        font = QFont(like.font())
        usual = max(1, QFontMetrics(font).descent())
        font.setPointSizeF(font.pointSizeF() * max(0.5, hanging / usual))
        shape.setFont(font)
        shape.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignBaseline)
    shape.setObjectType(FORMULA_TYPE)
    shape.setProperty(LATEX, key[0])
    shape.setProperty(SIZE, key[1])
    shape.setProperty(COLOUR, key[2])
    return shape


def latex_of(shape: QTextFormat) -> str:
    """The formula's source without dollar signs; empty where this is no formula."""
    return str(shape.property(LATEX) or "") if shape.objectType() == FORMULA_TYPE else ""


class FormulaObject(QPyTextObject):
    """Its box ends on the baseline; what hangs below is painted outside the box.

    So the leading stays even. Only what is higher than a line has a box that reaches below.
    """

    def __init__(self, formulas: Formulas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._formulas = formulas

    def intrinsicSize(self, doc: QTextDocument, position: int, shape: QTextFormat) -> QSizeF:
        """Width, and height above the baseline and of what hangs, in px."""
        formula = self._formulas.formula(_key(shape))
        if formula is None:
            return QSizeF(0, 0)
        letter = shape.toCharFormat()
        baseline = QTextCharFormat.VerticalAlignment.AlignBaseline
        hanging = 0
        if letter.verticalAlignment() is baseline:
            hanging = QFontMetrics(letter.font()).descent()
        return QSizeF(formula.width, formula.ascent + hanging)

    def drawObject(
        self,
        painter: QPainter,
        box: QRectF | QRect,
        doc: QTextDocument,
        position: int,
        shape: QTextFormat,
    ) -> None:
        """As outlines, so it is crisp at any scale."""
        formula = self._formulas.formula(_key(shape))
        if formula is not None:
            height = formula.ascent + formula.descent
            formula.drawing.render(painter, QRectF(box.x(), box.y(), formula.width, height))


def _key(shape: QTextFormat) -> FormulaKey:
    size, colour = shape.property(SIZE), shape.property(COLOUR)
    return str(shape.property(LATEX)), float(size or 0), str(colour)
