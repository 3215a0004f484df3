"""SpacedLayout: the layout of a plain text whose rows stand further apart than its font says."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextDocument
from PySide6.QtWidgets import QPlainTextDocumentLayout


class SpacedLayout(QPlainTextDocumentLayout):
    """space: px below each row; a row that is broken into several keeps them close together."""

    def __init__(self, document: QTextDocument, space: int) -> None:
        super().__init__(document)
        self.space = space

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:
        """As tall as its text, and the space."""
        return super().blockBoundingRect(block).adjusted(0, 0, 0, self.space)
