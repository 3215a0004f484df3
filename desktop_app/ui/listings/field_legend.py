"""FieldLegend: which colour is which field."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.model.field_place import PLACED_FIELDS
from desktop_app.ui.controls.painting import paint_tag_dot
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.listings import field_colours
from desktop_app.ui.look import Look, Text


class FieldLegend(QWidget):
    """A square and a name for each field."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(24), 0, look.px(16), 0)
        row.setSpacing(look.px(6))
        for field in PLACED_FIELDS:
            row.addWidget(_Square(look, field, self))
            row.addWidget(TextLabel(look, field_colours.name(field), Text.SMALL))
            row.addSpacing(look.px(10))
        row.addStretch(1)


class _Square(QWidget):
    def __init__(self, look: Look, field: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._field = field
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As large as a tag's square, with its name's height."""
        return QSize(self._look.px(8), self._look.px(16))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The square."""
        painter = QPainter(self)
        dot = field_colours.colours(self._look, self._field).dot
        paint_tag_dot(painter, self._look, 0, self.height() / 2, dot)
        painter.end()
