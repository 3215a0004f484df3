"""FieldLegend: which colour is which field."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.field_place import PLACED_FIELDS
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.controls.painting import paint_tag_dot
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.listings import field_colours
from desktop_app.ui.look import Look, Text


class FieldLegend(QWidget):
    """A square and a name for each field; in several lines where it is narrow."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inset = QVBoxLayout(self)
        inset.setContentsMargins(look.px(24), look.px(6), look.px(16), look.px(6))
        fields = QWidget(self)
        row = FlowLayout(fields, gap=look.px(6))
        for field in PLACED_FIELDS:
            pair = QWidget(fields)
            side_by_side = QHBoxLayout(pair)
            side_by_side.setContentsMargins(0, 0, look.px(10), 0)
            side_by_side.setSpacing(look.px(6))
            side_by_side.addWidget(_Square(look, field, pair))
            side_by_side.addWidget(TextLabel(look, field_colours.name(field), Text.SMALL))
            row.addWidget(pair)
        inset.addStretch(1)
        inset.addWidget(fields)
        inset.addStretch(1)


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
