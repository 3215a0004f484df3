"""TeachBar: the parts of a record to be marked, each with its key, in place of the legend."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui.controls.button import Button, ButtonKind
from desktop_app.ui.controls.flow_layout import FlowLayout
from desktop_app.ui.listings import field_colours
from desktop_app.ui.look import Look

KEYS = {
    "title": "T",
    "authors": "A",
    "venue": "V",
    "year": "Y",
    "abstract": "B",
    "identifiers": "I",
    "ignore": "X",
}


class TeachBar(QWidget):
    """The keys work in the source; the buttons are for the mouse and for reading them."""

    mark_wanted = Signal(str)
    """A field."""
    take_back_wanted = Signal()
    """The last mark."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Mark the chosen text"))
        inset = QVBoxLayout(self)
        inset.setContentsMargins(look.px(16), look.px(6), look.px(16), look.px(6))
        buttons = QWidget(self)
        row = FlowLayout(buttons, gap=look.px(6))
        inset.addWidget(buttons)
        self.buttons: dict[str, Button] = {}
        for field, key in KEYS.items():
            button = Button(look, field_colours.name(field), small=True, key=key)
            button.setAccessibleName(
                self.tr("Mark as {field}").format(field=field_colours.name(field))
            )
            button.clicked.connect(partial(self.mark_wanted.emit, field))
            self.buttons[field] = button
            row.addWidget(button)
        self.back = Button(
            look, self.tr("Take back"), kind=ButtonKind.QUIET, small=True, key=self.tr("Backspace")
        )
        self.back.clicked.connect(self.take_back_wanted)
        row.addWidget(self.back)

    def set_marks(self, count: int) -> None:
        """How many marks there are."""
        self.back.setEnabled(count > 0)
