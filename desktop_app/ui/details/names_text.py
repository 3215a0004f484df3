"""NamesText: the authors of a paper as words to read, each of which leads to its author."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.details.author_words import SEPARATOR
from desktop_app.ui.details.formulas import Formulas
from desktop_app.ui.details.reading_text import ReadingText, Setting
from desktop_app.ui.look import Look
from desktop_app.ui.papers.text_line import utf16


class NamesText(ReadingText):
    """A click on a name tells it as the paper has it; a drag selects text as everywhere."""

    name_chosen = Signal(str)

    def __init__(
        self, look: Look, formulas: Formulas, setting: Setting, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, formulas, setting, parent)
        self._ends: tuple[tuple[int, str], ...] = ()
        self.viewport().setMouseTracking(True)

    def show_names(self, names: Sequence[str], written: Sequence[str]) -> None:
        """Names as the paper has them, and as they are read."""
        ends, at = [], 0
        for name, shown in zip(names, written, strict=True):
            at += utf16(shown, len(shown))
            ends.append((at, name))
            at += len(SEPARATOR)
        text = SEPARATOR.join(written)
        # A formula takes other room than its source: then no place tells a name.
        self._ends = () if "$" in text else tuple(ends)
        self.show_text(text)

    def name_at(self, point: QPointF) -> str:
        """The name under a point of the viewport; empty where there is none."""
        layout = self.document().documentLayout()
        at = layout.hitTest(point, Qt.HitTestAccuracy.ExactHit)
        return next((name for end, name in self._ends if 0 <= at <= end), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand over names."""
        over = not event.buttons() and bool(self.name_at(event.position()))
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click is meant for a name where it selected nothing."""
        super().mouseReleaseEvent(event)
        name = self.name_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and name:
            if not self.textCursor().hasSelection():
                self.name_chosen.emit(name)
