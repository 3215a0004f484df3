"""FormulaObject: a formula as one letter of a text document, standing on the line's baseline."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF
from PySide6.QtGui import (
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


def formula_format(key: FormulaKey, like: QTextCharFormat) -> QTextCharFormat:
    """The format of the letter that stands for a formula."""
    shape = QTextCharFormat(like)
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

    So the leading stays even, whatever a formula has below the line.
    """

    def __init__(self, formulas: Formulas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._formulas = formulas

    def intrinsicSize(self, doc: QTextDocument, position: int, shape: QTextFormat) -> QSizeF:
        """Width, and height above the baseline, in px."""
        formula = self._formulas.formula(_key(shape))
        return QSizeF(formula.width, formula.ascent) if formula else QSizeF(0, 0)

    def drawObject(
        self,
        painter: QPainter,
        box: QRectF,
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
